import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { extractText, getDocumentProxy } from 'unpdf'
import { goByMenu } from '../browser/mainMenu.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

/** Columns of values; a last cell has the action of the row. */
const columns = 5

const tabs = ['Overdue Invoices', 'Invoices due this month', 'Invoices not due yet'] as const

async function rowsOf(page: Page, tab: (typeof tabs)[number]) {
  await page.getByRole('tab', { name: tab }).click()
  const table = page.getByRole('table', { name: tab })
  await expect(table.getByRole('row').last()).toContainText('Total')
  const rows = await table.getByRole('row').all()
  const texts = rows.map((row) => row.locator('th, td').allTextContents())
  return (await Promise.all(texts)).slice(1).map((cells) => cells.slice(0, columns))
}

async function figuresOn(page: Page) {
  const balance = await page.getByRole('img', { name: /^Total Balance/ }).getAttribute('aria-label')
  const rows: string[][][] = []
  for (const tab of tabs) rows.push(await rowsOf(page, tab))
  return { balance, rows }
}

const cents = (amount = '') => Math.round(Number(amount.replaceAll(/[$,]/g, '')) * 100)

/** Text of a linked PDF, extracted with an independent library. */
async function textAt(page: Page, path: string | null) {
  const answer = await page.request.get(path ?? '')
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.body())), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

test('a customer sees why shipments are on hold and downloads the statement', async ({ page }) => {
  await signIn(page, 'hold')
  await goByMenu(page, 'Finance', 'Account Statement')
  await expect(page.getByRole('alert')).toContainText(/^Credit hold Shipments are stopped: \d+ invoices/)

  const overdue = await rowsOf(page, 'Overdue Invoices')
  const [number = '', dueDate = '', , order = '', amount = ''] = overdue.find(([, , days]) => days === '21') ?? []
  expect(dueDate).toBe('15/Oct/2026')
  const invoice = page.getByRole('link', { name: number, exact: true })
  await expect(invoice).toHaveAttribute('target', '_blank')
  const invoiceText = await textAt(page, await invoice.getAttribute('href'))
  for (const figure of [number, dueDate, order, amount]) expect(invoiceText).toContain(figure)

  const download = page.getByRole('link', { name: 'Download account statement' })
  await expect(download).toHaveAttribute('target', '_blank')
  const statement = await textAt(page, await download.getAttribute('href'))
  const { rows, balance } = await figuresOn(page)
  for (const row of rows.flat()) expect(statement).toContain(row.filter(Boolean).join(' '))
  for (const part of balance?.match(/\$[\d,.]+\d/g) ?? []) expect(statement).toContain(part.slice(1))
})

test('the statement workbook contains the rows of a tab, exact sums and no formula', async ({ page }) => {
  await signIn(page, 'hold', '/forge/statement')
  const shown = await rowsOf(page, 'Overdue Invoices')
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const [head, ...rows] = await readSheet(await (await started).path())
  expect(head).toEqual(['Invoice', 'Due date', 'Days due', 'PO', 'Amount (USD)', 'State'])
  expect(rows).toHaveLength(shown.length - 1)
  expect(rows.map(([number, , days, order]) => [number, days, order])).toEqual(
    shown.slice(0, -1).map(([number, , days, order]) => [number, Number(days), order]),
  )
  const sum = rows.reduce((total, row) => total + Math.round(Number(row[4]) * 100), 0)
  expect(sum).toBe(cents(shown.at(-1)?.at(-1)))
})

test('a browser in Tokyo shows the days and totals of the plant', async ({ page, openBrowser, baseURL }) => {
  await signIn(page, 'hold', '/forge/statement')
  const elsewhere = await openBrowser({ baseURL: baseURL ?? '', timezoneId: 'Asia/Tokyo' })
  await signIn(elsewhere, 'hold', '/forge/statement')
  expect(await figuresOn(elsewhere)).toEqual(await figuresOn(page))
})

test('the statement prints on A4 and Letter with all tables, and customer and day on each page', async ({ page }) => {
  await signIn(page, 'hold', '/forge/statement')
  const rows = await rowsOf(page, 'Overdue Invoices')
  const total = rows.at(-1)?.at(-1) ?? ''
  const customer = (await page.getByRole('status', { name: /^Current customer/ }).textContent()) ?? ''
  for (const format of ['A4', 'Letter']) {
    const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format })))
    const { text } = await extractText(printed, { mergePages: true })
    for (const shown of ['Account Statement', 'Credit hold', 'SWIFT', ...rows.map(([number = '']) => number)])
      expect(text, format).toContain(shown)
    // Outside the table only the balance contains the total, with its unit.
    expect(text.replaceAll(`$${total}`, '').split(total), format).toHaveLength(2)
    for (const shell of ['Dashboard', 'Export', 'Columns', 'All rights reserved'])
      expect(text, format).not.toContain(shell)
    for (const table of ['Overdue Invoices', 'Invoices due this month', 'Invoices not due yet'])
      expect(text, format).toContain(table)
    const { text: pages } = await extractText(printed, { mergePages: false })
    for (const [at, each] of pages.entries()) {
      expect(each, format).toContain(customer)
      expect(each, format).toMatch(new RegExp(`\\d\\d/[A-Z][a-z]{2}/\\d{4}[^]*Page ${at + 1} / ${pages.length}`))
    }
  }
})

test('a phone shows each invoice as a card, and the total below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await signIn(page, 'hold', '/forge/statement')
  const list = page.getByRole('list', { name: 'Overdue Invoices' })
  await expect(list.getByRole('listitem').last()).toContainText(/^TotalAmount \(USD\)[\d,]+\.\d\d$/)
  await expect(list.getByRole('listitem').first()).toContainText('Days due')
})
