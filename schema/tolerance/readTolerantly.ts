import * as z from 'zod/mini'
import { InvalidAnswerError } from '../checks/issues.ts'
import { decodeAnswer, type Entity, isEntity, type More } from '../entity.ts'
import { type FieldInfo, infoOf, type KindName, type Schema } from '../fields.ts'
import { type Form, formOf } from '../wire/envelope.ts'
import { wireName } from '../wire/product.ts'
import { type FaultKind, type FaultLog, type Harm, textKey, wholeAnswer } from './faults.ts'
import { otherForms } from './otherForms.ts'

/** Thrown when a required part of a row or record cannot be read. */
class UnreadableFileError extends Error {}

/** Rows of a list that are not read yet; a row that cannot be read is null. */
export interface TolerantRows {
  readonly wires: readonly unknown[]
  readonly decode: (wire: unknown, index: number) => unknown
}

interface Place {
  readonly log: FaultLog
  readonly timeZone: string
  /** The position of the row in the outermost list; null outside of lists. */
  readonly row: number | null
}

const isBlank = (wire: unknown) => typeof wire === 'string' && !wire.trim()

const isNone = (wire: unknown) => wire === undefined || wire === null || isBlank(wire)

const moments: readonly KindName[] = ['day', 'instant']

/** The first moment of .NET, which its programs write for a moment that is not set. */
const isUnset = ({ kind }: FieldInfo, wire: unknown) =>
  moments.includes(kind) && typeof wire === 'string' && /^0001-01-01(T00:00:00(\.0+)?Z?)?$/.test(wire.trim())

const isLong = (wire: unknown) => typeof wire === 'string' && wire.length > 'YYYY-MM-DD'.length

interface Readable extends FieldInfo {
  readonly schema: Schema
}

const readableOf = (schema: Schema): Readable => ({ ...infoOf(schema), schema })

/** Value of the declared form; undefined if it has another one, or if it is a day with a time, whose zone counts. */
const declared = (field: Readable, wire: unknown): { readonly data: unknown } | undefined => {
  if (moments.includes(field.kind) && (isUnset(field, wire) || (field.kind === 'day' && isLong(wire)))) return undefined
  const result = z.safeDecode(field.schema, wire as never)
  return result.success ? result : undefined
}

const texts: readonly KindName[] = ['text', 'email', 'secret', 'document']
const lists: readonly KindName[] = ['documents', 'many', 'rows']
const mayBeBlank: readonly KindName[] = ['text', 'document', ...lists, 'day', 'instant']
const amounts: readonly KindName[] = ['money', 'thousands']

const isAmount = ({ kind, item }: FieldInfo): boolean =>
  amounts.includes(kind) || (item !== undefined && isAmount(infoOf(item)))

/** Placeholder for an unreadable value: a table shows '-' for it. */
const blankOf = ({ kind, isNullable, isOptional }: FieldInfo): unknown => {
  if (isNullable) return null
  if (isOptional) return undefined
  if (texts.includes(kind)) return ''
  return lists.includes(kind) ? [] : null
}

const kindOfFault = ({ kind }: FieldInfo, wire: unknown): FaultKind => {
  if (isNone(wire)) return 'required'
  if (typeof wire !== 'string' && kind !== 'oneOf') return 'type'
  return kind === 'day' || kind === 'instant' ? kind : kind === 'oneOf' ? 'choice' : 'type'
}

/** Returns true if a missing value is valid and is not a fault. */
const mayBeNone = ({ kind, isNullable, isOptional, isRequired }: FieldInfo) =>
  isNullable || isOptional || lists.includes(kind) || (texts.includes(kind) && !isRequired)

const isWord = (wire: unknown) => ['string', 'number', 'boolean'].includes(typeof wire)

interface Role {
  readonly isKey: boolean
  readonly name: string
}

