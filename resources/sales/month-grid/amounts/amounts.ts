import type { Cents } from '../../../../schema/kinds.ts'
import { formatThousands } from '../../../../src/kit/kinds/formats.ts'
import { thousandsOfCents } from '../../../../values/formats.ts'

/** How many cents the second decimal of an amount in thousands of dollars is worth. */
export const centsOfStep = 1000

/** The largest amount of one cell, in steps: 9,999,999.99. All sums of a grid stay exact. */
export const maxSteps = 999_999_999

/** The same as it is shown. */
export const mostAmount = formatThousands((maxSteps * centsOfStep) as Cents)

/** An amount as it is edited and copied, without separators: `1234.50`. */
export const editAmount = (cents: Cents) => thousandsOfCents(cents).toFixed(2)

/** The exact sum of whole cents. */
export const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, cents) => sum + cents, 0) as Cents
