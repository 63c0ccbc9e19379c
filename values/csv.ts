/** Spreadsheets recognize UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF'

const sign = '[=+\\-@\uFF1D\uFF0B\uFF0D\uFF20]'
// Beginnings that a spreadsheet interprets as a formula, including full-width characters (OWASP, CSV injection). What
// begins like a marked text is marked once more, so that the mark can be taken off again.
const start = `'*(?:\\s*${sign}|[\\t\\r])`
// A spreadsheet whose list separator is not a comma splits texts at its own separator, even inside quotes.
const inner = `([;|\\t\\r\\n]\\s*'*)`
const formulaStart = new RegExp(`^${start}`)
const innerStart = new RegExp(`${inner}(?=${sign})`, 'g')
const mark = new RegExp(`^'(?=${start})`)
const innerMark = new RegExp(`${inner}'(?=${sign})`, 'g')
const needsQuotes = /[",\r\n]|^\s|\s$/

/** Adds apostrophes so that no spreadsheet interprets the text as a formula. */
export const neutral = (text: string) => (formulaStart.test(text) ? `'${text}` : text).replace(innerStart, "$1'")

/** Reverses `neutral`. */
export const withoutMarks = (text: string) => text.replace(innerMark, '$1').replace(mark, '')

/** One line of a CSV file (RFC 4180), including the line end. */
export const csvLine = (texts: readonly string[]) =>
  `${texts.map((text) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)).join(',')}\r\n`
