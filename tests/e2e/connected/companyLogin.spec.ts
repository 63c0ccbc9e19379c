import type { Page } from '@playwright/test'
import { tokenAt } from '#tests/support/client/apiClient.ts'
import { visit } from '../screens/stage.ts'
import { test as base, expect } from './connected.ts'

const test = base.extend({
  settings: [
    async ({ settings, company }, use) => use({ ...settings, LOGIN_URL: company.login.url }),
    { scope: 'worker' },
  ],
})

test.use({ expectedErrors: [/foreign request: http:\/\/localhost:\d+\/(sign-in|favicon)|status of (400|401)/] })

const cookies = async (page: Page, url: string) =>
  (await page.context().cookies(url)).flatMap(({ name }) => (name === 'frlang' ? [] : [name])).sort()
const atCompany = (page: Page) => page.getByRole('heading', { name: 'Company sign-in' })

const comesBack = async (page: Page) => {
  await expect(atCompany(page)).toBeVisible()
  await page.getByRole('link', { name: 'Sign in as somebody' }).click()
}

test.beforeEach(async ({ company, portal }) => {
  company.login.sendsTo = { portal: portal.url, token: await tokenAt(company.url, 'admin') }
})

test("a signed-out user is sent to the company's login page and back to the requested page", async ({
  page,
  portal,
  company: { login },
}) => {
  await visit(page, '/forge/users?perPage=10&page=2')
  await expect(atCompany(page)).toBeVisible()
  expect(login.queries.at(-1)?.get('next')).toBe('/forge/users?perPage=10&page=2')
  expect(await cookies(page, portal.url)).toEqual(['frsent'])

  await comesBack(page)
  await expect(page).toHaveURL('/forge/users?perPage=10&page=2')
  await expect(page.getByText('11–20 of 120')).toBeVisible()
  expect(await cookies(page, portal.url)).toEqual(['friat', 'fricn'])
  expect(await page.evaluate(() => `${document.cookie} ${document.referrer}`)).not.toContain(login.sendsTo.token)
  const entries = await page.evaluate(() => performance.getEntries().map(({ name }) => name))
  expect(entries.filter((name) => name.includes(login.sendsTo.token))).toEqual([])
})

test("a link with a token signs in only browsers that were sent to the company's login page", async ({
  page,
  portal,
  company: { login },
}) => {
  const link = `/forge/loginexterno?session=${login.sendsTo.token}&next=%2Fforge%2Fusers`
  await visit(page, link)
  await expect(atCompany(page)).toBeVisible()
  expect(await cookies(page, portal.url)).toEqual(['frsent'])
  await comesBack(page)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()

  // A browser with a session ignores a session in a link.
  const session = async () => (await page.context().cookies(portal.url)).find(({ name }) => name === 'friat')
  const before = await session()
  await page.goto(`/forge/loginexterno?session=${await tokenAt(portal.url, 'customer')}`)
  await expect(atCompany(page)).toBeVisible()
  expect(before).toBeDefined()
  expect(await session()).toEqual(before)
})

test("an expired session is renewed at the company's login page", async ({ page, company: { login } }) => {
  await visit(page, '/forge/login')
  await comesBack(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.context().clearCookies({ name: 'friat' })
  await page.goto('/forge/users')
  await page.getByRole('dialog', { name: 'Session expired' }).getByRole('button', { name: 'Continue' }).click()
  await expect(atCompany(page)).toBeVisible()
  expect(login.queries.at(-1)?.get('next')).toBe('/forge/users')
  await comesBack(page)
  await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
})

test('an unknown company token redirects to the login page again', async ({ page, portal, company: { login } }) => {
  login.sendsTo.token = 'x'.repeat(43)
  await visit(page, '/forge/login?next=%2Fforge%2Fusers')
  await comesBack(page)
  await expect.poll(() => login.queries.length).toBeGreaterThan(1)
  await expect(atCompany(page)).toBeVisible()
  expect(login.queries.at(-1)?.get('next')).toBe('/forge/users')
  expect(await cookies(page, portal.url)).toEqual(['frsent'])
})
