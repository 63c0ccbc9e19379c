/** By this mark spreadsheets know UTF-8. */
export const byteOrderMark = '\uFEFF'

const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]'
// What a spreadsheet takes for a formula when it opens the file, full-width forms included (OWASP, CSV injection). What
// begins like a marked text is marked once more, so that the mark can be taken off again.
const start = `'*(?:\\s*${sign}|[\\t\\r])`
// Where a spreadsheet's list separator is no comma, it splits a text at its own, quotes or not.
const inner = `([;|\\t\\r\\n]\\s*'*)`
const formulaStart = new RegExp(`^${start}`)
const innerStart = new RegExp(`${inner}(?=${sign})`, 'g')
const mark = new RegExp(`^'(?=${start})`)
const innerMark = new RegExp(`${inner}'(?=${sign})`, 'g')
const needsQuotes = /[",\r\n]|^\s|\s$/

/** A text that no spreadsheet takes for a formula. */
export const neutral = (text: string) => (formulaStart.test(text) ? `'${text}` : text).replace(innerStart, "$1'")

/** The text that `neutral` was given. */
export const withoutMarks = (text: string) => text.replace(innerMark, '$1').replace(mark, '')

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`
