import { type SelectQueryBuilder, sql } from 'kysely'
import type { OrderStatus } from '../../schema/orderStatus.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
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

type Table = 'job_orders' | 'purchase_orders' | 'parts'
type Joined = SelectQueryBuilder<Tables, Table, object>

/**
 * The tables that decide which lines match, and their order: the one that leaves the fewest rows, or has them in order,
 * comes first, and SQLite keeps to this sequence.
 */
const decidingTables = ({ filters, sort }: Pick<Shape, 'filters' | 'sort'>): Table[] => {
  const needsOrders = filters.includes('purchaseOrder') || sort === 'purchaseOrder'
  const needsParts = filters.includes('partNumber') || sort === 'partNumber'
  const others: Table[] = [
    ...(needsOrders ? ['purchase_orders' as const] : []),
    ...(needsParts ? ['parts' as const] : []),
  ]
  const isPartFirst = filters.includes('partNumber') && !filters.includes('purchaseOrder')
  const [first, ...rest] = isPartFirst ? others.toReversed() : others
  return filters.includes('jobOrder') || !first ? ['job_orders', ...others] : [first, 'job_orders', ...rest]
}

const joined = (db: Db, [first = 'job_orders', ...others]: readonly Table[]) => {
  const start = db.selectFrom(first as 'job_orders') as unknown as Joined
  return others.reduce((lines, table) => lines.crossJoin(table as 'parts') as unknown as Joined, start)
}

/** With its sign before it a column is searched by no index: that of the join is the one that leaves few lines. */
const unindexed = sql<number>`+${sql.ref('job_orders.customer_id')}`

/** The lines that match, out of tables that name those that decide. */
const matching = (db: Db, value: Placing<Wanted>, { source, filters, isComplete }: Shape, tables: readonly Table[]) => {
  const [first = 'job_orders'] = tables
  let lines = joined(db, tables).where(`${first}.customer_id`, '=', value('customerId'))
  if (first !== 'job_orders') lines = lines.where(unindexed, '=', value('customerId'))
  if (tables.includes('purchase_orders'))
    lines = lines.whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
  if (tables.includes('parts')) lines = lines.whereRef('parts.id', '=', 'job_orders.part_id')
  if (!isComplete) lines = lines.whereRef('job_orders.quantity', '>', 'job_orders.shipped')
  if (filters.includes('purchaseOrder')) lines = lines.where('purchase_orders.number', '=', value('purchaseOrder'))
  if (filters.includes('jobOrder')) lines = lines.where('job_orders.number', '=', value('jobOrder'))
  if (filters.includes('partNumber')) lines = lines.where(partNumbers[source], '=', value('partNumber'))
  if (filters.includes('status')) lines = lines.where('job_orders.status', '=', value('status'))
  return lines
}

const inOrder = <O>(lines: SelectQueryBuilder<Tables, Table, O>, { dialect, source, sort, direction }: Shape) => {
  const columns = {
    requestDate: 'job_orders.requested_on',
    purchaseOrder: 'purchase_orders.number',
    jobOrder: 'job_orders.number',
    partNumber: partNumbers[source],
  } as const
  return lines.orderBy(columns[sort], dialects[dialect].order(direction)).orderBy('job_orders.id', direction)
}

const shown = [
  ...(['purchase_orders.number as purchaseOrder', 'job_orders.number as jobOrder'] as const),
  ...(['parts.customer_number as customerNumber', 'parts.provider_number as providerNumber'] as const),
  ...(['parts.is_new_introduction', 'parts.is_aerofab', 'job_orders.line_item as lineItem'] as const),
  ...(['job_orders.release', 'job_orders.horizon', 'job_orders.price', 'job_orders.quantity'] as const),
  ...(['job_orders.shipped', 'job_orders.status', 'job_orders.requested_on', 'job_orders.committed_on'] as const),
  'job_orders.new_committed_on',
  ...stepColumns,
] as const

/** The lines of a page: which they are comes off the indexes, and only theirs are the rows that are read. */
export const pageOf = prepared((db, value: Placing<Paged>, shape: Shape) => {
  const ids = inOrder(matching(db, value as Placing<Wanted>, shape, decidingTables(shape)), shape)
    .select('job_orders.id')
    .offset(value('from'))
    .limit(value('length'))
  const lines = joined(db, ['job_orders', 'purchase_orders', 'parts'])
    .whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
    .whereRef('parts.id', '=', 'job_orders.part_id')
    .where('job_orders.id', 'in', ids)
    .select([...shown])
  return inOrder(lines, shape)
})

/** The same as a stream of all that match. */
export const allLines = prepared((db, value: Placing<Paged>, shape: Shape) => {
  const deciding = decidingTables(shape)
  const tables = new Set<Table>([...deciding, 'job_orders', 'purchase_orders', 'parts'])
  return inOrder(matching(db, value as Placing<Wanted>, shape, [...tables]), shape)
    .select([...shown])
    .offset(value('from'))
    .limit(value('length'))
})

export type LineRow = Awaited<ReturnType<typeof pageOf>>[number]

const countOf = prepared((db, value: Placing<Wanted>, shape: Shape) =>
  matching(db, value, shape, decidingTables({ filters: shape.filters, sort: 'requestDate' })).select(
    sql<number>`count(*)`.as('total'),
  ),
)

/** The line of a part that follows so many others. */
const lineAfter = prepared((db, value: Placing<Wanted & { others: number }>, source: Source) =>
  db
    .selectFrom('parts')
    .crossJoin('job_orders')
    .select('job_orders.id')
    .where('parts.customer_id', '=', value('customerId'))
    .where(partNumbers[source], '=', value('partNumber'))
    .whereRef('job_orders.part_id', '=', 'parts.id')
    .limit(1)
    .offset(value('others')),
)

/** Whether a part has at most so many lines, open or not; no more of them are looked at. */
export const hasFewLines = async (db: Db, wanted: Wanted, source: Source, most: number) =>
  (await lineAfter(db, { ...wanted, others: most }, source)).length === 0

/** A page of lines, and how many there are. */
export const findLines = async (db: Db, wanted: Paged, shape: Shape) => {
  const rows = await pageOf(db, wanted, shape)
  const isWhole = wanted.from === 0 && rows.length < wanted.length
  const total = isWhole ? rows.length : Number((await countOf(db, wanted, shape))[0]?.total)
  return { rows, total, isExact: true }
}
