import type { Day, Instant } from '../../schema/kinds.ts'
import { daysAfter, monthsBefore } from '../../values/days.ts'
import { type MonthText, monthsUpTo, yearAndMonth } from '../../values/months.ts'
import type { Clock } from '../clock.ts'

/** Days from one to another, both included. */
export interface Days {
  readonly from: Day
  readonly to: Day
}

const monthsOfAccess = 3
const monthsOfOrders = 6
const monthsOfHistory = 12

/** The moment from which on an access counts. */
export const accessSince = (clock: Clock): Instant => clock.startOf(monthsBefore(clock.today(), monthsOfAccess))

/** The day from which on a customer's order counts. */
export const ordersSince = (clock: Clock): Day => monthsBefore(clock.today(), monthsOfOrders)

/** The days of the histories. */
export const historyOf = (clock: Clock): Days => ({
  from: monthsBefore(clock.today(), monthsOfHistory),
  to: clock.today(),
})

/** The moments at which the days of the histories begin and are over. */
export const historyMoments = (clock: Clock) => {
  const { from, to } = historyOf(clock)
  return { from: clock.startOf(from), end: clock.startOf(daysAfter(to, 1)) }
}

/** The months of the histories as `2026-11`, the oldest first; the first of them in part, mostly. */
export const historyMonths = (clock: Clock): readonly MonthText[] => monthsUpTo(clock.today(), monthsOfHistory + 1)

/** Sums of days as sums of the months of the histories, those without any included. */
export const sumByMonth = <Name extends string>(
  clock: Clock,
  days: readonly ({ readonly day: string } & Readonly<Record<Name, number>>)[],
  ...names: readonly Name[]
) =>
  historyMonths(clock).map((month) => {
    const inMonth = days.filter(({ day }) => day.startsWith(month))
    const sums = names.map((name) => [name, inMonth.reduce((sum, day) => sum + day[name], 0)])
    return { ...yearAndMonth(month), ...(Object.fromEntries(sums) as Record<Name, number>) }
  })
