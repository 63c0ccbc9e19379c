import type { Page } from '@playwright/test'
import { pages, type Route } from '#schema/pages.ts'
import { companyPages } from '#tests/support/company/pages.ts'
import type { Wire } from '#tests/support/connected/listCalls.ts'
import type { Portal } from '#tests/support/portal/portal.ts'
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
  await expect(main(page)).not.toContainText(new RegExp(`${planted}|undefined|NaN|Invalid|\\.null|\\[object`))
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

/** In a list without a key, an unreadable row is a row without values. */
const withoutBlankRows = (table: Table) => table.filter((row) => !row.every((text) => ['', '-'].includes(text)))

/** True if the page says that something could not be read: a count, a row without values, an incomplete sum. */
const isMarked = async (page: Page) => {
  if ((await notice(page).count()) > 0) return true
  if ((await tablesOf(page)).some((rows) => withoutBlankRows(rows).length < rows.length)) return true
  return (await main(page).getByText('(incomplete)').count()) > 0
}

/** Their rows are parts of a record, so none of them is a row of a list. */
const ofSingleRecords: readonly Route[] = ['statement', 'metrics-forge', 'seller-budget', 'modify-seller-budget']

/** Goes on after a failure, so that one run names all pages. */
const soft = expect.configure({ soft: true, timeout: 10_000 })

/** The log and the metrics of the portal, and the page of faults, have no value of an answer. */
const hasNoTrace = async (page: Page, portal: Portal) => {
  const metrics = await (await fetch(`${portal.metricsUrl}/metrics`)).text()
  expect(metrics).toContain('portal_answer_faults_total{')
  expect(portal.output.length).toBeGreaterThan(0)
  for (const text of [metrics, portal.output.join('\n')]) expect(text).not.toContain(planted)
  await expect(main(page)).not.toContainText(planted)
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
      await openWithRows(page, route)
      await expect(notice(page)).toHaveCount(0)
    })
})

