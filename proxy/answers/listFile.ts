import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import { turnsOf } from '#backend/process/limits.ts'
import type { AnyCall } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import { infoOf } from '#schema/fields.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import { wireName } from '#schema/wire/product.ts'
import { writeAnswer, writeOf } from '#schema/wire/writeAnswer.ts'
import { byteOrderMark, csvLine, neutral } from '#values/csv.ts'
import { isHangUp } from './sendBytes.ts'

interface ListFile {
  readonly record: Entity
  readonly format: keyof typeof formats
}

/**
 * The file format of a list response if the client prefers `text/csv` or `application/x-ndjson` to JSON, otherwise
 * null.
 */
export const listFileOf = ({ list, answer }: AnyCall, request: Request): ListFile | null => {
  const record = list && rowOf(answer)
  if (!record) return null
  const format = request.accepts(['json', ...Object.keys(formats)])
  return format && format in formats ? { record, format: format as ListFile['format'] } : null
}

/** CSV cell of a wire value: lists joined by commas, nested rows as JSON, null as empty text. */
const cellOf = (wire: unknown) => {
  if (wire === null || wire === undefined) return ''
  if (typeof wire === 'number' || typeof wire === 'boolean') return String(wire)
  return neutral(
    Array.isArray(wire) && wire.some((entry) => typeof entry === 'object') ? JSON.stringify(wire) : String(wire),
  )
}

/** An exported list holds a connection and a snapshot of the database. */
const longestMilliseconds = 600_000
const turns = turnsOf('exports')

type Portions = AsyncIterator<readonly unknown[]>

async function* rowsFrom(first: IteratorResult<readonly unknown[]>, rest: Portions) {
  for (let portion = first; !portion.done; portion = await rest.next()) yield portion.value
}

const csv = ({ fields }: Entity) => {
  const entries = Object.entries(fields).map(([key, field]) => [key, field, writeOf(field)] as const)
  return {
    head: byteOrderMark + csvLine(entries.map(([, field]) => wireName(infoOf(field).wire))),
    lineOf: (row: unknown) =>
      csvLine(entries.map(([key, , write]) => cellOf(write((row as Record<string, unknown>)[key])))),
  }
}

const json = (record: Entity) => ({
  head: '',
  lineOf: (row: unknown) => `${JSON.stringify(writeAnswer(record, row as never))}\n`,
})

const formats = {
  'text/csv': { ending: 'csv', type: 'text/csv; charset=utf-8; header=present', lines: csv },
  'application/x-ndjson': { ending: 'ndjson', type: 'application/x-ndjson; charset=utf-8', lines: json },
} as const

async function* linesOf({ record, format }: ListFile, portions: AsyncIterable<readonly unknown[]>) {
  const { head, lineOf } = formats[format].lines(record)
  yield head
  for await (const rows of portions) yield rows.map(lineOf).join('')
}

const sendLines = async (response: Response, file: ListFile, portions: AsyncIterable<readonly unknown[]>) => {
  const end = setTimeout(() => response.destroy(), longestMilliseconds)
  const rows = portions[Symbol.asyncIterator]()
  try {
    const first = await rows.next()
    const { ending, type } = formats[file.format]
    response.attachment(`${file.record.name}.${ending}`).type(type)
    await pipeline(linesOf(file, rowsFrom(first, rows)), response)
  } catch (error) {
    if (!isHangUp(error)) throw error
  } finally {
    clearTimeout(end)
    await rows.return?.()
  }
}

/**
 * Streams the rows of a list from one snapshot. CSV (RFC 4180, UTF-8 with byte order mark): a header of wire names,
 * then the JSON values of each record; formulas are neutralized. NDJSON: one record per line. A failure before the
 * first rows gives an error response, a later one aborts the download. 429 if too many files are in progress, overall
 * or for this user.
 */
export const sendListFile = (
  response: Response,
  file: ListFile,
  userId: number | null,
  portions: AsyncIterable<readonly unknown[]>,
) => turns.run(`user ${userId}`, () => sendLines(response, file, portions))
