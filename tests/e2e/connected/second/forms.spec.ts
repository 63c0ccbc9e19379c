import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Arrived, SecondCompany } from '#tests/support/secondCompany/company.ts'
import { users } from '#tests/support/secondCompany/people.ts'
import { userRow } from '#tests/support/secondCompany/userRows.ts'
import { goTo } from '../../browser/goTo.ts'
import { chooseRole, field, relate, required, type } from '../../users/userForm.ts'
import { enter, expect, test } from './company.ts'

const year = new Date().getUTCFullYear() + 1

/** The only change that reached the company, besides the footer's report of a page. */
const arriving = async (company: SecondCompany, save: () => Promise<void>): Promise<Arrived> => {
  company.arrived.length = 0
  const changes = () => company.arrived.filter(({ call }) => call !== 'POST /write/Tracking')
  await save()
  await expect.poll(() => changes().length).toBe(1)
  expect(company.refused).toEqual([])
  return changes()[0] as Arrived
}

const press = (page: Page, dialog: string | RegExp, button: string) =>
  page.getByRole('dialog').filter({ hasText: dialog }).getByRole('button', { name: button, exact: true }).click()

test.beforeEach(({ company }) => {
  company.refused.length = 0
})

test('an administrator edits one field of a user, and creates another user', async ({ page, company }) => {
  await enter(page, 'admin')
  await goTo(page, `/edit-user?${new URLSearchParams({ id: 'Usuario 12' })}`)
  await expect(field(page, 'Full Name')).toHaveValue('Íñigo Peña')
  const edited = await arriving(company, async () => {
    await field(page, 'City').fill('Peñón')
    await page.getByRole('button', { name: 'Update' }).click()
    await press(page, 'User edited successfully', 'OK')
  })
  const { newPermissions, city, ...others } = edited.body
  expect([edited.params, newPermissions, city]).toEqual([{ userId: 'Usuario 12' }, [], 'Peñón'])
  const given: Record<string, unknown> = userRow(users.find(({ id }) => id === 12) as (typeof users)[number])
  for (const [name, value] of Object.entries(others)) expect([name, value || null]).toEqual([name, given[name] ?? null])

  await goTo(page, '/create-user')
  await chooseRole(page, 'Cliente')
  const typed = required('Ñoño Núñez', 'nono@nandu.example')
  await type(page, typed)
  await relate(page, 'Ñandú Acería')
  const created = await arriving(company, () => page.getByRole('button', { name: 'Create', exact: true }).click())
  expect(created.body).toMatchObject({
    name: 'Ñoño Núñez',
    email: 'nono@nandu.example',
    role: 3,
    company: typed.Company,
    sales_contact: typed['Sales Contact'],
    sales_email: typed['Sales Contact email'],
    isforge: 1,
    multiple_client_ids: [101],
  })
})

test('a customer saves the profile, a comment, a response to an offer and a bank reference', async ({
  page,
  company,
}) => {
  await enter(page, 'cliente')
  await goTo(page, '/user-profile')
  const profile = await arriving(company, async () => {
    await page.getByRole('textbox', { name: /^City/ }).fill('Peñón')
    await page.getByRole('button', { name: 'Save' }).click()
    await press(page, 'Profile edited successfully.', 'OK')
  })
  expect(profile.body).toMatchObject({ name: 'Íñigo Peña', city: 'Peñón' })

  await goTo(page, '/concessions?fcid=101')
  const comment = await arriving(company, async () => {
    await page
      .getByRole('button', { name: /^Add comment/ })
      .first()
      .click()
    await page.getByRole('dialog').getByRole('textbox').fill('De acuerdo, señor')
    await press(page, /Comment on F[AF]-1[23]/, 'OK')
    await press(page, 'The following comment will be sent: "De acuerdo, señor"', 'Send')
    await press(page, 'Message sent successfully!', 'OK')
  })
  expect(comment.params.concessionId).toMatch(/^Ñ [12]$/)
  expect(comment.body).toEqual({ idCustomer: 101, comment: 'De acuerdo, señor', byAnvil: false })

  await goTo(page, '/scrap-purchase-offer?fcid=101')
  const offer = await arriving(company, async () => {
    await page.getByRole('button', { name: 'Submit Response to offer Ñ 1' }).click()
    await press(page, 'Are you sure you want to submit this response?', 'Submit Response')
    await press(page, 'Offer declined', 'OK')
  })
  expect([offer.params, offer.body]).toEqual([{ offerId: 'Ñ 1' }, { aceptado: false }])

  await goTo(page, '/generate-bank-references?fcid=101')
  const reference = await arriving(company, async () => {
    await page.getByRole('checkbox', { name: 'F-1001' }).check()
    await page.getByRole('checkbox', { name: 'NC-1' }).check()
    const generate = page.getByRole('button', { name: 'Generate Bank Reference' })
    await generate.click()
    await page
      .getByRole('dialog', { name: 'Generate Bank Reference' })
      .getByRole('button', { name: 'Generate Bank Reference' })
      .click()
    await press(page, 'Do you want to generate a bank reference with the selected invoices?', 'OK')
    await expect(page.getByRole('dialog')).toContainText('REF-0009')
  })
  expect([reference.params, reference.body]).toEqual([
    { customerId: '101' },
    {
      facturas: [{ idFactura: 'Ñ 501', partialAmount: 61_250.5 }],
      notas: [{ idNota: 'Ñ 601', cantidad: 1000 }],
    },
  ])
})

test('staff create a child folder and move a date', async ({ page, company }) => {
  await enter(page, 'personal')
  await goTo(page, '/approval-files?fcid=101')
  const folder = await arriving(company, async () => {
    await page.getByRole('button', { name: 'New Folder' }).click()
    const drawer = page.getByRole('dialog', { name: 'New Folder' })
    await drawer.getByRole('textbox').fill('Año nuevo')
    await drawer.getByRole('button', { name: 'Create' }).click()
    await press(page, 'Folder created successfully!', 'OK')
  })
  expect(folder.body).toEqual({
    subFolderName: 'Año nuevo',
    idQualityApproval: 'Ñ 1',
    idApprovalDocumentType: 'Ñ 1',
    subFolderId: '',
    name: 'NP-Ñ1',
  })

  await goTo(page, '/delays')
  const moved = await arriving(company, async () => {
    await page.getByRole('button', { name: 'Pick a date, new date of OP-2' }).click()
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toBeVisible()
    await page.keyboard.type(`05nov${year}`)
    const row = page.getByRole('row').filter({ hasText: 'OP-2' })
    await expect(row.getByRole('spinbutton', { name: 'Year' })).toHaveText(String(year))
    await page.keyboard.press('Tab')
    await page.getByRole('button', { name: 'Queue the new date of OP-2' }).click()
    await page.getByRole('textbox', { name: 'Comment on OP-2' }).fill('Falta acero')
    await page.getByRole('region', { name: 'Rows to update' }).getByRole('button', { name: 'Submit' }).click()
    await press(page, /^New date of/, 'OK')
  })
  expect(moved.body).toEqual([{ idOrden: 'Ñ 2', nuevaFecha: `${year}-11-05`, Comment: 'Falta acero' }])
})

test('an exported list has ids of letters', async ({ page }) => {
  await enter(page, 'cliente')
  await goTo(page, '/scrap-purchase-offer?fcid=101')
  await page.getByRole('button', { name: 'Export' }).first().click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'CSV (.csv)' }).click()
  expect(readFileSync(await (await started).path(), 'utf8')).toContain('Ñ 1')
})
