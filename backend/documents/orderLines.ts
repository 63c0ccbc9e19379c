import { sql } from 'kysely'
import type { Day } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { filtersIn, matching, type OrderFilter, type OrderSearch, type Searched } from '../orders/matching.ts'
import { stepColumns } from '../orders/stepColumns.ts'

/** The most lines that a document holds; beyond that a file of rows serves better than pages. */
export const mostLines = 2_000

/** Written as cross joins, whose sequence SQLite keeps. */
const joined = (db: Db) =>
  db
    .selectFrom('job_orders')
    .crossJoin('purchase_orders')
    .crossJoin('parts')
    .whereRef('purchase_orders.id', '=', 'job_orders.purchase_order_id')
    .whereRef('parts.id', '=', 'job_orders.part_id')

const lineColumns = [
  'job_orders.id',
  'job_orders.customer_id as customerId',
  'purchase_orders.number as purchaseOrder',
  'job_orders.number as jobOrder',
  'job_orders.line_item as lineItem',
  'job_orders.release',
  'job_orders.quantity',
  'job_orders.shipped',
  'job_orders.open_quantity as open',
  'job_orders.price',
  'job_orders.status',
  'job_orders.requested_on as requestDate',
  'job_orders.committed_on as commitmentDate',
  'job_orders.new_committed_on as newCommitmentDate',
  'job_orders.acknowledged_on as acknowledgedDate',
  'parts.customer_number as partNumber',
  'parts.provider_number as providerPartNumber',
  'parts.description',
  'parts.alloy',
] as const

const searchedLines = prepared((db, value: Placing<Searched & { length: number }>, filters: readonly OrderFilter[]) =>
  joined(db)
    .where((eb) => matching(filters, value as Placing<Searched>)(eb as never))
    .select([...lineColumns, ...stepColumns])
    .orderBy('job_orders.requested_on')
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
    .limit(value('length')),
)

export type OrderLine = Awaited<ReturnType<typeof searchedLines>>[number]

const sums = prepared((db, value: Placing<Searched>, filters: readonly OrderFilter[]) =>
  joined(db)
    .where((eb) => matching(filters, value)(eb as never))
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(sql<number>`coalesce(sum(job_orders.quantity), 0)`.as('quantity'))
    .select(sql<number>`coalesce(sum(job_orders.shipped), 0)`.as('shipped'))
    .select(sql<number>`coalesce(sum(job_orders.open_quantity), 0)`.as('open'))
    .select(sql<number>`coalesce(sum(parts.weight * job_orders.open_quantity), 0)`.as('weight')),
)

/** How many lines match, and what they come to. */
export const lineSums = async (db: Db, search: OrderSearch) => {
  const [row] = await sums(db, search as Searched, filtersIn(search))
  const { count = 0, quantity = 0, shipped = 0, open = 0, weight = 0 } = row ?? {}
  return {
    count: Number(count),
    quantity: Number(quantity),
    shipped: Number(shipped),
    open: Number(open),
    weight: Number(weight),
  }
}

export type LineSums = Awaited<ReturnType<typeof lineSums>>

/** The lines that match, those asked for first before the others; at most as many as a document holds. */
export const orderLines = (db: Db, search: OrderSearch): Promise<OrderLine[]> =>
  searchedLines(db, { ...search, length: mostLines } as Searched & { length: number }, filtersIn(search))

const lineOf = prepared((db, value: Placing<{ id: number }>) =>
  joined(db)
    .where('job_orders.id', '=', value('id'))
    .select([...lineColumns, ...stepColumns]),
)

/** One line by its id. */
export const orderLine = async (db: Db, id: number): Promise<OrderLine | null> => (await lineOf(db, { id }))[0] ?? null

/** The day that a line is promised for: the newer one where it has been changed. */
export const promisedDay = ({ commitmentDate, newCommitmentDate }: OrderLine) =>
  (newCommitmentDate ?? commitmentDate) as Day | null
