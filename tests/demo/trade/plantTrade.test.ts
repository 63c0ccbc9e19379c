import { describe, expect, test } from 'vitest'
import { dormantIds } from '#backend/demo/trade/particular/days.ts'
import { plans } from '#backend/demo/trade/plans.ts'
import { drawTrade } from '#backend/demo/trade/plantTrade.ts'
import type { Day } from '#schema/kinds.ts'
import { daysBetween, monthEnd, monthsBefore } from '#values/days.ts'

type Rows = ReturnType<typeof drawTrade>
type JobOrder = Rows['job_orders'][number]

const days = ['2026-11-05', '2028-02-29', '2026-12-31', '2027-01-01', '2020-03-30'] as Day[]
const brandNew = 103
const creditHold = 102

/** Shows only the first three, because long lists of failures add nothing. */
const few = <T>(found: readonly T[]) => found.slice(0, 3)

const sumBy = <T>(rows: readonly T[], key: (row: T) => number, value: (row: T) => number) => {
  const sums = new Map<number, number>()
  for (const row of rows) sums.set(key(row), (sums.get(key(row)) ?? 0) + value(row))
  return sums
}

const held = (row: JobOrder) =>
  [row.cutting, row.forging, row.heat_treatment, row.pre_machining, row.splitting, row.machining, row.pdp]
    .concat(row.final_inspection, row.ndt, row.laboratory, row.approval, row.finished_goods, row.other)
    .reduce<number>((sum, count = 0) => sum + count, 0)

const openLines = (rows: Rows) =>
  sumBy(
    rows.job_orders,
    (row) => row.customer_id,
    (row) => Number(row.quantity > row.shipped),
  )

const hasArrived = (rows: Rows) => {
  const travelling = new Set(rows.deliveries.filter((row) => row.delivered_on === null).map((row) => row.job_order_id))
  return ({ id }: JobOrder) => !travelling.has(id)
}

const isVolume = ({ customerId }: (typeof plans)[number]) => customerId === 109
/**
 * The large customer takes ten times as long as all others and uses the same code, so it runs for the first day only.
 */
const withoutVolume = plans.filter((plan) => !isVolume(plan))
const volumeOnly = plans.filter(isVolume)

