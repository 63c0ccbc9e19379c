import { daysAfter, daysBetween, monthEnd } from '#values/days.ts'
import { firstDayOf } from '#values/months.ts'
import type { Cents, Day } from '../kinds.ts'

const lastDayOf = (year: number) => `${year}-12-31` as Day

/**
 * Days until the end of the year; after 25 December, until the end of the next one. For display only, not for
 * calculations.
 */
export const daysTillYearEnds = (today: Day) => {
  const year = Number(today.slice(0, 4))
  return daysBetween(today, lastDayOf(today.slice(5) > '12-25' ? year + 1 : year))
}

export interface Progress {
  readonly sold: Cents
  readonly planned: Cents
  readonly year: number
  /** Covers January to the end of this month; 0 means up to today. */
  readonly month: number
}

/** Elapsed days of the year, including today; capped at the end of the month. */
const daysOver = (year: number, month: number, today: Day) => {
  const end = month === 0 ? lastDayOf(year) : monthEnd(firstDayOf(`${year}-${String(month).padStart(2, '0')}`))
  const last = today < end ? today : end
  return Math.max(0, daysBetween(`${year}-01-01` as Day, daysAfter(last, 1)))
}

/**
 * Sales in percent of the goal to date, with two decimals: sold / (goal / days of the year x elapsed days). Null if the
 * goal to date is 0 `docs/product/sales.md#budget-pace`.
 */
export const paceOf = ({ sold, planned, year, month }: Progress, today: Day) => {
  const days = daysBetween(`${year}-01-01` as Day, `${year + 1}-01-01` as Day)
  const goalToDate = planned * daysOver(year, month, today)
  return goalToDate > 0 ? Math.round((sold * days * 10_000) / goalToDate) / 100 : null
}

/** Sales in percent of the goal, with two decimals; null without a goal. */
export const reachedOf = ({ sold, planned }: Pick<Progress, 'sold' | 'planned'>) =>
  planned > 0 ? Math.round((sold * 10_000) / planned) / 100 : null

/** Capped at 100 for display. */
export const shownReached = (reached: number) => Math.min(100, reached)

export const remainingOf = ({ sold, planned }: Pick<Progress, 'sold' | 'planned'>) =>
  Math.max(0, planned - sold) as Cents

/** Last completed month of a year; null if there is none. */
export const lastMonthOver = (year: number, today: Day) => {
  const current = Number(today.slice(0, 4))
  if (year !== current) return year < current ? 12 : null
  return Number(today.slice(5, 7)) - 1 || null
}

type Row = { readonly sold: Cents; readonly planned: Cents }
type GoalRow = Row & { readonly customerId: number | null }

export const sumOf = (rows: readonly Row[]) => ({
  sold: rows.reduce((sum, { sold }) => sum + sold, 0) as Cents,
  planned: rows.reduce((sum, { planned }) => sum + planned, 0) as Cents,
})

/** Totals of a segment. With a yearly goal, only that goal counts as planned. */
export const totalOf = (rows: readonly GoalRow[], isYearlyGoal: boolean) => ({
  ...sumOf(rows),
  planned: sumOf(isYearlyGoal ? rows.filter(({ customerId }) => customerId === null) : rows).planned,
})

/** Adds up the rows of each customer; rows without one stay. */
export const byCustomer = <R extends GoalRow>(rows: readonly R[]): R[] => {
  const grouped = Map.groupBy(rows, (row) => row.customerId ?? row)
  return [...grouped.values()].flatMap((group) => group.slice(0, 1).map((first) => ({ ...first, ...sumOf(group) })))
}

/**
 * Customers of a segment in descending order: by sales if there is a yearly goal, else by remaining amount
 * `docs/product/sales.md#totals-of-a-segment`.
 */
export const inOrder = <R extends GoalRow>(rows: readonly R[], isYearlyGoal: boolean) => {
  const rankOf = (row: R) => (isYearlyGoal ? row.sold : remainingOf(row))
  return rows.filter(({ customerId }) => customerId !== null).sort((one, other) => rankOf(other) - rankOf(one))
}
