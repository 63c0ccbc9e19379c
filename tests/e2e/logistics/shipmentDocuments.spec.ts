import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { pagesOf } from '#tests/support/files/readPdf.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const open = async (page: Page, query = '', account: Parameters<typeof signIn>[1] = 'customer') => {
  await signIn(page, account, `/forge/shipment-documents${query}`)
  await expect(page.getByText(/^1–\d+ of /)).toBeVisible()
  return page.getByRole('table', { name: 'Shipment Documents' })
}
const bulk = (page: Page) => page.getByRole('group', { name: 'Documents of the selected loads' })
const fetched = async (page: Page, name: string): Promise<Download> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true, disabled: false }).click(),
  ])
  return download
}
const filesIn = async (download: Download) => readZip(await readFile(await download.path()))

const linksOf = (rows: ReturnType<Page['locator']>) =>
  rows
    .locator('a[href^="/content/"]')
    .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname))

test('a customer selects 40 loads on two pages and downloads their documents, each link of which opens', async ({
  page,
}) => {
  test.slow()
  const table = await open(page)
  await expect(table.getByRole('columnheader')).toHaveText([
    'PO - LI',
    'Shipped',
    'Documents',
    'Qty',
    'PN',
    'Job Order',
    'CoC',
    'MTR',
    'Invoice',
    'Packing List',
    'BOL',
    'ETA',
    'Status',
    'Last Location',
    'XML',
    'Arrived',
    'Freight Forwarder',
    'Tracking Number',
  ])
  await expect(bulk(page)).toHaveCount(0)
  const second = table.locator('tbody tr').nth(1)
  const place = await second.boundingBox()
  await table.locator('tbody tr').first().getByRole('checkbox').check()
  // The next row to tick stays under the pointer.
  await expect(bulk(page)).toBeVisible()
  expect(await second.boundingBox()).toEqual(place)
  await page.getByRole('button', { name: 'Select all on this page' }).click()
  await expect(page.getByText('25 selected')).toBeVisible()
  const links = await linksOf(table.locator('tbody tr'))
  const first = (await table.locator('tbody tr').first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^26–50 of /)).toBeVisible()
  // The previous page's rows stay visible until the next ones have loaded.
  await expect(table.locator('tbody tr').first()).not.toHaveText(first)
  for (let at = 0; at < 15; at += 1) {
    const row = table.locator('tbody tr').nth(at)
    await row.getByRole('checkbox').check()
    links.push(...(await linksOf(row)))
  }
  await expect(page.getByText('40 selected')).toBeVisible()
  await expect(bulk(page).getByRole('button')).toHaveText([
    'Certificates',
    'MTR',
    'Invoice',
    'Packing List',
    'BOL',
    'Download zip',
  ])

  const download = await fetched(page, 'Download zip')
  // Read it at once: the message disappears while the documents are read.
  const text = await page.getByText(/^Download complete\. /).textContent()
  expect(download.suggestedFilename()).toBe(`shipment-documents-${businessDay}.zip`)
  const files = await filesIn(download)
  const isCertificate = (name: string) => name.includes('/Certificate of conformance ')
  const contentOf = (link: string) =>
    page.request.get(link).then(async (answer) => {
      expect([link, answer.status()]).toEqual([link, 200])
      return link.includes('/FacturaXml/') ? String(await answer.body()) : (await pagesOf(await answer.body())).join()
    })
  const textOf = async (name: string, bytes: Buffer) =>
    name.endsWith('.xml') ? String(bytes) : (await pagesOf(bytes)).join()
  const isDocument = (name: string) => /\.(pdf|xml)$/.test(name)
  const zipped = new Set(
    await Promise.all([...files].flatMap(([name, bytes]) => (isDocument(name) ? [textOf(name, bytes)] : []))),
  )
  for (const link of new Set(links)) expect(zipped).toContain(await contentOf(link))
  const { documents } = JSON.parse(String(files.get('manifest.json')))
  const unavailable = documents.filter(({ state }: { state: string }) => ['expected', 'missing'].includes(state)).length
  expect(unavailable).toBeGreaterThan(0)
  expect(text).toMatch(new RegExp(`^Download complete\\. ${unavailable} documents? (is|are) missing: `))
  expect([...files.keys()].some(isCertificate)).toBe(true)
})

