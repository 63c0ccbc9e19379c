import type { Division } from '#schema/administration/division.ts'
import type { metrics } from '#schema/administration/metrics.ts'
import type { Instant } from '#schema/kinds.ts'
import { firstDayOf, yearAndMonth } from '#values/months.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Handler } from '../implement.ts'
import { madeBetween, usersIn } from './users.ts'
import { historyMoments, historyMonths } from './windows.ts'

/** Start of each month, followed by the end of the last one: a month's users were created between two neighbours. */
const boundsOf = (clock: Clock) => {
  const { from, end } = historyMoments(clock)
  const begins = historyMonths(clock).map((month) => clock.startOf(firstDayOf(month)))
  return [from, ...begins.slice(1), end]
}

/** One count per month, each from the index: the database cannot group by months in the portal's time zone. */
const counted = prepared((db, value: Placing<Readonly<Record<number, Instant>>>, division: Division, months: number) =>
  db.selectNoFrom(
    Array.from({ length: months }, (_, index) =>
      usersIn(db, division)
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where(madeBetween(value(index), value(index + 1)))
        .as(`month${index}`),
    ),
  ),
)

/**
 * Number of a division's users created in each month; `bounds` contains the start of each month and the end of the
 * last.
 */
export const countMade = async (db: Db, division: Division, months: readonly string[], bounds: readonly Instant[]) => {
  const [counts] = await counted(db, bounds, division, months.length)
  return months.map((month, index) => ({ ...yearAndMonth(month), count: Number(counts?.[`month${index}`] ?? 0) }))
}

export const newUsersByMonth: Handler<typeof metrics.newUsersByMonth> = async ({ reader, clock, input }) =>
  countMade(reader, input.division, historyMonths(clock), boundsOf(clock))
