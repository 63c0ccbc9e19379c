import type { Cents } from '#schema/kinds.ts'
import { monthNames } from '#values/formats.ts'
import { sumOf } from './amounts.ts'
import { spreadYear } from './spread.ts'

export interface Amounts {
  /** Twelve months, starting with January. */
  readonly months: readonly Cents[]
  /** The entered yearly amount; by default the sum of the months is shown. */
  readonly yearly?: Cents | undefined
}

export interface MonthRow extends Amounts {
  readonly key: string
  /** Name of the row in messages and for screen readers: 'Acme, Rings, LTA 2026'. */
  readonly label: string
  /** Leading cells, one for each of the grid's `heads`. */
  readonly head: readonly string[]
}

/** Yearly amount, or a month (0 is January). */
export type AmountColumn = 'yearly' | number

export const amountColumns: readonly AmountColumn[] = ['yearly', ...monthNames.keys()]

export const amountAt = ({ months, yearly }: Amounts, column: AmountColumn): Cents =>
  column === 'yearly' ? (yearly ?? sumOf(months)) : ((months[column] ?? 0) as Cents)

/** Sets one amount. A yearly amount is split over the months again `docs/product/sales.md#monthly-amounts`. */
export const withAmount = ({ months, yearly }: Amounts, column: AmountColumn, cents: Cents): Amounts =>
  column === 'yearly' ? { months: spreadYear(cents), yearly: cents } : { months: months.with(column, cents), yearly }

export const isSame = (one: Amounts, other: Amounts) =>
  one.yearly === other.yearly && one.months.every((cents, month) => cents === other.months[month])

/** True if the months do not add up to the entered yearly amount. */
export const hasDifference = ({ yearly, months }: Amounts) => yearly !== undefined && yearly !== sumOf(months)

/** Compares content, because callers create new row objects on each render. */
export const isSameRow = (one: MonthRow, other: MonthRow) =>
  one === other ||
  (one.key === other.key &&
    one.label === other.label &&
    isSame(one, other) &&
    one.head.length === other.head.length &&
    one.head.every((text, at) => text === other.head[at]))
