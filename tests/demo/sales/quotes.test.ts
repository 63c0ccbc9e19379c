import { describe, expect, test } from 'vitest'
import type { OrderedItem } from '#backend/demo/sales/orderedItems.ts'
import { drawQuotes } from '#backend/demo/sales/quotes.ts'
import { plans } from '#backend/demo/trade/plans.ts'
import { drawTrade } from '#backend/demo/trade/plantTrade.ts'
import { hitRateOf } from '#schema/administration/metrics.ts'
import type { Day } from '#schema/kinds.ts'
import { monthsBefore } from '#values/days.ts'

const customers = [101, 105, 106, 107]
const ringsOnly = 106
const ours = plans.filter(({ customerId }) => customers.includes(customerId))

const itemsOf = (today: Day) => {
  const { purchase_orders, job_orders } = drawTrade({ today, hasExtremes: true }, ours)
  const days = new Map(purchase_orders.map(({ id, ordered_on }) => [id, ordered_on]))
  const items = job_orders
    .map(({ id, customer_id, part_id, quantity, price, purchase_order_id }): OrderedItem => {
      const orderedOn = days.get(purchase_order_id) ?? today
      return { id, customerId: customer_id, partId: part_id, quantity, price, orderedOn }
    })
    .sort((one, other) => one.orderedOn.localeCompare(other.orderedOn))
  return Map.groupBy(items, ({ customerId }) => customerId)
}

const askers = new Map(customers.map((customer) => [customer, [{ user_id: customer }]]))

describe.each(['2026-11-05', '2028-02-29', '2026-12-31', '2027-01-01', '2020-03-30'] as Day[])(
  'demo quotes on %s',
  (today) => {
    const items = itemsOf(today)
    const known = new Map([...items.values()].flat().map((item) => [item.id, item]))
    const quotes = drawQuotes(today, items, askers)

    test('are the same each time', () => expect(drawQuotes(today, items, askers)).toEqual(quotes))

    test('cover the last fifteen months with unique numbers, on both sides of the twelve-month limit', () => {
      const days = quotes.map(({ row }) => row.quoted_on)
      const from = monthsBefore(today, 12)
      expect(days.filter((day) => day > today || day < monthsBefore(today, 16))).toEqual([])
      expect(new Set(quotes.map(({ row }) => row.number)).size).toBe(quotes.length)
      expect([days.includes(from), days.some((day) => day < from)]).toEqual([true, true])
    })

    test('are ordered by their own customer, not before the quote, and each item once', () => {
      const ordered = quotes.flatMap(({ row, lines }) =>
        lines.flatMap((line) =>
          line.job_order_id === null ? [] : [{ row, line, item: known.get(line.job_order_id) }],
        ),
      )
      expect(ordered.length).toBeGreaterThan(20)
      expect(new Set(ordered.map(({ item }) => item?.id)).size).toBe(ordered.length)
      for (const { row, line, item } of ordered) {
        expect(item).toMatchObject({ customerId: row.customer_id, partId: line.part_id, price: line.price })
        expect((item?.orderedOn ?? '') >= row.quoted_on).toBe(true)
      }
    })

    test('have hit rates of 33.33, 100, 0 and null in separate months', () => {
      const own = quotes.filter(({ row }) => row.customer_id === ringsOnly).toReversed()
      const rates = own.map(({ lines }) => {
        const priced = lines.filter(({ price }) => price !== null)
        return hitRateOf(priced.filter(({ job_order_id }) => job_order_id !== null).length, priced.length)
      })
      expect(rates).toEqual([33.33, 100, 0, null])
      expect(new Set(own.map(({ row }) => row.quoted_on.slice(0, 7))).size).toBe(4)
    })
  },
)
