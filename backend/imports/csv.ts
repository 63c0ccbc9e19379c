import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'

/** What is wrong with a file, and where. */
export interface Problem {
  readonly line: number
  readonly column: string | null
  readonly reason: string
}

/** A file that cannot be read to its end. */
export class Unreadable extends Error {
  readonly problem: Problem

  constructor(line: number, reason: string) {
    super(reason)
    this.problem = { line, column: null, reason }
  }
}

/** A row of the file: the line on which it begins, and its cells. */
export interface Record {
  readonly line: number
  readonly cells: readonly string[]
}

/** Longer than any row of any table. */
const mostRecordBytes = 1_000_000
const lineFeed = 10
const delimiters = [',', ';', '\t'] as const

const countLines = (bytes: Uint8Array) => {
  let count = 0
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) count += 1
  return count
}

const otherEncoding = (first: Uint8Array) =>
  (first[0] === 0xff && first[1] === 0xfe) || (first[0] === 0xfe && first[1] === 0xff)

/** The same bytes, as long as they are UTF-8. */
async function* inUtf8(source: AsyncIterable<Uint8Array>) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  const demand = (chunk: Uint8Array, isLast: boolean) => {
    try {
      decoder.decode(chunk, { stream: !isLast })
    } catch {
      throw new Unreadable(line, 'Is not UTF-8. Save the file in UTF-8.')
    }
  }
  let isFirst = true
  for await (const chunk of source) {
    if (isFirst && otherEncoding(chunk)) throw new Unreadable(1, 'Is UTF-16. Save the file in UTF-8.')
    isFirst = false
    demand(chunk, false)
    line += countLines(chunk)
    yield chunk
  }
  demand(new Uint8Array(0), true)
}

/** The first line with the chunks that it was found in. */
async function* withFirstLine(source: AsyncIterable<Uint8Array>, tell: (line: string) => void) {
  const seen: Uint8Array[] = []
  let length = 0
  let isTold = false
  for await (const chunk of source) {
    if (isTold) {
      yield chunk
      continue
    }
    seen.push(chunk)
    length += chunk.length
    if (!chunk.includes(lineFeed) && length < mostRecordBytes) continue
    tell(Buffer.concat(seen).toString('utf8').split('\n', 1)[0] ?? '')
    isTold = true
    yield* seen.splice(0)
  }
  if (!isTold) tell(Buffer.concat(seen).toString('utf8').split('\n', 1)[0] ?? '')
  yield* seen
}

/** The delimiter that the header has most of. */
const delimiterOf = (header: string) => {
  const counts = delimiters.map((delimiter) => header.split(delimiter).length)
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ','
}

const reasons: Readonly<globalThis.Record<string, string>> = {
  CSV_MAX_RECORD_SIZE: `Has a row of more than ${mostRecordBytes.toLocaleString('en')} bytes; is a quote missing?`,
  CSV_QUOTE_NOT_CLOSED: 'Has a quote that is not closed.',
  CSV_INVALID_CLOSING_QUOTE: 'Has a character behind a closing quote; a quote within quotes is written twice.',
  INVALID_OPENING_QUOTE: 'Has a quote within a cell that does not begin with one.',
  CSV_NON_TRIMABLE_CHAR_AFTER_CLOSING_QUOTE: 'Has a character behind a closing quote.',
}

const asUnreadable = (error: unknown) => {
  if (!(error instanceof CsvError)) return error
  const line = Number((error as { lines?: number }).lines ?? 1)
  return new Unreadable(line, reasons[error.code] ?? 'Cannot be read as CSV.')
}

interface Informed {
  readonly info: { readonly lines: number }
  readonly record: string[]
}

const openParser = (delimiter: string) =>
  parse({
    delimiter,
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: mostRecordBytes,
    record_delimiter: ['\r\n', '\n', '\r'],
  })

/**
 * The rows of a CSV file (RFC 4180) in UTF-8, with or without a mark; comma, semicolon or tab by its header. Holds one
 * piece of it at a time. Raises `Unreadable`.
 */
export async function* readRecords(source: AsyncIterable<Uint8Array>): AsyncGenerator<Record> {
  let header = ''
  const pieces = withFirstLine(inUtf8(source), (line) => {
    header = line
  })
  const first = await pieces.next()
  if (first.done) throw new Unreadable(1, 'Is empty: the first line names the columns.')
  async function* all() {
    yield first.value as Uint8Array
    yield* pieces
  }
  const parser = openParser(delimiterOf(header))
  const bytes = Readable.from(all(), { objectMode: false })
  // Piping passes no errors on.
  bytes.on('error', (error) => parser.destroy(error))
  let line = 1
  try {
    for await (const { info, record } of bytes.pipe(parser) as AsyncIterable<Informed>) {
      yield { line, cells: record }
      line = info.lines + 1
    }
  } catch (error) {
    throw asUnreadable(error)
  } finally {
    bytes.destroy()
  }
}
