import { withoutMarks } from '../../../values/text/csv.ts'

const separators = ['\t', ';', ',']
const longestStart = 65_536

/** The first record, without what stands in quotes. */
const bareStart = (text: string) =>
  /[^\r\n]*/.exec(text.slice(0, longestStart).replace(/(?<=^|[\t;,\r\n])"[^"]*(?:""[^"]*)*"?/g, ''))?.[0] ?? ''

/** What divides cells: said by Excel's own first line `sep=;`, else whatever stands most often in the first record. */
const separatorOf = (text: string) => {
  const start = bareStart(text)
  const count = (separator: string) => start.split(separator).length
  return separators.toSorted((left, right) => count(right) - count(left))[0] as string
}

/** Cell by cell: a cell in quotes may hold separators and line breaks, and a quote as two of them (RFC 4180). */
const cellPattern = (separator: string) =>
  new RegExp(`(?:"([^"]*(?:""[^"]*)*)"?)?([^${separator}\\r\\n]*)(${separator}|\\r\\n|\\r|\\n|$)`, 'y')

const split = (text: string, separator: string) => {
  const pattern = cellPattern(separator)
  const rows: string[][] = [[]]
  while (pattern.lastIndex < text.length) {
    const [, quoted, plain = '', end] = pattern.exec(text) ?? []
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"') + plain)
    if (end === separator && pattern.lastIndex === text.length) rows.at(-1)?.push('')
    if (end !== separator && pattern.lastIndex < text.length) rows.push([])
  }
  return rows
}

/** Rows of cells in a text whose cells are divided by tabs, semicolons or commas: pasted from a sheet, or a CSV file. */
export const readDelimited = (text: string) => {
  const [line = '', separator] = /^sep=([\t;,])\r?\n/i.exec(text) ?? []
  const rest = text.slice(line.length)
  return split(rest, separator ?? separatorOf(rest))
}

/** The same of a CSV file, whose formulas were marked as texts when the portal itself wrote it. */
export const readCsv = (text: string) => readDelimited(text).map((cells) => cells.map(withoutMarks))
