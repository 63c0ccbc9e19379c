import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { currentCustomer } from '#dataProvider/customer.ts'
import { account } from '#schema/account/account.ts'
import type { AnswerOf, InputOf } from '#schema/call.ts'
import type { Page } from '#schema/page.ts'
import { breadcrumbTo } from '#schema/pages.ts'
import { isOffered } from '#schema/wire/offered.ts'
import { fetchCurrentUser } from './currentUser.ts'
import { fetchMenu } from './menu.ts'
import { forgetCustomer, keepCustomer } from './switchCustomer.ts'

export type PageAccess = AnswerOf<typeof account.pageAccess>

type Visit = InputOf<typeof account.pageAccess>

/** Random id for one opening of a page. Not `randomUUID`, which is unavailable without TLS. */
const newNavigation = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')

const visitOf = (page: Page, navigation: string, customerId: number | null): Visit => ({
  slug: page.slug || '/',
  customerId,
  isMobile: window.matchMedia?.('(max-width: 767px)').matches ?? false,
  browser: navigator.userAgent.slice(0, 255),
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  language: navigator.language,
  navigation,
})

const askFor = async <Answer>(ask: (customer: number | null) => Promise<Answer>) => {
  const customer = currentCustomer()
  try {
    const answer = await ask(customer)
    if (customer !== null) keepCustomer(customer)
    return answer
  } catch (error) {
    // The customer may belong to the tab's previous user: the page reopens without one.
    if (customer !== null && error instanceof CallError && error.status === 404) forgetCustomer(customer)
    throw error
  }
}

/**
 * Returns true if the user may act for the tab's customer. Uses a call that counts no visit: home, which is open to
 * every signed-in user; with a connected service that offers only specified calls, the menu.
 */
export const askForCustomer = (signal: AbortSignal) =>
  askFor(async (customerId) => {
    if (customerId === null) return false
    if (!isOffered(account.pageAccessByGet)) return fetchMenu(customerId, signal)
    return send(account.pageAccessByGet, { slug: '/', customerId }, { signal, handlesExpiry: true })
  })

const askForPage = (page: Page, navigation: string, signal: AbortSignal): Promise<PageAccess> =>
  askFor((customer) => send(account.pageAccess, visitOf(page, navigation, customer), { signal, handlesExpiry: true }))

/** Pages open to every signed-in user need no access request; their breadcrumb is known on the client. */
const askForSession = async (page: Page, signal: AbortSignal): Promise<PageAccess> => {
  await fetchCurrentUser()
  await askForCustomer(signal)
  return { ok: true, trail: breadcrumbTo(page) }
}

/** One opening of a page, identified by its id: access is requested once and counts as one visit. */
export type Opening = {
  readonly id: string
  readonly ask: () => Promise<PageAccess>
  readonly answer: () => PageAccess | null
  /** Aborts the request. */
  readonly leave: () => void
}

const createOpening = (page: Page): Opening => {
  const id = newNavigation()
  const inTime = new AbortController()
  let pending: Promise<PageAccess> | null = null
  let answer: PageAccess | null = null
  const askOnce = async () => {
    answer = await (page.guard === 'page' ? askForPage(page, id, inTime.signal) : askForSession(page, inTime.signal))
    return answer
  }
  const ask = () => {
    pending ??= askOnce()
    return pending
  }
  return { id, ask, answer: () => answer, leave: () => inTime.abort() }
}

let ahead: { readonly page: Page; readonly customer: number | null; readonly opening: Opening } | null = null

/** Asks for the first page of the document while the user is still being fetched. */
export const askAhead = (page: Page) => {
  const opening = createOpening(page)
  const leave = () => {
    ahead = null
    opening.leave()
  }
  ahead = { page, customer: currentCustomer(), opening: { ...opening, leave } }
  // The page guard handles failures.
  opening.ask().catch(() => undefined)
}

/**
 * An opening of a page: the one that was asked for ahead, until it is left or the tab has another customer; otherwise
 * `ask` sends the request.
 */
export const openingOf = (page: Page): Opening => {
  if (ahead?.page === page && ahead.customer === currentCustomer()) return ahead.opening
  ahead = null
  return createOpening(page)
}
