import type { Page } from '@playwright/test'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { emailOf, fillSignIn, signIn, signInWithoutPage } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'
import { visit } from '../screens/stage.ts'

const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Session expired' })

/** Removes only the token: the browser still assumes a session. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'friat' })

/** Cookie names except `frknown`, which only marks browsers in which a user has signed in. */
const cookieNames = async (page: Page) =>
  (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== 'frknown')
    .sort()

test('a page is neither drawn nor queried before the access check', async ({ page }) => {
  // Needs a cleared tab, because the scripts of the page may already be loaded.
  await clearStorage(page)
  await signIn(page, 'admin')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const answer = Promise.withResolvers<void>()
  const isRequested = Promise.withResolvers<void>()
  await page.route('**/validate-page-access-forge/', async (route) => {
    if (route.request().postDataJSON().slug !== 'users') return route.continue()
    isRequested.resolve()
    await answer.promise
    await route.continue()
  })
  const chunk = page.waitForResponse(/UserList/)
  await goByMenu(page, 'Administration', 'Users')
  await isRequested.promise
  await chunk
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  const ofThePage = () => requested.filter((path) => /ObtenerUsuariosForge|rolesforge/.test(path))
  expect(ofThePage()).toEqual([])

  answer.resolve()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(ofThePage()).toContain('/read/Users/ObtenerUsuariosForge/')
})

test('a page is drawn with the embedded session data, and left if the response differs', async ({ page }) => {
  await signInWithoutPage(page, 'admin')
  const answer = Promise.withResolvers<void>()
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.route('**/validate-page-access-forge/', async (route) => {
    await answer.promise
    await route.fulfill({ json: { ok: false } })
  })
  await page.goto('/forge/users')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(requested.filter((path) => /logged-user|menu-options2/.test(path))).toEqual([])
  expect(requested.filter((path) => path.includes('validate-page-access'))).toHaveLength(1)

  answer.resolve()
  await expect(page).toHaveURL('/forge/')
})

test.describe('failed page access call', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('leads to the sign-in without a login cookie, and back to the page', async ({ page }) => {
    await visit(page, '/forge/users?perPage=10&page=2')
    await expect(page).toHaveURL(/\/\?next=%2Fforge%2Fusers/)
    await fillSignIn(page, emailOf('admin'))
    await expect(page).toHaveURL('/forge/users?perPage=10&page=2')
    await expect(page.getByText('11–20 of 120')).toBeVisible()
  })

  test('shows the expired-session dialog with a login cookie, and Continue signs in again', async ({ page }) => {
    await signInWithoutPage(page, 'admin')
    await endSession(page)
    await page.goto('/forge/users')
    await expect(expiredDialog(page)).toContainText('Your session has expired. Please log in again.')
    await expect(
      page.getByRole('main', { includeHidden: true }).getByRole('table', { includeHidden: true }),
    ).toHaveCount(0)
    await expiredDialog(page).getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL('/?next=%2Fforge%2Fusers')
    await fillSignIn(page, emailOf('admin'))
    await expect(page.getByRole('heading', { name: 'Users' })).toBeVisible()
  })

  test('deletes the three cookies and leads to the sign-in when the dialog is closed', async ({ page, portal }) => {
    await signIn(page, 'customer', '/forge/about-us')
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
    expect(await cookieNames(page)).toEqual(['fcid', 'friat', 'fricn', 'frlang'])
    await page.context().addCookies([{ name: 'friat', value: 'over', url: portal.url }])
    await page.goto('/forge/statement')
    await expiredDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/?next=%2Fforge%2Fstatement')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    // The language belongs to the browser, so it stays.
    expect(await cookieNames(page)).toEqual(['frlang'])
  })
})
