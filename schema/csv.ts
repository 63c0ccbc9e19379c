/** By this mark spreadsheets know UTF-8. */
export const byteOrderMark = '\uFEFF'

// What a spreadsheet takes for a formula when it opens the file, full-width forms included (OWASP, CSV injection).
const formulaStart = /^[\s]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r]/
const needsQuotes = /[",\r\n]|^\s|\s$/

/** A text that no spreadsheet takes for a formula. */
export const neutral = (text: string) => (formulaStart.test(text) ? `'${text}` : text)

const quoted = (text: string) => (needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (texts: readonly string[]) => `${texts.map(quoted).join(',')}\r\n`
