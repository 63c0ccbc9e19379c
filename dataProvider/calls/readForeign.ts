import type { Call } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import { hasGuessedCharset, parseText } from '#schema/tolerance/decodeText.ts'
import { FaultLog, wholeAnswer } from '#schema/tolerance/faults.ts'
import type { TolerantRows } from '#schema/tolerance/readRecords.ts'
import { readTolerantly, rowsTolerantly, rowTolerantly } from '#schema/tolerance/readTolerantly.ts'
import { readInSlices } from '../lists/inSlices.ts'
import { listTimeZone } from '../lists/listing.ts'
import { noteAnswer } from './answerFaults.ts'

const readRows = async ({ wires, decode }: TolerantRows, log: FaultLog) => {
  const rows = (await readInSlices({ wires, decode })).filter((row) => row !== null)
  log.countRows(wires.length, wires.length - rows.length)
  return rows
}

interface Place {
  /** Name of the call. */
  readonly at: string
  readonly request: string
}

/** Reads the JSON of a company's service in its charset; undefined if it is none. */
export const foreignJson = async (response: Response) =>
  parseText(new Uint8Array(await response.arrayBuffer()), response.headers.get('Content-Type'))

/** Reads the answer of a company's service as far as possible, and records its faults. */
export const readForeign = async (call: Call, wire: unknown, { at, request }: Place): Promise<unknown> => {
  const log = new FaultLog()
  if (hasGuessedCharset(wire)) log.add(wholeAnswer, 'type', 'shown', null)
  const options = { log, timeZone: listTimeZone() }
  try {
    const rows = call.list ? rowsTolerantly(call.answer, wire, at, options) : null
    return rows ? await readRows(rows, log) : readTolerantly(call.answer, wire, at, options)
  } finally {
    noteAnswer({ call: at, request, faults: log.faults, ...log.counts })
  }
}

/** Reads a row of a company's service; null if it cannot be read. */
export const foreignRow = (row: Entity) => rowTolerantly(row, { log: new FaultLog(), timeZone: listTimeZone() })
