import type { Locator, Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { choose } from '../browser/choose.ts'
import { goTo } from '../browser/goTo.ts'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'
import { sideways } from '../screens/layout.ts'
import { sizes } from '../screens/screens.ts'

const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true })

async function rowsOf(page: Page, name: string) {
  const rows = await table(page, name).getByRole('row').all()
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
}

async function sheetOf(page: Page, download = page.getByRole('button', { name: 'Export' })) {
  await download.click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  return readSheet(await (await started).path())
}

const millisecondsPerDay = 86_400_000
/** Day 0 of spreadsheet dates. */
const dayZero = Date.UTC(1899, 11, 30)

const formatDay = (count: number) => {
  const day = new Date(dayZero + count * millisecondsPerDay)
  const month = day.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' })
  return `${String(day.getUTCDate()).padStart(2, '0')}/${month}/${day.getUTCFullYear()}`
}

/** Formats a workbook row as on the screen: numbers with separators, date serials with month names. */
const textUnder = (labels: readonly unknown[]) => (row: readonly unknown[]) =>
  row.map((cell, at) => {
    if (cell === null || cell === undefined) return '-'
    if (typeof cell !== 'number') return String(cell)
    return / Date$|^Requested$/.test(String(labels[at])) ? formatDay(cell) : cell.toLocaleString('en-US')
  })

const total = (rows: readonly (readonly unknown[])[], at: number) =>
  rows.reduce((sum, row) => sum + Number(String(row[at]).replaceAll(',', '')), 0)

const filterByStatus = async (page: Page, status: string) => {
  await choose(page, 'Status', status)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('button', { name: `Remove the filter Status: ${status}` })).toBeVisible()
}

async function reportOf(page: Page, search: object = {}) {
  const emptyInput = { id: 101, status: null, JobOrder: null, OP: null, PartNumber: null }
  const answer = await page.request.post('/read/OpenOrders/StatusReportSteel/', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' },
    data: { ...emptyInput, ...search },
  })
  return (await answer.json()).ListadoStatusReport as Record<string, string | number | null>[]
}

/** If an order has no lines in the first days, all are shown and the button does not exist. */
const showAllDates = (scope: Locator) => scope.getByRole('button', { name: 'All dates' }).dispatchEvent('click')

test.describe('open orders of a customer', () => {
  test('show a late job order, its export and its step', async ({ page }) => {
    await signIn(page, 'customer')
    await goByMenu(page, 'Orders', 'Open Orders Report')
    await filterByStatus(page, 'Late')
    const orders = table(page, 'Open Orders')
    await expect(orders.getByText('Late', { exact: true }).first()).toBeVisible()
    await expect.poll(async () => (await rowsOf(page, 'Open Orders')).slice(1).flat()).not.toContain('On Time')

    const [late] = await reportOf(page, { status: 1 })
    const order = page.getByRole('link', { name: String(late?.PO), exact: true })
    await order.click()
    const detail = page.getByRole('region', { name: `Detail of PO ${late?.PO}` })
    await expect(detail.getByRole('heading').first()).toBeFocused()
    await showAllDates(detail)
    const line = detail.getByRole('row').filter({ hasText: String(late?.JobOrder) })
    await expect(line).toContainText('Contact Anvil')
    await expect(line).toContainText('Late')

    const [head = [], ...rows] = await sheetOf(page, detail.getByRole('button', { name: 'Export' }))
    // The last column has buttons, which no file contains.
    const [labels, ...shown] = (await rowsOf(page, 'Order lines')).map((cells) => cells.slice(0, head.length))
    expect(head).toEqual(labels)
    expect(rows.map(textUnder(head))).toEqual(shown.slice(0, -1))
    for (const at of [5, 6, 7]) expect(total(rows, at)).toBe(total(shown.slice(-1), at))

    await line.getByText('Contact Anvil').click()
    await expect(page).toHaveURL(/\/forge\/production-parts/)
    const card = page.getByRole('list', { name: 'Open orders', exact: true }).getByRole('listitem')
    await expect(card).toHaveCount(1)
    await expect(card).toContainText(String(late?.JobOrder))
    await page.goBack()
    await expect(page.getByRole('region', { name: `Detail of PO ${late?.PO}` })).toBeVisible()
  })
})

/** Lines on time with an acknowledged release. */
async function acknowledgedLines(page: Page) {
  const found: Record<string, string | number | null>[] = []
  for (const line of (await reportOf(page, { status: 2 })).slice(0, 20)) {
    const query = new URLSearchParams({ JobOrder: String(line.JobOrder) })
    const [release] = await (await page.request.get(`/read/api/Customers/101/wipEstatusReport?${query}`)).json()
    if (release.Acknowledgement) found.push(line)
  }
  return found
}

test('a customer opens the acknowledgement of an order that is not late', async ({ page }) => {
  await signIn(page, 'customer')
  const [acknowledged] = await acknowledgedLines(page)
  await goTo(page, `/open-orders-report?po=${acknowledged?.PO}`)
  const link = page.getByRole('link', { name: 'Acknowledgement (PDF)' })
  await expect(link).toHaveAttribute('target', '_blank')
  const document = await page.request.get(String(await link.getAttribute('href')))
  expect([document.status(), document.headers()['content-type']]).toEqual([200, 'application/pdf'])
})

