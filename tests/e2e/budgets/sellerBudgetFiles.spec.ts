import { readFileSync } from 'node:fs'
import { read, utils } from '@e965/xlsx'
import type { Page } from '@playwright/test'
import { expect, test } from '../browser/oneTab.ts'
import { signIn } from '../browser/signIn.ts'

async function workbookOf(page: Page) {
  await page.getByRole('button', { name: 'Export' }).click()
  const started = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).click()
  const file = await started
  const book = read(readFileSync(await file.path()))
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] ?? {}
  return { name: file.suggestedFilename(), rows: utils.sheet_to_json<unknown[]>(sheet, { header: 1 }) }
}

test('budget list and budget are exported as seller-budget, with amounts as numbers', async ({ page }) => {
  await signIn(page, 'manager', '/forge/seller-budgets')
  await expect(page.getByText(/^1–\d+ of /)).toBeVisible()
  const list = await workbookOf(page)
  expect([list.name, list.rows[0]]).toEqual(['seller-budget.xlsx', ['Seller', 'Yearly Budget Amount in K USD']])
  const [name, total] = list.rows[1] ?? []
  expect(typeof total).toBe('number')

  await page.getByRole('link', { name: `View the budget of ${name}` }).click()
  await expect(page.getByRole('group', { name: 'Seller' })).toContainText(String(name))
  const budget = await workbookOf(page)
  const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
  expect([budget.name, budget.rows[0]]).toEqual([
    'seller-budget.xlsx',
    ['Customer', 'Segment', 'Contract', ...months, 'Total'],
  ])
  const sum = budget.rows.slice(1).reduce((before, row) => before + Number(row[15]), 0)
  expect(sum).toBeCloseTo(Number(total), 2)
})