test('every page keeps all rows but the unreadable ones, and stays whole with unreadable cells', async ({
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

  company.change = badRows
  await reload(page)
  for (const { route } of withRows)
    await test.step(`${route} with an unreadable row in each list`, async () => {
      await open(page, route)
      await soft.poll(async () => (await tablesOf(page)).map(withoutBlankRows), route).toEqual(clean.get(route))
      for (const text of shown[route]?.texts ?? []) await soft(main(page), route).toContainText(text)
      await isWhole(page)
      await soft.poll(() => isMarked(page), route).toBe(!ofSingleRecords.includes(route))
    })

  company.change = badCells
  await reload(page)
  for (const { route } of withRows)
    await test.step(`${route} with unreadable cells in a row of each list`, async () => {
      await open(page, route)
      await isWhole(page)
    })
  await open(page, 'connected-services')
  await hasNoTrace(page, portal)
})

test.describe('a list with 312 rows, two of which cannot be read', () => {
  test('counts them above the table, with details to copy, and marks its total as incomplete', async ({
    page,
    company,
    portal,
  }) => {
    company.change = ({ path }, body) => {
      if (path !== '/Account/detailbank/') return body
      const [first] = (body as { detailbank: Wire[] }).detailbank
      const rows: Wire[] = Array.from({ length: 312 }, (_, at) => ({ ...first, numero: String(71_010_000 + at) }))
      Object.assign(rows[1] as Wire, { total: planted })
      Object.assign(rows[4] as Wire, { numero: null })
      return { detailbank: rows }
    }
    await enter(page, 'admin@company.example')
    const reported = page.waitForRequest('**/write/answerFaults')
    await open(page, 'payment-detail')
    await expect(notice(page)).toHaveText('2 of 312 rows could not be read.')
    await expect(page.getByText('1–25 of 310')).toBeVisible()
    await expect(main(page).getByText(/\(incomplete\)$/)).toBeVisible()
    const call = 'POST /read/Account/detailbank/'
    // Only a page in front may use the clipboard.
    await page.bringToFront()
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByRole('button', { name: 'Copy details' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      [
        `${call} | bankReference.total | type | row | 1x | row 2`,
        `${call} | bankReference.number | required | row | 1x | row 5`,
      ].join('\n'),
    )
    expect((await reported).postDataJSON()).toEqual({
      faults: [
        { call, field: 'bankReference.total', kind: 'type', hurts: 'row', count: 1 },
        { call, field: 'bankReference.number', kind: 'required', hurts: 'row', count: 1 },
      ],
    })
    await open(page, 'connected-services')
    await expect(main(page)).toContainText('bankReference.total')
    await hasNoTrace(page, portal)
  })
})

/** Replaces the last value of a field in an answer. */
const replacing = (field: string, value: unknown) => {
  let isReplaced = false
  const inside = (body: unknown): unknown => {
    if (Array.isArray(body)) return body.toReversed().map(inside).toReversed()
    if (body === null || typeof body !== 'object' || isReplaced) return body
    isReplaced = field in body
    if (isReplaced) return { ...body, [field]: value }
    return Object.fromEntries(Object.entries(body).map(([key, inner]) => [key, inside(inner)]))
  }
  return (body: unknown) => {
    isReplaced = false
    const { value: packed } = body as { value?: unknown }
    return typeof packed === 'string' ? { value: JSON.stringify(inside(JSON.parse(packed))) } : inside(body)
  }
}

/** Texts of the cells of the first table, each with the head of its column. */
const cellsOf = async (page: Page) => {
  const heads = await main(page).locator('thead th').allTextContents()
  const [rows = []] = await tablesOf(page)
  return rows.map((row) => row.map((text, at) => [heads[at], text] as const))
}

for (const { route, path, field, column, value } of [
  {
    route: 'in-transit',
    path: '/api/Customers/:customer/inTransit',
    field: 'PickUpDate',
    column: 'Shipment Date',
    value: 'soon',
  },
  {
    route: 'payment-detail',
    path: '/Account/detailbank/',
    field: 'CreationDate',
    column: 'Creation date',
    value: 'soon',
  },
  { route: 'status-report-steel', path: '/OpenOrders/StatusReportSteel/', field: 'Lbs', column: 'Lbs', value: 'heavy' },
  { route: 'visit-logs', path: '/api/visit-logsforge', field: 'is_mobile', column: 'Device', value: null },
  { route: 'visit-logs', path: '/api/visit-logsforge', field: 'page_name', column: 'Page', value: [] },
] as const)
  test(`${route} shows '-' for an unreadable ${field}, and all other cells as before`, async ({ page, company }) => {
    await enter(page, 'admin@company.example')
    await openWithRows(page, route)
    const clean = await cellsOf(page)
    const replace = replacing(field, value)
    company.change = (call, body) => (call.path === path ? replace(body) : body)
    await reload(page)
    const has = (rows: typeof clean, row: (typeof clean)[number]) =>
      rows.some((other) => JSON.stringify(other) === JSON.stringify(row))
    await expect(async () => {
      const odd = await cellsOf(page)
      expect(odd).toHaveLength(clean.length)
      // The row may have another place in the order.
      const changed = odd.filter((row) => !has(clean, row))
      const [before = []] = clean.filter((row) => !has(odd, row))
      expect(changed).toHaveLength(1)
      expect(changed[0]?.filter(([, text], at) => text !== before[at]?.[1])).toEqual([[column, '-']])
    }).toPass({ timeout: 10_000 })
  })

test('an unknown status is shown gray, as it came', async ({ page, company }) => {
  await enter(page, 'admin@company.example')
  const replace = replacing('Estado', unknownStatus)
  company.change = ({ path }, body) => (/^\/OpenOrders\/Listado/.test(path) ? replace(body) : body)
  await open(page, 'open-orders-report')
  await isWhole(page)
  await expect(main(page).getByText(unknownStatus, { exact: true })).toHaveCSS('color', 'rgb(85, 97, 111)')
  await expect(notice(page)).toHaveCount(0)
})

test('a list of 30,000 rows shows its first page, and finds the last row', async ({ page, company }) => {
  company.change = ({ path }, body) => {
    if (path !== '/Account/detailbank/') return body
    const [first] = (body as { detailbank: Wire[] }).detailbank
    return { detailbank: Array.from({ length: 30_000 }, (_, at) => ({ ...first, numero: String(71_000_001 + at) })) }
  }
  await enter(page, 'admin@company.example')
  await open(page, 'payment-detail')
  await expect(page.getByText('1–25 of 30,000')).toBeVisible()
  await goTo(page, `${addressOf('payment-detail')}&perPage=25&page=1200`)
  await expect(main(page)).toContainText('71030000')
})

test('a page opens whatever form the menu of its access answer has', async ({ page, company }) => {
  await enter(page, 'customer@company.example')
  for (const menu of ['Orders', '[{"name":"Orders","slug":null}]', null, [null, planted], { name: 'Orders' }]) {
    company.change = ({ path }, body) =>
      path === '/api/validate-page-access-forge/' ? { ...(body as object), ok: 1, menu, current_page: 7 } : body
    await page.goto(`/forge${addressOf('status-report-steel')}`)
    await expect(main(page)).toContainText('JO-101-1')
    await isWhole(page)
  }
})