const lose = (field: FieldInfo, wire: unknown, { isKey, name }: Role, { log, row }: Place): unknown => {
  const kind = kindOfFault(field, wire)
  // A single record holds flags, figures and addresses: left blank, they would be taken for no, zero and none.
  const isVital = isKey || isAmount(field) || (row === null && !mayBeBlank.includes(field.kind))
  const harm: Harm = isVital ? (row === null ? 'page' : 'row') : 'cell'
  log.add(name, kind, harm, row)
  if (harm !== 'cell') throw new UnreadableFileError(`${name}: ${kind}`)
  return blankOf(field)
}

/** Value of a wire value in its declared form or in another one, with that form; undefined if there is none. */
const converted = (field: Readable, wire: unknown, { timeZone }: Place) => {
  const own = declared(field, wire)
  if (own) return { form: wire, data: own.data }
  for (const form of otherForms(field.kind, wire, timeZone)) {
    const result = z.safeDecode(field.schema, form as never)
    if (result.success) return { form, data: result.data as unknown }
  }
  return undefined
}

const readEntries = (item: Readable, wires: readonly unknown[], role: Role, place: Place) =>
  wires.flatMap((wire) => {
    const value = converted(item, wire, place)
    if (value) return [value.data]
    place.log.add(role.name, kindOfFault(item, wire), 'cell', place.row)
    return []
  })

/** Reads a list of values, some of them in another form; undefined if it is no list or if money would be lost. */
const readList = (field: Readable, wire: unknown, role: Role, place: Place): unknown => {
  const { item, kind, schema } = field
  const entries = Array.isArray(wire) ? wire : otherForms(kind, wire, place.timeZone).find(Array.isArray)
  if (!item || !entries) return undefined
  const readable = readableOf(item)
  const forms = entries.map((entry: unknown) => converted(readable, entry, place)?.form)
  const whole = z.safeDecode(schema, forms as never)
  if (whole.success) return whole.data
  return isAmount(readable) ? undefined : readEntries(readable, entries, role, place)
}

const readOther = (field: Readable, wire: unknown, role: Role, place: Place): unknown => {
  // Rows with an empty key could not be distinguished.
  if (role.isKey && isBlank(wire)) return lose(field, wire, role, place)
  if (isNone(wire) || isUnset(field, wire)) return mayBeNone(field) ? blankOf(field) : lose(field, null, role, place)
  const value = converted(field, wire, place)
  if (value) return value.data
  const entries = readList(field, wire, role, place)
  if (entries !== undefined) return entries
  if (field.kind !== 'oneOf' || role.isKey || !isWord(wire)) return lose(field, wire, role, place)
  place.log.add(role.name, 'choice', 'shown', place.row)
  return String(wire).trim()
}

const rowsIn = (field: FieldInfo, wire: unknown, place: Place): unknown =>
  Array.isArray(wire) ? wire : otherForms(field.kind, wire, place.timeZone).find(Array.isArray)

const readRowsField = (inner: Entity, field: FieldInfo, wire: unknown, role: Role, place: Place): unknown => {
  const wires = rowsIn(field, wire, place)
  if (Array.isArray(wires)) return readAll(rowReader(inner, place), wires, place)
  if (field.isOptional || field.isNullable) {
    if (!isNone(wire)) place.log.add(role.name, 'type', 'cell', place.row)
    return blankOf(field)
  }
  if (wire === null || wire === '') return []
  // Without its list a single record would look empty.
  place.log.add(role.name, kindOfFault(field, wire), place.row === null ? 'page' : 'cell', place.row)
  if (place.row === null) throw new UnreadableFileError(`${role.name} is missing`)
  return []
}

type Wire = Readonly<Record<string, unknown>>

/** Reads the additional numeric fields of a row, whose names come with the data. */
const readMore = (record: string, { namesIn, field }: More, wire: Wire, { log, timeZone, row }: Place) => {
  const readOne = (name: string) => {
    const value = wire[name]
    const number = converted(readableOf(field(name)), value, { log, timeZone, row })
    if (number) return [[name, number.data] as const]
    if (isNone(value)) return []
    log.add(record, 'type', 'cell', row)
    return [[name, null] as const]
  }
  const names = namesIn(Object.fromEntries(Object.keys(wire).map((name) => [name, 0])))
  return Object.fromEntries(names.flatMap(readOne))
}

