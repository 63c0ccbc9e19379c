import { sql } from 'kysely'
import type { Cents } from '#schema/kinds.ts'
import { wholeSum } from '../../database/dialect.ts'
import type { Db } from '../../database/open.ts'
import { valuesIn } from '../../database/prepared.ts'
import { openHundredths, stepColumns } from '../../order-lines/columns.ts'
import { filtersIn, matching, type OrderSearch, type Searched } from '../../orders/matching.ts'
import { promisedOn } from '../../promised-dates/moved.ts'

/** Maximum lines in a document; longer lists are better exported. */
export const maxLines = 2_000

/** Written as cross joins, because SQLite keeps their order. */
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

const selected = (lines: ReturnType<typeof joined>) =>
  lines.select([...lineColumns, ...stepColumns]).select(promisedOn.as('promisedDate'))

const matched = (db: Db, search: OrderSearch, onlyShipped: boolean) => {
  const lines = joined(db).where(matching(filtersIn(search), valuesIn(search as Searched)))
  return onlyShipped ? lines.where('job_orders.shipped', '>', 0) : lines
}

const searchedLines = (db: Db, search: OrderSearch, onlyShipped: boolean) =>
  selected(matched(db, search, onlyShipped))
    .orderBy('job_orders.requested_on')
    .orderBy('job_orders.line_item')
    .orderBy('job_orders.id')
    .limit(maxLines)
    .execute()

export type OrderLine = Awaited<ReturnType<typeof searchedLines>>[number]

const searchedSums = (db: Db, search: OrderSearch, onlyShipped: boolean) =>
  matched(db, search, onlyShipped)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .select(wholeSum<number>(sql`job_orders.quantity`).as('quantity'))
    .select(wholeSum<number>(sql`job_orders.shipped`).as('shipped'))
    .select(wholeSum<number>(sql`job_orders.open_quantity`).as('open'))
    .select(wholeSum<number>(sql`job_orders.open_quantity - coalesce(job_orders.partial_quantity, 0)`).as('balance'))
    .select(wholeSum<Cents>(sql`job_orders.quantity * job_orders.price`).as('amount'))
    .select(wholeSum<number>(openHundredths).as('hundredths'))
    .executeTakeFirst()

const none = { count: 0, quantity: 0, shipped: 0, open: 0, balance: 0, amount: 0 as Cents, hundredths: 0 }

/** Number and totals of the matching lines, summed from the displayed (rounded) values. */
export const lineSums = async (db: Db, search: OrderSearch, { onlyShipped = false } = {}) => {
  const { hundredths, ...sums } = (await searchedSums(db, search, onlyShipped)) ?? none
  return { ...sums, weight: hundredths / 100 }
}

export type LineSums = Awaited<ReturnType<typeof lineSums>>

export interface Lines {
  readonly lines: readonly OrderLine[]
  readonly sums: LineSums
}

/** Matching lines by requested date, at most `maxLines`. */
export const orderLines = async (db: Db, search: OrderSearch, { onlyShipped = false } = {}): Promise<Lines> => {
  const [lines, sums] = await Promise.all([
    searchedLines(db, search, onlyShipped),
    lineSums(db, search, { onlyShipped }),
  ])
  return { lines, sums }
}

export const orderLine = async (db: Db, id: number): Promise<OrderLine | null> =>
  (await selected(joined(db).where('job_orders.id', '=', id)).executeTakeFirst()) ?? null
