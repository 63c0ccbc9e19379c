import { sql } from 'kysely'
import { orders } from '../../schema/orders/orders.ts'
import { currentStepName, type StepCounts } from '../../schema/wip/steps.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { firstPromised, movedFrom, promisedOn, visitorOf } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching } from './matching.ts'
import { openHundredths, stepColumns } from './orderColumns.ts'

const isUsual = ({ filters, sort }: { readonly filters: readonly string[]; readonly sort: string | null }) =>
  filters.length === 0 && sort === null

export const statusReport = list(orders.statusReport, {
  from: (db) => db.selectFrom('job_orders'),
  scope: (rows, value, { filters }) => rows.where(matching(filters, value as never) as never),
  // The newest orders are read from the index of orders; written as a cross join, because SQLite keeps its order.
  lead: (db, value, shape) =>
    isUsual(shape)
      ? db
          .selectFrom('purchase_orders')
          .crossJoin('job_orders')
          .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
          .where('purchase_orders.customer_id', '=', value('customerId'))
      : null,
  joins: (rows) =>
    rows
      .crossJoin('purchase_orders')
      .crossJoin('parts')
      .whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
      .whereRef('parts.id', '=', 'job_orders.part_id'),
  fields: {
    purchaseOrder: 'purchase_orders.number',
    jobOrder: 'job_orders.number',
    partNumber: 'parts.customer_number',
    ordered: 'job_orders.quantity',
    open: 'job_orders.open_quantity',
    promiseDate: promisedOn,
    partialDate: 'job_orders.partial_on',
    partialQuantity: 'job_orders.partial_quantity',
    balanceDate: 'job_orders.balance_on',
  },
  values: visitorOf,
  more: (rows, value) =>
    rows
      .select([...stepColumns])
      .select([openHundredths.as('hundredths'), firstPromised.as('firstPromise')])
      .select(movedFrom(value).as('movedFrom')),
  complete: (found) =>
    found.map((row) => ({
      ...row,
      weight: Number(row.hundredths) / 100,
      balanceQuantity: row.open - (row.partialQuantity ?? 0),
      currentProcess: currentStepName(row satisfies StepCounts),
    })),
  order: (rows) =>
    rows
      .orderBy('purchase_orders.ordered_on', 'desc')
      .orderBy('purchase_orders.id', 'desc')
      .orderBy('job_orders.line_item')
      .orderBy('job_orders.id'),
  key: 'job_orders.id',
  filters: matchedInScope,
  count: (_db, value, shape) =>
    isUsual(shape) ? sql<number>`(select count(*) from job_orders where customer_id = ${value('customerId')})` : null,
  // A few lines, or a page near the start of all lines in default order, are read from an index.
  isLight: ({ shape, slice }) => isNarrow(shape.filters) || (isUsual(shape) && isNearStart(slice)),
})
