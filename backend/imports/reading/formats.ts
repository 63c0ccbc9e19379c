import type { FieldInfo, KindName } from '#schema/fields.ts'
import type { dateFormats, numberFormats } from '#schema/imports/mapping.ts'
import { isDay } from '#schema/kinds.ts'
import { fold } from '#values/texts.ts'

type DateFormat = (typeof dateFormats)[number]
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
  'integer',
  'quantity',
  'money',
  'kilograms',
  'pounds',
  'inches',
  'percent',
] as const

/** Values whose reading depends on their style. */
export type Styled = 'number' | 'day' | null

export const styledAs = ({ kind }: Pick<FieldInfo, 'kind'>): Styled => {
  if (kind === 'day') return 'day'
  return numberKinds.includes(kind) ? 'number' : null
}

const groups = (thousands: string, decimal: string) =>
  new RegExp(`^(?:(?:\\d+|[1-9]\\d{0,2}(?:[${thousands}]\\d{3})+)(?:${decimal}\\d+)?|${decimal}\\d+)$`)

// An apostrophe separates thousands in Switzerland, and spaces do in many countries.
const alone = "'\u2019 \u00a0\u202f\u2009"
const american = groups(`,${alone}`, '\\.')
const european = groups(`.${alone}`, ',')
const separators = new RegExp(`[${alone}]`, 'g')

const withoutZeros = (digits: string) => digits.replace(/^0+(?=\d)/, '').replace(/^\./, '0.')

/** Sign in front or, as SAP writes it, at the end. */
const signed = /^([-\u2212]?)(.*?)([-\u2212]?)$/s

/** Currency beside an amount. */
const currency = /^(?:US\$|USD|EUR|MXN|[$€£])\s*|\s*(?:US\$|USD|EUR|MXN|[$€£])$/i

/** True for an amount with a currency that is not US dollars. */
export const isOtherCurrency = (cell: string) => /[€£¥₹]|\b(?:EUR|GBP|MXN|CAD|JPY|CHF)\b/i.test(cell)

const noReadings: Readings = { american: null, european: null }

