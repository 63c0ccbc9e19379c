/** By this mark spreadsheets know UTF-8. */
export const byteOrderMark = '\uFEFF'

// What a spreadsheet takes for a formula when it opens the file, full-width forms included (OWASP, CSV injection).
const formulaStart = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/
// Where a spreadsheet's list separator is no comma, it splits a text at its own, quotes or not.
const innerStart = /([;|\t\r\n]\s*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const mark = /^'(?=\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|[\t\r])/
const innerMark = /([;|\t\r\n]\s*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g
const needsQuotes = /[",\r\n]|^\s|\s$/

/** A text that no spreadsheet takes for a formula. */
export const neutral = (text: string) =>
  (formulaStart.test(text) ? `'${text}` : text).replace(innerStart, (separator) => `${separator}'`)

/** The text that `neutral` was given. */
export const withoutMarks = (text: string) => text.replace(mark, '').replace(innerMark, '$1')

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`
