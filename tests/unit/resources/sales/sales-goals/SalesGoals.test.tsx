import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { drawings } from '#kit/charts/DrawingBox.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatRate } from '#kit/fields/formats.ts'
import SalesGoals from '#resources/sales/sales-goals/SalesGoals.tsx'
import type { Cents } from '#schema/kinds.ts'
import { daysTillYearEnds, paceOf } from '#schema/sales/salesGoalRules.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeAll(drawings.load, 60_000)
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const year = Number(businessToday().slice(0, 4))
const value = (rows: readonly object[]) => json({ value: JSON.stringify(rows) })

const seller = (IdVendedor: number, NombreVendedor: string) => ({ IdVendedor, NombreVendedor })
const sum = (FacturadoTotal: number, PresupuestoTotal: number) => ({ FacturadoTotal, PresupuestoTotal })
const [iris, omar] = [seller(1, 'Iris Sandoval'), seller(2, '')]
const customer = (IdSegmento: number, IdCliente: number | null, NombreCliente: string | null) => ({
  IdSegmento,
  IdCliente,
  NombreCliente,
})

const goals = (query: URLSearchParams) => {
  const segment = query.get('segmento')
  if (segment === null)
    return [iris, omar].map((one) => ({
      ...one,
      ...sum(1_500_000, 1_000_000),
      ...customer(0, null, null),
      IdSegmento: null,
    }))
  const rows =
    segment === '1'
      ? [
          { ...iris, ...sum(0, 400_000), ...customer(1, null, null) },
          { ...iris, ...sum(10_000, 0), ...customer(1, 101, 'Aldor') },
          { ...omar, ...sum(90_000, 0), ...customer(1, 102, 'Brennholt') },
        ]
      : segment === '3'
        ? [{ ...iris, ...sum(300_000, 200_000), ...customer(3, 101, 'Aldor') }]
        : [
            { ...iris, ...sum(300_000, 200_000), ...customer(2, 101, 'Aldor') },
            { ...iris, ...sum(0, 800_000), ...customer(2, 103, 'Corvane') },
          ]
  return rows.filter(({ IdVendedor }) => query.get('seller') === null || String(IdVendedor) === query.get('seller'))
}

const open = (search = '') => {
  const gateway = stubGateway({
    'GET /read/api/Sellers': () =>
      json([iris, omar].map(({ IdVendedor, NombreVendedor }) => ({ IdVendedor, NombreCompleto: NombreVendedor }))),
    'GET /read/api/Budgets/segments': () =>
      json([
        { IdSegmento: 1, Nombre: 'Aerofabs', EsMetaAnual: true },
        { IdSegmento: 2, Nombre: 'Discs', EsMetaAnual: false },
        { IdSegmento: 3, Nombre: 'OEM AERO', EsMetaAnual: false },
      ]),
    'GET /read/api/Sales/goals': ({ query }) => value(goals(query)),
    'GET /read/api/Sales/segments': ({ query }) =>
      value([
        { ID: 1, Nombre: 'Aerofabs', Total: query.has('month') ? 100_000 : 600_000, Presupuesto: 400_000 },
        { ID: 2, Nombre: 'Discs', Total: 100_000, Presupuesto: 0 },
      ]),
    'GET /read/api/Sales/customers/103/parts': () =>
      value([
        {
          AnvilPN: 'P-1',
          CustomerPN: 'C-1',
          Material: 'Inconel 718',
          Price: 1234.5,
          Margin: 21.5,
          UnitsSold: 12,
          sample: true,
        },
        {
          AnvilPN: 'P-2',
          CustomerPN: 'C-2',
          Material: 'Ti-6Al-4V',
          Price: 10,
          Margin: null,
          UnitsSold: 3,
          sample: false,
        },
      ]),
  })
  showInPortal({ '/sales-goals': <SalesGoals /> }, `/sales-goals${search}`, person(5))
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const chart = (name: RegExp) => screen.findByRole('img', { name })
const factsOf = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  await waitFor(() => expect(table.getAttribute('aria-busy')).toBe('false'))
  return Object.fromEntries(
    within(table)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)),
  )
}

