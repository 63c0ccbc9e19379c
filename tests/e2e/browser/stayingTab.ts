import type { Page } from '@playwright/test'
import { goTo } from './goTo.ts'

/** Who is signed in on a tab that stays from one test to the next, the customer that the address named, and whether in this test. */
interface Tab {
  readonly email?: string
  readonly customer?: string | null
  readonly isOfBefore: boolean
}

const staying = new WeakMap<Page, Tab>()

/** A test begins in a tab that stays. */
export const beginIn = (page: Page) => staying.set(page, { ...staying.get(page), isOfBefore: true })

/** Somebody has signed in by the form: the next test may go on as them. */
export const staysAs = (page: Page, email: string) => staying.set(page, { email, isOfBefore: false })

const customerIn = (path: string) => new URL(path, 'http://portal').searchParams.get('fcid')

interface Destination {
  readonly email: string
  /** The session that is theirs, if there is one. */
  readonly token: string | undefined
  readonly path: string
}

/**
 * Goes on to a page as a link does, in a tab that stays and shows nothing of the test before; answers whether it could.
 * To open a page anew takes several times as long.
 */
export async function goOn(page: Page, { email, token, path }: Destination) {
  const tab = staying.get(page)
  if (!tab) return false
  const customer = customerIn(path)
  // An address that names no customer says nothing against the one that was named or chosen before.
  const isChosen = customer !== null || !(tab.customer || customerIn(page.url()))
  const isSame = tab.email === email && isChosen && path.startsWith('/forge/')
  // A test may have signed somebody else in by the form.
  const isLed = isSame && (await isSignedIn(page, token)) && (await hasCleared(page, tab))
  if (!isLed && tab.isOfBefore) await leaveNothing(page)
  staying.set(page, { email, customer, isOfBefore: false })
  if (isLed) await goTo(page, path.replace('/forge', ''))
  return isLed
}

const isSignedIn = async (page: Page, token?: string) =>
  new URL(page.url()).pathname.startsWith('/forge/') &&
  (await page.context().cookies()).some(({ name, value }) => name === 'friat' && value === (token ?? value))

/** Goes to an address without a page, sees whether anything stays above it, and forgets how another test left its lists. */
async function hasCleared(page: Page, { isOfBefore }: Tab) {
  await page.mouse.move(0, 0)
  await goTo(page, '/nothing')
  const cleared = await page.waitForFunction(isClear, Date.now(), { polling: 20 })
  const is = (await cleared.jsonValue()) === 'clear'
  if (is && isOfBefore) await page.evaluate(() => localStorage.clear())
  return is
}

/** Runs in the page: what leaves does so soon; a page that does not come is waited for longer. */
function isClear(since: number) {
  const isThere = document.querySelector('h1')?.textContent === 'Page not found'
  const isCovered =
    document.querySelector('[role=dialog], [role=alert], [role=menu], [role=listbox], [role=tooltip]') !== null
  if (isThere && !isCovered) return 'clear'
  return Date.now() - since > (isCovered ? 1000 : 5000) ? 'covered' : false
}

/**
 * A tab that stays leaves the page it is at, for one that reads nothing; answers whether it could. Who is deleted after
 * the test cannot stay.
 */
export async function leavePage(page: Page, isDeleted: (email: string) => boolean) {
  const tab = staying.get(page)
  if (!tab?.email || isDeleted(tab.email) || page.isClosed()) return false
  return (await isSignedIn(page)) && hasCleared(page, { ...tab, isOfBefore: false })
}

/** Leaves nothing in a tab that stays but what the browser keeps of files that never change. */
export async function leaveNothing(page: Page) {
  if (!staying.has(page)) return
  staying.set(page, { isOfBefore: false })
  // A page of the portal would ask on without its session, and write down, as it is left, what it still holds.
  await page.goto('/readyz')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
