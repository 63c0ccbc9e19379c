import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { field, type } from './userForm.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update' })
const edited = (page: Page) => page.getByRole('dialog', { name: 'User edited successfully' })
const path = ({ id }: { id: number }) => `/forge/edit-user?id=${id}`

test('staff see disabled fields of a user with wider access, and the reason', async ({ page, newcomers }) => {
  const wider = await newcomers.add({ newPermissions: [{ id: 105, hasAccess: true }] })
  await signIn(page, 'staff', path(wider))
  await expect(page.getByText('This user has pages that you do not have: Metrics.')).toBeVisible()
  await expect(field(page, 'Email')).toBeDisabled()
  await expect(page.getByLabel('New password')).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Client Type' })).toBeDisabled()

  const barred = await newcomers.add({ newPermissions: [{ id: 64, hasAccess: false }] })
  await page.goto(path(barred))
  await expect(
    page.getByText('Withdrawn by an administrator; only an administrator can restore: Account Statement.'),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).not.toBeChecked()
  await type(page, { City: 'Querétaro' })
  await update(page).click()
  await edited(page).getByRole('button', { name: 'OK' }).click()
  expect(await newcomers.get(barred.id)).toMatchObject({ city: 'Querétaro' })
})

test('an easily guessed password is rejected at its field', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Petra Pumpernickel' })
  await signIn(page, 'admin', path(user))
  const password = page.getByLabel('New password')
  for (const [typed, issue] of [
    ['Anvil-2026', 'Do not use the name of the portal in the password.'],
    ['My-pumpernickel-7', 'Do not use the name or e-mail of the user in the password.'],
    ['Summer-2026!', 'This password is too common. Choose another one.'],
  ] as const) {
    await password.fill(typed)
    await update(page).click()
    await expect(password).toHaveAccessibleDescription(issue)
  }
})
