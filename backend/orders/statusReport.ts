import { orders } from '#schema/orders/orders.ts'
import { currentStepName, type StepCounts } from '#schema/wip/steps.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import type { Shape } from '../list/source.ts'
import { openHundredths, stepFields } from '../order-lines/columns.ts'
import { firstPromised, movedFrom, promisedOn, promisedOrLast, visitorParameters } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching } from './matching.ts'

const isUsual = ({ filters, sort }: Shape) => filters.length === 0 && sort === null
const isOpenByPromise = ({ filters, sort }: Shape) => filters.join() === 'stage' && sort === 'promiseDate'

/** The newest orders, read from the index of orders; written as a cross join, because SQLite keeps its order. */
const newestOrders = (db: Db, value: Placing<{ customerId: number }>) =>
  db
    .selectFrom('purchase_orders')
    .crossJoin('job_orders')
    .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
    .where('purchase_orders.customer_id', '=', value('customerId'))

export const statusReport = list(orders.statusReport, {
  from: (db) => db.selectFrom('job_orders'),
  scope: (rows, value, { filters }) => rows.where(matching(filters, value)),
  joins: {
    purchase_orders: (rows) =>
      rows.crossJoin('purchase_orders').whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id'),
    parts: (rows) => rows.crossJoin('parts').whereRef('parts.id', '=', 'job_orders.part_id'),
  },
  fields: {
    purchaseOrder: 'purchase_orders.number',
    jobOrder: 'job_orders.number',
    partNumber: 'parts.customer_number',
    ordered: 'job_orders.quantity',
    open: 'job_orders.open_quantity',
    requestDate: 'job_orders.requested_on',
    promiseDate: { column: promisedOn, sort: promisedOrLast('job_orders'), isOfFrom: true },
    partialDate: 'job_orders.partial_on',
    partialQuantity: 'job_orders.partial_quantity',
    balanceDate: 'job_orders.balance_on',
    ...stepFields,
    hundredths: openHundredths,
    firstPromise: firstPromised,
    movedFrom,
  },
  parameters: visitorParameters,
  complete: (found) =>
    found.map((row) => ({
      ...row,
      weight: Number(row.hundredths) / 100,
      balanceQuantity: row.open - (row.partialQuantity ?? 0),
      currentProcess: currentStepName(row.open, row satisfies StepCounts),
    })),
  order: {
    by: [
      ['purchase_orders.ordered_on', 'desc'],
      ['purchase_orders.id', 'desc'],
      ['job_orders.line_item', 'asc'],
      ['job_orders.id', 'asc'],
    ],
  },
  key: 'job_orders.id',
  filters: matchedInScope,
  // A few lines, or a page near the start of lines that an index has in order.
  light: ({ shape, slice }) =>
    isNarrow(shape.filters) || (isNearStart(slice) && (isUsual(shape) || isOpenByPromise(shape))),
  paging: (shape) => (isUsual(shape) ? { from: newestOrders } : {}),
})
