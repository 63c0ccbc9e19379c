import type { Page } from '@playwright/test'
import { goTo } from './goTo.ts'

/** The tabs that stay from one test to the next: who is signed in there, and the customer that their address named. */
const staying = new WeakMap<Page, { email?: string; customer?: string | null }>()

export const letStay = (page: Page) => staying.set(page, {})

const customerIn = (path: string) => new URL(path, 'http://portal').searchParams.get('fcid')

/**
 * Goes on to a page as a link does, in a tab that stays and shows nothing of the test before; answers whether it could.
 * To open a page anew takes several times as long.
 */
export async function goOn(page: Page, email: string, path: string) {
  const tab = staying.get(page)
  if (!tab) return false
  const customer = customerIn(path)
  // An address that names no customer says nothing against the one of before.
  const isSame = tab.email === email && (customer !== null || !tab.customer)
  const isLed = isSame && (await isSignedIn(page)) && (await hasCleared(page))
  if (!isLed) await leaveNothing(page)
  staying.set(page, { email, customer })
  if (isLed) await goTo(page, path.replace('/forge', ''))
  return isLed
}

const isSignedIn = async (page: Page) => (await page.context().cookies()).some(({ name }) => name === 'friat')

/** Goes to an address without a page, and sees whether anything stays above it. */
async function hasCleared(page: Page) {
  const isClear = () =>
    document.querySelector('h1')?.textContent === 'Page not found' &&
    document.querySelector('[role=dialog], [role=alert], [role=menu], [role=listbox], [role=tooltip]') === null
  await page.mouse.move(0, 0)
  await goTo(page, '/nothing')
  const cleared = page.waitForFunction(isClear, undefined, { timeout: 1000 })
  return cleared.then(
    () => true,
    () => false,
  )
}

/** Leaves nothing in a tab that stays but what the browser keeps of files that never change. */
export async function leaveNothing(page: Page) {
  if (!staying.has(page)) return
  letStay(page)
  await page.context().clearCookies()
  // A page of the portal would write down, as it is left, what it still holds.
  await page.goto('/readyz')
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
}
