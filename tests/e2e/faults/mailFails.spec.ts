import { expect, test } from '../browser/oneTab.ts'
import { ownSettings } from '../browser/ownSettings.ts'
import { signIn } from '../browser/signIn.ts'
import { chooseRole, field, relate, required, type } from '../users/userForm.ts'

test.use({ settings: ownSettings })

test('a user is created even if the mail fails, and the form reports it', async ({ page, newcomers }) => {
  const email = newcomers.email()
  await signIn(page, 'admin', '/forge/create-user')
  await chooseRole(page, 'Customer')
  await type(page, required('Paula Postless', email))
  await relate(page, 'Brennholt Turbine Works')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('User created successfully, email failed.', { exact: true })).toBeVisible()
  await expect(field(page, 'Full Name')).toBeDisabled()
  expect(await newcomers.find(email)).toHaveLength(1)
})
