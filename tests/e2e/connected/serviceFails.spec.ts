import type { Page } from '@playwright/test'
import { signIn, signInWithoutPage } from '../browser/signIn.ts'
import { chooseRole, field, relate, required, type } from '../users/userForm.ts'
import { expect, test } from './connected.ts'

test.use({ expectedErrors: [/status of 502/] })

// Opening an open gate has no effect.
test.afterEach(({ company }) => Promise.all([company.auth.open(), company.read.open()]))

const failed = (page: Page) =>
  page.getByRole('alert').filter({ hasText: /^The service (is not available at the moment|cannot be reached)\./ })
const expiredDialog = (page: Page) => page.getByRole('dialog', { name: 'Session expired' })

const timeOf = async (page: Page, path: RegExp, click: () => Promise<void>) => {
  const answered = page.waitForResponse(path)
  await click()
  const response = await answered
  await response.finished()
  expect(response.status()).toBe(200)
  return response.request().timing().responseEnd
}

test('the users list shows that its service is down, and Retry loads the rows', async ({ page, company }) => {
  await signInWithoutPage(page, 'admin')
  await company.read.cut()
  await page.goto('/forge/users')
  await expect(failed(page)).toBeVisible()
  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByText('No results found.')).toBeVisible()
  // Title and session come from services that are still available.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users')
  await expect(expiredDialog(page)).toBeHidden()

  const retry = failed(page).getByRole('button', { name: 'Retry' })
  await retry.click()
  await expect(failed(page)).toBeVisible()
  await company.read.open()
  expect(await timeOf(page, /ObtenerUsuariosForge/, () => retry.click())).toBeLessThan(1_000)
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await expect(failed(page)).toBeHidden()
})

test('a failed next page shows an error, and Retry loads that page', async ({ page, company }) => {
  // Needs a fresh page: a reused tab may have the next page in its cache.
  await signInWithoutPage(page, 'admin')
  await page.goto('/forge/users')
  await expect(page.getByRole('rowheader')).toHaveCount(25)
  await company.read.cut()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(failed(page)).toBeVisible()
  await company.read.open()
  await failed(page).getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('26–50 of 120')).toBeVisible()
  await expect(failed(page)).toBeHidden()
})

test('a failed creation keeps the input, and the next attempt creates the user once', async ({
  page,
  company,
  newcomers,
}) => {
  const email = newcomers.email()
  await signIn(page, 'admin', '/forge/create-user')
  await chooseRole(page, 'Customer')
  const typed = required('Dora Deadline', email)
  await type(page, typed)
  await relate(page, 'Brennholt Turbine Works')
  await company.auth.cut()
  const create = page.getByRole('button', { name: 'Create', exact: true })
  await create.click()
  await expect(failed(page)).toBeVisible()
  for (const [label, text] of Object.entries(typed)) await expect(field(page, label)).toHaveValue(text)

  await company.auth.open()
  expect(await timeOf(page, /register-user-forge/, () => create.click())).toBeLessThan(1_000)
  await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
  expect(await newcomers.find(email)).toHaveLength(1)
})

test('a failed edit keeps the input, and the next attempt saves it', async ({ page, company, newcomers }) => {
  const user = await newcomers.add({ name: 'Egon Edit' })
  await signIn(page, 'admin', `/forge/edit-user?id=${user.id}`)
  await expect(field(page, 'Full Name')).toHaveValue('Egon Edit')
  await field(page, 'Full Name').fill('Egon Edited')
  await company.auth.cut()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(failed(page)).toBeVisible()
  await expect(field(page, 'Full Name')).toHaveValue('Egon Edited')
  await company.auth.open()
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByRole('dialog', { name: 'User edited successfully' })).toBeVisible()
  expect((await newcomers.find(user.email))[0]).toMatchObject({ name: 'Egon Edited' })
})

test.describe('a page access call while the auth service is down', () => {
  test('keeps the session, shows nothing of the page, and opens it when the service is back', async ({
    page,
    company,
  }) => {
    await signInWithoutPage(page, 'admin')
    await company.auth.cut()
    await page.goto('/forge/users')
    await expect(page.getByText(/^The service for sign-in and permissions does not answer/)).toBeVisible()
    await expect(expiredDialog(page)).toBeHidden()
    await expect(page.getByRole('table', { includeHidden: true })).toHaveCount(0)
    await company.auth.open()
    await expect(page.getByRole('rowheader')).toHaveCount(25)
  })
})
