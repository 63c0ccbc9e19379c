import { sql } from 'kysely'
import type { Division } from '../../schema/division.ts'
import type { Cents } from '../../schema/kinds.ts'
import type { metrics } from '../../schema/metrics.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { report } from '../report.ts'
import { idsOfCustomers } from './divisions.ts'
import { sumByMonth } from './sumByMonth.ts'
import { type Days, historyOf, type SomeDays, yearAndMonth } from './windows.ts'

/** What a division's customers ordered on these days, item by item. */
export const purchasesIn = (db: Db, division: Division, { from, to }: SomeDays) =>
  db
    .selectFrom('purchase_orders')
    .innerJoin('job_orders', 'job_orders.purchase_order_id', 'purchase_orders.id')
    .where('ordered_on', '>=', from)
    .where('ordered_on', '<=', to)
    .where('purchase_orders.customer_id', 'in', idsOfCustomers(division))

const orderedByDay = prepared((db, value: Placing<Days>, division: Division) =>
  purchasesIn(db, division, { from: value('from'), to: value('to') })
    .select('ordered_on as day')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('ordered_on'),
)

export const purchasesByMonth: Handler<typeof metrics.purchasesByMonth> = async ({ reader, clock, input }) =>
  sumByMonth(clock, await orderedByDay(reader, historyOf(clock), input.division), 'count')

/** What was ordered in the last 12 months, item by item, the newest first. */
export const listPurchases = report<typeof metrics.listPurchases>()({
  rows: (db, { division }, clock) =>
    purchasesIn(db, division, historyOf(clock))
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .innerJoin('customers', 'customers.id', 'purchase_orders.customer_id')
      .select(['ordered_on', 'shape', 'alloy', 'outer_diameter', 'inner_diameter', 'length'])
      .select(['quantity', 'customers.name as customer', 'price'])
      .select(sql<Cents>`quantity * price`.as('total')),
  counted: (db, { division }, clock) => purchasesIn(db, division, historyOf(clock)),
  columns: {
    year: 'ordered_on',
    shape: 'shape',
    material: 'alloy',
    outerDiameter: 'outer_diameter',
    innerDiameter: 'inner_diameter',
    height: 'length',
    quantity: 'quantity',
    customer: 'customers.search',
    price: 'price',
    total: 'total',
  },
  first: ['year', 'DESC'],
  tie: 'job_orders.id',
  toRow: ({ ordered_on, shape, alloy, outer_diameter, inner_diameter, length, quantity, customer, price, total }) => ({
    ...yearAndMonth(ordered_on),
    ...{ shape, material: alloy, outerDiameter: outer_diameter, innerDiameter: inner_diameter, height: length },
    ...{ quantity, customer, price: price as Cents, total },
  }),
})
