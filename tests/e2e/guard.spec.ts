import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { emailOf, fillSignIn, signIn } from './signIn.ts'
import { chooseRole, field } from './userForm.ts'

const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Session expired' })

/** What a session leaves when only its token is gone: the browser still believes to be signed in. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'friat' })

const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort()

test('an allowed page shows its breadcrumb and name, and is titled after it', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Administration',
    'Users',
    'Create User',
  ])
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create User')
  await expect(page).toHaveTitle('Create User - Anvil')
})

test('a refused page leads home', async ({ page }) => {
  await signIn(page, 'customer', '/forge/users')
  await expect(page).toHaveURL('/forge/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard')
})

test('a page asks the server before anything of it is drawn or fetched', async ({ page }) => {
  await signIn(page, 'admin')
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const answer = Promise.withResolvers<void>()
  const isAsked = Promise.withResolvers<void>()
  await page.route('**/validate-page-access-forge/', async (route) => {
    isAsked.resolve()
    await answer.promise
    await route.continue()
  })
  const chunk = page.waitForResponse(/UserList/)
  await page.goto('/forge/users')
  await isAsked.promise
  await chunk
  await expect(page.getByRole('button', { name: /^Account of/ })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading')).toHaveCount(0)
  await expect(page.getByRole('table')).toHaveCount(0)
  const ofThePage = () => asked.filter((path) => /ObtenerUsuariosForge|rolesforge/.test(path))
  expect(ofThePage()).toEqual([])

  answer.resolve()
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(ofThePage()).toContain('/read/Users/ObtenerUsuariosForge/')
})

test.describe('the page-access call fails', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('without a login cookie: on to the sign-in, and back to the page after it', async ({ page }) => {
    await page.goto('/forge/users?perPage=10&page=2')
    await expect(page).toHaveURL(/\/\?next=%2Fforge%2Fusers/)
    await fillSignIn(page, emailOf('admin'))
    await expect(page).toHaveURL('/forge/users?perPage=10&page=2')
    await expect(page.getByText('11–20 of 120')).toBeVisible()
  })

  test('with a login cookie: says that the session has expired, and Continue signs in again', async ({ page }) => {
    await signIn(page, 'admin')
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

  test('at home with a login cookie: on to the sign-in without a word', async ({ page }) => {
    await signIn(page, 'admin', '/forge/users')
    await endSession(page)
    await page.goto('/forge/')
    await expect(page).toHaveURL('/?next=%2Fforge%2F')
    await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please log in again.')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('closing the dialog clears the three cookies and goes to the sign-in', async ({ page, portal }) => {
    await signIn(page, 'customer', '/forge/about-us')
    await expect(page.getByRole('heading', { name: 'About Us' })).toBeVisible()
    expect(await cookieNames(page)).toEqual(['fcid', 'friat', 'fricn'])
    await page.context().addCookies([{ name: 'friat', value: 'over', url: portal.url }])
    await page.goto('/forge/statement')
    await expiredDialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(page).toHaveURL('/?next=%2Fforge%2Fstatement')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
    expect(await cookieNames(page)).toEqual([])
  })
})

test.describe('another call of an open page fails', () => {
  test.use({ expectedErrors: [/status of (401|500)/] })

  test('401 opens the dialog; what was typed stays and is there after signing in in another tab', async ({ page }) => {
    await signIn(page, 'admin', '/forge/create-user')
    await field(page, 'Full Name').fill('Half typed')
    await endSession(page)
    await page.getByRole('combobox', { name: /^Client Type/ }).click()
    await page.getByRole('option', { name: 'Customer', exact: true }).click()
    await expect(expiredDialog(page)).toBeVisible()
    await expect(page.locator('input[name="name"]')).toHaveValue('Half typed')

    await signIn(await page.context().newPage(), 'admin')
    await page.bringToFront()
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(expiredDialog(page)).toBeHidden()
    await expect(field(page, 'Full Name')).toHaveValue('Half typed')
    await chooseRole(page, 'Representative')
  })

  test('500 says what failed above the empty table, and Retry brings the rows', async ({ page }) => {
    const list = '**/ObtenerUsuariosForge/**'
    await page.route(list, (route) => route.fulfill({ status: 500, json: { error: 'internal', message: 'Broken' } }))
    await signIn(page, 'admin', '/forge/users')
    await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
    await expect(page.getByRole('table')).toBeVisible()
    await expect(page.getByText('No results found.')).toBeVisible()
    await page.unroute(list)
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await expect(page.getByRole('alert')).toBeHidden()
    await expect(page.getByRole('rowheader')).toHaveCount(25)
  })
})
