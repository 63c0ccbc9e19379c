import type { Page } from '@playwright/test'
import { pages, type Route } from '../../../schema/pages.ts'
import { companyPages } from '../../support/company/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { addressOf, shown } from './companyPages.ts'
import { blankRows, missingDetails, otherForms } from './oddAnswers.ts'

const offered = pages.filter(({ guard, slug }) => guard === 'page' && companyPages.some((one) => one.slug === slug))

const open = async (page: Page, route: Route) => {
  await goTo(page, addressOf(route))
  await expect(page.getByRole('main').getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

const isWhole = async (page: Page) => {
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  await expect(page.getByText('Session expired')).toHaveCount(0)
}

test.afterEach(({ company }) => {
  company.change = null
})

test('every page looks the same with numbers as text, flags as 0 or 1 and days as DD/MM/YYYY', async ({
  page,
  company,
}) => {
  test.slow()
  company.change = otherForms
  await enter(page, 'admin@company.example')
  for (const { route } of offered)
    await test.step(route, async () => {
      await open(page, route)
      for (const text of shown[route]?.texts ?? []) await expect(page.getByRole('main')).toContainText(text)
      await isWhole(page)
      await expect(page.getByRole('main').getByText(/rows could not be read/)).toHaveCount(0)
    })
})

/** Texts of the cells in each table of the page, by table, without heads and totals. */
const tablesOf = (page: Page): Promise<string[][][]> =>
  page
    .getByRole('main')
    .locator('table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
        ),
      ),
    )

const isBlank = (text: string) => text === '' || text === '-'

/** True if the row is the other one, or the same with some blank cells. */
const isFrom = (row: readonly string[], clean: readonly string[]) =>
  row.length === clean.length && row.every((text, at) => text === clean[at] || isBlank(text))

/**
 * Checks that the rows are those of the clean page, of which `most` may have blank cells, be left out or be added
 * without any value.
 */
const expectSameRows = (rows: readonly string[][], clean: readonly string[][], most: number) => {
  const same = rows.filter((row) => clean.some((other) => other.join('|') === row.join('|')))
  const others = rows.filter((row) => !same.includes(row))
  expect(same.length).toBeGreaterThanOrEqual(clean.length - most)
  expect(others.length).toBeLessThanOrEqual(most)
  for (const row of others) expect(clean.some((other) => isFrom(row, other)) || row.every(isBlank)).toBe(true)
}

for (const [what, change] of [
  ['a row of nothing but null in each list', blankRows],
  ['a row without details in each list', missingDetails],
] as const)
  test(`every page keeps the cells of its other rows with ${what}`, async ({ page, company }) => {
    test.slow()
    await enter(page, 'admin@company.example')
    const clean = new Map<Route, string[][][]>()
    const compared = offered.filter(({ route }) => shown[route]?.texts)
    for (const { route } of compared)
      await test.step(route, async () => {
        await open(page, route)
        for (const text of shown[route]?.texts ?? []) await expect(page.getByRole('main')).toContainText(text)
        clean.set(route, await tablesOf(page))
      })
    // Drops the rows that the tab has in its cache.
    company.change = change
    await page.reload()
    for (const { route } of compared)
      await test.step(`${route}, odd`, async () => {
        await open(page, route)
        const before = clean.get(route) ?? []
        await expect(async () => {
          const odd = await tablesOf(page)
          expect(odd).toHaveLength(before.length)
          for (const [at, rows] of odd.entries()) expectSameRows(rows, before[at] ?? [], 1)
        }).toPass({ timeout: 10_000 })
        await isWhole(page)
      })
    expect([...clean.values()].flat(2).length).toBeGreaterThan(100)
  })

const cellsOf = async (page: Page) => {
  const heads = await page.getByRole('main').locator('thead th').allTextContents()
  const [rows = []] = await tablesOf(page)
  return rows.map((row) => row.map((text, at) => [heads[at], text] as const))
}

for (const { route, path, field, column, value } of [
  {
    route: 'in-transit',
    path: '/api/Customers/:customer/inTransit',
    field: 'PickUpDate',
    column: 'Pick Up Date',
    value: 'soon',
  },
  { route: 'payment-detail', path: '/Account/detailbank/', field: 'CreationDate', column: 'Date', value: 'soon' },
  { route: 'status-report-steel', path: '/OpenOrders/StatusReportSteel/', field: 'Lbs', column: 'Lbs', value: 'heavy' },
  { route: 'visit-logs', path: '/api/visit-logsforge', field: 'is_mobile', column: 'Device', value: null },
] as const)
  test(`${route} shows '-' in the cell that cannot be read, and all other cells as before`, async ({
    page,
    company,
  }) => {
    await enter(page, 'admin@company.example')
    await open(page, route)
    for (const text of shown[route]?.texts ?? []) await expect(page.getByRole('main')).toContainText(text)
    const clean = await cellsOf(page)
    let isChanged = false
    const change = (body: unknown): unknown => {
      if (Array.isArray(body)) return body.map(change)
      if (body === null || typeof body !== 'object') return body
      if (field in body && !isChanged) {
        isChanged = true
        return { ...body, [field]: value }
      }
      return Object.fromEntries(Object.entries(body).map(([key, inner]) => [key, change(inner)]))
    }
    company.change = (call, body) => {
      if (call.path !== path) return body
      isChanged = false
      const { value: packed } = body as { value?: unknown }
      return typeof packed === 'string' ? { value: JSON.stringify(change(JSON.parse(packed))) } : change(body)
    }
    await page.reload()
    await expect(async () => {
      const odd = await cellsOf(page)
      const changed = odd.flatMap((row, at) => row.filter(([, text], place) => text !== clean[at]?.[place]?.[1]))
      expect(odd).toHaveLength(clean.length)
      expect(changed).toEqual([[column, '-']])
    }).toPass({ timeout: 10_000 })
  })

test('a list shows above the table which rows are unreadable, and reports the faults without values', async ({
  page,
  company,
}) => {
  company.change = ({ path }, body) => {
    if (path !== '/Account/detailbank/') return body
    const [first, second, ...rest] = (body as { detailbank: object[] }).detailbank
    return { detailbank: [first, { ...second, total: 'PLANTED-WORD' }, ...rest] }
  }
  await enter(page, 'admin@company.example')
  const reported = page.waitForRequest('**/write/answerFaults')
  await open(page, 'payment-detail')
  await expect(page.getByText(/^1 of \d+ rows could not be read\.$/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy details' })).toBeVisible()
  await expect(page.getByText('Total (incomplete)')).toBeVisible()
  const report = (await reported).postDataJSON()
  expect(report).toEqual({
    faults: [
      {
        ...{ call: 'POST /read/Account/detailbank/', field: 'bankReference.total' },
        ...{ kind: 'type', hurts: 'row', count: 1 },
      },
    ],
  })
})
