import { type Cookie, expect, type Page } from '@playwright/test'
import { clearStorage, goOn } from './stayingTab.ts'

/** Demo accounts, by the local part of their e-mail at `anvil.example`. */
export type Account = 'admin' | 'staff' | 'manager' | 'rep' | 'customer' | 'hold' | 'new' | 'steel' | 'direct' | 'group'

export const demoPassword = 'Forge-2026'

export const emailOf = (account: Account) => `${account}@anvil.example`

/** Signs in by API, without the form, and opens a page of the portal. */
export const signIn = (page: Page, account: Account, path = '/forge/') => signInAs(page, emailOf(account), path)

const sessions = new Map<string, Cookie[]>()

/** Like `signIn`, for accounts that are not part of the demo. Reuses a valid session in a new browser context. */
export async function signInAs(page: Page, email: string, path = '/forge/') {
  const cookies = sessions.get(email)
  const token = cookies?.find(({ name }) => name === 'friat')?.value
  if (await goOn(page, { email, token, path })) return
  // A page that is still open would ask with the session that the new one replaces.
  await page.goto('about:blank')
  if (!(await resume(page, cookies))) await beginSession(page, email)
  await page.goto(path)
}

/** Signs in without loading a page, for tests of the first page load. */
export async function signInWithoutPage(page: Page, account: Account) {
  const email = emailOf(account)
  await clearStorage(page)
  if (!(await resume(page, sessions.get(email)))) await beginSession(page, email)
}

async function resume(page: Page, cookies: Cookie[] | undefined) {
  const context = page.context()
  if (!cookies || (await context.cookies()).length > 0) return false
  await context.addCookies(cookies)
  if ((await page.request.get('/auth/api/logged-user/')).ok()) return true
  await context.clearCookies()
  return false
}

export async function beginSession(page: Page, email: string) {
  const answer = await page.request.post('/auth/api/oauth/token/', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
    form: { grant_type: 'password', username: email, password: demoPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const cookies = await page.context().cookies()
  sessions.set(
    email,
    cookies.filter(({ name }) => name === 'friat' || name === 'fricn'),
  )
}

export async function fillSignIn(page: Page, email: string, password = demoPassword) {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

export async function signInByForm(page: Page, email: string, password = demoPassword) {
  await page.goto('/')
  await fillSignIn(page, email, password)
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
}
