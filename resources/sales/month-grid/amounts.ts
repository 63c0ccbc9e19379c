import { formatThousands } from '#kit/fields/formats.ts'
import type { Cents } from '#schema/kinds.ts'
import { thousandsOfCents } from '#values/formats.ts'

/** Cents per step; a step is the second decimal of an amount in thousands of dollars. */
export const centsOfStep = 1000

/** Maximum amount of a cell, in steps: 9,999,999.99. Keeps all sums of a grid exact. */
export const maxSteps = 999_999_999

export const maxAmount = formatThousands((maxSteps * centsOfStep) as Cents)

/** Amount for editing and copying, without separators: `1234.50`. */
export const editAmount = (cents: Cents) => thousandsOfCents(cents).toFixed(2)

export const sumOf = (amounts: readonly Cents[]) => amounts.reduce((sum, cents) => sum + cents, 0) as Cents
