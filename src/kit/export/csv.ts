import type { Day, KindName } from '../../../schema/kinds.ts'
import { sayDay } from '../kinds/formats.ts'
import type { CellValue } from './exported.ts'
import { readWallClock } from './wallClock.ts'

const byteOrderMark = '\uFEFF'
// What a spreadsheet takes for a formula when it opens the file, full-width forms included (OWASP, CSV injection).
const formulaStart = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/
const needsQuotes = /[",\r\n]|^\s|\s$/

const dateText = (value: string) => {
  const read = readWallClock(value)
  if (!read) return neutral(value)
  const day = sayDay(value.slice(0, 10) as Day)
  return read.hour === undefined ? day : `${day} ${read.hour}:${read.minute}`
}

const neutral = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const textOf = (kind: KindName, value: CellValue) => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return kind === 'money' ? value.toFixed(2) : String(value)
  return kind === 'day' || kind === 'instant' ? dateText(value) : neutral(value)
}

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const line = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`

/** The first line of a CSV file, byte order mark included. */
export const csvHeader = (labels: readonly string[]) => byteOrderMark + line(labels.map(neutral))

/** One line of a CSV file (RFC 4180); numbers without separators, dates as the screen shows them, no formula survives. */
export const csvLine = (kinds: readonly KindName[], values: readonly CellValue[]) =>
  line(kinds.map((kind, index) => textOf(kind, values[index])))
