import { sql } from 'kysely'
import type { home } from '#schema/home/home.ts'
import type { Day } from '#schema/kinds.ts'
import { firstDayOf, lastMonths, type MonthText, yearAndMonth } from '#values/months.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

// Grouped by day, the order of the index: grouping by month would make SQLite sort all rows first.
const shippedByDay = (db: Db, { customerId, from, to }: { customerId: number; from: Day; to: Day }) =>
  db
    .selectFrom('deliveries')
    .select('shipped_on as day')
    .select((eb) => eb.fn.countAll<number>().as('shipments'))
    .select(sql<number>`count(case when shipped_on <= promised_on then 1 end)`.as('onTime'))
    .where('customer_id', '=', customerId)
    .where('shipped_on', '>=', from)
    .where('shipped_on', '<=', to)
    .groupBy('shipped_on')
    .execute()

type Shipped = Awaited<ReturnType<typeof shippedByDay>>

const monthFrom = (days: Shipped, month: MonthText) => {
  const inMonth = days.filter(({ day }) => day?.startsWith(month))
  const shipments = inMonth.reduce((sum, day) => sum + day.shipments, 0)
  const onTime = inMonth.reduce((sum, day) => sum + day.onTime, 0)
  return { ...yearAndMonth(month), percentage: shipments === 0 ? -1 : (100 * onTime) / shipments, onTime, shipments }
}

/** Percentage of shipments per month that left by the promised day; -1 for a month without shipments. */
export const onTimeDelivery: Handler<typeof home.onTimeDelivery> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const months = lastMonths(today)
  const days = await shippedByDay(reader, { ...input, from: firstDayOf(months[0] ?? today), to: today })
  return days.length === 0 ? [] : months.map((month) => monthFrom(days, month))
}
