import { InvalidAnswerError } from '../checks/issues.ts'
import type { Codec, Entity, Form, More } from '../entity.ts'
import type { Field, KindName, RecordShape } from '../kinds.ts'
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
const isUnset = ({ kind }: Field, wire: unknown) =>
  moments.includes(kind) && typeof wire === 'string' && /^0001-01-01(T00:00:00(\.0+)?Z?)?$/.test(wire.trim())

const isLong = (wire: unknown) => typeof wire === 'string' && wire.length > 'YYYY-MM-DD'.length

/** Returns true for the declared form; days with a time need their zone, so they are read as another form. */
const isDeclared = (field: Field, wire: unknown) =>
  field.is(wire) && !(moments.includes(field.kind) && (isUnset(field, wire) || (field.kind === 'day' && isLong(wire))))

const texts: readonly KindName[] = ['text', 'email', 'secret', 'document']
const lists: readonly KindName[] = ['documents', 'many', 'rows']
const mayBeBlank: readonly KindName[] = ['text', 'document', ...lists, 'day', 'instant']
const amounts: readonly KindName[] = ['money', 'thousands']

const isAmount = ({ kind, item }: Field): boolean => amounts.includes(kind) || (item !== undefined && isAmount(item))

/** Placeholder for an unreadable value: a table shows '-' for it. */
const blankOf = ({ kind, isNullable, isOptional }: Field): unknown => {
  if (isNullable) return null
  if (isOptional) return undefined
  if (texts.includes(kind)) return ''
  return lists.includes(kind) ? [] : null
}

const kindOfFault = ({ kind }: Field, wire: unknown): FaultKind => {
  if (isNone(wire)) return 'required'
  if (typeof wire !== 'string' && kind !== 'oneOf') return 'type'
  return kind === 'day' || kind === 'instant' ? kind : kind === 'oneOf' ? 'choice' : 'type'
}

/** Returns true if a missing value is valid and is not a fault. */
const mayBeNone = ({ kind, isNullable, isOptional, isRequired }: Field) =>
  isNullable || isOptional || lists.includes(kind) || (texts.includes(kind) && !isRequired)

const isWord = (wire: unknown) => ['string', 'number', 'boolean'].includes(typeof wire)

interface Role {
  readonly isKey: boolean
  readonly name: string
}

const lose = (field: Field, wire: unknown, { isKey, name }: Role, { log, row }: Place): unknown => {
  const kind = kindOfFault(field, wire)
  // A single record holds flags, figures and addresses: left blank, they would be taken for no, zero and none.
  const isVital = isKey || isAmount(field) || (row === null && !mayBeBlank.includes(field.kind))
  const harm: Harm = isVital ? (row === null ? 'page' : 'row') : 'cell'
  log.add(name, kind, harm, row)
  if (harm !== 'cell') throw new UnreadableFileError(`${name}: ${kind}`)
  return blankOf(field)
}

/** Returns a value in its declared form; undefined if it cannot be converted. */
const inForm = (field: Field, wire: unknown, { timeZone }: Place) =>
  isDeclared(field, wire) ? wire : otherForms(field.kind, wire, timeZone).find((form) => field.is(form))

const readEntries = (item: Field, wires: readonly unknown[], role: Role, place: Place) =>
  wires.flatMap((wire) => {
    const value = inForm(item, wire, place)
    if (value !== undefined) return [item.decode(value)]
    place.log.add(role.name, kindOfFault(item, wire), 'cell', place.row)
    return []
  })

/** Reads a list of values, some of them in another form; undefined if it is no list or if money would be lost. */
const readList = (field: Field, wire: unknown, role: Role, place: Place): unknown => {
  const { item, kind } = field
  const entries = Array.isArray(wire) ? wire : otherForms(kind, wire, place.timeZone).find(Array.isArray)
  if (!item || !entries) return undefined
  const values = entries.map((entry: unknown) => inForm(item, entry, place))
  if (field.is(values)) return field.decode(values)
  return isAmount(item) ? undefined : readEntries(item, entries, role, place)
}

const readOther = (field: Field, wire: unknown, role: Role, place: Place): unknown => {
  // Rows with an empty key could not be distinguished.
  if (role.isKey && isBlank(wire)) return lose(field, wire, role, place)
  if (isNone(wire) || isUnset(field, wire)) return mayBeNone(field) ? blankOf(field) : lose(field, null, role, place)
  const form = inForm(field, wire, place)
  if (form !== undefined) return field.decode(form)
  const entries = readList(field, wire, role, place)
  if (entries !== undefined) return entries
  if (field.kind !== 'oneOf' || role.isKey || !isWord(wire)) return lose(field, wire, role, place)
  place.log.add(role.name, 'choice', 'shown', place.row)
  return String(wire).trim()
}

const rowsIn = (field: Field, wire: unknown, place: Place): unknown =>
  Array.isArray(wire) ? wire : otherForms(field.kind, wire, place.timeZone).find(Array.isArray)

const readRowsField = (inner: RecordShape, field: Field, wire: unknown, role: Role, place: Place): unknown => {
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
    const number = [value, ...otherForms(field(name).kind, value, timeZone)].find(field(name).is)
    if (number !== undefined) return [[name, number] as const]
    if (isNone(value)) return []
    log.add(record, 'type', 'cell', row)
    return [[name, null] as const]
  }
  const names = namesIn(Object.fromEntries(Object.keys(wire).map((name) => [name, 0])))
  return Object.fromEntries(names.flatMap(readOne))
}

