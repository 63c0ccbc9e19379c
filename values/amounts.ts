import type { Cents } from './types.ts'

/** Decimal kilograms to grams. */
export const toGrams = (kilograms: number) => Math.round(kilograms * 1000) + 0

/** Decimal dollars to cents, half away from zero, by the decimal digits: 1.005 is 101 cents. */
export const toCents = (dollars: number): Cents => {
  const near = Math.round(dollars * 100)
  // Whole cents, as nearly all are, need no look at the digits.
  if (Math.abs(dollars * 100 - near) < 1e-7) return (near + 0) as Cents
  const shifted = Number(`${Math.abs(dollars)}e2`)
  const cents = Math.round(Number.isNaN(shifted) ? Math.abs(dollars) * 100 : shifted)
  return (dollars < 0 && cents !== 0 ? -cents : cents) as Cents
}

/** Thousands of dollars as cents, half away from zero at the second decimal. */
export const centsOfThousands = (value: number) => (toCents(value) * 1000) as Cents
