import { CsvError, type Parser, parse } from 'csv-parse'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import { byteOrderMark } from '#values/csv.ts'
import { type Encoding, inUtf8, type OpenFile } from './encoding.ts'
import { UnreadableFileError } from './problems.ts'

/** Cell of a workbook: a number or date in the portal's own format, an error, a formula without value, or a text (null). */
export type CellType = 'value' | 'error' | 'formula' | null

export interface Record {
  readonly line: number
  readonly cells: readonly string[]
  /** Only of a workbook. */
  readonly typed?: readonly CellType[]
}

/** Longer than any row of any table. */
const maxRecordBytes = 1_000_000
const separators = [',', ';', '\t', '|'] as const
type Separator = (typeof separators)[number]

export interface CsvForm {
  readonly encoding: Encoding
  readonly separator: Separator
  /** Lines before the header: the line `sep=;` that Excel reads and writes. */
  readonly skipped: 0 | 1
}

/** Enough of a text to see its titles, its header and rows. */
const beginningBytes = 65_536

const beginningOf = async (open: OpenFile, encoding: Encoding) => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of inUtf8(open, encoding)) {
    pieces.push(piece)
    length += piece.length
    if (length >= beginningBytes) break
  }
  return Buffer.concat(pieces).subarray(0, beginningBytes).toString().replace(byteOrderMark, '').trimStart()
}

const withoutQuoted = (text: string) => text.replace(/"[^"]*(?:""[^"]*)*"?/g, '')

const maxLines = 100

/**
 * The separator with which most lines have the same number of cells, and the one that makes more cells of two such.
 * Titles have no separator, and headers no decimal comma.
 */
const separatorOf = (lines: readonly string[]): Separator => {
  const weights = separators.map((separator) => {
    const counts = new Map<number, number>()
    for (const line of lines) {
      const count = line.split(separator).length - 1
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1)
    }
    return Math.max(0, ...[...counts].map(([count, times]) => times * beginningBytes + count))
  })
  return separators[weights.indexOf(Math.max(...weights))] ?? ','
}

/** Detects the separator from the first lines, or from Excel's line `sep=;` before it. */
export const csvFormOf = async (open: OpenFile, encoding: Encoding): Promise<CsvForm> => {
  const beginning = await beginningOf(open, encoding)
  const [, named] = /^sep=([,;\t])[\r\n]/i.exec(beginning) ?? []
  if (named) return { encoding, separator: named as Separator, skipped: 1 }
  const lines = withoutQuoted(beginning).split(/[\r\n]+/, maxLines)
  return { encoding, separator: separatorOf(lines), skipped: 0 }
}

const codes: Readonly<globalThis.Record<string, ProblemCode>> = {
  CSV_MAX_RECORD_SIZE: 'longRow',
  CSV_QUOTE_NOT_CLOSED: 'openQuote',
  CSV_INVALID_CLOSING_QUOTE: 'afterQuote',
  INVALID_OPENING_QUOTE: 'quoteInCell',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'afterQuote',
}

const reasonFor = ({ code }: CsvError) =>
  reasonOf(codes[code] ?? 'noCsv', code === 'CSV_MAX_RECORD_SIZE' ? { limit: maxRecordBytes.toLocaleString('en') } : {})

const isBlank = (cells: readonly string[]) => cells.every((cell) => cell === '' || cell.trim() === '')

const doubleEnds = (cells: readonly string[]) =>
  cells.reduce((count, cell) => count + (cell.includes('\r\n') ? cell.split('\r\n').length - 1 : 0), 0)

const openParser = (separator: Separator, take: (record: Record) => void) => {
  let line = 1
  // The parser counts CR LF within quotes as two lines.
  let counted = 0
  const endOfRecord = () => parser.info.lines - counted
  const parser: Parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\r\n', '\r\n', '\n', '\r'],
    bom: true,
    relax_column_count: true,
    // Files with tabs or pipes are rarely quoted, and contain inches such as 12".
    relax_quotes: separator === '\t' || separator === '|',
    max_record_size: maxRecordBytes,
    on_record: (cells: string[]) => {
      if (!isBlank(cells)) take({ line, cells })
      if (endOfRecord() > line) counted += doubleEnds(cells)
      line = Math.max(line, endOfRecord()) + 1
      return null
    },
  })
  // Avoids an unhandled error; the caller of `write` receives it too.
  parser.on('error', () => {})
  parser.resume()
  const asUnreadable = (error: unknown) =>
    error instanceof CsvError ? new UnreadableFileError(line, reasonFor(error)) : error
  return { parser, asUnreadable }
}

const writeTo = (parser: Parser, chunk: Uint8Array) =>
  new Promise<void>((resolve, reject) => {
    parser.write(chunk, (error) => (error ? reject(error) : resolve()))
  })

const endOf = (parser: Parser) =>
  new Promise<void>((resolve, reject) => {
    parser.once('error', reject)
    parser.once('end', resolve)
    parser.end()
  })

/**
 * Reads the rows of a CSV file (RFC 4180) that are not blank, the header first. Yields batches and holds only one in
 * memory. Throws `UnreadableFileError`.
 */
export async function* readRecords(
  open: OpenFile,
  { encoding, separator, skipped }: CsvForm,
): AsyncGenerator<readonly Record[]> {
  let portion: Record[] = []
  let left: number = skipped
  const { parser, asUnreadable } = openParser(separator, (record) => {
    if (left > 0) left -= 1
    else portion.push(record)
  })
  const pieces = inUtf8(open, encoding)
  const cut = () => {
    const done = portion
    portion = []
    return done
  }
  try {
    for await (const piece of pieces) {
      await writeTo(parser, piece)
      if (portion.length > 0) yield cut()
    }
    await endOf(parser)
    if (portion.length > 0) yield cut()
  } catch (error) {
    // Earlier rows may have problems to report as well.
    if (portion.length > 0) yield cut()
    throw asUnreadable(error)
  } finally {
    parser.destroy()
    await pieces.return(undefined)
  }
}
