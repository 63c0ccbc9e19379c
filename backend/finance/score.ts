import { sql } from 'kysely'
import { scoreMonths, scoreOf } from '#schema/finance/finance.ts'
import type { Day } from '#schema/kinds.ts'
import { monthsBefore } from '#values/days.ts'
import { wholeSum } from '../database/dialect.ts'
import type { Db } from '../database/open.ts'

const paidBetween = (db: Db, { customerId, from, to }: { customerId: number; from: Day; to: Day }) =>
  db
    .selectFrom('invoices')
    .select((eb) => eb.fn.countAll<number>().as('paid'))
    .select(wholeSum<number>(sql`case when paid_on <= due_on then 1 end`).as('on_time'))
    .where('customer_id', '=', customerId)
    .where('paid_on', 'is not', null)
    .where('paid_on', '>=', from)
    .where('paid_on', '<=', to)
    .execute()

/** Payment score of the twelve calendar months up to today, with the counts it is based on. */
export const readScore = async (db: Db, customerId: number, today: Day) => {
  const [found] = await paidBetween(db, { customerId, from: monthsBefore(today, scoreMonths), to: today })
  const { on_time: onTime = 0, paid = 0 } = found ?? {}
  return { percentage: scoreOf(onTime, paid), onTime, paid }
}