describe.each(days)('demo trade on %s', (today) => {
  const isFirst = today === days[0]
  const rows = drawTrade({ today, hasExtremes: true }, isFirst ? plans : withoutVolume)
  const jobOrders = new Map(rows.job_orders.map((row) => [row.id, row]))
  const priceOf = (id: number) => jobOrders.get(id)?.price ?? Number.NaN

  test('adds up in every line: shipped, held by a step, or not begun', () => {
    const shipped = sumBy(
      rows.deliveries,
      (row) => row.job_order_id,
      (row) => (row.shipped_on === null ? 0 : row.quantity),
    )
    const ready = sumBy(
      rows.deliveries,
      (row) => row.job_order_id,
      (row) => (row.shipped_on === null ? row.quantity : 0),
    )
    expect(few(rows.job_orders.filter((row) => row.shipped !== (shipped.get(row.id) ?? 0)))).toEqual([])
    expect(few(rows.job_orders.filter((row) => row.quantity < row.shipped + held(row) || row.quantity < 1))).toEqual([])
    expect(few(rows.job_orders.filter((row) => (row.finished_goods ?? 0) < (ready.get(row.id) ?? 0)))).toEqual([])
    expect(few(rows.job_orders.filter((row) => (row.partial_quantity ?? 0) > row.quantity - row.shipped))).toEqual([])
  })

  test('has the right status for every line', () => {
    const arrived = hasArrived(rows)
    const statusOf = (row: JobOrder) => {
      if (row.quantity === row.shipped) return arrived(row) ? 'delivered' : 'inTransit'
      const last = row.new_committed_on ?? row.committed_on
      if (last && last < today) return 'late'
      return row.new_committed_on && row.committed_on && row.new_committed_on > row.committed_on ? 'delayed' : 'onTime'
    }
    const derived = rows.job_orders.filter((row) => row.status !== 'deviationRequest')
    expect(few(derived.filter((row) => row.status !== statusOf(row)))).toEqual([])
    const deviating = rows.job_orders.filter((row) => row.status === 'deviationRequest')
    expect(few(deviating.filter((row) => row.quantity === row.shipped))).toEqual([])
    expect(
      few(rows.job_orders.filter((row) => (row.new_committed_on === null) !== (row.modified_on === null))),
    ).toEqual([])
  })

  test('holds pieces only in processes of their part', () => {
    const processes = new Set(rows.part_processes.map((row) => `${row.part_id} ${row.process}`))
    const drawn = rows.job_orders.filter((row) => row.customer_id > 102)
    expect(few(drawn.filter((row) => row.ndt && !processes.has(`${row.part_id} NDT`)))).toEqual([])
    expect(few(drawn.filter((row) => row.pdp && !processes.has(`${row.part_id} Spot Micros`)))).toEqual([])
    expect(few(drawn.filter((row) => row.splitting && !processes.has(`${row.part_id} Splitting`)))).toEqual([])
  })

  test('charges each load once, at the price of its line', () => {
    const amounts = sumBy(
      rows.deliveries,
      (row) => row.invoice_id ?? 0,
      (row) => row.quantity * priceOf(row.job_order_id),
    )
    const lines = sumBy(
      rows.invoice_lines,
      (row) => row.invoice_id,
      (row) => row.quantity * row.price,
    )
    expect(few(rows.invoices.filter((row) => row.amount !== amounts.get(row.id)))).toEqual([])
    expect(few(rows.invoices.filter((row) => row.amount !== lines.get(row.id)))).toEqual([])
    expect(few(rows.invoices.filter((row) => row.paid_on !== null && row.balance !== 0))).toEqual([])
  })

  test('has due dates that match the terms of payment', () => {
    const terms = new Map(plans.map(({ customerId, creditDays }) => [customerId, creditDays]))
    const wrong = rows.invoices.filter((row) => daysBetween(row.issued_on, row.due_on) !== terms.get(row.customer_id))
    expect(few(wrong)).toEqual([])
  })

  test('contains no event after today', () => {
    const past: [string, (string | null | undefined)[]][] = [
      ['ordered', rows.purchase_orders.map((row) => row.ordered_on)],
      ['released', rows.job_orders.map((row) => row.released_on)],
      ['acknowledged', rows.job_orders.map((row) => row.acknowledged_on)],
      ['modified', rows.job_orders.map((row) => row.modified_on)],
      ['ready', rows.deliveries.map((row) => row.ready_on)],
      ['notified', rows.deliveries.map((row) => row.notified_on)],
      ['shipped', rows.deliveries.map((row) => row.shipped_on)],
      ['delivered', rows.deliveries.map((row) => row.delivered_on)],
      ['issued', rows.invoices.map((row) => row.issued_on)],
      ['paid', rows.invoices.map((row) => row.paid_on)],
      ['credited', rows.credit_notes.map((row) => row.created_on)],
    ]
    const later = past.filter(([, dates]) => dates.some((date) => date && date > today))
    expect(later.map(([what]) => what)).toEqual([])
  })

  test('has events in a plausible order', () => {
    const orders = new Map(rows.purchase_orders.map((row) => [row.id, row.ordered_on]))
    const orderedOn = (row: JobOrder) => orders.get(row.purchase_order_id) ?? ''
    const early = rows.job_orders.filter((row) =>
      [row.released_on, row.acknowledged_on, row.modified_on].some((date) => date && date < orderedOn(row)),
    )
    expect(few(early)).toEqual([])
    const disorderly = rows.deliveries.filter(
      (row) =>
        (row.shipped_on && row.shipped_on < row.ready_on) ||
        (row.delivered_on && row.delivered_on < (row.shipped_on ?? '9')),
    )
    expect(few(disorderly)).toEqual([])
    expect(few(rows.invoices.filter((row) => row.paid_on && row.paid_on < row.issued_on))).toEqual([])
  })

  test('has open lines of all customers except dormant ones, with unique numbers', () => {
    const open = openLines(rows)
    const active = [...open].filter(([customerId]) => !dormantIds.includes(customerId))
    expect([...open.keys()]).toEqual((isFirst ? plans : withoutVolume).map(({ customerId }) => customerId))
    expect(Math.min(...active.map(([, count]) => count))).toBeGreaterThan(4)
    expect(new Set(rows.job_orders.map((row) => row.number)).size).toBe(rows.job_orders.length)
  })

  test('has customers whose last order is 181, 183 and 270 days ago', () => {
    const lastOrder = (customerId: number) =>
      rows.purchase_orders
        .flatMap((row) => (row.customer_id === customerId ? [row.ordered_on] : []))
        .toSorted()
        .at(-1)
    const ago = dormantIds.map((customerId) => daysBetween((lastOrder(customerId) ?? '') as Day, today))
    expect(ago.toSorted()).toEqual([181, 183, 270])
  })

  test('has a unique hash for each linked record', () => {
    const hashes = [rows.purchase_orders, rows.invoices, rows.order_documents].flatMap((table) =>
      table.map(({ hash }) => hash),
    )
    expect(new Set(hashes).size).toBe(hashes.length)
    expect(few(hashes.filter((hash) => !/^[0-9a-f]{32}$/.test(hash)))).toEqual([])
  })

  test('contains nothing of the brand-new customer', () => {
    const { part_processes, invoice_lines, ...others } = rows
    const found = Object.values(others).flatMap((table) => table.filter((row) => row.customer_id === brandNew))
    expect(found).toEqual([])
  })

  test('stops the shipments of one customer only, for an invoice 21 days overdue', () => {
    const overdue = rows.invoices
      .filter((row) => row.balance !== 0)
      .map((row) => ({ customer: row.customer_id, days: daysBetween(row.due_on, today) }))
    const max = (of: typeof overdue) => Math.max(...of.map((row) => row.days))
    expect(max(overdue.filter((row) => row.customer !== creditHold))).toBe(20)
    const held = overdue.filter((row) => row.customer === creditHold).map((row) => row.days)
    expect(held).toEqual(expect.arrayContaining([19, 20, 21]))
  })

  const scores: [customer: number, score: number | null][] = [
    [101, 100],
    [102, 69],
    [104, 70],
    [105, 85],
    [106, 84],
    [108, null],
  ]

  test.each(scores)('gives customer %i the payment score %j', (customer, score) => {
    const from = monthsBefore(today, 12)
    const paid = rows.invoices.filter((row) => row.customer_id === customer && row.paid_on && row.paid_on >= from)
    const inTime = paid.filter((row) => (row.paid_on ?? '') <= row.due_on)
    expect(paid.length === 0 ? null : (100 * inTime.length) / paid.length).toBe(score)
  })

  const tabs: [customer: number, overdue: boolean, due: boolean, open: boolean][] = [
    [101, false, true, true],
    [102, true, true, true],
    [103, false, false, false],
    [104, true, false, true],
    [105, true, true, false],
    [106, false, false, true],
    [107, true, true, true],
    [108, false, false, false],
    ...(isFirst ? [[109, true, true, true] as [number, boolean, boolean, boolean]] : []),
  ]

  test.each(tabs)(
    'has debts of customer %i: overdue %s, due this month %s, not due yet %s',
    (customer, ...expected) => {
      const owed = rows.invoices.filter((row) => row.customer_id === customer && row.balance !== 0)
      const has = [
        (due: string) => due < today,
        (due: string) => due >= today && due <= monthEnd(today),
        (due: string) => due > monthEnd(today),
      ].map((isIn) => owed.some((row) => isIn(row.due_on)))
      expect(has).toEqual(expected)
    },
  )
})

describe('demo customer of volume', () => {
  test.each(days)('has 25,000 open lines on %s', (today) => {
    expect(openLines(drawTrade({ today, hasExtremes: true }, volumeOnly))).toEqual(new Map([[109, 25_000]]))
  })
})

test('demo trade is the same each time for the same day', () => {
  const [one, other] = [1, 2].map(() => drawTrade({ today: '2026-11-05' as Day, hasExtremes: true }, withoutVolume))
  expect(one).toEqual(other)
})
