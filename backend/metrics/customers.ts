import { type Expression, expressionBuilder } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import { metrics } from '#schema/administration/metrics.ts'
import type { Day } from '#schema/kinds.ts'
import type { Tables } from '../database/tables.ts'
import { list } from '../list/list.ts'
import { customersOf } from './divisions.ts'
import { ordersSince } from './windows.ts'

export const withoutOrders = (division: Division, since: Day | Expression<Day>) => {
  const eb = expressionBuilder<Tables, 'customers'>()
  const ordered = eb
    .selectFrom('purchase_orders')
    .select('purchase_orders.id')
    .whereRef('purchase_orders.customer_id', '=', 'customers.id')
    .where('purchase_orders.ordered_on', '>=', since)
  return eb.and([customersOf(division), eb.not(eb.exists(ordered))])
}

export const listCustomersWithoutOrders = list(metrics.listCustomersWithoutOrders, {
  parameters: ({ clock, input }) => ({ own: input.division, values: { since: ordersSince(clock) } }),
  from: (db) => db.selectFrom('customers'),
  scope: (rows, value, { own }) => rows.where(withoutOrders(own, value('since'))),
  fields: { customer: { column: 'customers.name', folded: 'customers.search' } },
  order: ['customer', 'ASC'],
  key: 'customers.id',
})
