import type { Cents } from '../../../schema/kinds.ts'
import { monthNames } from '../../../values/formats.ts'
import { sumOf } from './amounts/amounts.ts'
import { spreadYear } from './amounts/spread.ts'

/** The amounts of a row, which can be changed. */
export interface Amounts {
  /** January first, twelve of them. */
  readonly months: readonly Cents[]
  /** The yearly amount that was typed; without it the sum of the months stands there. */
  readonly yearly?: Cents | undefined
}

/** One row of a month grid. */
export interface MonthRow extends Amounts {
  readonly key: string
  /** What the row is called in messages and by screen readers: 'Acme, Rings, LTA 2026'. */
  readonly label: string
  /** Its leading cells, one for each of the grid's `heads`. */
  readonly head: readonly string[]
}

/** A column of amounts: the yearly one, or a month by its number from 0. */
export type AmountColumn = 'yearly' | number

/** The columns of amounts, in their order. */
export const amountColumns: readonly AmountColumn[] = ['yearly', ...monthNames.keys()]

/** What stands in a column. */
export const amountAt = ({ months, yearly }: Amounts, column: AmountColumn): Cents =>
  column === 'yearly' ? (yearly ?? sumOf(months)) : ((months[column] ?? 0) as Cents)

/** The amounts with another one in a column. A yearly amount is spread over the months anew (spec 3 §4). */
export const withAmount = ({ months, yearly }: Amounts, column: AmountColumn, cents: Cents): Amounts =>
  column === 'yearly' ? { months: spreadYear(cents), yearly: cents } : { months: months.with(column, cents), yearly }

/** Whether two rows hold the same amounts. */
export const isSame = (one: Amounts, other: Amounts) =>
  one.yearly === other.yearly && one.months.every((cents, month) => cents === other.months[month])

/** Whether the months lack anything of the yearly amount that was typed, or have too much. */
export const hasDifference = ({ yearly, months }: Amounts) => yearly !== undefined && yearly !== sumOf(months)

/** Whether two rows show the same: callers build theirs anew at every drawing. */
export const isSameRow = (one: MonthRow, other: MonthRow) =>
  one === other ||
  (one.key === other.key &&
    one.label === other.label &&
    isSame(one, other) &&
    one.head.length === other.head.length &&
    one.head.every((text, at) => text === other.head[at]))
