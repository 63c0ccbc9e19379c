import type { Page } from '@playwright/test'
import { expect, test } from './oneTab.ts'
import { signIn } from './signIn.ts'
import { chooseRole, field, relate, required, type } from './userForm.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })

test('asks before unsaved input is left', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await field(page, 'Full Name').fill('Half typed')
  const users = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Users' })
  const question = page.getByRole('dialog', { name: 'Unsaved input' })
  await users.click()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(field(page, 'Full Name')).toHaveValue('Half typed')
  await users.click()
  await question.getByRole('button', { name: 'Leave' }).click()
  // With the customer, where the tab has acted for one.
  await expect(page).toHaveURL(/\/forge\/users(\?fcid=\d+)?$/)
})

test.describe('the server refuses', () => {
  test.use({ expectedErrors: [/status of (400|409)/] })

  test('its issue stands at the field, which has the focus, and in the banner', async ({ page }) => {
    await signIn(page, 'admin', '/forge/create-user')
    await chooseRole(page, 'Customer')
    await type(page, required('Second Valeria', 'ADMIN@anvil.example'))
    await relate(page, 'Brennholt Turbine Works')
    await create(page).click()
    await expect(field(page, 'Email')).toHaveAccessibleDescription(
      'Another user has this e-mail. Enter a different one.',
    )
    await expect(field(page, 'Email')).toBeFocused()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(field(page, 'Full Name')).toHaveValue('Second Valeria')
  })
})
