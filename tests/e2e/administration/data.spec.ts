import type { Page } from '@playwright/test'
import { onePixel } from '#tests/support/files/uploads.ts'
import { expect, test } from '../browser/oneTab.ts'
import { demoPassword, signIn, signInAs } from '../browser/signIn.ts'
import { heading } from '../screens/stage.ts'
import type { Newcomer } from '../users/newcomers.ts'
import { chooseRole, relate, required, type } from '../users/userForm.ts'

let made = 0
const unique = (name: string) => {
  made += 1
  return `${name} ${process.pid}-${made}`
}

test.use({ expectedErrors: [/409 \(Conflict\)/] })

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

const openNew = (page: Page, record: string) => signIn(page, 'admin', `/forge/create-data?record=${record}`)

/** Presses Create and returns the id of the new record. */
const create = async (page: Page) => {
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/show-data\?/)
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  return Number(new URL(page.url()).searchParams.get('id'))
}

const pick = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name, exact: true }).click()
}

const makeCustomer = async (page: Page, name: string) => {
  await openNew(page, 'customers')
  await field(page, 'Name').fill(name)
  await field(page, 'Legal name').fill(`${name} Ltd`)
  await pick(page, 'Type', 'Customer')
  await page.getByRole('checkbox', { name: 'Can be linked to users' }).check()
  return create(page)
}

const choose = async (page: Page, label: string, name: string) => {
  await page.getByRole('combobox', { name: label, exact: true }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

test('an administrator creates a customer, its contact with photo, its terms and a user', async ({
  page,
  newcomers,
  openBrowser,
}) => {
  const [customer, contact] = [unique('Ostrava Rotor'), unique('Zdenka Malá')]
  const customerId = await makeCustomer(page, customer)

  await openNew(page, 'contacts')
  await field(page, 'Name').fill(contact)
  await field(page, 'E-mail').fill('zdenka.mala@anvil.example')
  const contactId = await create(page)
  await page.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.locator('input[type=file]').setInputFiles({ name: 'face.png', mimeType: 'image/png', buffer: onePixel })
  await expect(page.getByText('Photo saved.')).toBeVisible()

  await openNew(page, 'customerTerms')
  await choose(page, 'Customer', customer)
  await choose(page, 'Sales representative', contact)
  await choose(page, 'Accounts receivable', contact)
  await choose(page, 'Incoterm', 'FCA')
  await field(page, 'Terms of payment').fill('Net 30 days')
  await field(page, 'Credit days').fill('30')
  await field(page, 'Delivery point').fill('Ostrava')
  await pick(page, 'Source of work in progress', 'Pieces of each step')
  await pick(page, 'Shipment documents', 'With bills of lading')
  expect(await create(page)).toBe(customerId)
  await expect(page.getByRole('cell', { name: customer })).toBeVisible()

  const email = newcomers.email()
  await page.goto('/forge/create-user')
  await chooseRole(page, 'Customer')
  await type(page, required('Olga Ostrava', email))
  await relate(page, customer)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('User created successfully.', { exact: true })).toBeVisible()
  const [user] = (await newcomers.find(email)) as [Newcomer]
  await newcomers.edit(user, { password: demoPassword })
  const theirs = await openBrowser()
  await signInAs(theirs, email)
  const contacts = theirs.getByRole('region', { name: 'Contacts' })
  await expect(contacts.getByText(contact).first()).toBeVisible()
  const photo = contacts.locator('img').first()
  await expect(photo).toHaveJSProperty('complete', true)
  await expect(photo).toHaveJSProperty('naturalWidth', 1)
  expect(contactId).toBeGreaterThan(0)
})

const removeShown = async (page: Page, label: string) => {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('dialog').getByRole('button', { name: label }).click()
}

test('a customer with orders cannot be deleted, and the message lists the references', async ({ page }) => {
  await signIn(page, 'admin', '/forge/edit-data?record=customers&id=101')
  await removeShown(page, 'Delete')
  await expect(page.getByText(/it is used by .*Contracts \(\d+\).*Job orders \(\d/)).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitemradio', { name: 'Español' }).click()
  await page.keyboard.press('Escape')
  await removeShown(page, 'Eliminar')
  await expect(page.getByText(/lo usan .*Contratos \(\d+\).*Órdenes de trabajo \(\d/)).toBeVisible()
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await page.reload()
  await heading(page, /^Cliente: Brennholt/)
  // Reset the language, because the next test uses the same tab.
  await page.getByRole('button', { name: /^Cuenta de/ }).click()
  await page.getByRole('menuitemradio', { name: 'English' }).click()
  await page.keyboard.press('Escape')
  await heading(page, /^Customer: Brennholt/)
})

test('the second of two administrators editing one record sees the changes of the first', async ({
  page,
  openBrowser,
}) => {
  const name = unique('Two at once')
  const id = await makeCustomer(page, name)
  const address = `/forge/edit-data?record=customers&id=${id}`
  const other = await openBrowser()
  await signIn(other, 'admin', address)
  await page.goto(address)
  for (const one of [page, other]) await expect(field(one, 'Business unit')).toBeEditable()
  await field(other, 'Business unit').fill('Rings')
  await other.getByRole('button', { name: 'Save' }).click()
  await expect(other.getByText('Saved.')).toBeVisible()
  await field(page, 'Segment').fill('Energy')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/Someone else has changed this record/)).toBeVisible()
  await expect(field(page, 'Business unit')).toHaveValue('Rings')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(field(page, 'Business unit')).toHaveValue('Rings')
  await expect(field(page, 'Segment')).toHaveValue('Energy')
})

test('records are searched, selected and deleted together, each by name', async ({ page }) => {
  const name = unique('Passing')
  const [one, other] = [`${name} A`, `${name} B`]
  for (const made of [one, other]) await makeCustomer(page, made)
  await page.goto('/forge/data?record=customers')
  const search = async (text: string) => {
    await page.getByRole('textbox', { name: 'Search' }).fill(text)
    await page.getByRole('button', { name: 'Search', exact: true }).click()
  }
  await search(one)
  await page.getByRole('checkbox', { name: one }).check()
  await search(other)
  await page.getByRole('checkbox', { name: other }).check()
  await expect(page.getByText(`Selected, but not shown here: ${one}`)).toBeVisible()
  await page.getByRole('button', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  for (const named of ['delete 2 records', one, other]) await expect(dialog).toContainText(named)
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await search(name)
  await expect(page.getByText('No results found.')).toBeVisible()
})

test('a half-typed date and a year of two digits are named at their field, and nothing is saved', async ({ page }) => {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/write/data')) writes.push(request.url())
  })
  await signIn(page, 'admin', '/forge/create-data?record=news')
  const day = page.locator('main input[type=date]')
  const said = page.getByText(/^Enter a (date such as 21\/Nov\/2026|year from 1900 to 2100)\.$/)
  for (const [typed, issue] of [
    ['03', 'Enter a date such as 21/Nov/2026.'],
    ['030826', 'Enter a year from 1900 to 2100.'],
  ] as const) {
    await day.focus()
    await page.keyboard.type(typed)
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(said).toHaveText(issue)
    await expect(day).toHaveAttribute('aria-invalid', 'true')
  }
  await day.fill('2026-08-03')
  await expect(said).toHaveCount(0)
  expect(writes).toEqual([])
})

