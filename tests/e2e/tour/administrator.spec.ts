import type { Page } from '@playwright/test'
import { personOfSheet, workbookOf as sheetOf } from '../administration/sheets.ts'
import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { goByMenu, pagesInMenu } from '../browser/mainMenu.ts'
import { fillSignIn, signIn } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'
import { linkMailedTo } from '../users/mails.ts'
import { chooseRole, relate, required, type } from '../users/userForm.ts'
import { arrive, button, download, expect, press, test, workbook } from './tour.ts'

const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).getByRole('row')

test('an administrator signs in and finds the pages of administration in the menu', async ({ page }) => {
  await arrive(page, 'admin')
  const pages = await pagesInMenu(page)
  for (const name of ['Users', 'Visit Logs', 'Metrics', 'Access Statistics', 'Audit Trail', 'Data'])
    expect(pages).toContain(name)
})

test('an administrator creates a user, who sets a password by mail and sees the permitted pages', async ({
  page,
  portal,
  newcomers,
  openBrowser,
}) => {
  const email = newcomers.email('created')
  await signIn(page, 'admin', '/forge/about-us')
  await goByMenu(page, 'Administration', 'Users')
  await page.getByRole('link', { name: 'Add User' }).click()
  await chooseRole(page, 'Customer')
  await type(page, required('Ana Luján', email))
  await relate(page, 'Brennholt Turbine Works')
  await page.getByRole('checkbox', { name: 'Shipment Documents' }).uncheck()
  await page.getByRole('checkbox', { name: 'Get a Quote' }).check()
  await button(page, 'Create').click()
  await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()

  const theirs = await openBrowser()
  await theirs.goto(await linkMailedTo(portal, email))
  await theirs.getByLabel(/^E-mail/).fill(email)
  await theirs.getByLabel(/^New password/).fill('Long enough 7')
  await theirs.getByLabel(/^Confirm new password/).fill('Long enough 7')
  await button(theirs, 'Reset password').click()
  await expect(theirs).toHaveURL('/?resetSuccess=1')
  await fillSignIn(theirs, email, 'Long enough 7')
  await theirs.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
  await expect(button(theirs, 'Account of Ana Luján')).toBeVisible()
  const pages = await pagesInMenu(theirs)
  expect(pages).toContain('Get a Quote')
  expect(pages).not.toContain('Shipment Documents')
  await goTo(theirs, '/shipment-documents')
  await heading(theirs, 'Dashboard')
})

test('an administrator withdraws a page, and the audit log names the administrator', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Wilma Withdrawn' })
  await signIn(page, 'admin', `/forge/edit-user?id=${user.id}`)
  await page.getByRole('checkbox', { name: 'Account Statement' }).uncheck()
  await button(page, 'Update').click()
  await press(page, 'User edited successfully', 'OK')
  await goTo(page, '/audit-trail')
  await page.getByRole('textbox', { name: 'User or record' }).fill(user.email)
  await page.keyboard.press('Enter')
  const change = rows(page, 'Audit Trail').nth(1)
  await expect(change).toContainText('Account Statement: role default → withdrawn')
  await expect(change).toContainText('Valeria Montemayor')
  await change.getByRole('link', { name: 'Wilma Withdrawn' }).click()
  await heading(page, `Edit user: ${user.email}`)
})

test.describe('a deleted user', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('can no longer sign in', async ({ page, newcomers, openBrowser }) => {
    const { id, email } = await newcomers.add({ name: 'Dora Deleted' })
    await signIn(page, 'admin', `/forge/edit-user?id=${id}`)
    await button(page, 'Delete').click()
    await press(page, 'Delete Dora Deleted', 'Delete')
    await expect(page.getByText('User deleted successfully.', { exact: true })).toBeVisible()
    const theirs = await openBrowser()
    await theirs.goto('/')
    await fillSignIn(theirs, email)
    await expect(theirs.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
  })
})

test('an administrator finds users by name and role, page after page', async ({ page }) => {
  await signIn(page, 'admin', '/forge/users')
  await expect(page.getByText('1–25 of 120')).toBeVisible()
  await button(page, 'Next page').click()
  await expect(page.getByText('26–50 of 120')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name, e-mail, contact or relation' }).fill('KITSURAGI')
  await page.keyboard.press('Enter')
  await choose(page, 'Client Type', 'Customer')
  await button(page, 'Search').click()
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(2)
  await expect(page.getByRole('row', { name: /^Akira Ishikawa/ })).toContainText('07/Feb/2025')
})

test('an administrator creates users from a spreadsheet, and undoes it', async ({ page, newcomers }) => {
  const people = ['Pia', 'Paul'].map((name) => personOfSheet(name, newcomers.email('onboarded')))
  const buffer = sheetOf([...people, personOfSheet('', newcomers.email('nameless'))])
  await signIn(page, 'admin', '/forge/onboard-users')
  await page.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: 'application/zip', buffer })
  await expect(page.getByText('New users: 2. Existing users: 0. Rows with problems: 1.')).toBeVisible()
  await button(page, 'Create 2 users').click()
  await expect(page.getByText(/^Users created: 2\./)).toBeVisible()
  expect(await newcomers.find('onboarded')).toHaveLength(2)
  await button(page, 'Onboard another sheet').click()
  await button(page, 'Undo people.xlsx').click()
  await press(page, 'Undo people.xlsx', 'Undo')
  await expect(page.getByText('people.xlsx: 2 users deleted.')).toBeVisible()
  expect(await newcomers.find('onboarded')).toHaveLength(0)
})

test('an administrator edits a customer of the plant by hand', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-data?record=customers')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Name').fill('Ostrava Rotor')
  await field('Legal name').fill('Ostrava Rotor Ltd')
  await page.getByRole('combobox', { name: 'Type' }).click()
  await page.getByRole('option', { name: 'Customer', exact: true }).click()
  await button(page, 'Create').click()
  await page.waitForURL(/\/show-data\?/)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await field('Segment').fill('Energy')
  await button(page, 'Save').click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(field('Segment')).toHaveValue('Energy')
  await button(page, 'Delete').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await signIn(page, 'admin', '/forge/data?record=customers&filter={"q":"Ostrava"}')
  await expect(page.getByText('No results found.')).toBeVisible()
})

test('an administrator goes from a metric to its rows and downloads them', async ({ page }) => {
  await signIn(page, 'admin', '/forge/metrics-forge?division=1')
  const tile = page.getByRole('group', { name: 'Quotes in the last 12 months' })
  await expect(tile).toContainText(/months\d+$/)
  const quotes = Number(/\d+$/.exec((await tile.textContent()) ?? '')?.[0])
  await tile.getByRole('link').click()
  await expect(page.getByText(`1–25 of ${quotes}`)).toBeVisible()
  const { name } = await download(page, button(page, 'Descargar Excel'))
  expect(name).toBe('tableDownload.xlsx')
})

test('an administrator sees the visits of each user and the most visited pages', async ({ page }) => {
  await signIn(page, 'admin', '/forge/visit-logs')
  await expect(page.getByText(/^1–100 of 4,\d{3}$/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Name or e-mail' }).fill('keiko@')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Active filters' }).getByRole('button')).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  const { rows: visits } = await workbook(page)
  expect(visits.length).toBeGreaterThan(0)
  for (const visit of visits) expect(visit[1]).toMatch(/^keiko@/)
  await signIn(page, 'admin', '/forge/access-statistics?division=1')
  await expect(page.getByRole('img', { name: /^Most visited pages\. \w/ })).toBeVisible()
})
