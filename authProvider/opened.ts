import { account } from '../schema/account/account.ts'
import type { AnswerOf } from '../schema/call.ts'
import { type Opened, openedId } from '../schema/wire/opened.ts'

/** Session answers embedded in the document, and the route and customer they are for. */
interface Told {
  readonly route: string
  readonly customerId: number | null
  readonly user: AnswerOf<typeof account.currentUser>
  readonly menu: AnswerOf<typeof account.menu>
  readonly access: AnswerOf<typeof account.pageAccess>
}

const decode = ({ user, menu, access, ...of }: Opened): Told => ({
  ...of,
  user: account.currentUser.answer.decode(user, 'user'),
  menu: account.menu.answer.decode(menu, 'menu'),
  access: account.pageAccess.answer.decode(access, 'access'),
})

const read = (): Told | null => {
  const opened: Opened | null = JSON.parse(document.getElementById(openedId)?.textContent || 'null')
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
const told = readQuietly()

export const openedFor = (route: string, customerId: number | null) =>
  told?.route === route && told.customerId === customerId && told.access.ok ? told.user : null

/** Customer the document was opened for; null also if the document does not contain it. */
export const openedCustomer = told?.customerId ?? null

/** Each embedded answer is as old as the document, so it is used only once. */
const once = <T>(value: T | null) => {
  let left = value
  return () => {
    const taken = left
    left = null
    return taken
  }
}

export const takeOpenedUser = once(told?.user ?? null)

export const takeOpenedMenu = once(told && { customerId: told.customerId, menu: told.menu })

const takeAccess = once(told)

export const takeOpenedAccess = (route: string, customerId: number | null) => {
  const opened = takeAccess()
  return opened && opened.route === route && opened.customerId === customerId ? opened.access : null
}
