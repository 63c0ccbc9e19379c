import type { ReactNode } from 'react'
import type { Cents } from '../../../schema/kinds.ts'
import { monthNames } from '../../../values/formats.ts'
import { type AmountUnit, centsOfStep, sumOf } from './amounts/amounts.ts'
import { spreadYear } from './amounts/spread.ts'

/** One row of a month grid. */
export interface MonthRow {
  readonly key: string
  /** What the row is called in messages and by screen readers: 'Acme, Rings, LTA 2026'. */
  readonly label: string
  /** Its leading cells, one for each of the grid's `heads`. Texts, where they can be. */
  readonly head: readonly ReactNode[]
  /** January first, twelve of them. */
  readonly months: readonly Cents[]
  /** The yearly amount that was typed, with `hasYearly`; without it the sum of the months stands there. */
  readonly yearly?: Cents | undefined
}

/** A column of amounts: the yearly one, or a month by its number from 0. */
export type AmountColumn = 'yearly' | number

/** The amounts of a row that can be changed. */
export interface Amounts {
  readonly months: readonly Cents[]
  readonly yearly: Cents | undefined
}

/** The columns of a grid that can be edited, in their order. */
export const columnsOf = (hasYearly: boolean): readonly AmountColumn[] => [
  ...(hasYearly ? (['yearly'] as const) : []),
  ...monthNames.keys(),
]

/** What of a row can be changed. */
export const amountsOf = ({ months, yearly }: MonthRow): Amounts => ({ months, yearly })

/** What stands in a column. */
export const amountAt = ({ months, yearly }: Amounts, column: AmountColumn): Cents =>
  column === 'yearly' ? (yearly ?? sumOf(months)) : ((months[column] ?? 0) as Cents)

/** The amounts with another one in a column. A yearly amount is spread over the months anew (spec 3 §4). */
export const withAmount = (amounts: Amounts, column: AmountColumn, cents: Cents, unit: AmountUnit): Amounts => {
  if (column !== 'yearly') return { ...amounts, months: amounts.months.with(column, cents) }
  return { months: spreadYear(cents, centsOfStep[unit]).months, yearly: cents }
}

/** Whether two rows hold the same amounts. */
export const isSame = (one: Amounts, other: Amounts) =>
  one.yearly === other.yearly && one.months.every((cents, month) => cents === other.months[month])

/** Whether the months lack anything of the yearly amount that was typed, or have too much. */
export const hasDifference = ({ yearly, months }: MonthRow) => yearly !== undefined && yearly !== sumOf(months)

/** Whether two rows show the same: callers build theirs anew at every drawing. */
export const isSameRow = (one: MonthRow, other: MonthRow) =>
  one === other ||
  (one.key === other.key &&
    one.label === other.label &&
    isSame(amountsOf(one), amountsOf(other)) &&
    one.head.length === other.head.length &&
    one.head.every((cell, at) => Object.is(cell, other.head[at])))