test('an incomplete load is found by the filter, and its pack says which', async ({ page }) => {
  const table = await open(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('combobox', { name: 'Documents' }).click()
  await page.getByRole('option', { name: 'Incomplete' }).click()
  await sheet.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText('Documents: Incomplete')).toBeVisible()
  // The first cell is the row's header.
  const cell = table.locator('tbody tr').first().getByRole('cell').nth(1)
  await expect(cell).toHaveText(/^\d of \d ?Without /)
  await cell.getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/^(Missing|Expected)/).first()).toBeVisible()
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Documents: Incomplete')).toBeVisible()
})

test('documents of one type are downloaded as one file, or reported as missing', async ({ page }) => {
  const table = await open(page)
  const without = table
    .locator('tbody tr')
    .filter({ has: page.getByRole('button', { name: 'BOL', disabled: true }) })
    .first()
  await without.getByRole('checkbox').check()
  await bulk(page).getByRole('button', { name: 'BOL' }).click()
  await expect(page.getByText('The selected loads have no document of this kind.')).toBeVisible()
  const download = await fetched(page, 'Packing List')
  expect(download.suggestedFilename()).toBe(`packing-lists-${businessDay}.zip`)
  const names = [...(await filesIn(download)).keys()]
  expect(names.length).toBeGreaterThan(0)
  for (const name of names) expect(name).toMatch(/^Packing list PL\d+\.pdf$/)
  await page.getByRole('button', { name: 'Clear selection' }).click()
  await expect(bulk(page)).toHaveCount(0)
})

test('Download documents contains the documents of all filtered loads', async ({ page }) => {
  const table = await open(page)
  const order = ((await table.locator('tbody th').first().textContent()) ?? '').split(' - ')[0] ?? ''
  await page.getByLabel('PO', { exact: true }).fill(order)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByText(/^Remove the filter|PO: /).first()).toBeVisible()
  await expect.poll(async () => new Set(await table.locator('tbody th').allTextContents()).size).toBeLessThan(25)
  for (const text of await table.locator('tbody th').allTextContents()) expect(text).toContain(`${order} - `)
  const names = [...(await filesIn(await fetched(page, 'Download documents'))).keys()]
  expect(names.length).toBeGreaterThan(2)
})

test('for more documents than one zip holds, the loads of a month are downloaded', async ({ page }) => {
  await open(page, '?fcid=109', 'staff')
  await expect(page.getByText(/^1–25 of [3-9],?\d{3}$/)).toBeVisible()
  await page.getByRole('button', { name: 'Download documents', exact: true }).click()
  const message = page.getByRole('alert')
  await expect(message).toContainText(/^[\d,]+ documents\. A zip can hold up to 2,000; download the loads of one month/)
  const month = message.getByRole('button').last()
  const name = (await month.textContent()) ?? ''
  expect(name).toMatch(/^[A-Z][a-z]{2}\/\d{4}$/)
  const download = await fetched(page, name)
  expect([...(await filesIn(download)).keys()]).toContain('manifest.csv')
})

test('a customer gets all certificates of last month with three clicks, and at once those of a selection', async ({
  page,
}) => {
  const table = await open(page)
  await page.getByRole('button', { name: 'Last month' }).click()
  await expect(page.getByText(/^Shipped: 01\/\w+\/\d+ – \d+\/\w+\/\d+$/)).toBeVisible()
  await page.getByRole('button', { name: 'Choose the documents to download' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Certificates' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`certificates-of-conformance-${businessDay}.zip`)
  const files = await filesIn(download)
  const certificates = [...files.keys()].filter((name) => name.endsWith('.pdf'))
  expect(certificates.length).toBeGreaterThan(25)
  for (const name of certificates) expect(name).toMatch(/^[^/]+-\d+\/Certificate of conformance .+\.pdf$/)

  await table.locator('tbody tr').first().getByRole('checkbox').check()
  await page.keyboard.press('Enter')
  const all = page.getByRole('button', { name: /^Select all \d+$/ })
  const count = (await all.textContent())?.replace('Select all ', '')
  await all.click()
  await expect(page.getByText(`${count} selected`)).toBeVisible()
  const selected = await fetched(page, 'Certificates')
  expect([...(await filesIn(selected)).keys()].filter((name) => name.endsWith('.pdf'))).toEqual(certificates)
})
