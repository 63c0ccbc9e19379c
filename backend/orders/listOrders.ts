import { expressionBuilder, sql } from 'kysely'
import type { RowOf } from '../../schema/entity.ts'
import { orders, type purchaseOrder } from '../../schema/orders/orders.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables/tables.ts'
import { orderDocumentLink } from '../documents/links.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import { inScope, type ListQuery, type RowsOfAny, type Shape } from '../list/source.ts'
import { firstPromised, movedFrom, promisedOn, visitorOf } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching, matchingLine, type Searched } from './matching.ts'

type PurchaseOrder = RowOf<typeof purchaseOrder>
type Found = Pick<PurchaseOrder, 'number' | 'lines'> & { readonly documents: string | null }

const linesOf = (value: unknown, { filters, dialect }: Shape) =>
  dialects[dialect].recordsOf(
    expressionBuilder<Tables, 'purchase_orders'>()
      .selectFrom('job_orders')
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
      .where((eb) => matchingLine(filters, value as Placing<Searched>)(eb as never))
      .select(['job_orders.number as jobOrder', 'parts.customer_number as partNumber', 'job_orders.status'])
      .select([promisedOn.as('promiseDate'), firstPromised.as('firstPromise')])
      .select(movedFrom(value as Placing<Searched>).as('movedFrom'))
      .orderBy('job_orders.line_item')
      .orderBy('job_orders.id'),
  )

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
  values: visitorOf,
  fields: { number: 'purchase_orders.number' },
  more: (rows: RowsOfAny, value: unknown, shape: Shape) =>
    rows.select([linesOf(value, shape).as('lines'), documents.as('documents')]),
  complete: (found: readonly object[]) => (found as readonly Found[]).map(toOrder),
  order: (rows: RowsOfAny) => rows.orderBy('purchase_orders.ordered_on', 'desc').orderBy('purchase_orders.id', 'desc'),
  sorts: { purchaseOrder: 'purchase_orders.number' },
  key: 'purchase_orders.id',
  // A few orders, or a page near the start of all orders, are read from an index.
  isLight: ({ shape: { filters }, slice }: ListQuery) =>
    isNarrow(filters) || (filters.length === 0 && isNearStart(slice)),
} as const

export const listOrders = list(orders.listOrders, { ...source, filters: matchedInScope })
export const listAllOrders = list(orders.listAllOrders, { ...source, filters: { promise: inScope } })
