import { type Expression, sql } from 'kysely'
import { orders } from '#schema/orders/orders.ts'
import { currentStepName, type StepCounts } from '#schema/wip/steps.ts'
import { handlerOf, listing } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { type Draft, keysOfPage, pageQueries, rowsOfKeys } from '../list/queries.ts'
import { type ListQuery, ofFrom, on } from '../list/source.ts'
import { firstPromised, movedFrom, promisedOn, visitorParameters } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching } from './matching.ts'
import { openHundredths, stepFields } from './orderColumns.ts'

const lines = listing(orders.statusReport, {
  from: (db) => db.selectFrom('job_orders'),
  scope: (rows, value, { filters }) => rows.where(on(matching(filters, value))),
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
    promiseDate: ofFrom(promisedOn),
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
      currentProcess: currentStepName(row satisfies StepCounts),
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
})

/** The newest orders, read from the index of orders; written as a cross join, because SQLite keeps its order. */
const newestOrders = ({ db, value }: Draft) =>
  db
    .selectFrom('purchase_orders')
    .crossJoin('job_orders')
    .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
    .where('purchase_orders.customer_id', '=', value('customerId') as Expression<number>)

const countAll = ({ value }: Draft) =>
  sql<number>`(select count(*) from job_orders where customer_id = ${value('customerId')})`

const usualPages = pageQueries(
  lines.declared,
  (draft) => ({ rows: rowsOfKeys(draft, keysOfPage(draft, newestOrders(draft))), counted: countAll(draft) }),
  countAll,
)

const isUsual = ({ filters, sort }: ListQuery['shape']) => filters.length === 0 && sort === null

/** A few lines, or a page near the start of all lines in default order, are read from an index. */
export const statusReport = handlerOf(lines, (context) => {
  const query = lines.queryOf(context)
  const { shape, slice } = query
  const isLight = isNarrow(shape.filters) || (isUsual(shape) && isNearStart(slice))
  return lines.readPage(query, context, {
    db: isLight ? context.db : context.reader,
    ...(isUsual(shape) && { queries: usualPages }),
  })
})
