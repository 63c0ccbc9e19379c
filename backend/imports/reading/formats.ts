import type { FieldInfo, KindName } from '#schema/fields.ts'
import type { dateFormats, numberFormats } from '#schema/imports/calls.ts'
import { isDay } from '#schema/kinds.ts'

export type DateFormat = (typeof dateFormats)[number]
export type NumberFormat = (typeof numberFormats)[number]
export type Format = DateFormat | NumberFormat

/** A value in the portal's own format, such as `1234.5` or `2026-11-21`, by each way to read it. */
export interface Readings {
  /** With a decimal point, or with the month first. */
  readonly american: string | null
  /** With a decimal comma, or with the day first. */
  readonly european: string | null
}

export type Style = keyof Readings

const numberKinds: readonly KindName[] = [
  ...(['integer', 'quantity', 'money', 'kilograms', 'pounds', 'inches', 'percent'] as const),
]

/** Values whose reading depends on their style. */
export type Styled = 'number' | 'day' | null

export const styledAs = ({ kind }: Pick<FieldInfo, 'kind'>): Styled => {
  if (kind === 'day') return 'day'
  return numberKinds.includes(kind) ? 'number' : null
}

const groups = (thousands: string, decimal: string) =>
  new RegExp(`^(?:\\d+|[1-9]\\d{0,2}(?:[${thousands}]\\d{3})+)(?:${decimal}\\d+)?$`)

// An apostrophe separates thousands in Switzerland, and spaces do in many countries.
const alone = "'\u2019 \u00a0\u202f\u2009"
const american = groups(`,${alone}`, '\\.')
const european = groups(`.${alone}`, ',')
const separators = new RegExp(`[${alone}]`, 'g')

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '')

/** Sign in front or, as SAP writes it, at the end. */
const signed = /^([-\u2212]?)(.*?)([-\u2212]?)$/s

/** Both readings of a number; null where it has none. */
export const readNumber = (cell: string): Readings => {
  const [, before = '', size = '', after = ''] = signed.exec(cell.trim()) ?? []
  if (before !== '' && after !== '') return { american: null, european: null }
  const sign = before || after ? '-' : ''
  const bare = size.trim()
  const plain = bare.replace(separators, '')
  return {
    american: american.test(bare) ? sign + withoutZeros(plain.replaceAll(',', '')) : null,
    european: european.test(bare) ? sign + withoutZeros(plain.replaceAll('.', '').replace(',', '.')) : null,
  }
}

const yearFirst = /^(\d{4})-(\d\d)-(\d\d)$/
const compactDay = /^((?:19|20|21)\d\d)(\d\d)(\d\d)$/
const partedDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/
const shortDay = /^(\d{1,2})([./-])(\d{1,2})\2(\d\d)$/
const time = /[T ]\d{1,2}:\d\d(?::\d\d(?:[.,]\d+)?)?\s*(?:[AP]M)?(Z|[+-]\d\d:?\d\d)?$/i
const midnight = /[T ]0{1,2}:00(?::00(?:[.,]0+)?)?\s*(?:Z|[+-])/i

/** SAP writes zeros for a day that is not set. */
export const isEmptyDay = (cell: string) => /^0{8}$|^00([./-])00\1(?:00)?00$|^0000-00-00$/.test(cell)

const two = (part: string) => part.padStart(2, '0')
const dayOf = (year: string, month: string, day: string) => {
  const iso = `${year}-${two(month)}-${two(day)}`
  return isDay(iso) ? iso : null
}
const both = (day: string | null): Readings => ({ american: day, european: day })

/** True for a moment of another time zone, which may be another day here. Midnight is how programs write a date. */
export const hasZone = (cell: string) => Boolean(time.exec(cell.trim())?.[1]) && !midnight.test(cell)

const withoutTime = (cell: string) => cell.trim().replace(time, '')

const yearFirstParts = (text: string) => compactDay.exec(text) ?? yearFirst.exec(text.replace(/[./]/g, '-'))

export const isYearFirst = (cell: string) => yearFirstParts(withoutTime(cell)) !== null

/** The year that ends with two digits and is at most 50 years away. */
const yearNear = (digits: string, year: number) => {
  const sameCentury = Math.floor(year / 100) * 100 + Number(digits)
  if (sameCentury > year + 50) return sameCentury - 100
  return sameCentury <= year - 50 ? sameCentury + 100 : sameCentury
}

/** Both readings of a date, whose time is dropped. A year of two digits is read only if it has a year to be near. */
export const readDay = (cell: string, shortNear: number | null = null): Readings => {
  const text = withoutTime(cell)
  const [, year, month, day] = yearFirstParts(text) ?? []
  // A date that does not exist, such as 2026-02-30, is left to the check of the field.
  if (year && month && day) return both(`${year}-${month}-${day}`)
  const [, one, between, other, last] = partedDay.exec(text) ?? (shortNear === null ? null : shortDay.exec(text)) ?? []
  if (!one || !other || !last) return both(null)
  const full = last.length === 2 && shortNear !== null ? String(yearNear(last, shortNear)) : last
  const european = dayOf(full, other, one)
  return { european, american: between === '.' ? null : dayOf(full, one, other) }
}

/** The formats in which a date of a style is written, such as `DD.MM.YYYY`; null for one without a style. */
export const dateFormatOf = (cell: string, style: Style): string | null => {
  const between = partedDay.exec(withoutTime(cell))?.[2]
  if (between === undefined) return null
  return (style === 'european' ? ['DD', 'MM', 'YYYY'] : ['MM', 'DD', 'YYYY']).join(between)
}

export const isYearFirstFormat = (format: string) => format.startsWith('YYYY')

export const isShortFormat = (format: string) => /(?<!YY)YY$/.test(format)

/** Notation of a mapped format. */
export const styleOf = (format: Format): Style =>
  format === '1,234.56' || format.startsWith('MM') ? 'american' : 'european'

export const numberFormatOf = (style: Style): NumberFormat => (style === 'american' ? '1,234.56' : '1.234,56')
