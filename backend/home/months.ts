import type { Day } from '../../schema/kinds.ts'
import { monthsBefore } from '../../values/days.ts'

/** A month as its days begin, `2026-11`. */
export type MonthText = string

/** The month of a day and the eleven before it, the oldest first. */
export const lastMonths = (today: Day): readonly MonthText[] =>
  Array.from({ length: 12 }, (_, index) => monthsBefore(today, 11 - index).slice(0, 7))

/** Year and month as the months of a chart name them. */
export const yearAndMonth = (month: MonthText) => ({ year: Number(month.slice(0, 4)), month: Number(month.slice(5)) })
