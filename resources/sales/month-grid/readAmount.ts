import type { Cents } from '#schema/kinds.ts'
import { centsOfStep, maxSteps } from './amounts.ts'

/** Reason why a text is not an amount; `ambiguous` texts such as 1,234 have another value in other locales. */
export type AmountFault = 'notANumber' | 'negative' | 'tooLarge' | 'ambiguous'

export type ReadAmount = { readonly cents: Cents; readonly isRounded: boolean } | { readonly fault: AmountFault }

/** Decimal mark; null if it must be detected from the text. */
export type DecimalMark = '.' | ',' | null

const negative = /^\(.*\)$|^[-\u2212]|[-\u2212]$/u
const adornment = /\p{Sc}|usd?\b/giu
const spaces = /[\s\u00a0\u202f'’]/gu

const bareOf = (text: string) => text.replace(adornment, '').replace(spaces, '').replace(/k$/i, '')
const unsigned = (bare: string) => bare.replace(/^\((.*)\)$/u, '$1').replace(/^[-\u2212]|[-\u2212]$/gu, '')

const grouped = { '.': /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, ',': /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/ } as const
const plain = { '.': /^(\d+\.?\d*|\.\d+)$/, ',': /^(\d+,?\d*|,\d+)$/ } as const

const fits = (digits: string, mark: '.' | ',') => grouped[mark].test(digits) || plain[mark].test(digits)

/** The only possible decimal mark of a number; null if both are possible. */
const ownMark = (digits: string): DecimalMark => {
  if (!/[.,]/.test(digits)) return null
  const marks = (['.', ','] as const).filter((mark) => fits(digits, mark))
  return marks.length === 1 ? (marks[0] as DecimalMark) : null
}

/**
 * Decimal mark of texts pasted together. The first unambiguous text decides for all; otherwise it is the point for
 * English and null for Spanish, which uses both, depending on the country.
 */
export const decimalMarkOf = (texts: readonly string[], language: string): DecimalMark => {
  for (const text of texts) {
    const mark = ownMark(unsigned(bareOf(text)))
    if (mark) return mark
  }
  return language === 'en' ? '.' : null
}

/** Rounds to whole steps, half away from zero, using the digits to avoid float errors. */
const stepsOf = (integer: string, decimals: string) => {
  const steps = Number(`${integer || '0'}${decimals.slice(0, 2).padEnd(2, '0')}`)
  const isRounded = /[1-9]/.test(decimals.slice(2))
  return { steps: (decimals[2] ?? '0') >= '5' ? steps + 1 : steps, isRounded }
}

/**
 * Parses an amount as typed or copied from a spreadsheet; an empty text and a dash count as 0
 * `docs/product/sales.md#monthly-amounts`.
 */
export const readAmount = (text: string, mark: DecimalMark): ReadAmount => {
  const bare = bareOf(text)
  if (/^[-\u2212\u2013]?$/u.test(bare)) return { cents: 0 as Cents, isRounded: false }
  const digits = unsigned(bare)
  const own = ownMark(digits)
  const decimal = own ?? mark ?? (/[.,]/.test(digits) ? null : '.')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits) || !(fits(digits, '.') || fits(digits, ','))) return { fault: 'notANumber' }
  if (decimal === null) return { fault: 'ambiguous' }
  const [integer = '', decimals = ''] = digits.replaceAll(decimal === '.' ? ',' : '.', '').split(decimal)
  const { steps, isRounded } = stepsOf(integer, decimals)
  if (negative.test(bare) && steps > 0) return { fault: 'negative' }
  if (steps > maxSteps) return { fault: 'tooLarge' }
  return { cents: (steps * centsOfStep) as Cents, isRounded }
}

export const readTyped = (text: string, language: string) => readAmount(text, decimalMarkOf([text], language))

/** Null if the text is not an amount, or is empty. */
export const typedCents = (text: string, language: string): Cents | null => {
  const read = readTyped(text, language)
  return /\d/.test(text) && 'cents' in read ? read.cents : null
}
