import type { Page } from '@playwright/test'
import { pages, type Route } from '../../../schema/pages.ts'
import { companyPages } from '../../support/company/pages.ts'
import { goTo } from '../browser/goTo.ts'
import { enter, expect, test } from './company.ts'
import { addressOf, shown } from './companyPages.ts'
import { badCells, badRows, otherForms, planted, unknownStatus } from './oddAnswers.ts'

const offered = pages.filter(({ guard, slug }) => guard === 'page' && companyPages.some((one) => one.slug === slug))
const withRows = offered.filter(({ route }) => shown[route]?.texts)

const main = (page: Page) => page.getByRole('main')
const notice = (page: Page) => page.getByText(/^\d+ of \d+ rows? could not be read\.$/)

const open = async (page: Page, route: Route) => {
  await goTo(page, addressOf(route))
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

/** Opens a page that shows the company's rows, some of them odd. */
const openWithRows = async (page: Page, route: Route) => {
  await open(page, route)
  for (const text of shown[route]?.texts ?? []) await expect(main(page)).toContainText(text)
  await isWhole(page)
}

const isWhole = async (page: Page) => {
  await expect(page.getByText('This page could not be shown')).toHaveCount(0)
  await expect(page.getByText('Session expired')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  await expect(main(page)).not.toContainText(new RegExp(`${planted}|undefined|NaN|Invalid|\\[object`))
}

type Table = readonly (readonly string[])[]

/** Texts of the cells of each table of the page, without heads and totals. */
const tablesOf = (page: Page): Promise<Table[]> =>
  main(page)
    .locator('table')
    .evaluateAll((tables) =>
      tables.map((table) =>
        [...table.querySelectorAll('tbody tr')].map((row) =>
          [...row.querySelectorAll('th, td')].map((cell) => cell.textContent?.trim() ?? ''),
        ),
      ),
    )

/** Reloads the page, which drops the rows in the tab's cache. */
const reload = async (page: Page) => {
  await page.reload()
  await expect(main(page).getByRole('status', { name: 'Loading' })).toHaveCount(0)
}

const isSame = (row: readonly string[], other: readonly string[]) => row.join('|') === other.join('|')

/** In a list without a key, an unreadable row is a row without values. */
const withoutBlankRows = (table: Table) => table.filter((row) => !row.every((text) => ['', '-'].includes(text)))

/** True for a cell that could not be read, and for one that shows an unknown word as it came. */
const mayReplace = (text: string) => ['', '-', unknownStatus].includes(text)

const isReplaced = (row: readonly string[], clean: readonly string[]) =>
  row.length === clean.length && row.every((text, at) => text === clean[at] || mayReplace(text))

/** Rows that are neither as before, nor as before but for unreadable cells. */
const strangeRows = (rows: Table, clean: Table) => rows.filter((row) => !clean.some((other) => isReplaced(row, other)))

const sameRows = (rows: Table, clean: Table) => clean.filter((row) => rows.some((other) => isSame(row, other))).length

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
      await openWithRows(page, route)
      await expect(notice(page)).toHaveCount(0)
    })
})

test('every page keeps all rows but the unreadable ones, and all cells but the unreadable ones', async ({
  page,
  company,
  portal,
}) => {
  test.slow()
  await enter(page, 'admin@company.example')
  const clean = new Map<Route, readonly Table[]>()
  for (const { route } of withRows)
    await test.step(route, async () => {
      await openWithRows(page, route)
      clean.set(route, await tablesOf(page))
    })
  expect([...clean.values()].flat(2).length).toBeGreaterThan(150)

  const counted: Route[] = []
  company.change = badRows
  await reload(page)
  for (const { route } of withRows)
    await test.step(`${route} with an unreadable row in each list`, async () => {
      await openWithRows(page, route)
      await expect
        .poll(async () => (await tablesOf(page)).map(withoutBlankRows), { timeout: 10_000 })
        .toEqual(clean.get(route))
      if ((await notice(page).count()) > 0) counted.push(route)
    })
  console.log(withRows.filter(({ route }) => !counted.includes(route)).map(({ route }) => route))

  const worded: Route[] = []
  company.change = badCells
  await reload(page)
  for (const { route } of withRows)
    await test.step(`${route} with unreadable cells in a row of each list`, async () => {
      await open(page, route)
      const before = clean.get(route) ?? []
      await isWhole(page)
      const found = await tablesOf(page)
      for (const [at, table] of before.entries()) {
        const rows = found[at] ?? []
        console.log(
          route,
          table.length,
          rows.length,
          sameRows(rows, table),
          JSON.stringify(strangeRows(rows, table).slice(0, 3)),
        )
      }
      if (JSON.stringify(found).includes(unknownStatus)) worded.push(route)
    })
  console.log(worded)
  const metrics = await (await fetch(`${portal.metricsUrl}/metrics`)).text()
  expect(metrics).toContain('portal_answer_faults_total{')
  for (const text of [metrics, portal.output.join('\n')]) expect(text).not.toContain(planted)
})
