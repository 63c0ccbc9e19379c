import type { Cents } from '../../../../schema/kinds.ts'
import { centsOfStep, maxSteps } from './amounts.ts'

/** Why a text is no amount; `ambiguous` is one that is another number to others, as 1,234 is. */
export type AmountFault = 'notANumber' | 'negative' | 'tooLarge' | 'ambiguous'

export type ReadAmount = { readonly cents: Cents; readonly isRounded: boolean } | { readonly fault: AmountFault }

/** What divides the whole from the decimals; null where the text alone has to say it. */
export type DecimalMark = '.' | ',' | null

const negative = /^\(.*\)$|^[-\u2212]|[-\u2212]$/u
const adornment = /\p{Sc}|usd?\b/giu
const spaces = /[\s\u00a0\u202f'’]/gu

/** Without currency, spaces and the K of thousands. */
const bareOf = (text: string) => text.replace(adornment, '').replace(spaces, '').replace(/k$/i, '')
const unsigned = (bare: string) => bare.replace(/^\((.*)\)$/u, '$1').replace(/^[-\u2212]|[-\u2212]$/gu, '')

const grouped = { '.': /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/, ',': /^[1-9]\d{0,2}(\.\d{3})+(,\d*)?$/ } as const
const plain = { '.': /^(\d+\.?\d*|\.\d+)$/, ',': /^(\d+,?\d*|,\d+)$/ } as const

const fits = (digits: string, mark: '.' | ',') => grouped[mark].test(digits) || plain[mark].test(digits)

/** The one decimal mark that a number can be read with, null where it could be either. */
const ownMark = (digits: string): DecimalMark => {
  if (!/[.,]/.test(digits)) return null
  const marks = (['.', ','] as const).filter((mark) => fits(digits, mark))
  return marks.length === 1 ? (marks[0] as DecimalMark) : null
}

/**
 * The decimal mark of texts that were pasted together. The first that can be read in one way only tells it for all;
 * where none does, English has the point. Spanish has both, by country: null.
 */
export const decimalMarkOf = (texts: readonly string[], language: string): DecimalMark => {
  for (const text of texts) {
    const mark = ownMark(unsigned(bareOf(text)))
    if (mark) return mark
  }
  return language === 'en' ? '.' : null
}

/** Steps of the second decimal, half away from zero, by the digits. */
const stepsOf = (whole: string, decimals: string) => {
  const steps = Number(`${whole || '0'}${decimals.slice(0, 2).padEnd(2, '0')}`)
  const isRounded = /[1-9]/.test(decimals.slice(2))
  return { steps: (decimals[2] ?? '0') >= '5' ? steps + 1 : steps, isRounded }
}

/** An amount as people type it or a spreadsheet copies it; empty, and the dash of a ledger, count as 0 (spec 3 §5). */
export const readAmount = (text: string, mark: DecimalMark): ReadAmount => {
  const bare = bareOf(text)
  if (/^[-\u2212\u2013]?$/u.test(bare)) return { cents: 0 as Cents, isRounded: false }
  const digits = unsigned(bare)
  const own = ownMark(digits)
  const decimal = own ?? mark ?? (/[.,]/.test(digits) ? null : '.')
  if (!/^[\d.,]*\d[\d.,]*$/.test(digits) || !(fits(digits, '.') || fits(digits, ','))) return { fault: 'notANumber' }
  if (decimal === null) return { fault: 'ambiguous' }
  const [whole = '', decimals = ''] = digits.replaceAll(decimal === '.' ? ',' : '.', '').split(decimal)
  const { steps, isRounded } = stepsOf(whole, decimals)
  if (negative.test(bare) && steps > 0) return { fault: 'negative' }
  if (steps > maxSteps) return { fault: 'tooLarge' }
  return { cents: (steps * centsOfStep) as Cents, isRounded }
}

/** An amount as it is typed in a language. */
export const readTyped = (text: string, language: string) => readAmount(text, decimalMarkOf([text], language))

/** The amount that was typed; null where that is none, as nothing is. */
export const typedCents = (text: string, language: string): Cents | null => {
  const read = readTyped(text, language)
  return /\d/.test(text) && 'cents' in read ? read.cents : null
}
