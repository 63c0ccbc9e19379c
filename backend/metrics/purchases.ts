import { sql } from 'kysely'
import type { Division } from '#schema/administration/division.ts'
import { metrics } from '#schema/administration/metrics.ts'
import { yearAndMonth } from '#values/months.ts'
import type { Db } from '../database/open.ts'
import { type Placing, valuesIn } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { idsOfCustomers } from './divisions.ts'
import { type Days, historyOf, sumByMonth } from './windows.ts'

export const purchasesIn = (db: Db, division: Division, value: Placing<Days>) =>
  db
    .selectFrom('purchase_orders')
    .innerJoin('job_orders', 'job_orders.purchase_order_id', 'purchase_orders.id')
    .where('ordered_on', '>=', value('from'))
    .where('ordered_on', '<=', value('to'))
    .where('purchase_orders.customer_id', 'in', idsOfCustomers(division))

const orderedByDay = (db: Db, days: Days, division: Division) =>
  purchasesIn(db, division, valuesIn(days))
    .select('ordered_on as day')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .groupBy('ordered_on')
    .execute()

export const purchasesByMonth: Handler<typeof metrics.purchasesByMonth> = async ({ reader, clock, input }) =>
  sumByMonth(clock, await orderedByDay(reader, historyOf(clock), input.division), 'count')

export const listPurchases = list(metrics.listPurchases, {
  parameters: ({ clock, input }) => ({ own: input.division, values: historyOf(clock) }),
  from: (db, value, { own }) => purchasesIn(db, own, value),
  joins: {
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    customers: (rows) => rows.innerJoin('customers', 'customers.id', 'purchase_orders.customer_id'),
  },
  fields: {
    ...columnsOf('parts', 'shape', 'outerDiameter', 'innerDiameter'),
    ...columnsOf('job_orders', 'quantity', 'price'),
    material: 'parts.alloy',
    height: 'parts.length',
    customer: { column: 'customers.name', folded: 'customers.search' },
    total: { column: sql`job_orders.quantity * job_orders.price`, isOfFrom: true },
    orderedOn: 'purchase_orders.ordered_on',
    year: { column: null, sort: 'purchase_orders.ordered_on' },
  },
  complete: (found) => found.map((row) => ({ ...row, ...yearAndMonth(row.orderedOn) })),
  order: ['year', 'DESC'],
  key: 'job_orders.id',
})
