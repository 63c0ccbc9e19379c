import { account } from '#schema/account/account.ts'
import type { AnswerOf } from '#schema/call.ts'
import { decodeAnswer } from '#schema/entity.ts'
import type { Route } from '#schema/pages.ts'
import { type EmbeddedState, embeddedStateId } from '#schema/wire/embeddedState.ts'

/** Session answers embedded in the document, and the route and customer they are for. */
interface EmbeddedSession {
  readonly route: string
  readonly customerId: number | null
  readonly user: AnswerOf<typeof account.currentUser>
  readonly menu: AnswerOf<typeof account.menu>
  readonly access: AnswerOf<typeof account.pageAccess>
}

const decode = ({ user, menu, access, ...of }: EmbeddedState): EmbeddedSession => ({
  ...of,
  user: decodeAnswer(account.currentUser.answer, user, 'user'),
  menu: decodeAnswer(account.menu.answer, menu, 'menu'),
  access: decodeAnswer(account.pageAccess.answer, access, 'access'),
})

const read = (): EmbeddedSession | null => {
  const opened: EmbeddedState | null = JSON.parse(document.getElementById(embeddedStateId)?.textContent || 'null')
  return opened && decode(opened)
}

/** Falls back to fetching if the embedded JSON is invalid. */
const readQuietly = () => {
  try {
    return read()
  } catch {
    return null
  }
}

/** Embedded answers; null if no user is signed in or the gateway did not get them in time. */
const embedded = readQuietly()

export const embeddedUserFor = (route: string, customerId: number | null) =>
  embedded?.route === route && embedded.customerId === customerId && embedded.access.ok ? embedded.user : null

/** True for the pages of the menu in the document. */
export const isInEmbeddedMenu = (route: Route) =>
  embedded?.menu[0].some(({ items }) => items.some(({ slug }) => slug === route)) ?? false

/** Customer the document was opened for; null also if the document does not contain it. */
export const embeddedCustomer = embedded?.customerId ?? null

/** Each embedded answer is as old as the document, so it is used only once. */
const consumable = <T>(value: T | null) => {
  let left = value
  return () => {
    const current = left
    left = null
    return current
  }
}

export const takeEmbeddedUser = consumable(embedded?.user ?? null)

export const takeEmbeddedMenu = consumable(embedded && { customerId: embedded.customerId, menu: embedded.menu })

const takeAccess = consumable(embedded)

export const takeEmbeddedAccess = (route: string, customerId: number | null) => {
  const opened = takeAccess()
  return opened && opened.route === route && opened.customerId === customerId ? opened.access : null
}
