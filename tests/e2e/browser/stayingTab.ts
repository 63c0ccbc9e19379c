import type { Page } from '@playwright/test'
import { goTo } from './goTo.ts'

/** Signed-in user of a reused tab, the customer in its URL, and if the state is from an earlier test. */
interface Tab {
  readonly email?: string
  readonly customer?: string | null
  readonly isOfBefore: boolean
}

const staying = new WeakMap<Page, Tab>()

export const beginIn = (page: Page) => staying.set(page, { ...staying.get(page), isOfBefore: true })

/** Records a sign-in by the form: the next test may continue as this user. */
export const staysAs = (page: Page, email: string) => staying.set(page, { email, isOfBefore: false })

const customerIn = (path: string) => new URL(path, 'http://portal').searchParams.get('fcid')

interface Destination {
  readonly email: string
  readonly token: string | undefined
  readonly path: string
}

/**
 * Navigates within a reused tab, if nothing of the earlier test is left; returns false if it cannot. A page load takes
 * several times as long.
 */
export async function goOn(page: Page, { email, token, path }: Destination) {
  const tab = staying.get(page)
  if (!tab) return false
  const customer = customerIn(path)
  // Without a customer in the new address, the tab must not have one either.
  const isChosen = customer !== null || !(tab.customer || customerIn(page.url()))
  const isSame = tab.email === email && isChosen && path.startsWith('/forge/')
  // A test may have signed in another user with the form.
  const isLed = isSame && (await isSignedIn(page, token)) && (await hasCleared(page, tab))
  if (!isLed && tab.isOfBefore) await clearStorage(page)
  staying.set(page, { email, customer, isOfBefore: false })
  if (isLed) await goTo(page, path.replace('/forge', ''))
  return isLed
}

const isSignedIn = async (page: Page, token?: string) =>
  new URL(page.url()).pathname.startsWith('/forge/') &&
  (await page.context().cookies()).some(({ name, value }) => name === 'friat' && value === (token ?? value))

/** Goes to an unknown path, checks that no overlay remains, and clears the saved list state. */
async function hasCleared(page: Page, { isOfBefore }: Tab) {
  await page.mouse.move(0, 0)
  await goTo(page, '/nothing')
  const cleared = await page.waitForFunction(isClear, Date.now(), { polling: 20 })
  const is = (await cleared.jsonValue()) === 'clear'
  if (is && isOfBefore) await page.evaluate(() => localStorage.clear())
  return is
}

/** Runs in the page. Overlays disappear soon; the page itself may take longer. */
function isClear(since: number) {
  const isThere = document.querySelector('h1')?.textContent === 'Page not found'
  const isCovered =
    document.querySelector('[role=dialog], [role=alert], [role=menu], [role=listbox], [role=tooltip]') !== null
  if (isThere && !isCovered) return 'clear'
  return Date.now() - since > (isCovered ? 1000 : 5000) ? 'covered' : false
}

/**
 * Moves a reused tab to a page that loads no data; returns false if it cannot. Not possible if the user is deleted
 * after the test.
 */
export async function leavePage(page: Page, isDeleted: (email: string) => boolean) {
  const tab = staying.get(page)
  if (!tab?.email || isDeleted(tab.email) || page.isClosed()) return false
  return (await isSignedIn(page)) && hasCleared(page, { ...tab, isOfBefore: false })
}

/** Clears a reused tab; only the HTTP cache of immutable files remains. */
export async function clearStorage(page: Page) {
  if (!staying.has(page)) return
  staying.set(page, { isOfBefore: false })
  // Leave the portal first: its page would continue to send requests without a session, and save its state when left.
  await page.goto('/readyz')
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