test('a record links to the filtered lists of its references', async ({ page }) => {
  await signIn(page, 'admin', '/forge/show-data?record=customers&id=101')
  await page.getByRole('region', { name: 'Related lists' }).getByRole('link', { name: 'Contracts' }).click()
  const chip = page.getByRole('list', { name: 'Active filters' }).getByRole('listitem')
  await expect(chip).toHaveText(/^Customer: Brennholt/)
  await expect(
    page
      .getByRole('table')
      .getByRole('cell', { name: /^Brennholt/ })
      .first(),
  ).toBeVisible()

  await choose(page, 'Customer', 'Corvane')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(chip).toHaveText(/^Customer: Engranes Corvane/)
  await page.reload()
  await expect(chip).toHaveText(/^Customer: Engranes Corvane/)
})

test('an unknown record type in the address is replaced once', async ({ page }) => {
  await signIn(page, 'admin', '/forge/data?record=unknown')
  await heading(page, /^Data/)
  await expect(page.getByRole('table', { name: 'Customers' })).toHaveAttribute('aria-busy', 'false')
  const records = () => new URL(page.url()).searchParams.getAll('record')
  await expect.poll(records).toEqual(['customers'])
  const replaced = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let count = 0
        const replace = history.replaceState.bind(history)
        history.replaceState = (...state) => {
          count += 1
          replace(...state)
        }
        let frames = 0
        const next = () => (++frames > 60 ? resolve(count) : requestAnimationFrame(next))
        next()
      }),
  )
  expect([replaced, records()]).toEqual([0, ['customers']])
})
