import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readZip } from '#tests/support/files/readZip.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { clearStorage } from '../browser/stayingTab.ts'

const names = { 101: 'Brennholt Turbine Works', 102: 'Engranes Corvane', 106: 'Kitsuragi Bearing' }
const own = Object.values(names)

const cellsOf = async (page: Page, table: string) => {
  const heads = await page.getByRole('table', { name: table }).getByRole('columnheader').allTextContents()
  const at = heads.indexOf('Customer')
  expect(at, table).toBe(1)
  const customers = page.getByRole('table', { name: table }).locator('tbody tr > :nth-child(2)')
  return customers.filter({ hasText: /^(Brennholt|Engranes|Kitsuragi|Norrvik|Ironmere|Amaranto)/ }).allTextContents()
}

/** Number of late lines; 0 without any. */
const countIn = async (page: Page) => {
  const text = page.getByText(/^([\d,]+ late lines? in [\d,]+ orders?|No results found\.)$/)
  return Number.parseInt((await text.textContent()) ?? '', 10) || 0
}

test('a group sees the late lines of all its customers, and of one of them', async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'group', '/forge/open-orders-report?status=late')
  const current = page.getByRole('banner').getByRole('status')
  await expect(current).toHaveText('All my customers (3)')
  await expect(page.getByRole('table', { name: 'Open Orders' }).getByRole('rowheader').first()).toBeVisible()
  await page.getByRole('button', { name: 'Last Promise' }).click()
  await expect(page).toHaveURL(/sort=lastPromise/)
  const all = await countIn(page)
  const shown = new Set(await cellsOf(page, 'Open Orders'))
  expect(shown.size).toBeGreaterThan(1)
  for (const customer of shown) expect(own).toContain(customer)

  const counts: number[] = []
  for (const [id, name] of Object.entries(names)) {
    await page.goto(`/forge/open-orders-report?status=late&fcid=${id}`)
    await expect(current).toHaveText(name)
    counts.push(await countIn(page))
    await expect(page.getByRole('columnheader', { name: 'Customer', exact: true })).toHaveCount(0)
  }
  expect(all).toBe(counts.reduce((sum, count) => sum + count, 0))
  await page.getByRole('button', { name: 'Customer Picker' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'All my customers (3)' }).click()
  await expect(page.getByRole('columnheader', { name: 'Customer', exact: true })).toBeVisible()
  await expect(page.getByText(`${all} late lines in`)).toBeVisible()
})

test('a purchase order in the list of all customers opens for its customer', async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'group', '/forge/open-orders-report')
  const table = page.getByRole('table', { name: 'Open Orders' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const first = table.locator('tbody tr').first()
  const customer = (await first.locator('td').first().textContent()) ?? ''
  const order = (await first.getByRole('rowheader').textContent()) ?? ''
  await first.getByRole('link', { name: order, exact: true }).click()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(customer)
  await expect(page.getByRole('heading', { name: `Detail of PO ${order}` })).toBeVisible()
})

test('every list of lines and loads shows all customers of a group', async ({ page }) => {
  await clearStorage(page)
  const lists = [
    ['status-report-steel', 'Status Report'],
    ['in-transit', 'In Transit'],
    ['ready-to-ship', 'Ready to Ship'],
    ['shipment-documents', 'Shipment Documents'],
    ['approvals', 'Approvals'],
  ] as const
  for (const [path, name] of lists) {
    await signIn(page, 'group', `/forge/${path}`)
    await expect(page.getByRole('table', { name }).locator('tbody tr').first(), path).toBeVisible()
    await expect(page.getByText(/^Choose a customer/), path).toHaveCount(0)
    for (const customer of await cellsOf(page, name)) expect(own, path).toContain(customer)
  }
  await signIn(page, 'group', '/forge/wip-reports')
  const cards = page.getByRole('list', { name: 'Open orders' }).getByRole('heading', { level: 2 })
  await expect(cards.filter({ hasText: 'Kitsuragi Bearing' }).first()).toBeVisible()
  await expect(cards.filter({ hasText: 'Brennholt Turbine Works' }).first()).toBeVisible()
})

test('documents of the loads of all customers are downloaded by customer', async ({ page }) => {
  await clearStorage(page)
  await signIn(page, 'group', '/forge/shipment-documents')
  const rows = page.getByRole('table', { name: 'Shipment Documents' }).locator('tbody tr')
  await expect(rows.first()).toBeVisible()
  await page.getByRole('button', { name: 'Download documents' }).click()
  expect(await page.getByRole('menuitem').allTextContents()).toEqual(own)
  const asked = page.waitForRequest(/\/packs$/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: names[106] }).click(),
  ])
  expect((await asked).url()).toContain('/106/')
  const files = [...(await readZip(await readFile(await download.path()))).keys()]
  expect(files.length).toBeGreaterThan(1)
})
