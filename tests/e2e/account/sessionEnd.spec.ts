import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { type Account, beginSession, emailOf, fillSignIn, signIn } from '../browser/signIn.ts'
import { chooseRole, field, pickRole, relate, required, roleSelect, type } from '../users/userForm.ts'

test.use({ expectedErrors: [/status of (401|409)/] })

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Session expired' })
const create = (page: Page) => page.getByRole('button', { name: 'Create', exact: true })
const update = (page: Page) => page.getByRole('button', { name: 'Update' })
const success = (page: Page) => page.getByText('User created successfully.', { exact: true })
const isBack = (page: Page) => page.getByText('What you had typed before your session ended is here again.')

/** Removes only the token: the browser still assumes a session. */
const endSession = (page: Page) => page.context().clearCookies({ name: 'friat' })

async function signInAgain(page: Page, account: Account, how: 'Continue' | 'Close' = 'Continue') {
  await dialog(page).getByRole('button', { name: how }).click()
  await fillSignIn(page, emailOf(account))
}

function registrations(page: Page) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/register-user-forge')) keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

async function fillNewUser(page: Page, email: string) {
  await signIn(page, 'admin', '/forge/create-user')
  await chooseRole(page, 'Customer')
  await type(page, { ...required('Half Typed', email), Comments: 'line one\nline two' })
  await relate(page, 'Brennholt Turbine Works')
  await page.getByRole('checkbox', { name: 'Account Statement' }).uncheck()
}