describe('the sales overview', () => {
  test('shows sales next to the yearly budget, and the reached share of the goal, at most 100 percent', async () => {
    open(`?year=${year - 1}`)
    expect((await chart(/^Sales up to last month and yearly budget/)).getAttribute('aria-label')).toBe(
      'Sales up to last month and yearly budget (K USD). Sales up to last month: Aerofabs 100.00, Discs 100.00. ' +
        'Remaining yearly budget: Aerofabs 300.00, Discs 0.00',
    )
    const [over, toDate] = [await chart(/up to last month\. Reached/), await chart(/year to date\. Reached/)]
    expect(over.getAttribute('aria-label')).toContain('Reached 50.00%')
    expect(toDate.getAttribute('aria-label')).toContain('Reached 100.00%')
    expect(screen.getByText('200.00 of 400.00 K USD')).toBeTruthy()
    expect(screen.getByText('700.00 of 400.00 K USD')).toBeTruthy()
  })

  test('shows the full budget in the table for a segment that has exceeded it', async () => {
    const { user } = open(`?year=${year - 1}`)
    const name = 'Sales up to last month and yearly budget (K USD)'
    await user.click(await screen.findByRole('button', { name: `Show as table: ${name}` }))
    const table = await screen.findByRole('table', { name })
    const cells = [...table.querySelectorAll('tr')].map((row) =>
      [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent),
    )
    expect(cells).toEqual([
      ['Segment', 'Sales up to last month', 'Remaining yearly budget', 'Yearly budget'],
      ['Aerofabs', '100.00', '300.00', '400.00'],
      ['Discs', '100.00', '0.00', '0.00'],
    ])
  })

  test('shows no percentage in a year without a completed month', async () => {
    const { gateway } = open(`?year=${year + 1}`)
    expect(await screen.findByText('No month of this year has ended yet.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /up to last month\. Reached/ })).toBeNull()
    expect(gateway.to('/read/api/Sales/segments').every(({ query }) => !query.has('month'))).toBe(true)
  })

  test('shows the pace of every seller, unnamed ones by number, and opens a clicked one', async () => {
    const { user } = open()
    const sellers = await screen.findByRole('region', { name: 'Sellers' })
    const pace = paceOf({ sold: 150_000_000 as Cents, planned: 100_000_000 as Cents, year, month: 0 }, businessToday())
    const cards = await within(sellers).findAllByRole('button', { name: /Current budget pace/ })
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(`Iris SandovalCurrent budget pace${formatRate(pace ?? 0)}`),
      expect.stringContaining(`Seller 2Current budget pace${formatRate(pace ?? 0)}`),
    ])
    await user.click(cards[1] as HTMLElement)
    expect(screen.getByRole('tab', { name: 'Sellers' }).getAttribute('aria-selected')).toBe('true')
    expect(await factsOf('Detail of Seller 2')).toMatchObject({ Segment: 'All segments', Customers: '1' })
  })
})

describe('the sales segments', () => {
  test('start with Aerofabs: one budget per seller, and customers by sales', async () => {
    open('?tab=segments')
    expect((await chart(/^Sellers: sales and goal/)).getAttribute('aria-label')).toBe(
      'Sellers: sales and goal (K USD). Sales: Iris Sandoval 10.00, Seller 2 90.00. ' +
        'Sales goal: Iris Sandoval 400.00, Seller 2 0.00',
    )
    const customers = await chart(/^Customers: sales \(K USD\)/)
    expect(customers.getAttribute('aria-label')).toBe('Customers: sales (K USD). Brennholt 90.00, Aldor 10.00')
  })

  test('show customers by remaining sales, and the parts of a chosen customer', async () => {
    const { user } = open('?tab=segments&segment=2')
    const title = 'Customers: sales and remaining (K USD)'
    expect((await chart(/^Customers: sales and remaining/)).getAttribute('aria-label')).toBe(
      `${title}. Sales: Corvane 0.00, Aldor 300.00. Remaining: Corvane 800.00, Aldor 0.00`,
    )
    await user.click(screen.getByRole('button', { name: `Show as table: ${title}` }))
    await user.click(screen.getByRole('button', { name: 'Corvane' }))
    const dialog = await screen.findByRole('dialog', { name: `Corvane: Discs ${year}` })
    await within(dialog).findByText('P-1')
    const cells = within(dialog)
      .getAllByRole('row')
      .map((row) => [...row.querySelectorAll('th, td')].map(({ textContent }) => textContent))
    expect(cells[0]).toEqual(['Anvil PN', 'Customer PN', 'Material', 'Price', 'Margin', 'Units Sold'])
    expect(cells[1]).toEqual(['P-1', 'C-1', 'Inconel 718', '1,234.50', '21.50%', '12'])
    expect(cells[2]).toEqual(['P-2', 'C-2', 'Ti-6Al-4V', '10.00', '-', '3'])
    expect(within(dialog).getByText('Sample data')).toBeTruthy()
  })

  test('filter customers by the seller chosen in the chart', async () => {
    const { user } = open('?tab=segments')
    const title = 'Sellers: sales and goal (K USD)'
    await user.click(await screen.findByRole('button', { name: `Show as table: ${title}` }))
    await user.click(screen.getByRole('button', { name: 'Seller 2' }))
    expect(address()).toContain('seller=2')
    expect((await chart(/^Customers/)).getAttribute('aria-label')).toBe('Customers: sales (K USD). Brennholt 90.00')
    expect(screen.getByRole('combobox', { name: 'Seller' }).textContent).toBe('Seller 2')
  })
})

