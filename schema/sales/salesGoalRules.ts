import { daysAfter, daysBetween, monthEnd } from '../../values/days.ts'
import { firstDayOf } from '../../values/months.ts'
import type { Cents, Day } from '../kinds.ts'

const lastDayOf = (year: number) => `${year}-12-31` as Day

/** The days until a year ends; after 25 December those until the next one does (spec 1 §9). For people, not for sums. */
export const daysTillYearEnds = (today: Day) => {
  const year = Number(today.slice(0, 4))
  return daysBetween(today, lastDayOf(today.slice(5) > '12-25' ? year + 1 : year))
}

/** What a pace is reckoned from. */
export interface Progress {
  readonly sold: Cents
  readonly planned: Cents
  readonly year: number
  /** January to the end of so many months; 0 is until now. */
  readonly month: number
}

/** How many of a year's days are over by a day, that one included, or by the end of the month if that comes first. */
const daysOver = (year: number, month: number, today: Day) => {
  const end = month === 0 ? lastDayOf(year) : monthEnd(firstDayOf(`${year}-${String(month).padStart(2, '0')}`))
  const last = today < end ? today : end
  return Math.max(0, daysBetween(`${year}-01-01` as Day, daysAfter(last, 1)))
}

/**
 * What was sold in percent of what the goal asks for by now, with two decimals: sold / (goal / days of the year x days that
 * are over). Null where nothing is asked for yet (spec 3 §9, DECISIONS Q11).
 */
export const paceOf = ({ sold, planned, year, month }: Progress, today: Day) => {
  const days = daysBetween(`${year}-01-01` as Day, `${year + 1}-01-01` as Day)
  const asked = planned * daysOver(year, month, today)
  return asked > 0 ? Math.round((sold * days * 10_000) / asked) / 100 : null
}

/** What was sold in percent of the goal, with two decimals; null without a goal. */
export const reachedOf = ({ sold, planned }: Pick<Progress, 'sold' | 'planned'>) =>
  planned > 0 ? Math.round((sold * 10_000) / planned) / 100 : null

/** As it is shown: never above 100 (spec 3 §9). */
export const shownReached = (reached: number) => Math.min(100, reached)

export const remainingOf = ({ sold, planned }: Pick<Progress, 'sold' | 'planned'>) =>
  Math.max(0, planned - sold) as Cents

/** The last month that is over, of a year that may not be the current one; null before there is any (DECISIONS R67). */
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

/** What rows of a segment come to: of the one with a yearly goal, that goal alone is what was planned (DECISIONS Q13). */
export const totalOf = (rows: readonly GoalRow[], isYearlyGoal: boolean) => ({
  ...sumOf(rows),
  planned: sumOf(isYearlyGoal ? rows.filter(({ customerId }) => customerId === null) : rows).planned,
})

/** The customers of a segment: by what was sold where there is a yearly goal, else by what is left to sell (spec 3 §9). */
export const inOrder = <R extends GoalRow>(rows: readonly R[], isYearlyGoal: boolean) => {
  const rankOf = (row: R) => (isYearlyGoal ? row.sold : remainingOf(row))
  return rows.filter(({ customerId }) => customerId !== null).sort((one, other) => rankOf(other) - rankOf(one))
}
