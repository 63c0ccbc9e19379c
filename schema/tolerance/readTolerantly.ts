import { InvalidAnswerError } from '../checks/issues.ts'
import { decodeAnswer, type Entity, isEntity } from '../entity.ts'
import { infoOf, type Schema } from '../fields.ts'
import { type Form, formOf } from '../wire/envelope.ts'
import { wireName } from '../wire/product.ts'
import { acceptsAny } from '../wire/receipt.ts'
import { FaultLog, textKey, wholeAnswer } from './faults.ts'
import {
  isNone,
  type Place,
  readAll,
  readableOf,
  readEntries,
  readerOf,
  readOther,
  rowReader,
  type TolerantRows,
  UnreadableFileError,
} from './readRecords.ts'

const misformed = (name: string, wire: unknown, { log }: Place): never => {
  log.add(name, isNone(wire) ? 'required' : 'type', 'page', null)
  throw new UnreadableFileError(`${name} is not as declared`)
}

/** Parses JSON text where a structure is declared. */
const structureOf = (wire: unknown): unknown => {
  if (typeof wire !== 'string' || !/^\s*[[{]/.test(wire)) return wire
  try {
    return JSON.parse(wire)
  } catch {
    return wire
  }
}

type Wire = Readonly<Record<string, unknown>>

const isWire = (wire: unknown): wire is Wire => typeof wire === 'object' && wire !== null && !Array.isArray(wire)

/** Content of an object that only wraps it: under `value`, or under its only key; otherwise undefined. */
const unwrapped = (structure: unknown) => {
  if (!isWire(structure)) return undefined
  const [content, ...others] = Object.values(structure)
  return structureOf(textKey in structure ? structure[textKey] : others.length === 0 ? content : undefined)
}

/**
 * Returns the value under a key. Without the key, a list is taken as it is, and so is one in another wrapper; anything
 * else is not the declared answer.
 */
const under = (key: string, wire: unknown, place: Place) => {
  const structure = structureOf(wire)
  if (Array.isArray(structure)) return structure
  if (!isWire(structure)) return misformed(wholeAnswer, wire, place)
  if (structure[key] !== undefined) return structure[key]
  const content = unwrapped(structure)
  if (isWire(content) && content[key] !== undefined) return content[key]
  return isFilledList(content) ? content : misformed(key, undefined, place)
}

/** An empty list under another key says nothing about the declared one. */
const isFilledList = (content: unknown) => Array.isArray(content) && content.length > 0

const keyIn = (form: Extract<Form, { is: 'either' }>, wire: unknown) => {
  const isThere = ({ key }: { key: string }) => typeof wire === 'object' && wire !== null && key in wire
  return form.keys.find(isThere) ?? (form.keys[0] as (typeof form.keys)[number])
}

/** Returns the rows of a list; null and empty text are an empty list. */
const wiresOf = (wire: unknown, name: string, place: Place): readonly unknown[] => {
  if (wire === null || wire === '') return []
  const structure = structureOf(wire)
  if (Array.isArray(structure)) return structure
  const content = unwrapped(structure)
  const isDeclared = isWire(structure) && textKey in structure && Array.isArray(content)
  return isDeclared || isFilledList(content) ? (content as readonly unknown[]) : misformed(name, wire, place)
}

/** Returns the unread rows of an answer that is a list, by its envelope; null for any other answer. */
const lazyRowsOf = (schema: Schema, wire: unknown, place: Place, name = wholeAnswer): TolerantRows | null => {
  const form = formOf(schema)
  if (form?.is === 'list' && isEntity(form.of))
    return { wires: wiresOf(wire, name, place), decode: rowReader(form.of, place) }
  if (form?.is === 'key') {
    const value = isListed(form.of) ? under(form.key, wire, place) : wire
    return lazyRowsOf(form.of, value, place, form.key)
  }
  if (form?.is === 'text') {
    const value = isListed(form.of) ? under(textKey, wire, place) : wire
    return lazyRowsOf(form.of, value, place, textKey)
  }
  return null
}

/** Returns true if a schema is a list of records, in any envelope. */
const isListed = (schema: Schema): boolean => {
  const form = formOf(schema)
  if (form?.is === 'list') return isEntity(form.of)
  return (form?.is === 'key' || form?.is === 'text') && isListed(form.of)
}

/**
 * Returns the record in an answer: bare, alone in a list, or in a wrapper, beside other parts of it. A list is the rows
 * of a record that has one list of them.
 */
const recordIn = (entity: Entity, wire: unknown): unknown => {
  const structure = structureOf(wire)
  const fields = Object.values(entity.fields).map(infoOf)
  const listed = fields.filter(({ inner }) => inner)
  if (Array.isArray(structure)) {
    if (listed.length === 1 && entity.key.length === 0) return { [wireName(listed[0]?.wire ?? '')]: structure }
    return structure.length === 1 ? recordIn(entity, structure[0]) : structure
  }
  if (!isWire(structure)) return structure
  const names = fields.filter(({ inner }) => !inner).map((field) => wireName(field.wire))
  const isIn = (content: Wire) => names.some((name) => name in content)
  if (isIn(structure)) return structure
  const parts = Object.entries(structure).map(([name, part]) => [name, structureOf(part)] as const)
  const holders = parts.filter(([, part]) => isWire(part) && isIn(part))
  const [name, content] = holders.length === 1 ? (holders[0] ?? []) : []
  const listedAlone = unwrapped(structure)
  if (Array.isArray(listedAlone) && listedAlone.every(isWire)) return recordIn(entity, listedAlone)
  if (name === undefined) return structure
  const { [name]: _, ...beside } = structure
  return { ...beside, ...(content as Wire) }
}

const readFirst = (of: Schema, wire: unknown, name: string, place: Place) => {
  const structure = structureOf(wire)
  if (structure === null || structure === '') return null
  if (!Array.isArray(structure)) return readAnswer(of, structure, place, name)
  return structure.length === 0 ? null : readAnswer(of, structure[0], place, name)
}

const readPair = ([left, right]: readonly [Schema, Schema], wire: unknown, place: Place) => {
  const structure = structureOf(wire)
  if (!Array.isArray(structure) || structure.length < 2) return misformed(wholeAnswer, wire, place)
  return [readAnswer(left, structure[0], place), readAnswer(right, structure[1], place)]
}

/** Reads what it can of the answer to a change; the change has succeeded, whatever its answer says. */
const readReceipt = (schema: Schema, wire: unknown, place: Place, name: string) => {
  try {
    return readDeclared(schema, wire, { ...place, log: new FaultLog() }, name)
  } catch (error) {
    if (error instanceof UnreadableFileError || error instanceof InvalidAnswerError) return {}
    throw error
  }
}

const readAnswer = (schema: Schema, wire: unknown, place: Place, name = wholeAnswer): unknown =>
  (acceptsAny(schema) ? readReceipt : readDeclared)(schema, wire, place, name)

const readDeclared = (schema: Schema, wire: unknown, place: Place, name: string): unknown => {
  if (isEntity(schema)) return readerOf(schema)(recordIn(schema, wire), place)
  const form = formOf(schema)
  if (!form) return decodeAnswer(schema, wire, name)
  const rows = lazyRowsOf(schema, wire, place, name)
  if (rows) return readAll(rows.decode, rows.wires, place)
  const role = { isKey: true, name }
  switch (form.is) {
    case 'key':
      return readAnswer(form.of, under(form.key, wire, place), place, form.key)
    case 'text':
      return readAnswer(form.of, under(textKey, wire, place), place, textKey)
    case 'either': {
      const { key, of } = keyIn(form, wire)
      // The text under `value` is part of that form.
      return readAnswer(of, wire, place, key)
    }
    case 'first':
      return readFirst(form.of, wire, name, place)
    case 'pair':
      return readPair(form.of, wire, place)
    case 'value': {
      const structure = structureOf(wire)
      return readOther(readableOf(form.field), isWire(structure) ? unwrapped(structure) : wire, role, place)
    }
    case 'values':
      return readEntries(readableOf(form.field), wiresOf(wire, name, place), { isKey: false, name }, place)
    case 'as':
      return decodeAnswer(schema, wire, name)
    case 'list':
      return wiresOf(wire, name, place).map((entry) => readAnswer(form.of, entry, place, name))
  }
}

interface Options {
  readonly log: FaultLog
  /** Time zone of days and times that come without one. */
  readonly timeZone: string
}

/** Raises the error of the strict reading, so that callers see the same failure. */
const raising = <T>(at: string, read: () => T): T => {
  try {
    return read()
  } catch (error) {
    if (error instanceof UnreadableFileError) throw new InvalidAnswerError(`${at} ${error.message}`, { code: 'type' })
    throw error
  }
}

/**
 * Reads the answer of a company's service, whose rows cannot be corrected in the portal: values in other forms are
 * converted, an unreadable cell is blank, a row with an unreadable key or amount is left out, and `log` records all of
 * it. Raises `InvalidAnswerError` if the whole answer is not the declared one.
 */
export const readTolerantly = <T>(schema: Schema<T>, wire: unknown, at: string, { log, timeZone }: Options): T =>
  raising(at, () => readAnswer(schema, wire, { log, timeZone, row: null }) as T)

/** Reads a list row by row; null if the answer is no list. The caller counts the rows. */
export const rowsTolerantly = (schema: Schema, wire: unknown, at: string, { log, timeZone }: Options) =>
  raising(at, () => lazyRowsOf(schema, wire, { log, timeZone, row: null }))

/** Reads single rows; null for one that cannot be read. */
export const rowTolerantly = (entity: Entity, { log, timeZone }: Options) =>
  rowReader(entity, { log, timeZone, row: null })
