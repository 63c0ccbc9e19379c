import { sql } from 'kysely'
import { monthEnd } from '../../schema/days.ts'
import type { home } from '../../schema/home.ts'
import type { Day } from '../../schema/kinds.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { lastMonths, yearAndMonth } from './months.ts'

const shippedByMonth = prepared((db, value: Placing<{ customerId: number; from: Day; to: Day }>) =>
  db
    .selectFrom('deliveries')
    .select(sql<string>`substr(shipped_on, 1, 7)`.as('month'))
    .select((eb) => eb.fn.countAll<number>().as('shipments'))
    .select(sql<number>`count(case when shipped_on <= promised_on then 1 end)`.as('on_time'))
    .where('customer_id', '=', value('customerId'))
    .where('shipped_on', '>=', value('from'))
    .where('shipped_on', '<=', value('to'))
    .groupBy(sql`1`),
)

/** The share of each month's shipments that left by the promised day; -1 for a month without any. */
export const onTimeDelivery: Handler<typeof home.onTimeDelivery> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const months = lastMonths(today)
  const from = `${months[0]}-01` as Day
  const rows = await shippedByMonth(reader, { customerId: input.customerId, from, to: monthEnd(today) })
  if (rows.length === 0) return []
  const known = new Map(rows.map((row) => [row.month, row]))
  return months.map((month) => {
    const { shipments, on_time: onTime } = known.get(month) ?? { shipments: 0, on_time: 0 }
    const percentage = shipments === 0 ? -1 : (100 * onTime) / shipments
    return { ...yearAndMonth(month), percentage, onTime, shipments }
  })
}
