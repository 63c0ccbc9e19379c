import type { Cents } from '../../../../schema/kinds.ts'
import { formatMoney, formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { thousandsOfCents } from '../../../../values/formats.ts'

/** What the amounts of a grid are written in; always with two decimals. */
export type AmountUnit = 'thousands' | 'money'

/** How many cents its second decimal is worth. */
export const centsOfStep: Readonly<Record<AmountUnit, number>> = { thousands: 1000, money: 1 }

/** The largest amount of one cell, in steps: 9,999,999.99. All sums of a grid stay exact. */
export const maxSteps = 999_999_999

const sayings: Readonly<Record<AmountUnit, (cents: Cents) => string>> = {
  thousands: formatThousands,
  money: formatMoney,
}

/** An amount as it is shown: `1,234.50`. */
export const formatAmount = (unit: AmountUnit, cents: Cents) => sayings[unit](cents)

/** An amount as it is edited and copied, without separators: `1234.50`. */
export const editAmount = (unit: AmountUnit, cents: Cents) =>
  (unit === 'thousands' ? thousandsOfCents(cents) : cents / 100).toFixed(2)

/** The exact sum of whole cents. */
export const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, cents) => sum + cents, 0) as Cents
