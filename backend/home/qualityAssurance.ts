import type { home } from '#schema/home/home.ts'
import type { Day } from '#schema/kinds.ts'
import { lastMonths, yearAndMonth } from '#values/months.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const since = prepared((db, value: Placing<{ customerId: number; year: number }>) =>
  db
    .selectFrom('quality_months')
    .select(['year', 'month', 'percentage', 'complaints', 'ncr as reports'])
    .where('customer_id', '=', value('customerId'))
    .where('year', '>=', value('year')),
)

/**
 * Quality percentages of the last twelve months: -1 for a month without shipments, empty if there is no data at all.
 */
export const readQuality = async (db: Db, customerId: number, today: Day) => {
  const months = lastMonths(today).map(yearAndMonth)
  const rows = await since(db, { customerId, year: months[0]?.year ?? 0 })
  const rowOf = ({ year, month }: (typeof months)[number]) =>
    rows.find((row) => row.year === year && row.month === month)
  if (!months.some(rowOf)) return []
  return months.map((month) => {
    const { percentage = null, complaints = 0, reports = 0 } = rowOf(month) ?? {}
    return { ...month, percentage: percentage ?? -1, complaints, reports }
  })
}

export const qualityAssurance: Handler<typeof home.qualityAssurance> = ({ db, clock, input }) =>
  readQuality(db, input.customerId, clock.today())
