import type { Page } from '@playwright/test'
import { pages, type Route } from '#schema/pages.ts'
import { companyPages } from '#tests/support/company/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { addressOf, shown } from './companyPages.ts'
import { noCells } from './oddAnswers.ts'

const routes = pages
  .filter(({ guard, slug }) => guard === 'page' && companyPages.some((one) => one.slug === slug))
  .filter(({ route }) => shown[route]?.texts)
  .map(({ route }) => route)

/** Fields by which a page chooses its rows or tables; without them it would show none. */
const readable: Partial<Record<Route, readonly string[]>> = {
  'visit-logs': ['email', 'role'],
  'approval-files': ['folderId', 'partNumber', 'typeId', 'isHistory', 'childId'],
  'raw-material-inventory': ['id'],
  'incoming-outgoing-material': ['lot', 'cutOn', 'pieces', 'lotQuantity'],
  'raw-material-approval': ['isApproved', 'approvedOn'],
  'scrap-purchase-offer': ['status'],
  'b-status-report': ['isConfirmed'],
}

const main = (page: Page) => page.getByRole('main')

type Columns = Readonly<Record<string, readonly string[]>>

/**
 * Texts of the body of each table, by the head of the column; icons by their names. Cells with buttons or inputs, and
 * rows below a cell that spans several rows, are left out.
 */
const columnsOf = async (page: Page): Promise<readonly Columns[]> => {
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
  await expect(main(page).locator('table[aria-busy="true"]')).toHaveCount(0)
  return main(page)
    .locator('table:has(thead)')
    .evaluateAll((tables) =>
      tables.map((table) => {
        const heads = [...table.querySelectorAll('thead th')].map(({ textContent }) => textContent ?? '')
        const bodyRows = [...table.querySelectorAll('tbody tr:not(.group-head)')]
        const rows = bodyRows.filter(({ children }) => children.length === heads.length)
        const textOf = (cell: Element | undefined) => {
          if (!cell || cell.matches('.row-action') || cell.querySelector('button, input')) return []
          const icon = cell.querySelector('[aria-label]')
          return [cell.textContent?.trim() || (icon?.getAttribute('aria-label') ?? '')]
        }
        return Object.fromEntries(heads.map((head, at) => [head, rows.flatMap((row) => textOf(row.children[at]))]))
      }),
    )
}

/** A seller without a readable name is named by number. */
const isSubstitute = (text: string) => /^Seller \d+$/.test(text)

/** Cells that show neither '-' nor a value of their column before. */
const wrongCells = (clean: readonly Columns[], odd: readonly Columns[]) =>
  odd.flatMap((columns, at) =>
    Object.entries(columns).flatMap(([head, texts]) =>
      texts
        .filter((text) => text !== '-' && !isSubstitute(text) && (text === '' || !clean[at]?.[head]?.includes(text)))
        .map((text) => `${at} ${head}: ${text}`),
    ),
  )

const rowCounts = (tables: readonly Columns[]) => tables.map((columns) => Object.values(columns)[0]?.length)

const soft = expect.configure({ soft: true, timeout: 5_000 })

test("every list shows '-' in each cell that cannot be read", async ({ page, company }) => {
  test.slow()
  await enter(page, 'admin@company.example')
  const open = async (route: Route) => {
    await goTo(page, addressOf(route))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  const clean = new Map<Route, readonly Columns[]>()
  for (const route of routes)
    await test.step(route, async () => {
      await open(route)
      for (const text of shown[route]?.texts ?? []) await expect(main(page)).toContainText(text)
      clean.set(route, await columnsOf(page))
    })
  expect([...clean.values()].flatMap(rowCounts).length).toBeGreaterThan(40)

  await page.reload()
  const withDashes: Route[] = []
  for (const route of routes)
    await test.step(`${route} without its cells`, async () => {
      company.change = noCells(readable[route] ?? [])
      const before = clean.get(route) ?? []
      await open(route)
      await soft.poll(async () => rowCounts(await columnsOf(page)), route).toEqual(rowCounts(before))
      const odd = await columnsOf(page)
      const wrong = wrongCells(before, odd)
      if (odd.some((columns) => Object.values(columns).flat().includes('-'))) withDashes.push(route)
      soft([...new Set(wrong)], route).toEqual([])
    })
  // The other pages have no table of rows, or only keys and amounts in it.
  expect(routes.filter((route) => !withDashes.includes(route))).toEqual([
    'statement',
    'wip-reports',
    'production-parts',
    'quote',
    'metrics-forge',
    'access-statistics',
    'concessions',
    'quality-dashboard',
    'scorecard',
    'scrap-inventory',
    'contract-dashboard',
    'sales-goals',
    'seller-budgets',
    'modify-seller-budget',
  ] as const)
})
