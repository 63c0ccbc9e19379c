import type { CellObject } from '@e965/xlsx'
import type { KindName } from '#schema/fields.ts'
import type { CellValue } from './exported.ts'

const wallClock = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/

/** Null if the value is not a date. */
export const readWallClock = (value: string) => {
  const [, year, month, day, hour, minute] = wallClock.exec(value) ?? []
  return year ? { year, month, day, hour, minute } : null
}

const msPerDay = 86_400_000
// Excel's day 0. Excel treats 1900 as a leap year, so dates before March 1900 do not match.
const dayZero = Date.UTC(1899, 11, 30)
const firstSureDay = 61
// Month names are English in every language `docs/product/look.md#dates-and-numbers`.
const dayFormat = '[$-409]dd/mmm/yyyy'
const momentFormat = '[$-409]dd/mmm/yyyy hh:mm'

const fraction = (value: number, integerFormat: string, decimalFormat: string) =>
  Number.isInteger(value) ? integerFormat : decimalFormat

const numberFormats: Partial<Record<KindName, (value: number) => string>> = {
  quantity: (value) => fraction(value, '#,##0', '#,##0.###'),
  money: () => '#,##0.00',
  kilograms: () => '#,##0.00',
  pounds: () => '#,##0.00',
  inches: (value) => fraction(value, '#,##0', '#,##0.####'),
  percent: (value) => fraction(value, '0', '0.##'),
}

const dateCell = (value: string): CellObject | undefined => {
  const read = readWallClock(value)
  if (!read) return undefined
  const { year, month, day, hour, minute } = read
  const midnight = (Date.UTC(Number(year), Number(month) - 1, Number(day)) - dayZero) / msPerDay
  if (midnight < firstSureDay) return undefined
  if (hour === undefined) return { t: 'n', v: midnight, z: dayFormat }
  return { t: 'n', v: midnight + (Number(hour) * 60 + Number(minute)) / 1440, z: momentFormat }
}

// The format '@' prevents Excel from converting the text to a number or formula when the cell is edited.
const textCell = (value: string): CellObject => ({ t: 's', v: value, z: '@' })

/** Workbook cell: a number, a date or a text, never a formula. `write` adapts a text to the file format. */
export const cellOf = (kind: KindName, value: CellValue, write: (text: string) => string): CellObject | undefined => {
  if (value === null || value === undefined || value === '') return undefined
  if (typeof value === 'number') return { t: 'n', v: value, z: numberFormats[kind]?.(value) ?? 'General' }
  const date = kind === 'day' || kind === 'instant' ? dateCell(value) : undefined
  return date ?? textCell(write(value))
}