test('the status report is exported as shown, with part numbers as text and no formula', async ({ page }) => {
  await signIn(page, 'customer', '/forge/status-report-steel?perPage=100')
  const lines = await reportOf(page)
  await expect(page.getByText(`1–100 of ${lines.length}`)).toBeVisible()
  const [head = [], ...rows] = await sheetOf(page)
  const [labels, ...shown] = await rowsOf(page, 'Status Report')
  expect(head).toEqual(labels)
  expect(rows).toHaveLength(lines.length)
  const weight = labels?.indexOf('Lbs') ?? -1
  const heading = textUnder(head)
  const plain = (row: readonly string[]) =>
    row.map((text, at) => (at === weight ? Number(text.replace(',', '')) : text))
  // Files do not contain the number of days that a date has moved.
  const dates = shown.map((row) => row.map((text) => text.replace(/[+−]\d+ d$/, '')))
  expect(rows.slice(0, 100).map((row) => plain(heading(row)))).toEqual(dates.slice(0, 100).map(plain))

  const sumOf = (name: string) => lines.reduce((sum, line) => sum + Number(line[name]), 0)
  for (const [at, wire] of [
    [3, 'POQty'],
    [4, 'OpenQty'],
    [5, 'Lbs'],
    [10, 'BalanceQty'],
  ] as const)
    expect(total(rows, at)).toBeCloseTo(sumOf(wire), 6)
  const parts = rows.map((row) => row[2])
  expect(parts).toEqual(lines.map(({ PartNumber }) => PartNumber))
  expect(parts).toEqual(expect.arrayContaining(['00123', '=1+1']))
})

test('the open orders list is exported with one row per line', async ({ page }) => {
  await signIn(page, 'customer', '/forge/open-orders-report?filter={"partNumber":"00123"}')
  await expect(page.getByRole('button', { name: 'Remove the filter Part Number: 00123' })).toBeVisible()
  await expect(table(page, 'Open Orders').getByText('00123').first()).toBeVisible()
  const [, ...rows] = await sheetOf(page)
  const lines = await reportOf(page, { PartNumber: '00123' })
  expect(rows.map((row) => row.slice(0, 3))).toEqual(
    lines.map(({ PO, JobOrder, PartNumber }) => [PO, JobOrder, PartNumber]),
  )
})

test('open orders are sorted by their earliest promise, with the dates of their detail', async ({ page }) => {
  await signIn(page, 'customer', '/forge/open-orders-report')
  await expect(page.getByRole('button', { name: 'Remove the filter Lines: Open' })).toBeVisible()
  await expect(page).toHaveURL(/promiseDate/)
  await expect(page.getByRole('columnheader', { name: 'Promised' })).toHaveAttribute('aria-sort', 'ascending')
  const order = table(page, 'Open Orders').locator('tbody').first()
  const late = order.getByRole('row').filter({ hasText: 'Contact Anvil' }).first()
  await expect(late).toBeVisible()
  const [jobOrder, , status, requested, , daysLate] = await late.locator('td').allTextContents()
  expect(status).toBe('Late')
  expect(Number(daysLate)).toBeGreaterThan(0)

  await order.getByRole('rowheader').getByRole('link').first().click()
  const detail = page.getByRole('region', { name: /^Detail of PO/ })
  await showAllDates(detail)
  const line = detail.getByRole('row').filter({ hasText: String(jobOrder) })
  await expect(line).toContainText(String(requested))
  await expect(line).toContainText('Contact Anvil')
})

test('an open order on a phone is a card, and its detail fits', async ({ page }) => {
  await page.setViewportSize(sizes.phone)
  await signIn(page, 'staff', '/forge/open-orders-report?fcid=101')
  const cards = page.getByRole('list', { name: 'Open Orders', exact: true }).getByRole('listitem')
  await expect(cards).toHaveCount(25)
  await expect(cards.first().locator('dt:visible')).toHaveText(['Job Order', 'Status', 'Promised'])
  await cards.first().getByRole('heading').getByRole('link').first().click()
  await showAllDates(page.getByRole('main'))
  await expect(page.getByRole('list', { name: 'Order lines' })).toBeVisible()
  expect(await sideways(page)).toBe(0)
})

for (const language of ['en-US', 'es-MX'])
  test.describe(`in a browser with the language ${language}`, () => {
    test.use({ locale: language, viewport: { width: 1440, height: 900 } })

    for (const path of ['open-orders-report', 'status-report-steel'])
      test(`the table of ${path} fits a window of 1,440 px`, async ({ page }) => {
        await signIn(page, 'customer', `/forge/${path}`)
        const region = page
          .getByRole('main')
          .getByRole('region')
          .filter({ has: page.getByRole('table') })
        await expect(region.locator('tbody tr').first().locator('th')).not.toHaveText('')
        expect(await region.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(
          0,
        )
      })
  })

test.describe('in a window of 1,440 by 900 px at 200 % zoom', () => {
  test.use({ viewport: { width: 720, height: 450 } })

  for (const [account, path] of [
    ['customer', 'status-report-steel?perPage=50'],
    ['customer', 'ready-to-ship'],
    ['customer', 'wip-reports'],
    ['admin', 'users'],
    ['manager', 'delays'],
  ] as const)
    test(`the rows of ${path} scroll with the page`, async ({ page }) => {
      await signIn(page, account, `/forge/${path}`)
      const shown = page.getByRole('main').locator('tbody tr th, li h2')
      await expect(shown.nth(8)).not.toHaveText('')
      // Tables may scroll horizontally, but only the page scrolls vertically.
      const scrolling = await page.getByRole('main').evaluate((main) =>
        [...main.querySelectorAll('*')]
          .filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY))
          .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
          .map((part) => part.outerHTML.slice(0, 120)),
      )
      expect(scrolling).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThan(900)
    })
})
