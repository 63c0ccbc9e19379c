import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { RowOf } from '#schema/entity.ts'
import { orders, type purchaseOrder } from '#schema/orders/orders.ts'
import { steps } from '#schema/wip/steps.ts'
import type { Day } from '#values/types.ts'
import { dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Placing } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { orderDocumentLink } from '../document-links/links.ts'
import { list } from '../list/list.ts'
import { isNearStart } from '../list/paging.ts'
import type { ListQuery, RowsOfAny, Shape } from '../list/source.ts'
import { currentStepColumn, currentStepPlace } from '../order-lines/columns.ts'
import { firstPromised, movedFrom, promisedOn, promisedOrLast, visitorParameters } from '../promised-dates/moved.ts'
import { isNarrow, matchedInScope, matching, matchingLine, type Searched } from './matching.ts'

type PurchaseOrder = RowOf<typeof purchaseOrder>
type Found = Pick<PurchaseOrder, 'number' | 'lines'> & { readonly documents: string | null }

const linesOf = (value: unknown, { filters, dialect }: Shape) =>
  dialects[dialect].recordsOf(
    expressionBuilder<Tables, 'purchase_orders'>()
      .selectFrom('job_orders')
      .innerJoin('parts', 'parts.id', 'job_orders.part_id')
      .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
      .where(matchingLine(filters, value as Placing<Searched>))
      .select(['job_orders.number as jobOrder', 'parts.customer_number as partNumber', 'job_orders.status'])
      .select(['job_orders.requested_on as requestDate', 'job_orders.quantity as ordered'])
      .select(['job_orders.open_quantity as open', 'job_orders.line_item as lineItem', 'job_orders.price'])
      .select(['job_orders.modified_comment as reason', currentStepColumn.as('step')])
      .select([promisedOn.as('promiseDate'), firstPromised.as('firstPromise')])
      .select(movedFrom(value as Placing<Searched>).as('movedFrom'))
      .orderBy('job_orders.line_item')
      .orderBy('job_orders.id'),
  )

const lastDay = '9999-12-31' as Day
const afterAllTexts = '\u{10ffff}'
const afterAllSteps = steps.length + 1

/** Value of the open lines that orders are sorted by, and the value of orders without one, which come last. */
const sorts = {
  promiseDate: [promisedOn, lastDay],
  lastPromise: [promisedOn, lastDay],
  daysLate: [promisedOn, lastDay],
  requestDate: [sql.ref('job_orders.requested_on'), lastDay],
  daysAfterRequest: [sql.ref('job_orders.requested_on'), lastDay],
  step: [currentStepPlace, afterAllSteps],
  reason: [sql`nullif(fold(job_orders.modified_comment), '')`, afterAllTexts],
} as const

type Sort = keyof typeof sorts

/** First value of the matching open lines, if the list is sorted by it. */
const firstOfLines =
  (name: Sort) =>
  (value: unknown, { filters, sort }: Shape) => {
    if (sort !== name) return sql<null>`null`
    const [of, last] = sorts[name]
    const first = expressionBuilder<Tables, 'purchase_orders'>()
      .selectFrom('job_orders')
      .whereRef('job_orders.purchase_order_id', '=', 'purchase_orders.id')
      .where('job_orders.open_quantity', '>', 0)
      .where(matchingLine(filters, value as Placing<Searched>))
      .select((eb) => eb.fn.min(of as Expression<unknown>).as('first'))
    return sql`coalesce(${first}, ${sql.lit(last)})`
  }

const firsts = Object.fromEntries(Object.keys(sorts).map((name) => [name, firstOfLines(name as Sort)])) as Readonly<
  Record<Sort, ReturnType<typeof firstOfLines>>
>

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
    promiseDate:
      lines.flatMap(({ open = 0, promiseDate }) => (open > 0 && promiseDate ? [promiseDate] : [])).toSorted()[0] ??
      null,
    lines: lines.map((line) => ({ ...line, purchaseOrder: number, documents })),
  }
}

const isOfOpenLines = ({ filters }: Shape) => filters.join() === 'stage'
const isByPromise = ({ sort }: Shape) => sort !== null && sort in sorts && sorts[sort as Sort][0] === promisedOn

/** The first open line of each order, read from the index of open lines by their promised date. */
const firstOpenLines = (db: Db, value: Placing<{ customerId: number }>) => {
  const earlier = db
    .selectFrom('job_orders as other')
    .select('other.id')
    .where('other.purchase_order_id', '=', sql.ref<number>('line.purchase_order_id'))
    .whereRef('other.quantity', '>', 'other.shipped')
    .where(sql<SqlBool>`(${promisedOrLast('other')}, other.id) < (${promisedOrLast('line')}, line.id)`)
  const lines = db
    .selectFrom('job_orders as line')
    .where('line.customer_id', '=', value('customerId'))
    .whereRef('line.quantity', '>', 'line.shipped')
    .where(({ not, exists }) => not(exists(earlier)))
    .select(['line.purchase_order_id as id', promisedOrLast('line').as('first')])
  return db.selectFrom(lines.as('purchase_orders'))
}

const countOpenOrders = (value: Placing<{ customerId: number }>) =>
  expressionBuilder<Tables>()
    .selectFrom('job_orders')
    .where('job_orders.customer_id', '=', value('customerId'))
    .whereRef('job_orders.quantity', '>', 'job_orders.shipped')
    .select(({ fn }) => fn.count<number>('job_orders.purchase_order_id').distinct().as('count'))

/** A few orders, or a page near the start of those that an index has in order. */
const isLight = ({ shape, slice }: ListQuery) =>
  isNarrow(shape.filters) ||
  (isNearStart(slice) &&
    ((shape.filters.length === 0 && shape.sort === null) || (isOfOpenLines(shape) && isByPromise(shape))))

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
    purchaseOrder: { column: null, sort: 'purchase_orders.number' },
    lines: linesOf,
    ...firsts,
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
  light: isLight,
  paging: (shape: Shape) =>
    isOfOpenLines(shape)
      ? {
          count: countOpenOrders,
          ...(isByPromise(shape) && { from: firstOpenLines, by: sql.ref('purchase_orders.first') }),
        }
      : {},
} as const

export const listOrders = list(orders.listOrders, { ...source, filters: matchedInScope })
export const listAllOrders = list(orders.listAllOrders, { ...source, filters: { promise: null, stage: null } })
