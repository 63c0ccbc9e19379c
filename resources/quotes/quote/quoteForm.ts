import type { InputOf } from '#schema/call.ts'
import { hasInner } from '#schema/quotes/piece.ts'
import type { PieceType, quotes } from '#schema/quotes/quotes.ts'
import { wholeDigits, withPoint } from '../typedNumbers.ts'

export const numbers = {
  sizes: ['quantity', 'outerDiameter', 'innerDiameter', 'length'],
  holes: ['firstHole', 'firstHoles', 'secondHole', 'secondHoles'],
} as const

export const numberNames = Object.values(numbers).flat()

export type NumberName = (typeof numberNames)[number]
export type ChoiceName = 'spec' | 'treatment' | 'machining' | 'ultrasonic' | 'address'

/** Form values as text; an empty string means no selection. */
export type QuoteForm = { readonly type: PieceType } & Readonly<Record<NumberName | ChoiceName, string>>

export const emptyForm: QuoteForm = {
  type: 'ring',
  spec: '',
  treatment: '',
  machining: '',
  ultrasonic: '',
  address: '',
  quantity: '',
  outerDiameter: '',
  innerDiameter: '',
  length: '',
  firstHole: '',
  firstHoles: '',
  secondHole: '',
  secondHoles: '',
}

/** Filters typed text: digits and one decimal point, or digits only for whole numbers. */
export const numeric = (text: string, isInteger: boolean) =>
  isInteger ? wholeDigits(text) : (/\d*\.?\d{0,4}/.exec(withPoint(text).replace(/[^\d.]/g, ''))?.[0] ?? '')

const numberOf = (text: string) => (text === '' || text === '.' ? 0 : Number(text))

/**
 * True if quantity, outer diameter and length are set; the width of a block is not checked
 * `docs/product/quotes.md#quote-validation`.
 */
export const isComplete = ({ quantity, outerDiameter, length }: QuoteForm) =>
  [quantity, outerDiameter, length].every((text) => numberOf(text) > 0)

const orNull = (text: string) => (text === '' ? null : text)

/** Request for a form, limited to the options of the customer. */
export const requestOf = (
  form: QuoteForm,
  about: { readonly customerId: number; readonly crmId: string; readonly number: string | null },
): InputOf<typeof quotes.quotePart> => ({
  ...about,
  type: form.type,
  specGuid: form.spec,
  treatmentGuid: orNull(form.treatment),
  machiningGuid: orNull(form.machining),
  ultrasonicGuid: orNull(form.ultrasonic),
  address: orNull(form.address),
  quantity: numberOf(form.quantity),
  outerDiameter: numberOf(form.outerDiameter),
  innerDiameter: hasInner(form.type) ? numberOf(form.innerDiameter) : 0,
  length: numberOf(form.length),
  firstHole: numberOf(form.firstHole),
  firstHoles: numberOf(form.firstHoles),
  secondHole: numberOf(form.secondHole),
  secondHoles: numberOf(form.secondHoles),
})
