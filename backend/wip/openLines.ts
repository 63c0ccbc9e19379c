import { sql } from 'kysely'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { OrderStatus } from '../database/tradeTables.ts'
import { stepColumns } from '../orders/stepColumns.ts'

/** The source of the rows: each knows a part by another number (DECISIONS X14). */
export type Source = 'steps' | 'counts'
export type SortField = 'requestDate' | 'purchaseOrder' | 'jobOrder' | 'partNumber'
type Direction = 'asc' | 'desc'
type FilterName = 'purchaseOrder' | 'jobOrder' | 'partNumber' | 'status'

const partNumbers = { steps: 'parts.customer_number', counts: 'parts.provider_number' } as const

/** What decides the text of the queries. */
export interface Shape {
  readonly dialect: DialectName
  readonly source: Source
  readonly filters: readonly FilterName[]
  /** Also the lines of which everything is shipped. */
  readonly isComplete: boolean
  readonly sort: SortField
  readonly direction: Direction
}

/** What the queries are given; a filter that is not in the shape is not read. */
export interface Wanted {
  readonly customerId: number
  readonly purchaseOrder: string
  readonly jobOrder: string
  readonly partNumber: string
  readonly status: OrderStatus
}

interface Paged extends Wanted {
  readonly from: number
  readonly length: number
}

/** The table that leaves the fewest rows, or gives them in their order, comes first; SQLite keeps to this sequence. */
const firstTable = ({ filters, sort }: Pick<Shape, 'filters' | 'sort'>) => {
  if (filters.includes('jobOrder')) return 'job_orders'
  if (filters.includes('purchaseOrder')) return 'purchase_orders'
  if (filters.includes('partNumber')) return 'parts'
  if (sort === 'purchaseOrder') return 'purchase_orders'
  return sort === 'partNumber' ? 'parts' : 'job_orders'
}

const joined = (db: Db, first: ReturnType<typeof firstTable>) => {
  if (first === 'parts') return db.selectFrom('parts').crossJoin('job_orders').crossJoin('purchase_orders')
  if (first === 'purchase_orders') return db.selectFrom('purchase_orders').crossJoin('job_orders').crossJoin('parts')
  return db.selectFrom('job_orders').crossJoin('purchase_orders').crossJoin('parts')
}

/** With its sign before it a column is searched by no index: that of the join is the one that leaves few lines. */
const unindexed = sql<number>`+${sql.ref('job_orders.customer_id')}`

/** The lines that match, with their order and part. */
const matching = (db: Db, value: Placing<Wanted>, shape: Shape) => {
  const { source, filters, isComplete } = shape
  const first = firstTable(shape)
  let lines = joined(db, first)
    .whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
    .whereRef('parts.id', '=', 'job_orders.part_id')
    .where(`${first}.customer_id`, '=', value('customerId'))
  if (first !== 'job_orders') lines = lines.where(unindexed, '=', value('customerId'))
  if (!isComplete) lines = lines.whereRef('job_orders.quantity', '>', 'job_orders.shipped')
  if (filters.includes('purchaseOrder')) lines = lines.where('purchase_orders.number', '=', value('purchaseOrder'))
  if (filters.includes('jobOrder')) lines = lines.where('job_orders.number', '=', value('jobOrder'))
  if (filters.includes('partNumber')) lines = lines.where(partNumbers[source], '=', value('partNumber'))
  if (filters.includes('status')) lines = lines.where('job_orders.status', '=', value('status'))
  return lines
}

const sortColumns = ({ source, sort }: Shape) =>
  ({
    requestDate: 'job_orders.requested_on',
    purchaseOrder: 'purchase_orders.number',
    jobOrder: 'job_orders.number',
    partNumber: partNumbers[source],
  })[sort] as 'job_orders.number'

/** The lines of a page, or all of them as a stream. */
export const pageOf = prepared((db, value: Placing<Paged>, shape: Shape) =>
  matching(db, value as Placing<Wanted>, shape)
    .select(['purchase_orders.number as purchaseOrder', 'job_orders.number as jobOrder'])
    .select(['parts.customer_number as customerNumber', 'parts.provider_number as providerNumber'])
    .select(['parts.is_new_introduction', 'parts.is_aerofab'])
    .select(['job_orders.line_item as lineItem', 'job_orders.release', 'job_orders.horizon', 'job_orders.price'])
    .select(['job_orders.quantity', 'job_orders.shipped', 'job_orders.status', 'job_orders.requested_on'])
    .select(['job_orders.committed_on', 'job_orders.new_committed_on'])
    .select([...stepColumns])
    .orderBy(sortColumns(shape), dialects[shape.dialect].order(shape.direction))
    .orderBy('job_orders.id', shape.direction)
    .offset(value('from'))
    .limit(value('length')),
)

export type LineRow = Awaited<ReturnType<typeof pageOf>>[number]

const needsJoin = ({ filters }: Shape) => filters.includes('purchaseOrder') || filters.includes('partNumber')

const countOf = prepared((db, value: Placing<Wanted>, shape: Shape) => {
  const total = sql<number>`count(*)`.as('total')
  if (needsJoin(shape)) return matching(db, value, { ...shape, sort: 'requestDate' }).select(total)
  const { filters, isComplete } = shape
  let lines = db.selectFrom('job_orders').where('job_orders.customer_id', '=', value('customerId'))
  if (!isComplete) lines = lines.whereRef('job_orders.quantity', '>', 'job_orders.shipped')
  if (filters.includes('jobOrder')) lines = lines.where('job_orders.number', '=', value('jobOrder'))
  if (filters.includes('status')) lines = lines.where('job_orders.status', '=', value('status'))
  return lines.select(total)
})

const linesOfPart = prepared((db, value: Placing<Wanted & { limit: number }>, source: Source) =>
  db
    .selectFrom('parts')
    .crossJoin('job_orders')
    .select('job_orders.id')
    .where('parts.customer_id', '=', value('customerId'))
    .where(partNumbers[source], '=', value('partNumber'))
    .whereRef('job_orders.part_id', '=', 'parts.id')
    .limit(value('limit')),
)

/** Whether a part has at most so many lines, open or not; no more of them are looked at. */
export const hasFewLines = async (db: Db, wanted: Wanted, source: Source, most: number) =>
  (await linesOfPart(db, { ...wanted, limit: most + 1 }, source)).length <= most

/** A page of lines, and how many there are. */
export const findLines = async (db: Db, wanted: Paged, shape: Shape) => {
  const rows = await pageOf(db, wanted, shape)
  const isWhole = wanted.from === 0 && rows.length < wanted.length
  const total = isWhole ? rows.length : Number((await countOf(db, wanted, shape))[0]?.total)
  return { rows, total, isExact: true }
}
