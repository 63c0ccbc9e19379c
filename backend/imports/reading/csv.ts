import { CsvError, type Parser, parse } from 'csv-parse'

export interface Problem {
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

/** Thrown for a file that cannot be read to its end. */
export class UnreadableFileError extends Error {
  readonly problem: Problem

  constructor(line: number, reason: string) {
    super(reason)
    this.problem = { line, column: null, reason }
  }
}

export interface Record {
  readonly line: number
  readonly cells: readonly string[]
}

/** Longer than any row of any table. */
const maxRecordBytes = 1_000_000
const lineFeed = 10
const delimiters = [',', ';', '\t'] as const

const countLines = (bytes: Uint8Array) => {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1
  return count
}

const otherEncoding = (first: Uint8Array) =>
  (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff)

/** Passes the bytes through; throws if they are not UTF-8. */
async function* inUtf8(source: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const requireUtf8 = (chunk: Uint8Array, isLast: boolean) => {
    try {
      decoder.decode(chunk, { stream: !isLast })
    } catch {
      throw new UnreadableFileError(line, 'Is not UTF-8. Save the file in UTF-8.')
    }
  }
  let isFirst = true
  for await (const chunk of source) {
    if (isFirst && otherEncoding(chunk)) throw new UnreadableFileError(1, 'Is UTF-16. Save the file in UTF-8.')
    isFirst = false
    requireUtf8(chunk, false)
    line += countLines(chunk)
    yield chunk
  }
  requireUtf8(new Uint8Array(0), true)
}

/** Reports the first line and passes all bytes through. */
async function* withFirstLine(source: AsyncIterable<Uint8Array>, report: (line: string) => void) {
  const seen: Uint8Array[] = []
  let length = 0
  let isHeaderRead = false
  for await (const chunk of source) {
    if (isHeaderRead) {
      yield chunk
      continue
    }
    seen.push(chunk)
    length += chunk.length
    if (!chunk.includes(lineFeed) && length < maxRecordBytes) continue
    report(Buffer.concat(seen).toString('utf8').split('\n', 1)[0] ?? '')
    isHeaderRead = true
    yield* seen.splice(0)
  }
  if (!isHeaderRead) report(Buffer.concat(seen).toString('utf8').split('\n', 1)[0] ?? '')
  yield* seen
}

const delimiterOf = (header: string) => {
  const counts = delimiters.map((delimiter) => header.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

const reasons: Readonly<globalThis.Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `Has a row of more than ${maxRecordBytes.toLocaleString('en')} bytes; is a quote missing?`,
  CSV_QUOTE_NOT_CLOSED: 'Has a quote that is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'Has a character behind a closing quote; a quote within quotes is written twice.',
  INVALID_OPENING_QUOTE: 'Has a quote within a cell that does not begin with one.',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'Has a character behind a closing quote.',
}

const asUnreadable = (error: unknown) => {
  if (!(error instanceof CsvError)) return error
  const line = Number((error as { lines?: number }).lines ?? 1)
  return new UnreadableFileError(line, reasons[error.code] ?? 'Cannot be read as CSV.')
}

const openParser = (header: string, take: (record: Record) => void) => {
  const parser = parse({
    delimiter: delimiterOf(header),
    record_delimiter: header.endsWith('\r') ? '\r\n' : '\n',
    bom: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: maxRecordBytes,
  })
  let line = 1
  parser.on('data', (cells: string[]) => {
    // Records can contain line breaks, so the next one starts after the parser's last line.
    take({ line, cells })
    line = parser.info.lines + 1
  })
  return parser
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
 * Reads the rows of a CSV file (RFC 4180) in UTF-8, with or without a byte order mark; detects comma, semicolon or tab
 * from the header. Yields batches and holds only one in memory. Throws `UnreadableFileError`.
 */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Record[]> {
  let portion: Record[] = []
  let parser: Parser | null = null as Parser | null
  const pieces = withFirstLine(inUtf8(source), (header) => {
    parser = openParser(header, (record) => void portion.push(record))
    // Avoids an unhandled error; the caller of `write` receives it too.
    parser.on('error', () => {})
  })
  const cut = () => {
    const done = portion
    portion = []
    return done
  }
  try {
    for await (const piece of pieces) {
      if (parser) await writeTo(parser, piece)
      if (portion.length > 0) yield cut()
    }
    if (parser) await endOf(parser)
    if (portion.length > 0) yield cut()
  } catch (error) {
    // Earlier rows may have problems to report as well.
    if (portion.length > 0) yield cut()
    throw asUnreadable(error)
  } finally {
    parser?.destroy()
    await pieces.return(undefined)
  }
}
