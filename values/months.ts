import { monthsBefore } from './days.ts'
import type { Day } from './types.ts'

/** A month as its days begin, `2026-11`. */
export type MonthText = string

/** So many months up to that of a day, the oldest first. */
export const monthsUpTo = (today: Day, count: number): readonly MonthText[] =>
  Array.from({ length: count }, (_, index) => monthsBefore(today, count - 1 - index).slice(0, 7))

/** The month of a day and the eleven before it, the oldest first. */
export const lastMonths = (today: Day) => monthsUpTo(today, 12)

/** The first day of a month, or of a day's month. */
export const firstDayOf = (text: MonthText | Day) => `${text.slice(0, 7)}-01` as Day

/** Year and month of a month or a day as the months of a chart name them. */
export const yearAndMonth = (text: MonthText | Day) => ({
  year: Number(text.slice(0, 4)),
  month: Number(text.slice(5, 7)),
})