/** Chooses the cheapest check for the declared form, since a list may have many rows. */
const checkOf = (field: Field, isKey: boolean) => {
  if (isKey) return (wire: unknown) => !isBlank(wire) && isDeclared(field, wire)
  return moments.includes(field.kind) ? (wire: unknown) => isDeclared(field, wire) : field.is
}

type Shape = RecordShape & Pick<Entity, 'more' | 'complete'>

/** `complete` expects the declared forms and may fail on others. */
const completedQuietly = (complete: (wire: Wire) => Wire, wire: Wire) => {
  try {
    return complete(wire)
  } catch {
    return wire
  }
}

/** Reads records one by one. The declared form is tried first, at the cost of the strict reading. */
const recordReader = ({ name, fields, key, more, complete = (wire) => wire }: Shape) => {
  const product = wireName('{product}')
  const entries = Object.entries(fields).map(([source, field]) => ({
    source,
    field,
    wire: wireName(field.wire),
    role: { isKey: key.includes(source), name: `${name}.${source}` },
    isReadable: checkOf(field, key.includes(source)),
  }))
  const read = (wire: unknown, place: Place) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
      place.log.add(name, isNone(wire) ? 'required' : 'type', place.row === null ? 'page' : 'row', place.row)
      throw new UnreadableFileError(`${name} is no record`)
    }
    const record = completedQuietly(complete, wire as Wire)
    const row: Record<string, unknown> = {}
    for (const { source, field, wire: key, role, isReadable } of entries) {
      const value = record[key]
      if (field.inner) row[source] = readRowsField(field.inner, field, value, role, place)
      else row[source] = isReadable(value) ? field.decode(value) : readOther(field, value, role, place)
    }
    return more ? { ...row, ...readMore(name, more, record, place) } : row
  }
  return { product, read }
}

const readers = new WeakMap<RecordShape, ReturnType<typeof recordReader>>()

const readerOf = (shape: Shape) => {
  const known = readers.get(shape)
  // Names on the wire depend on the product.
  const reader = known?.product === wireName('{product}') ? known : recordReader(shape)
  readers.set(shape, reader)
  return reader.read
}

/** Reads a row; null if its key or an amount of money cannot be read. */
const rowReader = (shape: Shape, place: Place): TolerantRows['decode'] => {
  const read = readerOf(shape)
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

const isRecord = (codec: object): codec is Entity => 'fields' in codec

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
const lazyRowsOf = (codec: Codec<unknown>, wire: unknown, place: Place, name = wholeAnswer): TolerantRows | null => {
  const { form } = codec
  if (form?.is === 'list' && isRecord(form.of))
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

/** Returns true if a codec is a list of records, in any envelope. */
const isListed = ({ form }: Codec<unknown>): boolean => {
  if (form?.is === 'list') return isRecord(form.of)
  return (form?.is === 'key' || form?.is === 'text') && isListed(form.of)
}

const readFirst = (of: Codec<unknown>, wire: unknown, name: string, place: Place) => {
  const structure = structureOf(wire)
  if (structure === null || structure === '') return null
  if (!Array.isArray(structure)) return readCodec(of, structure, place, name)
  return structure.length === 0 ? null : readCodec(of, structure[0], place, name)
}

const readPair = ([left, right]: readonly [Codec<unknown>, Codec<unknown>], wire: unknown, place: Place) => {
  const structure = structureOf(wire)
  if (!Array.isArray(structure) || structure.length < 2) return misformed(wholeAnswer, wire, place)
  return [readCodec(left, structure[0], place), readCodec(right, structure[1], place)]
}

const readCodec = (codec: Codec<unknown>, wire: unknown, place: Place, name = wholeAnswer): unknown => {
  if (isRecord(codec)) return readerOf(codec)(structureOf(wire), place)
  const { form } = codec
  if (!form) return codec.decode(wire, name)
  const rows = lazyRowsOf(codec, wire, place, name)
  if (rows) return readAll(rows.decode, rows.wires, place)
  const role = { isKey: true, name }
  switch (form.is) {
    case 'key':
      return readCodec(form.of, under(form.key, wire, place), place, form.key)
    case 'text':
      return readCodec(form.of, under(textKey, wire, place), place, textKey)
    case 'either': {
      const { key, of } = keyIn(form, wire)
      // The text under `value` is part of that form.
      return readCodec(of, wire, place, key)
    }
    case 'first':
      return readFirst(form.of, wire, name, place)
    case 'pair':
      return readPair(form.of, wire, place)
    case 'value':
      return readOther(form.field, wire, role, place)
    case 'values':
      return readEntries(form.field, wiresOf(wire, name, place), { isKey: false, name }, place)
    case 'list':
      return wiresOf(wire, name, place).map((entry) => readCodec(form.of, entry, place, name))
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
export const readTolerantly = <T>(codec: Codec<T>, wire: unknown, at: string, { log, timeZone }: Options): T =>
  raising(at, () => readCodec(codec, wire, { log, timeZone, row: null }) as T)

/** Reads a list row by row; null if the answer is no list. The caller counts the rows. */
export const rowsTolerantly = (codec: Codec<unknown>, wire: unknown, at: string, { log, timeZone }: Options) =>
  raising(at, () => lazyRowsOf(codec, wire, { log, timeZone, row: null }))

/** Reads single rows; null for one that cannot be read. */
export const rowTolerantly = (entity: Entity, { log, timeZone }: Options) =>
  rowReader(entity, { log, timeZone, row: null })
