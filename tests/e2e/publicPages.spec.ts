import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { linkMailedTo } from './mails.ts'
import { emailOf, fillSignIn, signIn } from './signIn.ts'

const open = [
  ['password-recovery', 'Password Recovery'],
  ['password-recovery?token=none', 'Password Recovery'],
  ['selectefrisa', 'Select your portal'],
  ['privacy-policy', 'Privacy Policy'],
  ['terms-and-conditions', 'Terms and Conditions'],
] as const

for (const [path, heading] of open)
  for (const width of [1440, 360])
    test(`/${path} is open to everybody and without accessibility fault at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`/forge/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
      await expect(page).toHaveTitle(`${heading} - Anvil`)
      await expectAccessible(page)
    })

test('a forgotten password is replaced by way of the mailed link', async ({ page, portal, context }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('E-mail').fill(emailOf('steel'))
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send link' })).toBeDisabled()

  await page.goto(await linkMailedTo(portal, emailOf('steel')))
  await page.getByLabel('E-mail').fill(emailOf('steel'))
  expect(page.url()).not.toContain('token')
  await page.locator('#password').fill('Crucible-2027')
  await expect(page.getByRole('button', { name: 'Reset password' })).toBeDisabled()
  await page.locator('#confirmation').fill('Crucible-2027')
  await page.getByRole('button', { name: 'Reset password' }).click()
  await expect(page.getByText('Password successfully reset. Redirecting to the login page...')).toBeVisible()

  await page.waitForURL('**/?resetSuccess=1')
  await expect(page.getByRole('status')).toContainText('Password successfully reset.')
  await fillSignIn(page, emailOf('steel'), 'Crucible-2027')
  await expect(page.getByRole('dialog', { name: 'Select your portal' })).toBeVisible()
  expect((await context.cookies()).map(({ name }) => name)).toContain('friat')
})

test.describe('a link that is over', () => {
  test.use({ expectedErrors: [/status of 400/] })

  test('says so and leads to another one', async ({ page }) => {
    await page.goto('/forge/password-recovery?token=spent')
    await page.getByLabel('E-mail').fill(emailOf('steel'))
    await page.locator('#password').fill('Crucible-2028')
    await page.locator('#confirmation').fill('Crucible-2028')
    await page.getByRole('button', { name: 'Reset password' }).click()
    await expect(page.getByRole('alert')).toContainText('This link is not valid any more. Request a new one.')
    await page.getByRole('button', { name: 'Request a new link' }).click()
    await expect(page.getByRole('button', { name: 'Send link' })).toBeVisible()
  })

  test('makes no session at the session landing', async ({ page }) => {
    await page.goto('/forge/loginexterno?session=spent&next=/forge/users')
    await page.waitForURL('**/?next=%2Fforge%2Fusers')
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
  })
})

test('a page that is not built yet leads to the WIP report', async ({ page }) => {
  await signIn(page, 'customer', '/forge/statement')
  await page.getByRole('link', { name: 'Go to the WIP report' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('WIP Report')
})
