import type { Day, Instant } from '#schema/kinds.ts'
import { daysAfter, monthsBefore } from '#values/days.ts'
import { type MonthText, monthsUpTo, yearAndMonth } from '#values/months.ts'
import type { Clock } from '../clock.ts'

export interface Days {
  readonly from: Day
  readonly to: Day
}

const monthsOfAccess = 3
const monthsOfOrders = 6
const monthsOfHistory = 12

/** Start of the period in which a sign-in counts as recent. */
export const accessSince = (clock: Clock): Instant => clock.startOf(monthsBefore(clock.today(), monthsOfAccess))

export const ordersSince = (clock: Clock): Day => monthsBefore(clock.today(), monthsOfOrders)

export const historyOf = (clock: Clock): Days => ({
  from: monthsBefore(clock.today(), monthsOfHistory),
  to: clock.today(),
})

export const historyMoments = (clock: Clock) => {
  const { from, to } = historyOf(clock)
  return { from: clock.startOf(from), end: clock.startOf(daysAfter(to, 1)) }
}

/** Months of the history as `2026-11`, oldest first; the first month is usually partial. */
export const historyMonths = (clock: Clock): readonly MonthText[] => monthsUpTo(clock.today(), monthsOfHistory + 1)

/** Aggregates daily sums by month of the history, including months without data. */
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
