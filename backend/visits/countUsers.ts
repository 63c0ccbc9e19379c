import type { Division } from '#schema/administration/division.ts'
import type { visits } from '#schema/administration/visits.ts'
import { monthsBefore } from '#values/days.ts'
import { firstDayOf, monthsUpTo } from '#values/months.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'
import { countMade } from '../metrics/newUsersByMonth.ts'
import { usersIn } from '../metrics/users.ts'

const countAll = (db: Db, division: Division) =>
  usersIn(db, division)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .execute()

export const totalUsers: Handler<typeof visits.totalUsers> = async ({ reader, input }) => {
  const [row] = await countAll(reader, input.division)
  return { total: Number(row?.count) }
}

/** Months of the current year, up to today's. */
export const createdUsers: Handler<typeof visits.createdUsers> = async ({ reader, clock, input }) => {
  const today = clock.today()
  const months = monthsUpTo(today, Number(today.slice(5, 7)))
  const begins = [...months.map(firstDayOf), monthsBefore(firstDayOf(today), -1)]
  return countMade(
    reader,
    input.division,
    months,
    begins.map((day) => clock.startOf(day)),
  )
}
