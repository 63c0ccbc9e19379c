import { emailOf, fillSignIn, signIn, signInWithoutPage } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'
import { heading, visit } from '../screens/stage.ts'
import { button, expect, pdf, press, test } from './tour.ts'

// The browser logs the expected rejections.
test.use({ expectedErrors: [/status of (401|404|409)/] })

test('a wrong password is rejected, and the right one signs in', async ({ page }) => {
  await visit(page, '/')
  await fillSignIn(page, emailOf('customer'), 'Wrong-2026')
  await expect(page.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
  await fillSignIn(page, emailOf('customer'))
  await expect(page.getByRole('dialog', { name: 'Select your portal' })).toBeVisible()
})

test('a page that the role lacks leads to the home page, and its call is rejected', async ({ page }) => {
  await signIn(page, 'customer', '/forge/users')
  await heading(page, 'Dashboard')
  await expect(page).toHaveURL('/forge/')
  const answer = await page.request.get('/read/Users/ObtenerUsuariosForge/')
  expect(answer.status()).toBe(403)
})

test("a link to another user's customer shows the own customer, and its rows return 404", async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'customer', '/forge/statement?fcid=102')
  await heading(page, 'Account Statement')
  await expect(page.getByRole('banner').getByRole('status')).toHaveText('Brennholt Turbine Works')
  expect((await page.request.get('/read/Consessions/102')).status()).toBe(404)
})

test('an expired session asks to sign in again, and returns to the same page', async ({ page }) => {
  await signInWithoutPage(page, 'admin')
  await page.context().clearCookies({ name: 'friat' })
  await page.goto('/forge/users?perPage=10&page=2')
  await press(page, 'Session expired', 'Continue')
  await fillSignIn(page, emailOf('admin'))
  await expect(page.getByText('11–20 of 120')).toBeVisible()
})

test('a file of one byte more than 15 MB is rejected before it is sent', async ({ page }) => {
  await signIn(page, 'steel', '/forge/raw-material-approval')
  await button(page, /^Upload approval of/)
    .first()
    .click()
  await page.locator('input[type=file]').setInputFiles({ ...pdf('large.pdf'), buffer: Buffer.alloc(15_000_001) })
  await expect(page.getByText('Maximum file size is 15MB.')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'File successfully selected.' })).toHaveCount(0)
})
