import type { Cents } from './types.ts'

/** Rounds grams half away from zero to the 10 g that a weight of two decimals shows. */
const toShownGrams = (grams: number) => Math.sign(grams) * Math.round(Math.abs(grams) / 10) * 10 + 0

/** Converts decimal kilograms to grams, rounded to two decimals, so that sums equal the sum of the displayed values. */
export const toGrams = (kilograms: number) => toShownGrams(Math.round(kilograms * 1000))

/** Converts decimal dollars to cents, rounded half away from zero by decimal digits: 1.005 is 101 cents. */
export const toCents = (dollars: number): Cents => {
  const near = Math.round(dollars * 100)
  // Fast path for whole cents, which nearly all amounts are.
  if (Math.abs(dollars * 100 - near) < 1e-7) return (near + 0) as Cents
  const shifted = Number(`${Math.abs(dollars)}e2`)
  const cents = Math.round(Number.isNaN(shifted) ? Math.abs(dollars) * 100 : shifted)
  return (dollars < 0 && cents !== 0 ? -cents : cents) as Cents
}

/** Converts thousands of dollars to cents, rounded to the second decimal, half away from zero. */
export const centsOfThousands = (value: number) => (toCents(value) * 1000) as Cents