/** Both readings of a number; null where it has none. Parentheses are a minus sign. */
export const readNumber = (cell: string): Readings => {
  const [, inner] = /^\((.*)\)$/s.exec(cell.trim()) ?? []
  const [, before = '', size = '', after = ''] = signed.exec((inner ?? cell).trim().replace(currency, '')) ?? []
  const minus = [before, after, inner === undefined ? '' : '-'].filter(Boolean)
  if (minus.length > 1) return noReadings
  const sign = minus.length > 0 ? '-' : ''
  const bare = size.trim().replace(currency, '')
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
/** Midnight, and noon of UTC, which is the same day everywhere: so programs write a date. */
const dateOnly = /[T ](?:0{1,2}:00(?::00(?:[.,]0+)?)?\s*(?:Z|[+-])|12:00(?::00(?:[.,]0+)?)?\s*Z$)/i

/** SAP writes zeros for a day that is not set. */
export const isEmptyDay = (cell: string) => /^0{8}$|^00([./-])00\1(?:00)?00$|^0000-00-00$/.test(cell)

/** Other programs write the first day that they know. */
export const isFirstDay = (cell: string) =>
  /^(?:1900-01-01|1899-12-3[01]|0001-01-01|0?1([./-])0?1\1(?:1900|0001))$/.test(withoutTime(cell))

const two = (part: string) => part.padStart(2, '0')
const dayOf = (year: string, month: string, day: string) => {
  const iso = `${year}-${two(month)}-${two(day)}`
  return isDay(iso) ? iso : null
}
const both = (day: string | null): Readings => ({ american: day, european: day })

/** True for a moment of another time zone, which may be another day here. */
export const hasZone = (cell: string) => Boolean(time.exec(cell.trim())?.[1]) && !dateOnly.test(cell.trim())

const withoutTime = (cell: string) => cell.trim().replace(time, '')

const yearFirstParts = (text: string) => compactDay.exec(text) ?? yearFirst.exec(text.replace(/[./]/g, '-'))

export const isYearFirst = (cell: string) => yearFirstParts(withoutTime(cell)) !== null

/** The year that ends with two digits and is at most 50 years away. */
const yearNear = (digits: string, year: number) => {
  const sameCentury = Math.floor(year / 100) * 100 + Number(digits)
  if (sameCentury > year + 50) return sameCentury - 100
  return sameCentury <= year - 50 ? sameCentury + 100 : sameCentury
}

/** English, Spanish and German, by their first three letters without accents. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb'],
  ['mar', 'mrz'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dic', 'dez'],
]
const fullNames =
  /^(?:\p{L}{3}|sept|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|setiembre|octubre|noviembre|diciembre|january|february|march|april|june|july|august|september|october|november|december|januar|februar|marz|juni|juli|oktober|dezember)$/u

const monthOf = (name: string) => {
  const plain = fold(name)
  if (!fullNames.test(plain)) return null
  const at = months.findIndex((names) => names.includes(plain.slice(0, 3)))
  return at < 0 ? null : String(at + 1)
}

const between = '[\\s./-]*'
const namedDay = new RegExp(
  `^(\\d{1,2})${between}(?:de\\s+)?(\\p{L}{3,10})${between}(?:del?\\s+)?(\\d{4}|\\d\\d)$`,
  'u',
)
const monthFirst = /^(\p{L}{3,10})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}|\d\d)$/u
const namedLast = /^(\d{4})[\s./-](\p{L}{3,10})[\s./-](\d{1,2})$/u

const namedParts = (text: string) => {
  if (!/\p{L}{3}/u.test(text)) return null
  const [, day, month, year] = namedDay.exec(text) ?? []
  if (day && month && year) return { day, month, year }
  const [, first, second, last] = monthFirst.exec(text) ?? []
  if (first && second && last) return { day: second, month: first, year: last }
  const [, whole, name, end] = namedLast.exec(text) ?? []
  return whole && name && end ? { day: end, month: name, year: whole } : null
}

/** A date with the name of its month, as `01-OCT-26`, `1 de octubre de 2026` and `October 1, 2026`; null for another. */
const readNamedDay = (text: string, thisYear: number | null) => {
  const parts = namedParts(text)
  const month = parts && monthOf(parts.month)
  if (!parts || !month || (parts.year.length === 2 && thisYear === null)) return null
  return dayOf(parts.year.length === 2 ? String(yearNear(parts.year, thisYear ?? 0)) : parts.year, month, parts.day)
}

const dayMilliseconds = 86_400_000
/** Days of Excel that a column of dates may have: of the years 1954 to 2119. */
const excelDays = { first: 20_000, last: 80_000 }

/** The day that a spreadsheet counts from 1900 on, such as 46296; null for another number or text. */
export const readExcelDay = (cell: string) => {
  if (!/^\d{5}(?:[.,]\d+)?$/.test(cell.trim())) return null
  const days = Number.parseInt(cell, 10)
  if (days < excelDays.first || days > excelDays.last) return null
  return new Date(Date.UTC(1899, 11, 30) + days * dayMilliseconds).toISOString().slice(0, 10)
}

export interface DayReading {
  /** Year near which years of two digits are; null if they are not read. */
  readonly thisYear: number | null
  /** True if `03/04/26` is a date, whose year is the last number. */
  readonly isShort: boolean
}

const noYear: DayReading = { thisYear: null, isShort: false }

/** True for a date of numbers with a year of two digits. */
export const isShortDay = (cell: string) => shortDay.test(withoutTime(cell))

/** Both readings of a date, whose time is dropped. */
export const readDay = (cell: string, { thisYear, isShort }: DayReading = noYear): Readings => {
  const text = withoutTime(cell)
  const [, year, month, day] = yearFirstParts(text) ?? []
  // A date that does not exist, such as 2026-02-30, is left to the check of the field.
  if (year && month && day) return both(`${year}-${month}-${day}`)
  const named = readNamedDay(text, thisYear)
  if (named) return both(named)
  const [, one, between, other, last] = partedDay.exec(text) ?? (isShort ? shortDay.exec(text) : null) ?? []
  if (!one || !other || !last || (last.length === 2 && thisYear === null)) return both(null)
  const full = last.length === 2 ? String(yearNear(last, thisYear ?? 0)) : last
  const european = dayOf(full, other, one)
  return { european, american: between === '.' ? null : dayOf(full, one, other) }
}

/** The formats in which a date of a style is written, such as `DD.MM.YYYY`; null for one without a style. */
export const dateFormatOf = (cell: string, style: Style): string | null => {
  const text = withoutTime(cell)
  const [, , between, , last] = partedDay.exec(text) ?? shortDay.exec(text) ?? []
  if (between === undefined || last === undefined) return null
  const year = last.length === 2 ? 'YY' : 'YYYY'
  return (style === 'european' ? ['DD', 'MM', year] : ['MM', 'DD', year]).join(between)
}

export const isYearFirstFormat = (format: string) => format.startsWith('YYYY')

/** Days of a spreadsheet as numbers. */
export const excelFormat = 'Excel'

export const isShortFormat = (format: string) => /(?<!YY)YY$/.test(format)

/** Notation of a mapped format. */
export const styleOf = (format: Format): Style =>
  format === '1,234.56' || format.startsWith('MM') ? 'american' : 'european'

export const numberFormatOf = (style: Style): NumberFormat => (style === 'american' ? '1,234.56' : '1.234,56')
