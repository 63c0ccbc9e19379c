import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { openRows } from '#tests/support/database/openRows.ts'
import { addBar } from '#tests/support/rows/material.ts'
import { addOffer } from '#tests/support/rows/offers.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const customer = 104
let nextBar = 9_000

const section = (page: Page, name: string) => page.getByRole('region', { name })
const row = (page: Page, table: string, bar: number) =>
  section(page, table)
    .getByRole('row')
    .filter({ hasText: `B-${bar}` })
const offerRow = (page: Page, table: string, value: string) =>
  page.getByRole('table', { name: table }).getByRole('row').filter({ hasText: value })
const confirm = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Submit Approval', exact: true }).click()
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()

test('the buyer approves one bar with a file, refuses another with a reason, and sees both', async ({
  page,
  portal,
  openBrowser,
}) => {
  const rows = await openRows(portal)
  const [approved, rejected] = [nextBar, nextBar + 1]
  nextBar += 2
  for (const id of [approved, rejected]) await addBar({ rows }, { id, customer })
  await rows.close()
  await signIn(page, 'steel', '/forge/raw-material-approval')

  await page.getByRole('switch', { name: `Approved: H-${approved} B-${approved}` }).click()
  const submit = page.getByRole('button', { name: `Submit Approval of H-${approved} B-${approved}` })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  await submit.hover()
  await expect(page.getByRole('tooltip')).toHaveText('Please upload the QST7 Report to send your approval.')

  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
  await page.getByRole('button', { name: `Upload approval of H-${approved} B-${approved}` }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Signed.pdf', mimeType: 'application/pdf', buffer: content })
  await close(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await submit.click()
  await expect(page.getByText('Are you sure you want to submit this approval?')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('Approval successfully submitted.')).toBeVisible()
  await close(page)

  await page.getByRole('button', { name: `Submit Approval of H-${rejected} B-${rejected}` }).click()
  const rejection = page.getByRole('dialog', { name: `Refuse H-${rejected} B-${rejected}` })
  await rejection.getByRole('button', { name: 'Refuse', exact: true }).click()
  const reason = page.getByRole('textbox', { name: 'Please add the reason:' })
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Please fill in this field.')).toBeVisible()
  await reason.fill('Too coarse.')
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click()
  await expect(page.getByText('Approval successfully submitted.')).toBeVisible()
  await close(page)

  await page.reload()
  await expect(row(page, 'Material to be approved', rejected)).toContainText('Too coarse.')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    row(page, 'Approved material', approved).getByRole('link', { name: 'Approval' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('Signed.pdf')
  expect(readFileSync(await download.path()).equals(content)).toBe(true)

  const staff = await openBrowser()
  await signIn(staff, 'staff', `/forge/raw-material-approval?fcid=${customer}`)
  await expect(row(staff, 'Material to be approved', rejected)).toContainText('Too coarse.')
  await expect(row(staff, 'Approved material', approved)).toBeVisible()
  await expect(staff.getByRole('button', { name: /^Submit Approval/ })).toHaveCount(0)
})

test('the buyer accepts an offer, opens the agreement, sends the invoice, and declines another offer', async ({
  page,
  portal,
  openBrowser,
}) => {
  const rows = await openRows(portal)
  const [accepted, declined] = [nextBar, nextBar + 1]
  nextBar += 2
  for (const id of [accepted, declined]) await addOffer({ rows }, { id, customer, weight: id * 1000, price: 200 })
  await rows.close()
  const [value, other] = [accepted, declined].map((id) => `${(id * 2).toLocaleString('en-US')}.00`) as [string, string]
  await signIn(page, 'steel', '/forge/scrap-purchase-offer')

  const respond = async (id: number) => {
    await page.getByRole('button', { name: `Submit Response to offer ${id}` }).click()
    await expect(page.getByText('Are you sure you want to submit this response?')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Submit Response' }).click()
  }
  await page.getByRole('button', { name: `Detail of offer ${accepted}` }).click()
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Scrap' })).toContainText('P-1')
  // On a narrow screen the rows become cards; the dialog stays open.
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('dialog', { name: `Detail of offer ${accepted}` })).toContainText('P-1')
    const cards = page.locator('main').getByRole('list', { name: 'Purchase Offers', includeHidden: true })
    await expect(cards).toHaveCount(width === 360 ? 1 : 0)
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('switch', { name: `Accept offer ${accepted}` }).click()
  await respond(accepted)
  await expect(page.getByText('Thank you for accepting our offer!')).toBeVisible()
  await close(page)
  await respond(declined)
  await expect(page.getByText('Offer declined')).toBeVisible()
  await close(page)

  const agreement = offerRow(page, 'Purchase Agreements', value)
  // Browsers either show the PDF in the new tab or download it.
  const link = agreement.getByRole('link', { name: 'Purchase agreement' })
  await expect(link).toHaveAttribute('target', '_blank')
  const document = await page.request.get(String(await link.getAttribute('href')))
  expect(document.headers()['content-disposition']).toBe(`inline; filename="Purchase agreement ${accepted}.pdf"`)
  expect((await document.body()).subarray(0, 5).toString()).toBe('%PDF-')

  const submit = page.getByRole('button', { name: `Submit Approval of offer ${accepted}` })
  await expect(submit).toHaveAttribute('aria-disabled', 'true')
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)])
  await page.getByRole('button', { name: `Choose the invoice for offer ${accepted}` }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Invoice.pdf', mimeType: 'application/pdf', buffer: content })
  await close(page)
  await page.getByRole('button', { name: 'Done' }).click()
  await submit.click()
  await expect(page.getByText('Are you sure you want to submit this document?')).toBeVisible()
  await confirm(page)
  await expect(page.getByText('Document successfully submitted.')).toBeVisible()
  await close(page)
  await expect(agreement).toHaveCount(0)

  await page.reload()
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(offerRow(page, 'History', other)).toContainText('Declined')
  await expect(offerRow(page, 'History', other).getByRole('link')).toHaveCount(0)
  await expect(offerRow(page, 'History', value)).toContainText('Accepted')
  const [invoice] = await Promise.all([
    page.waitForEvent('download'),
    offerRow(page, 'History', value).getByRole('link', { name: 'Customer invoice' }).click(),
  ])
  expect(invoice.suggestedFilename()).toBe('Invoice.pdf')
  expect(readFileSync(await invoice.path()).equals(content)).toBe(true)

  const staff = await openBrowser()
  await signIn(staff, 'staff', `/forge/scrap-purchase-offer?fcid=${customer}`)
  await expect(offerRow(staff, 'Purchase Offers', '16,250.03')).toBeVisible()
  await expect(staff.getByRole('button', { name: /^(Submit|Choose)/ })).toHaveCount(0)
  await staff.getByRole('tab', { name: 'History' }).click()
  await expect(offerRow(staff, 'History', value)).toContainText('Accepted')
})
