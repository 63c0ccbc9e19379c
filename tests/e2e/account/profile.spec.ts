import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { fillSignIn, signIn, signInAs, signInByForm } from '../browser/signIn.ts'
import { violations } from '../screens/axe.ts'
import { expectFitting } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'
import { visit } from '../screens/stage.ts'

const choose = async (page: Page, account: string, item: string) => {
  await page.getByRole('button', { name: `Account of ${account}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const areDrawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).naturalWidth > 0))

test('a user opens and edits the own profile, and the header shows the new name', async ({ page, newcomers }) => {
  const { id, email } = await newcomers.add({ name: 'Paula Profile' })
  await signInAs(page, email)
  await choose(page, 'Paula Profile', 'My Profile')
  await expect(page).toHaveTitle('User Profile - Anvil')
  const field = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) })
  await expect(field('Username')).toHaveValue(email)
  for (const name of ['E-mail', 'Username', 'Role', 'Client id'])
    await expect(field(name)).toHaveAttribute('readonly', '')
  await expect(page.getByRole('region', { name: 'Sales Representative', exact: true }).getByRole('link')).toHaveText(
    /@anvil\.example$/,
  )
  await expect.poll(() => areDrawn(page)).toEqual([true, true])

  await field('Name').fill('Paula Próspera')
  await field('City').fill('Saltillo')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('dialog', { name: 'Profile edited successfully.' }).getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('button', { name: 'Account of Paula Próspera' })).toBeVisible()
  await expect(field('City')).toHaveValue('Saltillo')
  expect(await newcomers.get(id)).toMatchObject({ name: 'Paula Próspera', city: 'Saltillo', email, version: 3 })
})

test('a user chooses how a kind of task is mailed', async ({ page, newcomers }) => {
  const { email } = await newcomers.add({ name: 'Tara Tasks' })
  await signInAs(page, email)
  await choose(page, 'Tara Tasks', 'My Profile')
  const mails = page.getByRole('table', { name: 'Tasks by e-mail' })
  await mails.getByRole('combobox', { name: 'Concessions to approve' }).click()
  await page.getByRole('option', { name: 'At once' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(mails.getByRole('combobox', { name: 'Concessions to approve' })).toHaveText('At once')
  await expect(mails.getByRole('combobox', { name: 'Approval files to approve' })).toHaveText('In the summary')
  await expect(mails.getByRole('combobox', { name: 'Answers to read' })).toHaveText('At once and in the summary')
  await page.setViewportSize(sizes.phone)
  await expectFitting(page)
  expect(await violations(page)).toEqual([])
})

test.describe('a changed password', () => {
  // The ended session is rejected, and the browser logs the 401.
  test.use({ expectedErrors: [/status of 401/] })

  test('can be used to sign in, and ends all other sessions', async ({ page, newcomers, openBrowser }) => {
    const { email } = await newcomers.add({ name: 'Carla Changes' })
    const theirs = await openBrowser()
    // Sign in with the form to create a separate session.
    await signInByForm(theirs, email)
    await theirs.goto('/forge/about-us')
    await signInAs(page, email)
    await choose(page, 'Carla Changes', 'Change Password')
    await page.getByLabel(/^New password/).fill('Changed 2027')
    await page.getByLabel(/^Confirm new password/).fill('Changed 2027')
    await page.getByRole('button', { name: 'Change Password', exact: true }).click()
    await expect(page.getByText('Password changed successfully.')).toBeVisible()
    await expect(page.getByLabel(/^New password/)).toHaveValue('')
    await choose(page, 'Carla Changes', 'My Profile')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profile')

    await theirs.getByRole('link', { name: 'Anvil home' }).click()
    await expect(theirs.getByRole('heading', { name: 'Sign in', level: 1 })).toBeVisible()
    await fillSignIn(theirs, email, 'Changed 2027')
    await expect(theirs.getByRole('button', { name: 'Account of Carla Changes' })).toBeVisible()
  })
})

test("the contact page shows the provider's addresses, and a customer's own contacts", async ({ page }) => {
  await visit(page, '/forge/contact')
  await expect(page).toHaveTitle('Contact - Anvil')
  await expect(page.getByRole('region', { name: 'Anvil' }).getByRole('link').first()).toHaveAttribute(
    'href',
    /^mailto:/,
  )
  await expect(page.getByText('Placeholder data, for review before use.')).toBeVisible()

  await signIn(page, 'customer')
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: 'Contacts' }).click()
  await expect(page).toHaveURL('/forge/contact')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Sales Representative',
    'Backup Sales Representative',
    'IT Representative',
    'Commercial Manager',
    'Accounts Receivable',
  ])
  await expect(page.getByRole('main').getByRole('link', { name: /@anvil\.example$/ })).toHaveCount(5)
  await expect.poll(() => areDrawn(page)).toEqual(Array(5).fill(true))
})
