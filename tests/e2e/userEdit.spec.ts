import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { signIn } from './signIn.ts'
import { chooseRole, field, type } from './userForm.ts'

const update = (page: Page) => page.getByRole('button', { name: 'Update' })
const edited = (page: Page) => page.getByRole('dialog', { name: 'User edited successfully' })
const path = ({ id }: { id: number }) => `/forge/edit-user?id=${id}`

test('shows the user as it is, under its username, with the dates that nobody types', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Otto Open', phone: '0811' })
  await signIn(page, 'admin', path(user))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Edit user: ${user.email}`)
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('link')).toHaveText(['Users', 'Create User'])
  await expect(field(page, 'Phone')).toHaveValue('0811')
  for (const label of ['Creation Date', 'Last Update']) {
    await expect(field(page, label)).toHaveValue(/^\d\d\/[A-Z][a-z][a-z]\/\d{4}$/)
    await expect(field(page, label)).not.toBeEditable()
  }
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription(
    /At least 8 characters, at least one number and one uppercase character\.$/,
  )
})

test('without a user of that id the page goes home', async ({ page }) => {
  await signIn(page, 'admin')
  for (const address of ['/forge/edit-user', '/forge/edit-user?id=none', '/forge/edit-user?id=-1']) {
    await page.goto(address)
    await expect(page).toHaveURL('/forge/')
  }
})

test('a password that breaks the rule is complained about; one that keeps it is set', async ({ page, newcomers }) => {
  const user = await newcomers.add()
  await signIn(page, 'admin', path(user))
  await page.getByLabel('New password').fill('no number')
  await update(page).click()
  await expect(page.getByLabel('New password')).toHaveAccessibleDescription('At least one number.')
  await page.getByLabel('New password').fill('One Number 1')
  await update(page).click()
  await edited(page).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel('New password')).toHaveValue('')
})

test('a change of the client type also ticks the pages that only this screen knows', async ({ page, newcomers }) => {
  await signIn(page, 'admin', path(await newcomers.add()))
  const nameless = page.getByRole('checkbox', { name: /^Page \d+$/ })
  await expect(nameless).toHaveCount(3)
  for (const box of await nameless.all()) await expect(box).not.toBeChecked()
  await chooseRole(page, 'Provider staff')
  for (const box of await nameless.all()) await expect(box).toBeChecked()
})

test('staff find off what they may not change, and why', async ({ page, newcomers }) => {
  const wider = await newcomers.add({ newPermissions: [{ id: 105, hasAccess: true }] })
  await signIn(page, 'staff', path(wider))
  await expect(page.getByText('This user has pages that you lack: Metrics.')).toBeVisible()
  for (const label of ['Email', 'New password']) await expect(page.getByLabel(label)).toBeDisabled()
  await expect(page.getByRole('combobox', { name: 'Client Type' })).toBeDisabled()

  const barred = await newcomers.add({ newPermissions: [{ id: 64, hasAccess: false }] })
  await page.goto(path(barred))
  await expect(
    page.getByText('Withdrawn by an administrator, who alone gives it back: Account Statement.'),
  ).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).toBeDisabled()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).not.toBeChecked()
  await type(page, { City: 'Querétaro' })
  await update(page).click()
  await edited(page).getByRole('button', { name: 'OK' }).click()
  expect(await newcomers.get(barred.id)).toMatchObject({ city: 'Querétaro' })
})

test('a password that everybody would guess is refused at its field', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Petra Pumpernickel' })
  await signIn(page, 'admin', path(user))
  const password = page.getByLabel('New password')
  for (const [typed, issue] of [
    ['Anvil-2026', 'Leave the name of the portal out of the password.'],
    ['My-pumpernickel-7', 'Leave the name and the e-mail of its user out of the password.'],
    ['Summer-2026!', 'This password is too common. Choose another one.'],
  ] as const) {
    await password.fill(typed)
    await update(page).click()
    await expect(password).toHaveAccessibleDescription(issue)
  }
})

test('Escape leaves the question about deleting, and the focus returns to its button', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Kept Karla' })
  await signIn(page, 'admin', path(user))
  await page.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('dialog', { name: 'Delete Kept Karla' })).toContainText(
    'Are you completely sure you want to delete this user?',
  )
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Delete' })).toBeFocused()
  expect(await newcomers.find(user.email)).toHaveLength(1)
})

test.describe('the server refuses', () => {
  test.use({ expectedErrors: [/status of (403|404|409)/] })

  test('an id that nobody has leads home', async ({ page }) => {
    await signIn(page, 'admin', '/forge/edit-user?id=999999')
    await expect(page).toHaveURL('/forge/')
  })

  test("an administrator's own deletion, with the server's text in the red banner", async ({ page }) => {
    await signIn(page, 'admin', '/forge/users?filter={"q":"admin@anvil.example"}')
    await page.getByRole('link', { name: 'EDIT Valeria Montemayor' }).click()
    await page.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('alert')).toHaveText('You cannot delete yourself.')
    await expect(update(page)).toBeEnabled()
  })

  test('a stale state: shows what is newer, keeps what was typed, and saves it over that', async ({
    page,
    newcomers,
  }) => {
    const user = await newcomers.add({ name: 'Stale Stella', phone: '0811' })
    await signIn(page, 'admin', path(user))
    await type(page, { Company: 'Typed Company', City: 'Typed City' })
    await newcomers.edit(user, { phone: '0822', company: 'Newer Company' })
    await update(page).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('Somebody else has changed this user since you opened it.')
    await expect(notice.getByRole('listitem')).toHaveText([
      'Phone: “0811” is now “0822”.',
      'Company: “Brennholt Turbine Works” is now “Newer Company”. You typed “Typed Company”.',
    ])
    await expect(field(page, 'Phone')).toHaveValue('0822')
    await expect(field(page, 'Company')).toHaveValue('Typed Company')
    await expect(field(page, 'City')).toHaveValue('Typed City')
    await update(page).click()
    await edited(page).getByRole('button', { name: 'OK' }).click()
    await expect(notice).toBeHidden()
    expect(await newcomers.get(user.id)).toMatchObject({ phone: '0822', company: 'Typed Company', city: 'Typed City' })
  })
})
