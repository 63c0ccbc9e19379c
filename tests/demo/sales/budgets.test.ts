import { beforeAll, describe, expect, test } from 'vitest'
import type { OpenDatabase } from '#backend/database/open.ts'
import { contractIds, drawBudgets, type Habit } from '#backend/demo/sales/budgets.ts'
import { invoicedSales } from '#backend/demo/sales/invoicedSales.ts'
import { drawTrade } from '#backend/demo/trade/plantTrade.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { alreadyAdded, budgetYears, totalOfRow } from '#schema/sales/budgetRules.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { plantedDemo } from '#tests/support/setup/plantedDemo.ts'

const habits: Habit[] = [
  { sellerId: 1, customerId: 102, segmentId: 2, usualMonth: 40_000_000 as Cents },
  { sellerId: 2, customerId: 109, segmentId: 2, usualMonth: 90_000_000 as Cents },
  { sellerId: 2, customerId: 109, segmentId: 4, usualMonth: 20_000_000 as Cents },
  { sellerId: 4, customerId: 105, segmentId: 4, usualMonth: 7_000_000 as Cents },
  { sellerId: 6, customerId: 101, segmentId: 4, usualMonth: 7_000_000 as Cents },
]

describe.each(['2026-11-05', '2028-02-29', '2026-12-31', '2027-01-01', '2020-03-30'] as Day[])(
  'demo budgets on %s',
  (today) => {
    const drawn = drawBudgets(today, () => habits, true)
    const currentYear = Number(today.slice(0, 4))
    const ofYear = (year: number) => drawn.filter((budget) => budget.year === year)

    test('are the same each time', () => expect(drawBudgets(today, () => habits, true)).toEqual(drawn))

    test('cover the offered years except one, and all sellers in the current one', () => {
      const years = new Set(drawn.map(({ year }) => year))
      expect([...years].sort()).toEqual(budgetYears(currentYear).filter((year) => year !== 2021))
      expect(ofYear(currentYear).map(({ sellerId }) => sellerId)).toEqual([1, 2, 3, 4, 5, 6])
    })

    test('contain each combination once per year, with contracts of the same customer', () => {
      for (const year of budgetYears(currentYear)) {
        const ofCustomers = ofYear(year).flatMap(({ rows }) => rows.filter(({ customerId }) => customerId !== null))
        expect(alreadyAdded(ofCustomers, [])).toEqual([])
        for (const { contractId, customerId } of ofCustomers)
          expect(contractId === null || contractIds[customerId ?? 0]?.includes(contractId)).toBe(true)
      }
    })

    test('contain a goal besides customers, and a goal alone', () => {
      const [first, last] = [ofYear(currentYear)[0], ofYear(currentYear)[5]]
      expect(first?.rows.filter(({ yearlyGoal }) => yearlyGoal !== null)).toHaveLength(1)
      expect(first?.rows.length).toBeGreaterThan(1)
      expect(last?.rows.map(({ customerId }) => customerId)).toEqual([null])
    })

    test('are multiples of ten dollars, and zero in one row', () => {
      const rows = drawn.flatMap((budget) => budget.rows)
      const amounts: number[] = rows.flatMap(({ months, yearlyGoal }) => [...(months ?? []), yearlyGoal ?? 0])
      expect(amounts.filter((amount) => amount % 1_000 !== 0 || amount < 0)).toEqual([])
      expect(rows.some((row) => totalOfRow(row) === 0)).toBe(true)
    })
  },
)

describe('invoiced sales of the demo', () => {
  const today = businessDay as Day
  const rows = drawTrade({ today, hasExtremes: true })
  let database: OpenDatabase

  beforeAll(async () => {
    database = (await plantedDemo()).database
  })

  const reckoned = async (year: string) => {
    const terms = await database.db.selectFrom('customer_terms').select(['customer_id', 'seller_id']).execute()
    const sellerOf = new Map(terms.map(({ customer_id, seller_id }) => [customer_id, seller_id]))
    const issued = new Map(rows.invoices.map((invoice) => [invoice.id, invoice]))
    const partOf = new Map(rows.job_orders.map(({ id, part_id }) => [id, part_id]))
    const segmentOf = new Map(rows.parts.map(({ id, segment_id }) => [id, segment_id]))
    const sums = new Map<string, number>()
    for (const { invoice_id, job_order_id, quantity, price } of rows.invoice_lines) {
      const { issued_on = '', customer_id = 0 } = issued.get(invoice_id) ?? {}
      if (!issued_on.startsWith(year)) continue
      const segment = segmentOf.get(partOf.get(job_order_id) ?? 0)
      const key = [sellerOf.get(customer_id), segment, customer_id, Number(issued_on.slice(5, 7))].join(' ')
      sums.set(key, (sums.get(key) ?? 0) + quantity * price)
    }
    return sums
  }

  test.each(['2025', '2026'])(
    'in %s are the sum of the invoice lines by seller, segment, customer and month',
    async (year) => {
      const sales = await invoicedSales(database.reader, {
        from: `${year}-01-01` as Day,
        to: `${year}-12-31` as Day,
      })
      const found = sales.map(({ sellerId, segmentId, customerId, month, amount }) => [
        [sellerId, segmentId, customerId, month].join(' '),
        amount,
      ])
      expect(found.length).toBeGreaterThan(20)
      expect(new Map(found as [string, number][])).toEqual(await reckoned(year))
    },
  )

  test("cover every segment, and are close to the sellers' plans", async () => {
    const sales = await invoicedSales(database.reader, { from: '2025-11-05' as Day, to: today })
    expect([...new Set(sales.map(({ segmentId }) => segmentId))].sort()).toEqual([1, 2, 3, 4])
    const sold = sales.filter(({ sellerId, segmentId }) => sellerId === 2 && segmentId !== 1)
    const total = sold.reduce((sum, { amount }) => sum + amount, 0)
    const planned = await database.db
      .selectFrom('budgets')
      .innerJoin('budget_rows', 'budget_id', 'budgets.id')
      .where('seller_id', '=', 2)
      .where('year', '=', 2026)
      .select((eb) => eb.fn.sum<number>('total').as('total'))
      .executeTakeFirstOrThrow()
    expect(Number(planned.total) / total).toBeGreaterThan(0.8)
    expect(Number(planned.total) / total).toBeLessThan(1.3)
  })
})
