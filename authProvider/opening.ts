import { CallFailed } from '../dataProvider/calls/CallFailed.ts'
import { send } from '../dataProvider/calls/client.ts'
import { currentCustomer } from '../dataProvider/customer.ts'
import { account } from '../schema/account/account.ts'
import type { AnswerOf, InputOf } from '../schema/call.ts'
import type { Page } from '../schema/page.ts'
import { trailTo } from '../schema/pages.ts'
import { isOffered } from '../schema/wire/offered.ts'
import { fetchCurrentUser } from './currentUser.ts'
import { fetchMenu } from './menu.ts'
import { forgetCustomer, keepCustomer } from './switchCustomer.ts'

/** Whether a page may be seen, its name, and the way to it. */
export type PageAccess = AnswerOf<typeof account.pageAccess>

type Visit = InputOf<typeof account.pageAccess>

/** An id for one opening of a page. Drawn by hand: `randomUUID` is missing where a portal is served without TLS. */
const newNavigation = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** What the page-access call is told of this visit (spec 1 §3). */
const visitOf = (page: Page, navigation: string, customerId: number | null): Visit => ({
  slug: page.slug || '/',
  customerId,
  isMobile: window.matchMedia?.('(max-width: 767px)').matches ?? false,
  browser: navigator.userAgent.slice(0, 255),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  navigation,
})

/** Asks on behalf of the tab's customer, and lets go of one that is not the user's to act for. */
const askFor = async <Answer>(ask: (customer: number | null) => Promise<Answer>) => {
  const customer = currentCustomer()
  try {
    const answer = await ask(customer)
    if (customer !== null) keepCustomer(customer)
    return answer
  } catch (error) {
    // A customer of whoever used this tab before: the page opens anew without one.
    if (customer !== null && error instanceof CallFailed && error.status === 404) forgetCustomer(customer)
    throw error
  }
}

/**
 * Says whether the tab's customer is the user's, by a question that counts no visit. Home is open to everybody who is
 * signed in; a connected service that takes only specified calls has the menu for it.
 */
export const askForCustomer = (signal: AbortSignal) =>
  askFor(async (customerId) => {
    if (customerId === null) return false
    if (!isOffered(account.pageAccessByGet)) return fetchMenu(customerId, signal)
    return send(account.pageAccessByGet, { slug: '/', customerId }, { signal, handlesExpiry: true })
  })

const askForPage = (page: Page, navigation: string, signal: AbortSignal): Promise<PageAccess> =>
  askFor((customer) => send(account.pageAccess, visitOf(page, navigation, customer), { signal, handlesExpiry: true }))

/** Nobody asks the server whether a page may be seen that all may see; its place is known here. */
const askForSession = async (page: Page, signal: AbortSignal): Promise<PageAccess> => {
  await fetchCurrentUser()
  await askForCustomer(signal)
  return { ok: true, trail: trailTo(page) }
}

/** One opening of a page, known by its id: the server is asked about it once, and counts one visit. */
export type Opening = {
  readonly id: string
  readonly ask: () => Promise<PageAccess>
  /** What the server has answered; null before. */
  readonly answer: () => PageAccess | null
  /** Nobody waits for the answer any more. */
  readonly leave: () => void
}

/** Begins an opening of a page; it asks when it is told to. */
export const openingOf = (page: Page): Opening => {
  const id = newNavigation()
  const inTime = new AbortController()
  let asked: Promise<PageAccess> | null = null
  let answer: PageAccess | null = null
  const askOnce = async () => {
    answer = await (page.guard === 'page' ? askForPage(page, id, inTime.signal) : askForSession(page, inTime.signal))
    return answer
  }
  const ask = () => {
    asked ??= askOnce()
    return asked
  }
  return { id, ask, answer: () => answer, leave: () => inTime.abort() }
}
