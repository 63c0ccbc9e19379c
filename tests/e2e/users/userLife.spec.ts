import { goTo } from '../browser/goTo.ts'
import { goByMenu, pagesInMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { fillSignIn, signIn } from '../browser/signIn.ts'
import { linkMailedTo } from './mails.ts'
import { chooseRole, field, relate, required, type } from './userForm.ts'

const everyField = {
  Phone: '+52 81 5555 0134',
  Position: 'Expediter',
  Country: 'México',
  State: 'Nuevo León',
  City: 'Monterrey',
  Comments: 'Calls before noon.',
}

/** A customer's menu, without Shipment Documents, but with Get a Quote, Travel Log and the other portal. */
const menuOfTheNewUser = [
  'Open Orders Report',
  'WIP Report',
  'Direct Customers',
  'Requests',
  'Open Points',
  'Ready to Ship',
  'In Transit',
  'Travel Log',
  'Account Statement',
  'Generate Bank References',
  'Payment Detail',
  'Concessions',
  'Approvals',
  'Approval Files',
  'Quality Dashboard',
  'Scorecard',
  'Get a Quote',
  'Raw Material Inventory',
  'Incoming Outgoing Material',
  'Raw Material Approval',
  'Scrap Inventory',
  'Scrap Purchase Offer',
  'Status Report',
  'About Us',
  'Commercial Terms and Conditions',
  'Meet the Team',
  'Feedback',
  'Aerospace portal',
]

// After the deletion, the user's next call is rejected with 401, which the browser logs.
test.use({ expectedErrors: [/status of 401/] })

test('a user is created, sets a password by mail, is edited, gets other pages, and is deleted', async ({
  page,
  portal,
  newcomers,
  openBrowser,
}) => {
  test.slow()
  const email = newcomers.email('lifelong')
  const theirs = await openBrowser()

  await test.step('an administrator creates a user with every field', async () => {
    await signIn(page, 'admin', '/forge/about-us')
    await goByMenu(page, 'Administration', 'Users')
    await page.getByRole('link', { name: 'Add User' }).click()
    await expect(page).toHaveTitle('Create User - Anvil')
    await chooseRole(page, 'Customer')
    await type(page, { ...required('Ana Luján', email), ...everyField })
    await relate(page, 'Brennholt Turbine Works')
    await relate(page, 'Kitsuragi Bearing')
    await page.getByRole('checkbox', { name: 'Aeroespace' }).check()
    await page.getByRole('checkbox', { name: 'Shipment Documents' }).uncheck()
    await page.getByRole('checkbox', { name: 'Get a Quote' }).check()
    await page.getByText('More pages').click()
    await page.getByRole('checkbox', { name: 'Travel Log' }).check()
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
    await expect(page.getByRole('main').locator(':is(input, textarea):enabled:not([aria-hidden=true])')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  })

  await test.step('the user sets a password through the mailed link', async () => {
    await theirs.goto(await linkMailedTo(portal, email))
    await expect(theirs).toHaveURL('/forge/password-recovery')
    const set = theirs.getByRole('button', { name: 'Reset password' })
    const met = theirs.getByRole('list', { name: 'Password requirements' }).getByText('Met', { exact: true })
    await theirs.getByLabel(/^E-mail/).fill(email)
    await theirs.getByLabel(/^New password/).fill('Long enough 7')
    await expect(met).toHaveCount(3)
    await expect(set).toBeDisabled()
    await theirs.getByLabel(/^Confirm new password/).fill('Long enough 7')
    await expect(met).toHaveCount(4)
    await set.click()
    await expect(theirs.getByText('Password successfully reset. Redirecting to the login page...')).toBeVisible()
    await expect(theirs).toHaveURL('/?resetSuccess=1')
    await expect(theirs.getByRole('status')).toHaveText('Password successfully reset. Sign in with the new one.')
  })

  await test.step('the user signs in and sees exactly the pages permitted', async () => {
    await fillSignIn(theirs, email, 'Long enough 7')
    await theirs.getByRole('dialog', { name: 'Select your portal' }).getByRole('link', { name: 'Forge' }).click()
    await expect(theirs.getByRole('button', { name: 'Account of Ana Luján' })).toBeVisible()
    expect((await pagesInMenu(theirs)).sort()).toEqual([...menuOfTheNewUser].sort())
    await goTo(theirs, '/shipment-documents')
    await expect(theirs).toHaveURL('/forge/')
    await expect(theirs.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })

  await test.step('the administrator edits the user', async () => {
    await page.getByRole('main').getByRole('link', { name: 'Users' }).last().click()
    await page.getByRole('textbox', { name: /^Name, e-mail/ }).fill(email)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await page.getByRole('link', { name: 'EDIT Ana Luján' }).click()
    await expect(page.getByRole('heading', { name: `Edit user: ${email}` })).toBeVisible()
    for (const [label, text] of Object.entries(everyField)) await expect(field(page, label)).toHaveValue(text)
    await type(page, { 'Full Name': 'Ana Luján Ríos', Phone: '+52 81 5555 0199' })
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('dialog', { name: 'User edited successfully' }).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('heading', { name: `Edit user: ${email}` })).toBeVisible()
    await expect(field(page, 'Phone')).toHaveValue('+52 81 5555 0199')
  })

  await test.step('changed permissions hold on the next page that the user opens', async () => {
    await goByMenu(theirs, 'Logistics', 'Travel Log')
    await expect(theirs.getByRole('heading', { name: 'Travel Log' })).toBeVisible()
    await page.getByRole('checkbox', { name: 'Shipment Documents' }).check()
    await page.getByText('More pages').click()
    await page.getByRole('checkbox', { name: 'Travel Log' }).uncheck()
    await page.getByRole('button', { name: 'Update' }).click()
    await page.getByRole('dialog', { name: 'User edited successfully' }).getByRole('button', { name: 'OK' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()

    await goByMenu(theirs, 'Logistics', 'In Transit')
    await expect(theirs.getByRole('heading', { name: 'In Transit' })).toBeVisible()
    await goByMenu(theirs, 'Logistics', 'Travel Log')
    await expect(theirs).toHaveURL('/forge/')
    await goTo(theirs, '/shipment-documents')
    await expect(theirs.getByRole('heading', { name: 'Shipment Documents' })).toBeVisible()
  })

  await test.step('the administrator deletes the user', async () => {
    await page.getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('dialog', { name: 'Delete Ana Luján Ríos' })
    await expect(question).toContainText('Are you completely sure you want to delete this user?')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('User deleted successfully.', { exact: true })).toBeVisible()
    for (const label of ['Full Name', 'Email', 'Phone', 'Comments']) await expect(field(page, label)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Update' })).toBeDisabled()
  })

  await test.step("the deleted user's next call ends at the sign-in", async () => {
    await goByMenu(theirs, 'Company', 'About Us')
    await theirs.getByRole('dialog', { name: 'Session expired' }).getByRole('button', { name: 'Continue' }).click()
    await expect(theirs).toHaveURL(/^[^?]*\/\?next=%2Fforge%2Fabout-us$/)
    await fillSignIn(theirs, email, 'Long enough 7')
    await expect(theirs.getByRole('alert')).toHaveText('The email or password you entered is incorrect.')
  })
})
