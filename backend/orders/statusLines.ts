import { sql } from 'kysely'
import type { Day } from '../../schema/kinds.ts'
import { type DialectName, dialects } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Slice } from '../paging.ts'
import { matching, type OrderFilter, type Searched } from './matching.ts'
import { openHundredths } from './openWeight.ts'
import { stepColumns } from './stepColumns.ts'

/** The day that is promised: the newer one where it has been changed. */
export const promisedOn = sql<Day | null>`coalesce(job_orders.new_committed_on, job_orders.committed_on)`

const sortColumns = {
  purchaseOrder: 'purchase_orders.number',
  jobOrder: 'job_orders.number',
  partNumber: 'parts.customer_number',
  promiseDate: promisedOn,
  open: 'job_orders.open_quantity',
} as const

/** What decides the text of the queries; sorted by nothing, the lines of the newest order come first. */
export interface Shape {
  readonly dialect: DialectName
  readonly filters: readonly OrderFilter[]
  readonly sort: keyof typeof sortColumns | null
  readonly direction: 'asc' | 'desc'
}

export type Paged = Searched & Slice

/** Written as cross joins, whose sequence SQLite keeps: the table that gives the lines in their order comes first. */
const joined = (db: Db, value: Placing<Searched>, { filters, sort }: Shape) => {
  if (filters.length > 0 || (sort !== null && sort !== 'purchaseOrder'))
    return db
      .selectFrom('job_orders')
      .crossJoin('purchase_orders')
      .crossJoin('parts')
      .where((eb) => matching(filters, value)(eb as never))
  return db
    .selectFrom('purchase_orders')
    .crossJoin('job_orders')
    .crossJoin('parts')
    .where('purchase_orders.customer_id', '=', value('customerId'))
}

/** The lines of a page, or all of them as a stream. */
export const statusLines = prepared((db, value: Placing<Paged>, shape: Shape) => {
  const { order } = dialects[shape.dialect]
  const lines = joined(db, value as Placing<Searched>, shape)
    .whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
    .whereRef('parts.id', '=', 'job_orders.part_id')
    .select(['purchase_orders.number as purchaseOrder', 'job_orders.number as jobOrder'])
    .select(['parts.customer_number as partNumber', promisedOn.as('promiseDate')])
    .select(openHundredths.as('hundredths'))
    .select(['job_orders.quantity', 'job_orders.open_quantity', 'job_orders.partial_on', 'job_orders.balance_on'])
    .select('job_orders.partial_quantity')
    .select([...stepColumns])
    .offset(value('from'))
    .limit(value('length'))
  if (shape.sort === null)
    return lines
      .orderBy('purchase_orders.ordered_on', 'desc')
      .orderBy('purchase_orders.id', 'desc')
      .orderBy('job_orders.line_item')
      .orderBy('job_orders.id')
  return lines.orderBy(sortColumns[shape.sort], order(shape.direction)).orderBy('job_orders.id', shape.direction)
})

/** How many lines match. */
export const countLines = prepared((db, value: Placing<Searched>, { filters }: Pick<Shape, 'filters'>) =>
  db
    .selectFrom('job_orders')
    .where(matching(filters, value))
    .select((eb) => eb.fn.countAll<number>().as('total')),
)
