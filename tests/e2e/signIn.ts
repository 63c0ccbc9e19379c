import { expect, type Page } from '@playwright/test'

/** The demo accounts, by the part of their e-mail before `@anvil.example`. */
export type Account = 'admin' | 'staff' | 'manager' | 'rep' | 'customer' | 'hold' | 'new' | 'steel' | 'direct' | 'group'

export const demoPassword = 'Forge-2026'

export const emailOf = (account: Account) => `${account}@anvil.example`

/** Signs in as the browser does, without the form, and opens a page of the portal. */
export async function signIn(page: Page, account: Account, path = '/forge/') {
  const answer = await page.request.post('/auth/api/oauth/token/', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
    form: { grant_type: 'password', username: emailOf(account), password: demoPassword },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  await page.goto(path)
}

/** Signs in as a person does: the form, then the portal chooser. */
export async function signInByForm(page: Page, account: Account, password = demoPassword) {
  await page.goto('/')
  await page.getByLabel(/e-?mail/i).fill(emailOf(account))
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await page.waitForURL('**/forge/**')
}
