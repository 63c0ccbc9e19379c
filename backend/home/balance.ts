import { sql } from 'kysely'
import type { home } from '#schema/home/home.ts'
import type { Cents, Day } from '#schema/kinds.ts'
import { monthEnd } from '#values/days.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

// The condition of the partial index must be a literal, or SQLite does not use the index.
const sums = (db: Db, { today, end, customerId }: { customerId: number; today: Day; end: Day }) =>
  db
    .selectFrom('invoices')
    .select([
      wholeSum<Cents>(sql`balance`).as('total'),
      wholeSum<Cents>(sql`case when due_on < ${today} then balance end`).as('overdue'),
      wholeSum<Cents>(sql`case when due_on > ${end} then balance end`).as('open'),
    ])
    .where('customer_id', '=', customerId)
    .where('balance', '<>', sql.lit(0 as Cents))
    .execute()

/** A customer's balance as in the statement: overdue, due by the end of the month, and due later. */
export const balance: Handler<typeof home.balance> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const [found] = await sums(reader, { customerId: input.customerId, today, end: monthEnd(today) })
  if (!found) return null
  const { total, overdue, open } = found
  return { total, overdue, due: (total - overdue - open) as Cents, open }
}
