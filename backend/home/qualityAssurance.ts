import type { home } from '../../schema/home.ts'
import { lastMonths, yearAndMonth } from '../../values/months.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'

const since = prepared((db, value: Placing<{ customerId: number; year: number }>) =>
  db
    .selectFrom('quality_months')
    .select(['year', 'month', 'percentage', 'complaints'])
    .where('customer_id', '=', value('customerId'))
    .where('year', '>=', value('year')),
)

/** The quality of each month; -1 for one without shipments. */
export const qualityAssurance: Handler<typeof home.qualityAssurance> = async ({ db, clock, input }) => {
  const months = lastMonths(clock.today()).map(yearAndMonth)
  const rows = await since(db, { customerId: input.customerId, year: months[0]?.year ?? 0 })
  const found = months.map(({ year, month }) => {
    const row = rows.find((known) => known.year === year && known.month === month)
    return {
      isKnown: row !== undefined,
      year,
      month,
      percentage: row?.percentage ?? -1,
      complaints: row?.complaints ?? 0,
    }
  })
  return found.some(({ isKnown }) => isKnown) ? found : []
}
