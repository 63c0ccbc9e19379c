import { sql } from 'kysely'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Slice } from '../paging.ts'
import { matching, matchingLine, type OrderFilter, type Searched } from './matching.ts'

/** What decides the text of the queries; sorted by nothing, the newest order comes first. */
export interface Shape {
  readonly dialect: DialectName
  readonly filters: readonly OrderFilter[]
  readonly sort: 'purchaseOrder' | null
  readonly direction: 'asc' | 'desc'
}

export type Paged = Searched & Slice

type Reading = Pick<Db, 'selectFrom'>

/** The orders with lines that match; without a filter all of the customer, off the index of their order. */
const matched = (db: Reading, value: Placing<Searched>, filters: Shape['filters']) => {
  const orders = db.selectFrom('purchase_orders')
  if (filters.length === 0) return orders.where('purchase_orders.customer_id', '=', value('customerId'))
  return orders.where('purchase_orders.id', 'in', (eb) =>
    eb.selectFrom('job_orders').select('job_orders.purchase_order_id').where(matching(filters, value)),
  )
}

const placesOf = (value: Placing<Paged>) => value as Placing<Searched>

/** The lines of a page's orders that match, each with its order and the hashes of the order's documents. */
export const linesOfPage = prepared((db, value: Placing<Paged>, { dialect, filters, sort, direction }: Shape) => {
  const column = sort ? 'number' : 'ordered_on'
  const order = dialects[dialect].order(sort ? direction : 'desc')
  return db
    .with('page', (inner) =>
      matched(inner, placesOf(value), filters)
        .select(['purchase_orders.id', 'purchase_orders.number', 'purchase_orders.ordered_on'])
        .orderBy(`purchase_orders.${column}`, order)
        .orderBy('purchase_orders.id', order)
        .offset(value('from'))
        .limit(value('length')),
    )
    .selectFrom('page')
    .leftJoin('job_orders', (join) =>
      join
        .onRef('job_orders.purchase_order_id', '=', 'page.id')
        .on((eb) => matchingLine(filters, placesOf(value))(eb as never)),
    )
    .leftJoin('parts', 'parts.id', 'job_orders.part_id')
    .select(['page.number', 'job_orders.number as jobOrder', 'parts.customer_number as partNumber'])
    .select(['job_orders.status'])
    .select((eb) =>
      eb
        .selectFrom('order_documents')
        .select(sql<string | null>`string_agg(hash, ',' order by position)`.as('hashes'))
        .whereRef('order_documents.purchase_order_id', '=', 'page.id')
        .as('hashes'),
    )
    .orderBy(`page.${column}`, order)
    .orderBy('page.id', order)
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
})

/** How many orders have lines that match. */
export const countOrders = prepared((db, value: Placing<Searched>, { filters }: Pick<Shape, 'filters'>) =>
  matched(db, value, filters).select((eb) => eb.fn.countAll<number>().as('total')),
)
