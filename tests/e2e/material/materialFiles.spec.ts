import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { readDelimited } from '#kit/files/delimited.ts'
import { withoutMarks } from '#values/csv.ts'
import { goTo } from '../browser/goTo.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const textsOf = (cells: Locator) => cells.evaluateAll((all) => all.map(({ textContent }) => textContent?.trim() ?? ''))
const numberIn = (text: string) => Number(text.replaceAll(',', ''))
const twoDecimals = (sum: number) => sum.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

async function downloadCsv(page: Page, button: Locator) {
  await button.click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV (.csv)' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('tableDownload.csv')
  const text = readFileSync(await download.path(), 'utf8').replace('\ufeff', '')
  const [head = [], ...rows] = readDelimited(text).map((cells) => cells.map(withoutMarks))
  return { head, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) }
}

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Formats a CSV cell as the table does: rounded weights, month names, a dash for no value. */
const asShown = (cell: string, shown: string) => {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cell) ?? []
  if (year) return `${day}/${months[Number(month) - 1]}/${year}`
  if (/^-?[\d,]+\.\d\d%?$/.test(shown)) return `${twoDecimals(Number(cell))}${shown.endsWith('%') ? '%' : ''}`
  // Offers have their number alone in a file.
  if (shown === `Offer ${cell}`) return shown
  return cell === '' && shown === '-' ? '-' : cell
}

/**
 * Downloads each table and compares columns, cells and totals (after rounding) with the screen; returns the total
 * weights.
 */
async function expectFiles(page: Page, where: Locator, names: readonly string[]) {
  const sums: Record<string, string> = {}
  for (const [at, name] of names.entries()) {
    const table = where.getByRole('table', { name, exact: true })
    await expect(table).not.toHaveAttribute('aria-busy', 'true')
    const heads = await textsOf(table.locator('thead th'))
    const shownHead = heads.filter((text) => text !== 'Actions')
    const shownRows = await table
      .locator('tbody tr')
      .evaluateAll((all) => all.map((row) => [...row.children].map(({ textContent }) => textContent?.trim() ?? '')))
    const foot = await textsOf(table.locator('tfoot tr > *'))
    const isEmpty = (await table.getByText('No results found.').count()) > 0
    const { head, rows } = await downloadCsv(page, where.getByRole('button', { name: 'Export' }).nth(at))
    expect([name, head]).toEqual([name, shownHead])
    const shown = isEmpty ? [] : shownRows.map((cells) => cells.slice(0, head.length))
    expect([
      name,
      rows.map((cells, row) => cells.map((cell, column) => asShown(cell, shown[row]?.[column] ?? ''))),
    ]).toEqual([name, shown])
    for (const [column, shown] of foot.entries()) {
      if (!/^[\d,]+\.\d\d$/.test(shown)) continue
      // The history adds up what was sold.
      const added = foot[0] === 'Total accepted' ? rows.filter((cells) => cells.includes('Accepted')) : rows
      const sum = added.reduce((all, cells) => all + numberIn(cells[column] ?? ''), 0)
      expect([name, head[column], twoDecimals(Math.round(sum * 1000) / 1000)]).toEqual([name, head[column], shown])
      sums[name] = shown
    }
  }
  return sums
}

/** Screens of the steel maker, with their tables in order of appearance. */
const screens: Readonly<Record<string, readonly [path: string, tables: readonly string[], tab?: string]>> = {
  'the inventory': ['raw-material-inventory', ['Heats', 'Raw Material Inventory']],
  'the pieces of a bar': [
    'raw-material-inventory?heat=H718-2204&bar=3',
    ['Heats', 'Raw Material Inventory', 'Bar cutting detail'],
  ],
  'the plan of the bars': ['raw-material-inventory?optimize=1', ['Heats', 'Bar optimization']],
  'complete lots': ['incoming-outgoing-material', ['Material Summary']],
  'all movements': ['incoming-outgoing-material', ['Material Detail'], 'Material Detail'],
  'the approvals': ['raw-material-approval', ['Material to be approved', 'Approved material']],
  'the offers': ['scrap-purchase-offer', ['Purchase Offers', 'Purchase Agreements']],
  'past offers': ['scrap-purchase-offer', ['History'], 'History'],
}

for (const [name, [path, tables, tab]] of Object.entries(screens))
  test(`exported files contain the rows of the tables: ${name}`, async ({ page }) => {
    await signIn(page, 'steel', `/forge/${path}`)
    if (tab) await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('table', { name: tables.at(-1) as string })).toBeVisible()
    await expectFiles(page, page.locator('main'), tables)
  })

test('scrap cards equal the sums of their tables and files, for each customer with scrap', async ({ page }) => {
  test.slow()
  await signIn(page, 'admin', '/forge/about-us')
  for (const [customer, total, isTooMuch] of [
    [104, '5,000.01', true],
    [102, '5,000.00', false],
    [101, '4,999.99', false],
    [105, '12.35', false],
    [103, '0.00', false],
  ] as const) {
    await goTo(page, `/scrap-inventory?fcid=${customer}`)
    const card = (name: string) => page.getByRole('group', { name: `${name} (Kg)` })
    await expect(card('Total')).toContainText(total)
    await expect(page.getByText('There are more than 5 tons of scrap to be cleared out')).toHaveCount(isTooMuch ? 1 : 0)
    await page.getByRole('button', { name: 'Detail' }).click()
    const dialog = page.getByRole('dialog')
    const names = ['Cutting Ends', 'Punch Outs', 'Scrap']
    const sums = await expectFiles(page, dialog, names)
    await dialog.getByRole('button', { name: 'Close' }).first().click()
    for (const name of names) await expect(card(name)).toContainText(sums[name] ?? '0.00')
    const all = names.reduce((sum, name) => sum + numberIn(sums[name] ?? '0'), 0)
    expect(Math.abs(all - numberIn(total))).toBeLessThan(0.02)
  }
})
