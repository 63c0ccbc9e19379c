import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'
import { chooseRole, field, relate, required, roleSelect, type } from './userForm.ts'

const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })
const success = (page: Page) => page.getByText('User created successfully.', { exact: true })
const relation = (page: Page) => page.getByRole('combobox', { name: 'Relation' })
const ticked = (page: Page) => page.getByRole('group', { name: 'Permissions' }).getByRole('checkbox', { checked: true })

const mandatory = ['Full Name', 'Email', 'Company', 'Sales Contact', 'Sales Contact email']
const optional = ['Phone', 'Position', 'Country', 'State', 'City', 'Comments']

test('starts with the administrator, marks what is required, and complains at the fields', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await expect(roleSelect(page)).toHaveText('Admin')
  await expect(relation(page)).toBeHidden()
  await expect(page.getByRole('checkbox', { name: 'Forge' })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: 'Forge' })).toBeChecked()
  for (const label of mandatory) await expect(field(page, label)).toHaveAttribute('aria-required', 'true')
  for (const label of optional) await expect(field(page, label)).toHaveAttribute('aria-required', 'false')

  await create(page).click()
  for (const label of mandatory) await expect(field(page, label)).toHaveAccessibleDescription('Required.')
  for (const label of optional) await expect(field(page, label)).toHaveAccessibleDescription('')
  await expect(field(page, 'Full Name')).toBeFocused()

  await type(page, { ...required('Iris', 'no address'), Phone: '1'.repeat(41) })
  await create(page).click()
  await expect(field(page, 'Email')).toHaveAccessibleDescription('Enter an e-mail address such as name@company.com.')
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Phone')).toHaveAccessibleDescription('Enter at most 40 characters.')
  await expect(field(page, 'Full Name')).toHaveAccessibleDescription('')
})

test('a change of the client type empties the relation and ticks the pages of the new one', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await expect(ticked(page)).toHaveCount(16)
  await chooseRole(page, 'Customer')
  await expect(ticked(page)).toHaveCount(9)
  await relate(page, 'Norrvik Stål')
  await page.getByRole('checkbox', { name: 'Account Statement' }).uncheck()
  await expect(page.getByRole('button', { name: 'Norrvik Stål' })).toBeVisible()

  await chooseRole(page, 'Representative')
  await expect(page.getByRole('button', { name: 'Norrvik Stål' })).toBeHidden()
  await expect(ticked(page)).toHaveCount(9)
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).toBeChecked()
  await create(page).click()
  await expect(relation(page)).toHaveAccessibleDescription('Required.')
  await chooseRole(page, 'Provider staff')
  await expect(ticked(page)).toHaveCount(15)
})

test('asks before it makes an administrator', async ({ page, newcomers }) => {
  const email = newcomers.email()
  await signIn(page, 'admin', '/forge/create-user')
  await type(page, required('Adela Admin', email))
  await create(page).click()
  const question = page.getByRole('dialog', { name: 'Save an administrator' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect(await newcomers.find(email)).toEqual([])
  await create(page).click()
  await question.getByRole('button', { name: 'Save administrator' }).click()
  await expect(success(page)).toBeVisible()
  expect(await newcomers.find(email)).toMatchObject([{ name: 'Adela Admin', role: 1, multiple_client_ids: [] }])
})

test('a double click makes one user, and another one can follow', async ({ page, newcomers }) => {
  const email = newcomers.email()
  const registrations: string[] = []
  page.on('request', (request) => request.url().endsWith('/register-user-forge') && registrations.push(request.url()))
  await signIn(page, 'admin', '/forge/create-user')
  await chooseRole(page, 'Customer')
  await type(page, required('Twice Clicked', email))
  await relate(page, 'Brennholt Turbine Works')
  await create(page).dblclick()
  await expect(success(page)).toBeVisible()
  expect(registrations).toHaveLength(1)
  expect(await newcomers.find(email)).toHaveLength(1)

  await page.getByRole('button', { name: 'Add another user' }).click()
  await expect(field(page, 'Full Name')).toHaveValue('')
  await expect(field(page, 'Full Name')).toBeEditable()
})

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
  await expect(page).toHaveURL('/forge/users')
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
