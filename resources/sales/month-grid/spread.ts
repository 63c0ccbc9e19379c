import type { Cents } from '#schema/kinds.ts'
import { centsOfStep, sumOf } from './amounts.ts'

/** Maximum rounding difference of twelve months, in steps. */
const maxRoundingSteps = 6

/**
 * Splits a yearly amount into 12 equal months, rounded to whole steps: 100.00 gives 12 times 8.33, with a difference of
 * 0.04 `docs/product/sales.md#monthly-amounts`.
 */
export const spreadYear = (yearly: Cents): readonly Cents[] => {
  const month = (Math.floor((yearly + 6 * centsOfStep) / (12 * centsOfStep)) * centsOfStep) as Cents
  return Array.from({ length: 12 }, () => month)
}

/** Yearly amount minus the sum of the months; negative if the months exceed it. */
export const differenceOf = (yearly: Cents, months: readonly Cents[]) => (yearly - sumOf(months)) as Cents

/** True if the difference can result from rounding, rather than from entered amounts. */
export const isRounding = (difference: Cents) => Math.abs(difference) <= maxRoundingSteps * centsOfStep

/** True if a month can take at least part of the difference; months never go below 0. */
export const canTake = (months: readonly Cents[], difference: Cents, at: number) =>
  difference > 0 || (months[at] ?? 0) > 0

/** Adds a difference to one month; a part that would make it negative remains. */
export const placeDifference = (months: readonly Cents[], difference: Cents, at: number): readonly Cents[] =>
  months.map((cents, month) => (month === at ? (Math.max(0, cents + difference) as Cents) : cents))
