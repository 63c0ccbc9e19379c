import { expect, test } from '../browser/oneTab.ts'
import { demoPassword, fillSignIn } from '../browser/signIn.ts'
import { visit } from '../screens/stage.ts'
import { linkMailedTo } from '../users/mails.ts'

// The old session is rejected, and the browser logs the 401.
test.use({ expectedErrors: [/status of 401/] })

test('a forgotten password is reset, from the sign-in page by mail to the portal', async ({
  page,
  portal,
  newcomers,
}) => {
  const { email, name } = await newcomers.add({ name: 'Olga Forgetful' })
  const invitation = await linkMailedTo(portal, email)

  await visit(page, '/')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL('/forge/password-recovery')
  await page.getByLabel(/^E-mail/).fill(email)
  const send = page.getByRole('button', { name: 'Send link' })
  await send.click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('If this address has an account')
  await expect(send).toBeDisabled()

  await expect.poll(() => linkMailedTo(portal, email)).not.toBe(invitation)
  await page.goto(await linkMailedTo(portal, email))
  await expect(page).toHaveURL('/forge/password-recovery')
  const set = page.getByRole('button', { name: 'Reset password' })
  await expect(set).toBeDisabled()
  await page.getByLabel(/^E-mail/).fill(email)
  await page.getByLabel(/^New password/).fill('Remembered 7')
  await page.getByLabel(/^Confirm new password/).fill('Remembered 7')
  await set.click()
  await expect(page.getByText('Password successfully reset. Redirecting to the login page...')).toBeVisible()
  await expect(page).toHaveURL('/?resetSuccess=1')
  await expect(page.getByRole('status')).toHaveText('Password successfully reset. Sign in with the new one.')

  await fillSignIn(page, email, demoPassword)
  await expect(page.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
  await fillSignIn(page, email, 'Remembered 7')
  await page.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
})