describe('a seller in the sales goals', () => {
  test('shows the figures of the year to date', async () => {
    open('?tab=sellers&segment=2&seller=1')
    const sums = { sold: 30_000_000 as Cents, planned: 100_000_000 as Cents, year, month: 0 }
    expect(await factsOf('Detail of Iris Sandoval')).toEqual({
      'Current budget pace': formatRate(paceOf(sums, businessToday()) ?? 0),
      Year: String(year),
      Segment: 'Discs',
      'Sales goal (K USD)': '1,000.00',
      'YTD sales (K USD)': '300.00',
      Customers: '2',
      'Remaining to meet goal (K USD)': '700.00',
      'Goal reached': '30.00%',
      'Days till year ends': String(daysTillYearEnds(businessToday())),
    })
  })

  test('shows the sums of all segments, as the card of the overview does', async () => {
    open('?tab=sellers&segment=0&seller=1')
    const sums = { sold: 61_000_000 as Cents, planned: 160_000_000 as Cents, year, month: 0 }
    expect(await factsOf('Detail of Iris Sandoval')).toMatchObject({
      'Current budget pace': formatRate(paceOf(sums, businessToday()) ?? 0),
      Segment: 'All segments',
      'Sales goal (K USD)': '1,600.00',
      'YTD sales (K USD)': '610.00',
      Customers: '2',
      'Goal reached': '38.13%',
    })
    expect((await chart(/^Customers/)).getAttribute('aria-label')).toBe(
      'Customers: sales and remaining (K USD). Sales: Corvane 0.00, Aldor 610.00. Remaining: Corvane 800.00, Aldor 0.00',
    )
  })

  test('is requested up to the chosen month: Real Time, then January to December', async () => {
    const { gateway, user } = open('?tab=sellers')
    await factsOf('Detail of Iris Sandoval')
    await user.click(screen.getByRole('combobox', { name: 'Month' }))
    const months = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(months).toHaveLength(13)
    expect([months[0], months[1], months[12]]).toEqual(['Real Time', 'January', 'December'])
    await user.click(screen.getByRole('option', { name: 'December' }))
    await waitFor(() =>
      expect(gateway.to('/read/api/Sales/goals').at(-1)?.query.toString()).toBe(
        `year=${year}&segmento=1&seller=1&month=12`,
      ),
    )
  })

  test('above the goal has reached 100 percent, with nothing remaining', async () => {
    open('?tab=sellers&segment=3&seller=1')
    expect(await factsOf('Detail of Iris Sandoval')).toMatchObject({
      'Goal reached': '100.00%',
      'Remaining to meet goal (K USD)': '0.00',
      'YTD sales (K USD)': '300.00',
    })
  })

  test('without a goal in the year has no pace and no percentage', async () => {
    open('?tab=sellers&segment=1&seller=2')
    expect(await factsOf('Detail of Seller 2')).toMatchObject({
      'Current budget pace': '-',
      'Goal reached': '-',
      'Sales goal (K USD)': '0.00',
      'Remaining to meet goal (K USD)': '0.00',
    })
  })
})

test('the years of the sales goals range from 2020 to the next year', async () => {
  const { user } = open()
  await user.click(screen.getByRole('combobox', { name: 'Year' }))
  const years = screen.getAllByRole('option').map(({ textContent }) => Number(textContent))
  expect([years[0], years.at(-1), years.length]).toEqual([2020, year + 1, year - 2018])
})
