import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'

let api: Api
let manager: Client

beforeAll(async () => {
  api = await startApi()
  manager = await api.as('manager')
})
afterAll(() => api.stop())

interface Goal {
  readonly IdVendedor: number
  readonly NombreVendedor: string
  readonly FacturadoTotal: number
  readonly PresupuestoTotal: number
  readonly IdSegmento: number | null
  readonly IdCliente: number | null
}

const answered = async (path: string) => JSON.parse((await manager.get(`/read/api/Sales/${path}`)).body.value)
const goalsOf = (query: string): Promise<Goal[]> => answered(`goals?${query}`)

const readLines = () =>
  api.rows.ask(`select seller_id, parts.segment_id, invoices.customer_id, parts.id as part, issued_on,
    invoice_lines.quantity, invoice_lines.quantity * invoice_lines.price as cents
    from invoice_lines join invoices on invoices.id = invoice_id join job_orders on job_orders.id = job_order_id
    join parts on parts.id = part_id left join customer_terms on customer_terms.customer_id = invoices.customer_id
    where parts.segment_id is not null`)
const readPlans = () =>
  api.rows.ask(`select year, seller_id, segment_id, customer_id, total as cents from budgets
    join budget_rows on budget_rows.budget_id = budgets.id`)

type Row = Awaited<ReturnType<typeof readLines>>[number]
const sum = (rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).reduce((total, row) => total + Number(row.cents), 0) / 100
const isOf = (row: Row, year: number, month = 12) =>
  String(row.issued_on).slice(0, 4) === String(year) && Number(String(row.issued_on).slice(5, 7)) <= month

const years = [2020, 2021, 2022, 2023, 2024, 2025, 2026, 2027]
const months = Array.from({ length: 13 }, (_, month) => month)

describe('sales goals equal the invoices and the budgets', () => {
  let lines: readonly Row[]
  let plans: readonly Row[]
  beforeAll(async () => {
    lines = await readLines()
    plans = await readPlans()
  })

  test('with invoices and budgets of several years', () => {
    expect(new Set(lines.map((row) => String(row.issued_on).slice(0, 4)))).toEqual(new Set(['2025', '2026']))
    expect(new Set(plans.map((row) => Number(row.year))).size).toBeGreaterThan(5)
  })

  test.each(years)('by segment, up to each month of %i', async (year) => {
    for (const month of months) {
      const segments = await answered(`segments?year=${year}&month=${month}`)
      expect(segments.map(({ Nombre }: { Nombre: string }) => Nombre)).toEqual(['Aerofabs', 'Discs', 'OEM AERO', 'RSP'])
      for (const { ID, Total, Presupuesto } of segments) {
        expect(Total).toBeCloseTo(
          sum(lines, (row) => row.segment_id === ID && isOf(row, year, month || 12)),
          6,
        )
        expect(Presupuesto).toBeCloseTo(
          sum(plans, (row) => row.segment_id === ID && Number(row.year) === year),
          6,
        )
      }
    }
  })

  test.each(years)('by seller, for all sellers, up to each month of %i', async (year) => {
    const sellers = await api.rows.ask('select contact_id from sellers order by contact_id')
    for (const month of months) {
      const goals = await goalsOf(`year=${year}&month=${month}`)
      expect(goals.map(({ IdVendedor }) => IdVendedor).sort()).toEqual(sellers.map(({ contact_id }) => contact_id))
      for (const { IdVendedor, FacturadoTotal, PresupuestoTotal } of goals) {
        expect(FacturadoTotal).toBeCloseTo(
          sum(lines, (row) => row.seller_id === IdVendedor && isOf(row, year, month || 12)),
          6,
        )
        const isTheirs = (row: Row) => row.seller_id === IdVendedor && Number(row.year) === year
        expect(PresupuestoTotal).toBeCloseTo(sum(plans, isTheirs), 6)
      }
    }
  })

  test.each(years)('by customer of each seller and segment, up to each month of %i', async (year) => {
    for (const segment of [1, 2, 3, 4]) {
      for (const month of months) {
        const goals = await goalsOf(`year=${year}&segmento=${segment}&month=${month}`)
        const isSame = (row: Row, goal: Goal) => row.seller_id === goal.IdVendedor && row.segment_id === segment
        for (const goal of goals) {
          const isSold = (row: Row) => row.customer_id === goal.IdCliente && isOf(row, year, month || 12)
          const isPlanned = (row: Row) => row.customer_id === goal.IdCliente && Number(row.year) === year
          expect(goal.FacturadoTotal).toBeCloseTo(
            sum(lines, (row) => isSame(row, goal) && isSold(row)),
            6,
          )
          expect(goal.PresupuestoTotal).toBeCloseTo(
            sum(plans, (row) => isSame(row, goal) && isPlanned(row)),
            6,
          )
        }
        const all = goals.reduce((total, { FacturadoTotal }) => total + FacturadoTotal, 0)
        expect(all).toBeCloseTo(
          sum(lines, (row) => row.segment_id === segment && row.seller_id !== null && isOf(row, year, month || 12)),
          4,
        )
        const planned = goals.reduce((total, { PresupuestoTotal }) => total + PresupuestoTotal, 0)
        const isOfSegment = (row: Row) => row.segment_id === segment && Number(row.year) === year
        expect(planned).toBeCloseTo(sum(plans, isOfSegment), 4)
        expect(goals.every(({ IdSegmento }) => IdSegmento === segment)).toBe(true)
      }
    }
  })

  test('for sellers with sales, and for a seller with a goal but no sales', async () => {
    const goals = await goalsOf('year=2026&segmento=1&seller=6')
    const planned = goals.filter(({ PresupuestoTotal }) => PresupuestoTotal > 0)
    expect(planned).toMatchObject([{ IdCliente: null, NombreCliente: null, FacturadoTotal: 0 }])
    expect((await goalsOf('year=2026')).filter(({ FacturadoTotal }) => FacturadoTotal > 0).length).toBeGreaterThan(2)
  })
})