/** `complete` expects the declared forms and may fail on others. */
const completedQuietly = (complete: (wire: Wire) => Wire, wire: Wire) => {
  try {
    return complete(wire)
  } catch {
    return wire
  }
}

/** Reads records one by one. The declared form is tried first. */
const recordReader = ({ name, fields, key, more, complete = (wire) => wire }: Entity) => {
  const product = wireName('{product}')
  const entries = Object.entries(fields).map(([source, schema]) => {
    const field = readableOf(schema)
    return {
      source,
      field,
      wire: wireName(field.wire),
      role: { isKey: key.includes(source), name: `${name}.${source}` },
    }
  })
  const read = (wire: unknown, place: Place) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
      place.log.add(name, isNone(wire) ? 'required' : 'type', place.row === null ? 'page' : 'row', place.row)
      throw new UnreadableFileError(`${name} is no record`)
    }
    const record = completedQuietly(complete, wire as Wire)
    const row: Record<string, unknown> = {}
    for (const { source, field, wire: key, role } of entries) {
      const value = record[key]
      if (field.inner) row[source] = readRowsField(field.inner, field, value, role, place)
      else {
        const own = role.isKey && isBlank(value) ? undefined : declared(field, value)
        row[source] = own ? own.data : readOther(field, value, role, place)
      }
    }
    return more ? { ...row, ...readMore(name, more, record, place) } : row
  }
  return { product, read }
}

const readers = new WeakMap<Entity, ReturnType<typeof recordReader>>()

const readerOf = (entity: Entity) => {
  const known = readers.get(entity)
  // Names on the wire depend on the product.
  const reader = known?.product === wireName('{product}') ? known : recordReader(entity)
  readers.set(entity, reader)
  return reader.read
}

/** Reads a row; null if its key or an amount of money cannot be read. */
const rowReader = (entity: Entity, place: Place): TolerantRows['decode'] => {
  const read = readerOf(entity)
  return (wire, index) => {
    try {
      return read(wire, { ...place, row: place.row ?? index + 1 })
    } catch (error) {
      if (error instanceof UnreadableFileError) return null
      throw error
    }
  }
}

const readAll = (decode: TolerantRows['decode'], wires: readonly unknown[], { log }: Pick<Place, 'log'>) => {
  const rows = wires.map(decode).filter((row) => row !== null)
  log.countRows(wires.length, wires.length - rows.length)
  return rows
}

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

/** Returns the value under a key; a missing key means that the answer is not the declared one. */
const under = (key: string, wire: unknown, place: Place) => {
  const structure = structureOf(wire)
  if (typeof structure !== 'object' || structure === null || Array.isArray(structure))
    return misformed(wholeAnswer, wire, place)
  const value = (structure as Readonly<Record<string, unknown>>)[key]
  return value === undefined ? misformed(key, value, place) : value
}

const keyIn = (form: Extract<Form, { is: 'either' }>, wire: unknown) => {
  const isThere = ({ key }: { key: string }) => typeof wire === 'object' && wire !== null && key in wire
  return form.keys.find(isThere) ?? (form.keys[0] as (typeof form.keys)[number])
}

/** Returns the rows of a list; null and empty text are an empty list. */
const wiresOf = (wire: unknown, name: string, place: Place): readonly unknown[] => {
  if (wire === null || wire === '') return []
  const structure = structureOf(wire)
  return Array.isArray(structure) ? structure : misformed(name, wire, place)
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

const readAnswer = (schema: Schema, wire: unknown, place: Place, name = wholeAnswer): unknown => {
  if (isEntity(schema)) return readerOf(schema)(structureOf(wire), place)
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
    case 'value':
      return readOther(readableOf(form.field), wire, role, place)
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
