import type { Cents } from '../../../../schema/kinds.ts'
import { sumOf } from './amounts.ts'

/** Twelve equal months of a yearly amount, and what their sum lacks of it: less than 0 where it is too much. */
export interface Spread {
  readonly months: readonly Cents[]
  readonly difference: Cents
}

/** The largest amount that rounding twelve months can lose or win, in steps. */
const mostLost = 6

/**
 * A yearly amount over 12 equal months, rounded to whole steps (spec 3 §4): 100.00 is 12 times 8.33 and a difference of
 * 0.04 (DECISIONS Q12). `step` is the smallest amount there is, in cents; 1,000 in thousands of dollars.
 */
export const spreadYear = (yearly: Cents, step = 1000): Spread => {
  const month = (Math.floor((yearly + 6 * step) / (12 * step)) * step) as Cents
  const months = Array.from({ length: 12 }, () => month)
  return { months, difference: (yearly - 12 * month) as Cents }
}

/** What the months lack of a yearly amount. */
export const differenceOf = (yearly: Cents, months: readonly Cents[]) => (yearly - sumOf(months)) as Cents

/** Whether a difference can come of rounding, and is not one that somebody typed. */
export const isRounding = (difference: Cents, step = 1000) => Math.abs(difference) <= mostLost * step

/** Whether a month can take any of a difference: none goes below 0. */
export const canTake = (months: readonly Cents[], difference: Cents, at: number) =>
  difference > 0 || (months[at] ?? 0) > 0

/** The months with a difference placed in one of them; what it cannot take, as none goes below 0, remains. */
export const placeDifference = (months: readonly Cents[], difference: Cents, at: number): readonly Cents[] =>
  months.map((cents, month) => (month === at ? (Math.max(0, cents + difference) as Cents) : cents))
