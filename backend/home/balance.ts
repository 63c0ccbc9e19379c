import { sql } from 'kysely'
import type { home } from '../../schema/home/home.ts'
import type { Cents, Day } from '../../schema/kinds.ts'
import { monthEnd } from '../../values/days.ts'
import { wholeSum } from '../database/dialect.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

// The bound of the index over what is open is a literal, or SQLite does not use it.
const sums = prepared((db, value: Placing<{ customerId: number; today: Day; end: Day }>) =>
  db
    .selectFrom('invoices')
    .select([
      wholeSum<Cents>(sql`balance`).as('total'),
      wholeSum<Cents>(sql`case when due_on < ${value('today')} then balance end`).as('overdue'),
      wholeSum<Cents>(sql`case when due_on > ${value('end')} then balance end`).as('open'),
    ])
    .where('customer_id', '=', value('customerId'))
    .where('balance', '<>', sql.lit(0 as Cents)),
)

/** What a customer owes, as the statement totals it: overdue, due until the end of today's month, not due yet. */
export const balance: Handler<typeof home.balance> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const [found] = await sums(reader, { customerId: input.customerId, today, end: monthEnd(today) })
  if (!found) return null
  const { total, overdue, open } = found
  return { total, overdue, due: (total - overdue - open) as Cents, open }
}
