import type { Cents } from '../../../../schema/kinds.ts'
import { editAmount } from '../../month-grid/amounts/amounts.ts'
import { decimalMarkOf, type ReadAmount, readAmount } from '../../month-grid/amounts/readAmount.ts'

/** An amount in thousands as people type it in a language; nothing typed counts as 0 (spec 3 §5). */
export const readTyped = (text: string, language: string): ReadAmount =>
  readAmount(text, 'thousands', decimalMarkOf([text], language, 'thousands'))

/** The amount that was typed; null where that is none, as nothing is. */
export const typedCents = (text: string, language: string): Cents | null => {
  const read = readTyped(text, language)
  return /\d/.test(text) && 'cents' in read ? read.cents : null
}

/** An amount as it stands in an input. */
export const amountText = (cents: Cents) => editAmount('thousands', cents)
