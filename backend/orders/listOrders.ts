import { expressionBuilder, sql } from 'kysely'
import type { RowOf } from '#schema/entity.ts'
import { orders, type purchaseOrder } from '#schema/orders/orders.ts'
import type { Day } from '#values/types.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { orderDocumentLink } from '../documents/links.ts'
import { handlerWithLightPages, listing } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { inScope, type ListQuery, on, type RowsOfAny, type Shape, sortKey } from '../list/source.ts'
import { firstPromised, movedFrom, promisedOn, visitorParameters } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching, matchingLine, type Searched } from './matching.ts'

type PurchaseOrder = RowOf<typeof purchaseOrder>
type Found = Pick<PurchaseOrder, 'number' | 'lines'> & { readonly documents: string | null }

const linesOf = (value: unknown, { filters, dialect }: Shape) =>
  dialects[dialect].recordsOf(
    expressionBuilder<Tables, 'purchase_orders'>()
      .selectFrom('job_orders')
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
      .where(on(matchingLine(filters, value as Placing<Searched>)))
      .select(['job_orders.number as jobOrder', 'parts.customer_number as partNumber', 'job_orders.status'])
      .select(['job_orders.requested_on as requestDate', 'job_orders.quantity as ordered'])
      .select('job_orders.open_quantity as open')
      .select([promisedOn.as('promiseDate'), firstPromised.as('firstPromise')])
      .select(movedFrom(value as Placing<Searched>).as('movedFrom'))
      .orderBy('job_orders.line_item')
      .orderBy('job_orders.id'),
  )

const last = '9999-12-31' as Day

/** Earliest promised date of the matching open lines; orders without one come last. */
const earliestPromise = (value: unknown, { filters, sort }: Shape) => {
  if (sort !== 'promiseDate') return sql<null>`null`
  const earliest = expressionBuilder<Tables, 'purchase_orders'>()
    .selectFrom('job_orders')
    .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
    .where('job_orders.open_quantity', '>', 0)
    .where(on(matchingLine(filters, value as Placing<Searched>)))
    .select((eb) => eb.fn.min(promisedOn).as('earliest'))
  return sql<Day>`coalesce(${earliest}, ${sql.lit(last)})`
}

const earliestOf = (lines: Found['lines']) =>
  lines.flatMap(({ open = 0, promiseDate }) => (open > 0 && promiseDate ? [promiseDate] : [])).toSorted()[0] ?? null

const documents = sql<string | null>`(select string_agg(hash || '#' || kind, ',' order by position) from order_documents
  where order_documents.purchase_order_id = purchase_orders.id)`

const linkOf = (document: string) => {
  const [hash = '', kind = ''] = document.split('#')
  return orderDocumentLink(hash, kind)
}

const toOrder = ({ number, lines, documents: found }: Found): PurchaseOrder => {
  const documents = found ? found.split(',').map(linkOf) : []
  return {
    number,
    lineCount: lines.length,
    promiseDate: earliestOf(lines),
    lines: lines.map((line) => ({ ...line, purchaseOrder: number, documents })),
  }
}

/** Orders with matching lines, each with these lines; without filters, all orders of the customer, newest first. */
const source = {
  from: (db: Db) => db.selectFrom('purchase_orders'),
  scope: (rows: RowsOfAny, value: unknown, { filters }: Shape) => {
    const place = value as Placing<Searched>
    if (filters.length === 0) return rows.where('purchase_orders.customer_id', '=', place('customerId'))
    const lines = expressionBuilder<Tables>().selectFrom('job_orders').where(matching(filters, place))
    return rows.where('purchase_orders.id', 'in', lines.select('job_orders.purchase_order_id'))
  },
  parameters: visitorParameters,
  fields: {
    number: 'purchase_orders.number',
    purchaseOrder: sortKey('purchase_orders.number'),
    lines: linesOf,
    promiseDate: earliestPromise,
    documents,
  },
  complete: (found: readonly object[]) => (found as readonly Found[]).map(toOrder),
  order: {
    by: [
      ['purchase_orders.ordered_on', 'desc'],
      ['purchase_orders.id', 'desc'],
    ],
  },
  key: 'purchase_orders.id',
} as const

/** A few orders, or a page near the start of all orders, are read from an index. */
const isLight = ({ shape: { filters, sort }, slice }: ListQuery) =>
  isNarrow(filters) || (filters.length === 0 && sort !== 'promiseDate' && isNearStart(slice))

export const listOrders = handlerWithLightPages(
  listing(orders.listOrders, { ...source, filters: matchedInScope }),
  isLight,
)
export const listAllOrders = handlerWithLightPages(
  listing(orders.listAllOrders, { ...source, filters: { promise: inScope } }),
  isLight,
)
