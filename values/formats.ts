import type { Cents, Day } from './types.ts'

/** English months whatever the language (DECISIONS F31), January first. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** What stands for a value that a company's service sent in a form that nobody can read. */
const unread = '-'

/** `2026-11-05` as `05/Nov/2026`: English months whatever the language (spec 1 §1, DECISIONS F31). */
export const formatDay = (day: Day) =>
  day ? `${day.slice(8, 10)}/${monthNames[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}` : unread

/** A format is made when it is first used: a phone takes some milliseconds for each, before anything is drawn. */
const decimals = (minimumFractionDigits: number, maximumFractionDigits: number) => {
  const digits = { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' } as const
  let format: Intl.NumberFormat | null = null
  return (value: number) => {
    format ??= new Intl.NumberFormat('en-US', digits)
    return Number.isFinite(value) ? format.format(value) : unread
  }
}

const twoDecimals = decimals(2, 2)

/** Cents as `1,234,567.89`: two decimals and thousands separators (spec 1 §1). */
export const formatMoney = (cents: Cents) => twoDecimals(cents / 100)

/** Cents as thousands of dollars with two decimals, which is all that budgets hold. */
export const thousandsOfCents = (cents: Cents) => Math.round(cents / 1000) / 100

/** Cents in thousands of dollars, `8.33` for 8,330 dollars. */
export const formatThousands = (cents: Cents) => twoDecimals(thousandsOfCents(cents))

/** Cents with their unit where no header says it, `$1,234.56`, `-$1,234.56`. */
export const formatDollars = (cents: Cents) =>
  cents < 0 ? `-$${formatMoney(-cents as Cents)}` : `$${formatMoney(cents)}`

/** A weight as `1,234.50`. */
export const formatWeight = twoDecimals
/** Grams as kilograms, `1,234.50`. */
export const formatKilograms = (grams: number) => (Number.isFinite(grams) ? twoDecimals(grams / 1000) : unread)
/** A rate in percent, `33.33%`: always two decimals (DECISIONS P16). */
export const formatRate = (value: number) => (Number.isFinite(value) ? `${twoDecimals(value)}%` : unread)
/** A whole number with thousands separators. */
export const formatCount = decimals(0, 0)
/** Pieces: as many decimals as there are, three at most. */
export const formatQuantity = decimals(0, 3)
/** A dimension: as many decimals as there are, four at most. */
export const formatInches = decimals(0, 4)

const percentage = decimals(0, 2)
/** A percentage without its sign; -1 is a value that has not been measured, 'NS'. */
export const formatPercent = (value: number) => (value === -1 ? 'NS' : percentage(value))
