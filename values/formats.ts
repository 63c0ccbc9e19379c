import type { Cents, Day } from './types.ts'

/** English months in every language, January first. */
export const monthNames = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Shown for a value that a company's service sent in an unreadable form. */
const placeholder = '-'

/**
 * Formats `2026-11-05` as `05/Nov/2026`, with English months in every language.
 * `docs/product/look.md#dates-and-numbers`
 */
export const formatDay = (day: Day) =>
  day ? `${day.slice(8, 10)}/${monthNames[Number(day.slice(5, 7)) - 1]}/${day.slice(0, 4)}` : placeholder

/** Creates the format on first use: each takes a phone some milliseconds before the first paint. */
const decimals = (minimumFractionDigits: number, maximumFractionDigits: number) => {
  const digits = { minimumFractionDigits, maximumFractionDigits, signDisplay: 'negative' } as const
  let format: Intl.NumberFormat | null = null
  return (value: number) => {
    format ??= new Intl.NumberFormat('en-US', digits)
    return Number.isFinite(value) ? format.format(value) : placeholder
  }
}

const twoDecimals = decimals(2, 2)

/** Formats cents as `1,234,567.89`, with two decimals and thousands separators. */
export const formatMoney = (cents: Cents) => twoDecimals(cents / 100)

/** Cents as thousands of dollars with two decimals, the precision of budgets. */
export const thousandsOfCents = (cents: Cents) => Math.round(cents / 1000) / 100

/** Formats cents as thousands of dollars: `8.33` for 8,330 dollars. */
export const formatThousands = (cents: Cents) => twoDecimals(thousandsOfCents(cents))

/** Formats cents with their unit, where no header shows it: `$1,234.56`, `-$1,234.56`. */
export const formatDollars = (cents: Cents) =>
  cents < 0 ? `-$${formatMoney(-cents as Cents)}` : `$${formatMoney(cents)}`

export const formatWeight = twoDecimals
/** Formats grams as kilograms: `1,234.50`. */
export const formatKilograms = (grams: number) => (Number.isFinite(grams) ? twoDecimals(grams / 1000) : placeholder)
/** Formats a rate in percent, always with two decimals: `33.33%`. `docs/product/administration.md#hit-rate` */
export const formatRate = (value: number) => (Number.isFinite(value) ? `${twoDecimals(value)}%` : placeholder)
export const formatCount = decimals(0, 0)
/** Formats pieces with up to three decimals. */
export const formatQuantity = decimals(0, 3)
/** Formats a dimension with up to four decimals. */
export const formatInches = decimals(0, 4)

const percentage = decimals(0, 2)
/** Formats a percentage without the sign; -1 means not measured and is shown as 'NS'. */
export const formatPercent = (value: number) => (value === -1 ? 'NS' : percentage(value))

/** Tables show only the first three words of a customer's name. */
export const shortName = (name: string) => name.split(/\s+/).slice(0, 3).join(' ')