async function expectFilled(page: Page, email: string) {
  await expect(field(page, 'Full Name')).toHaveValue('Half Typed')
  await expect(field(page, 'Email')).toHaveValue(email)
  await expect(field(page, 'Comments')).toHaveValue('line one\nline two')
  await expect(roleSelect(page)).toHaveText('Customer')
  await expect(page.getByRole('button', { name: 'Brennholt Turbine Works' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'About Us' })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Account Statement' })).not.toBeChecked()
}

async function chooseRoleWithout(page: Page, role: string) {
  await pickRole(page, role)
  await expect(dialog(page)).toBeVisible()
}

test('a user form rejected by an expired session is sent once after signing in again', async ({ page, newcomers }) => {
  const email = newcomers.email()
  const keys = registrations(page)
  await fillNewUser(page, email)
  await endSession(page)
  await create(page).click()
  await signInAgain(page, 'admin')
  await expect(success(page)).toBeVisible()
  await expect(page).toHaveURL('/forge/create-user')
  await expectFilled(page, email)
  await expect(isBack(page)).toBeHidden()
  expect(keys).toEqual([expect.stringMatching(/^.{16,}$/), keys[0]])
  const [made, ...others] = await newcomers.find(email)
  expect(made).toMatchObject({ name: 'Half Typed', role: 3, multiple_client_ids: [101] })
  expect(others).toEqual([])
})

test('an unsent form is discarded if another user signs in, without being shown', async ({ page, newcomers }) => {
  const email = newcomers.email()
  const keys = registrations(page)
  await fillNewUser(page, email)
  await endSession(page)
  await create(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.addInitScript(watchInputs)
  await signInAgain(page, 'staff')
  await expect(page).toHaveURL('/forge/create-user')
  await expect(page.getByRole('button', { name: 'Account of' })).toBeVisible()
  await expect(field(page, 'Full Name')).toHaveValue('')
  await expect(isBack(page)).toBeHidden()
  const shown = () => page.evaluate(() => (window as Watching).shown)
  expect(await shown()).toEqual([])
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('Half Typed')
  expect(keys).toHaveLength(1)
  expect(await newcomers.find(email)).toEqual([])
  await field(page, 'Full Name').fill('Half Typed')
  await expect.poll(shown, 'an input that holds it is noticed').not.toEqual([])
  await field(page, 'Full Name').fill('')

  await signIn(page, 'admin', '/forge/create-user')
  await expect(field(page, 'Full Name')).toHaveValue('')
  // Close the page, because the script that watches inputs stays active in it.
  await page.close()
})

type Watching = Window & { shown?: string[] }

/** Runs in the page: checks in every animation frame if an input shows the earlier text. */
function watchInputs() {
  const shown: string[] = []
  const look = () => {
    for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (input.value.includes('Half Typed')) shown.push(input.name)
    requestAnimationFrame(look)
  }
  look()
  ;(window as Watching).shown = shown
}

async function signInAlongside(page: Page, account: Account) {
  const second = await page.context().newPage()
  await signIn(second, account)
  await page.bringToFront()
  // The page may be reloading, so retry until it responds.
  await page.waitForFunction(() => window.dispatchEvent(new Event('focus')))
}

/** The page may still be reloading for the new user, so retry until it responds. */
const hasNoStoredData = (page: Page) =>
  page.waitForFunction(() => !JSON.stringify({ ...sessionStorage }).includes('Half Typed'))

test('another user who signs in in another tab gets an empty form', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  await field(page, 'Full Name').fill('Half Typed')
  await endSession(page)
  await chooseRoleWithout(page, 'Customer')
  await signInAlongside(page, 'staff')
  await expect(field(page, 'Full Name')).toHaveValue('')
  await expect(dialog(page)).toBeHidden()
  await expect(isBack(page)).toBeHidden()
  await hasNoStoredData(page)
})

test('a sign-in as another user in another tab reloads this tab for that user', async ({ page }) => {
  await signIn(page, 'admin', '/forge/create-user')
  const account = page.getByRole('button', { name: /^Account of/ })
  const before = await account.getAttribute('aria-label')
  await field(page, 'Full Name').fill('Half Typed')
  const second = await page.context().newPage()
  await signIn(second, 'staff')
  await expect(account).not.toHaveAttribute('aria-label', before ?? '')
  await expect(field(page, 'Full Name')).toHaveValue('')
  await expect(dialog(page)).toBeHidden()
  await hasNoStoredData(page)
})

test('the next call of a page whose session is another user’s reloads it for that user and names them', async ({
  page,
}) => {
  await signIn(page, 'admin', '/forge/create-user')
  await field(page, 'Full Name').fill('Half Typed')
  // Not by a page of the portal, which would notify this one.
  await beginSession(page, emailOf('staff'))
  await pickRole(page, 'Customer')
  const told = page.getByText(/^The page was loaded again: .+ is signed in to this browser now\.$/)
  await expect(told).toBeVisible()
  const [, name = ''] = /again: (.+) is signed in/.exec((await told.textContent()) ?? '') ?? []
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible()
  await expect(field(page, 'Full Name')).toHaveValue('')
  await hasNoStoredData(page)
})

test('a sign-out in one tab signs out all tabs', async ({ page }) => {
  await signIn(page, 'admin')
  const second = await page.context().newPage()
  await second.goto('/forge/users')
  await expect(second.getByRole('heading', { name: 'Users' })).toBeVisible()
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('menuitem', { name: 'Log Out' }).click()
  await expect(dialog(second)).toBeVisible()
  // Wait for the redirect to finish; otherwise it would interrupt the next test.
  await expect(page).toHaveURL('/')
  await page.waitForLoadState()
})

test('signing in again in another tab sends the interrupted call once', async ({ page, newcomers }) => {
  const email = newcomers.email()
  const keys = registrations(page)
  await fillNewUser(page, email)
  await endSession(page)
  await create(page).click()
  await expect(dialog(page)).toBeVisible()
  await signInAlongside(page, 'admin')
  await expect(success(page)).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(keys).toEqual([keys[0], keys[0]])
  expect(await newcomers.find(email)).toHaveLength(1)
})

test('an interrupted edit that conflicts with a newer one shows the current state', async ({ page, newcomers }) => {
  const user = await newcomers.add({ name: 'Erin Edited', phone: '0811' })
  await signIn(page, 'admin', `/forge/edit-user?id=${user.id}`)
  await type(page, { Company: 'Typed Company', 'New password': 'Forge-2027' })
  await endSession(page)
  await update(page).click()
  await expect(dialog(page)).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Forge-2027')
  await newcomers.edit(user, { phone: '0899', company: 'Saved Company' })
  await signInAgain(page, 'admin')
  const notices = page.getByRole('alert')
  await expect(notices.filter({ hasText: 'Passwords are not kept. Enter yours again.' })).toBeVisible()
  await expect(notices.filter({ hasText: 'is now “Saved Company”. You typed “Typed Company”.' })).toBeVisible()
  await expect(field(page, 'Company')).toHaveValue('Typed Company')
  await expect(field(page, 'Phone')).toHaveValue('0899')
  await update(page).click()
  await expect(page.getByRole('dialog', { name: 'User edited successfully' })).toBeVisible()
  expect(await newcomers.get(user.id)).toMatchObject({ company: 'Typed Company', phone: '0899' })
})
