import type { KindName } from '#schema/fields.ts'
import type { Day } from '#schema/kinds.ts'
import { byteOrderMark, csvLine, neutral } from '#values/csv.ts'
import { formatDay } from '../fields/formats.ts'
import { readWallClock } from './cells.ts'
import type { CellValue } from './exported.ts'

const dateText = (value: string) => {
  const read = readWallClock(value)
  if (!read) return neutral(value)
  const day = formatDay(value.slice(0, 10) as Day)
  return read.hour === undefined ? day : `${day} ${read.hour}:${read.minute}`
}

const textOf = (kind: KindName, value: CellValue) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return kind === 'money' ? value.toFixed(2) : String(value)
  return kind === 'day' || kind === 'instant' ? dateText(value) : neutral(value)
}

/** Includes the byte order mark. */
export const csvHeader = (labels: readonly string[]) => byteOrderMark + csvLine(labels.map(neutral))

/** Row of a CSV file: numbers without separators, dates as displayed, formulas neutralized. */
export const csvRow = (kinds: readonly KindName[], values: readonly CellValue[]) =>
  csvLine(kinds.map((kind, index) => textOf(kind, values[index])))
