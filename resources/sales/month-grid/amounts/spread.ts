import type { Cents } from '../../../../schema/kinds.ts'
import { centsOfStep, sumOf } from './amounts.ts'

/** The largest amount that rounding twelve months can lose or win, in steps. */
const mostLost = 6

/**
 * A yearly amount over 12 equal months, rounded to whole steps (spec 3 §4): 100.00 is 12 times 8.33, which lack 0.04
 * (DECISIONS Q12).
 */
export const spreadYear = (yearly: Cents): readonly Cents[] => {
  const month = (Math.floor((yearly + 6 * centsOfStep) / (12 * centsOfStep)) * centsOfStep) as Cents
  return Array.from({ length: 12 }, () => month)
}

/** What the months lack of a yearly amount: less than 0 where they are too much. */
export const differenceOf = (yearly: Cents, months: readonly Cents[]) => (yearly - sumOf(months)) as Cents

/** Whether a difference can come of rounding, and is not one that somebody typed. */
export const isRounding = (difference: Cents) => Math.abs(difference) <= mostLost * centsOfStep

/** Whether a month can take any of a difference: none goes below 0. */
export const canTake = (months: readonly Cents[], difference: Cents, at: number) =>
  difference > 0 || (months[at] ?? 0) > 0

/** The months with a difference placed in one of them; what it cannot take, as none goes below 0, remains. */
export const placeDifference = (months: readonly Cents[], difference: Cents, at: number): readonly Cents[] =>
  months.map((cents, month) => (month === at ? (Math.max(0, cents + difference) as Cents) : cents))