test('sales goals list the invoiced parts of a customer at their average price', async () => {
  const all = await readLines()
  const customer = all.find((row) => isOf(row, 2026))?.customer_id
  const parts = await answered(`customers/${customer}/parts?year=2026&segmento=4`)
  const own = all.filter((row) => row.customer_id === customer && row.segment_id === 4 && isOf(row, 2026))
  const byPart = Map.groupBy(own, ({ part }) => part)
  expect(parts).toHaveLength(byPart.size)
  const expected = [...byPart.values()].map((rows) => {
    const pieces = rows.reduce((total, { quantity }) => total + Number(quantity), 0)
    return [pieces, Math.round((sum(rows, () => true) * 100) / pieces) / 100]
  })
  const listed = parts.map(({ UnitsSold, Price }: { UnitsSold: number; Price: number }) => [UnitsSold, Price])
  expect(listed.sort()).toEqual(expected.sort())
})

test('sales goals return 404 for an unknown customer', async () => {
  const { status } = await manager.get('/read/api/Sales/customers/987654/parts?year=2026&segmento=4')
  expect(status).toBe(404)
})

test.each(['year=2019', 'year=2026&month=13', 'year=2026&month=-1', ''])(
  'sales goals return 400 for %s',
  async (query) => {
    expect((await manager.get(`/read/api/Sales/goals?${query}`)).status).toBe(400)
  },
)

describe('stored monthly totals of the invoices', () => {
  const byMonth = Array.from(
    { length: 12 },
    (_, at) =>
      `select year, segment_id, customer_id, ${at + 1} as month, month_${at + 1} as amount from invoiced_years`,
  )
  const stored = async () => ({
    months: (
      await readStored(`(${byMonth.join(' union all ')}) as months`, 'year, segment_id, customer_id, month, amount')
    ).toSorted(),
    parts: (await readStored('invoiced_parts', 'year, customer_id, part_id, quantity, amount')).toSorted(),
  })
  const readStored = async (table: string, columns: string) =>
    (await api.rows.ask(`select ${columns} from ${table} where amount <> 0`)).map((row) =>
      Object.values(row).map(Number).join(' '),
    )
  const year = 'cast(substr(issued_on, 1, 4) as integer)'
  const recomputed = async () => {
    const from = `from invoice_lines join invoices on invoices.id = invoice_id
      join job_orders on job_orders.id = job_order_id join parts on parts.id = part_id`
    const cents = 'sum(invoice_lines.quantity * invoice_lines.price)'
    const months = await api.rows.ask(`select ${year} as a, segment_id, invoices.customer_id,
      cast(substr(issued_on, 6, 2) as integer) as b, ${cents} as c ${from} where segment_id is not null
      group by 1, 2, 3, 4 having ${cents} <> 0`)
    const parts = await api.rows.ask(`select ${year} as a, invoices.customer_id, parts.id,
      sum(invoice_lines.quantity) as b, ${cents} as c ${from} group by 1, 2, 3 having ${cents} <> 0`)
    const asText = (rows: readonly Record<string, unknown>[]) =>
      rows.map((row) => Object.values(row).map(Number).join(' ')).toSorted()
    return { months: asText(months), parts: asText(parts) }
  }

  const order = '(select min(job_order_id) from invoice_lines)'
  const invoice = '(select min(invoice_id) from invoice_lines)'
  test.each([
    ['in the demo data', 'update invoices set balance = balance where id = -1'],
    [
      'after a line was changed',
      `update invoice_lines set quantity = quantity + 3, price = price + 7
      where invoice_id = ${invoice}`,
    ],
    ['after an invoice moved to another year', `update invoices set issued_on = '2025-12-31' where id = ${invoice}`],
    ['after an invoice moved to 29 February', `update invoices set issued_on = '2024-02-29' where id = ${invoice}`],
    ['after an invoice moved to 26 December', `update invoices set issued_on = '2024-12-26' where id = ${invoice}`],
    ['after an invoice moved to 1 January', `update invoices set issued_on = '2027-01-01' where id = ${invoice}`],
    ['after an invoice moved to another customer', `update invoices set customer_id = 101 where id = ${invoice}`],
    [
      'after an order changed its part',
      `update job_orders set part_id = (select max(id) from parts) where id = ${order}`,
    ],
    [
      'after a part moved to another segment',
      `update parts set segment_id = 2 where id in
      (select part_id from job_orders where id = ${order})`,
    ],
    [
      'after a part lost its segment',
      `update parts set segment_id = null where id in
      (select part_id from job_orders where id = ${order})`,
    ],
    ['after a part got a segment', 'update parts set segment_id = 3 where segment_id is null'],
    ['after a line was removed', `delete from invoice_lines where invoice_id = ${invoice}`],
    [
      'after lines were added',
      `insert into invoice_lines (invoice_id, position, job_order_id, quantity, price)
      select invoice_id, position + 100, job_order_id, 1, 12345 from invoice_lines where position = 1`,
    ],
  ])('equal recomputed totals, %s', async (_case, statement) => {
    await api.rows.ask(statement)
    expect(await stored()).toEqual(await recomputed())
  })
})
