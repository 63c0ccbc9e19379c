import { CsvError, type Parser, parse } from 'csv-parse'
import { type ProblemCode, reasonOf } from '#schema/imports/problems.ts'
import { byteOrderMark } from '#values/csv.ts'
import { type Encoding, inUtf8, type OpenFile } from './encoding.ts'
import { UnreadableFileError } from './problems.ts'

export interface Record {
  readonly line: number
  readonly cells: readonly string[]
  /** Cells of a workbook that are numbers or dates, in the portal's own format. */
  readonly typed?: readonly boolean[]
}

/** Longer than any row of any table. */
const maxRecordBytes = 1_000_000
const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

export interface CsvForm {
  readonly encoding: Encoding
  readonly separator: Separator
  /** Lines before the header: the line `sep=;` that Excel reads and writes. */
  readonly skipped: 0 | 1
}

/** The first characters of a text, up to the end of its first line that is not blank. */
const beginningOf = async (open: OpenFile, encoding: Encoding) => {
  const pieces: Uint8Array[] = []
  let length = 0
  for await (const piece of inUtf8(open, encoding)) {
    pieces.push(piece)
    length += piece.length
    if (length >= maxRecordBytes) break
    const endsLine = piece.includes(10) || piece.includes(13)
    if (endsLine && /\S.*[\r\n]/.test(Buffer.concat(pieces).toString())) break
  }
  return Buffer.concat(pieces).toString().replace(byteOrderMark, '').trimStart()
}

const withoutQuoted = (text: string) => text.replace(/"[^"]*(?:""[^"]*)*"?/g, '')

/** The separator that occurs most in the header. */
const separatorOf = (header: string): Separator => {
  const counts = separators.map((separator) => header.split(separator).length)
  return separators[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Detects the separator from the header, or from Excel's line `sep=;` before it. */
export const csvFormOf = async (open: OpenFile, encoding: Encoding): Promise<CsvForm> => {
  const beginning = await beginningOf(open, encoding)
  const [, named] = /^sep=([,;\t])[\r\n]/i.exec(beginning) ?? []
  if (named) return { encoding, separator: named as Separator, skipped: 1 }
  const header = /^[^\r\n]*/.exec(withoutQuoted(beginning))?.[0] ?? ''
  return { encoding, separator: separatorOf(header), skipped: 0 }
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
    // Files with tabs are rarely quoted, and contain inches such as 12".
    relax_quotes: separator === '\t',
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
