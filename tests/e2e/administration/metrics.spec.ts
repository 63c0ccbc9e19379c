import type { Page } from '@playwright/test'
import { readSheet } from 'read-excel-file/node'
import { choose } from '../browser/choose.ts'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

const headers = ['Year', 'Month', 'Customer', 'User', 'USD', '# Items']

const shownRows = (page: Page) =>
  page
    .getByRole('table', { name: 'Quoted History' })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map(({ textContent }) => textContent ?? '')))

const number = (text: string) => Number(text.replaceAll(',', ''))

test('an administrator opens a metrics tile, its table and its Excel file', async ({ page }) => {
  await signIn(page, 'admin', '/forge/metrics-forge')
  await choose(page, 'Division', 'Aeroespace')
  await expect(page).toHaveURL(/\/metrics-forge\?division=0$/)
  const without = page.getByRole('group', { name: 'Customers without orders in the last 6 months' })
  await expect(without).toContainText('0')
  await expect(without.getByRole('link')).toHaveCount(0)

  await choose(page, 'Division', 'Forge')
  const tile = page.getByRole('group', { name: 'Quotes in the last 12 months' })
  await expect(tile).toContainText(/months\d+$/)
  const quotes = number((await tile.textContent())?.replace(/^.*months/, '') ?? '')
  await tile.getByRole('link').click()

  await expect(page).toHaveURL(/\/metrics-forge-quoted\?division=1/)
  await expect(page.getByRole('heading', { level: 1, name: 'Quoted History' })).toBeVisible()
  await expect(page.getByText(`1–25 of ${quotes}`)).toBeVisible()
  const points = (await page.getByRole('img', { name: /^Quotes per month/ }).getAttribute('aria-label')) ?? ''
  const counts = points.replace('Quotes per month. ', '').split(', ')
  expect(counts.map((point) => point.split(' ')[0])).toEqual([
    'Nov/25',
    'Dic/25',
    'Ene/26',
    'Feb/26',
    'Mar/26',
    'Abr/26',
    'May/26',
    'Jun/26',
    'Jul/26',
    'Ago/26',
    'Sep/26',
    'Oct/26',
    'Nov/26',
  ])
  expect(counts.reduce((sum, point) => sum + number(point.split(' ')[1] ?? ''), 0)).toBe(quotes)

  await page.getByRole('button', { name: 'USD' }).click()
  await expect(page).toHaveURL(/division=1/)
  await expect(page.getByRole('columnheader', { name: 'USD' })).toHaveAttribute('aria-sort', 'ascending')
  const amounts = async () => (await shownRows(page)).map((cells) => number(cells[4] ?? ''))
  const isAscending = (all: readonly number[]) => all.every((amount, at) => at === 0 || amount >= (all[at - 1] ?? 0))
  // The old rows stay visible until the sorted ones have loaded.
  await expect.poll(async () => isAscending(await amounts())).toBe(true)
  const shown = await shownRows(page)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar Excel' }).click()
  const file = await started
  await expect(page.getByText('File downloaded')).toBeVisible()
  expect(file.suggestedFilename()).toBe('tableDownload.xlsx')
  const [head, ...rows] = await readSheet(await file.path())
  expect(head).toEqual(headers)
  expect(rows).toHaveLength(quotes)
  const asNumbers = ([year = '', month = '', customer, user, amount = '', items = '']: string[]) => [
    number(year),
    number(month),
    customer,
    user,
    number(amount),
    number(items),
  ]
  expect(rows.slice(0, shown.length)).toEqual(shown.map(asNumbers))
})
