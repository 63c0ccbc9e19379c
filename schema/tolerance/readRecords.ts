import * as z from 'zod/mini'
import { isCurrencyName, isDollars } from '#values/currency.ts'
import type { Entity, More } from '../entity.ts'
import { type FieldInfo, infoOf, type KindName, type Schema } from '../fields.ts'
import { wireName } from '../wire/product.ts'
import type { FaultKind, FaultLog, Harm } from './faults.ts'
import { fieldNames } from './fieldNames.ts'
import { otherForms } from './otherForms.ts'

/** Thrown when a required part of a row or record cannot be read. */
export class UnreadableFileError extends Error {}

/** Rows of a list that are not read yet; a row that cannot be read is null. */
export interface TolerantRows {
  readonly wires: readonly unknown[]
  readonly decode: (wire: unknown, index: number) => unknown
}

export interface Place {
  readonly log: FaultLog
  readonly timeZone: string
  /** The position of the row in the outermost list; null outside of lists. */
  readonly row: number | null
}

const isBlank = (wire: unknown) => typeof wire === 'string' && !wire.trim()

export const isNone = (wire: unknown) => wire === undefined || wire === null || isBlank(wire)

const moments: readonly KindName[] = ['day', 'instant']

/** The first moment of .NET, which its programs write for a moment that is not set. */
const isUnset = ({ kind }: FieldInfo, wire: unknown) =>
  moments.includes(kind) && typeof wire === 'string' && /^0001-01-01(T00:00:00(\.0+)?Z?)?$/.test(wire.trim())

const isLong = (wire: unknown) => typeof wire === 'string' && wire.length > 'YYYY-MM-DD'.length

interface Readable extends FieldInfo {
  readonly schema: Schema
}

export const readableOf = (schema: Schema): Readable => ({ ...infoOf(schema), schema })

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

interface Role {
  readonly isKey: boolean
  readonly name: string
}

const lose = (field: FieldInfo, wire: unknown, { isKey, name }: Role, { log, row }: Place): unknown => {
  const kind = kindOfFault(field, wire)
  // A single record holds flags, figures and addresses: left blank, they would be taken for no, zero and none.
  const isNeeded = !mayBeBlank.includes(field.kind) && !field.isOptional && !field.isNullable
  const isVital = isKey || isAmount(field) || (row === null && isNeeded)
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

export const readEntries = (item: Readable, wires: readonly unknown[], role: Role, place: Place) =>
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

export const readOther = (field: Readable, wire: unknown, role: Role, place: Place): unknown => {
  // Rows with an empty key could not be distinguished.
  if (role.isKey && isBlank(wire)) return lose(field, wire, role, place)
  if (isNone(wire) || isUnset(field, wire)) return mayBeNone(field) ? blankOf(field) : lose(field, null, role, place)
  const value = converted(field, wire, place)
  if (value) return value.data
  const entries = readList(field, wire, role, place)
  if (entries !== undefined) return entries
  if (field.kind !== 'oneOf' || role.isKey || !['string', 'number', 'boolean'].includes(typeof wire))
    return lose(field, wire, role, place)
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
  const [product, own] = [wireName('{product}'), fieldNames()]
  const entries = Object.entries(fields).map(([source, schema]) => {
    const field = readableOf(schema)
    return {
      source,
      field,
      wire: own[`${name}.${source}`] ?? wireName(field.wire),
      role: { isKey: key.includes(source), name: `${name}.${source}` },
    }
  })
  const hasAmounts = entries.some(({ field }) => isAmount(field))
  /** Amounts are US dollars `docs/product/wire.md#amounts-and-measures`. */
  const requireDollars = (record: Wire, { log, row }: Place) => {
    const currency = Object.keys(record).find((key) => isCurrencyName(key) && !isDollars(record[key]))
    if (currency === undefined) return
    log.add(name, 'choice', row === null ? 'page' : 'row', row)
    throw new UnreadableFileError(`${name} has another currency than USD`)
  }
  const read = (wire: unknown, place: Place) => {
    if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) {
      place.log.add(name, isNone(wire) ? 'required' : 'type', place.row === null ? 'page' : 'row', place.row)
      throw new UnreadableFileError(`${name} is no record`)
    }
    if (hasAmounts) requireDollars(wire as Wire, place)
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
  return { product, own, read }
}

const readers = new WeakMap<Entity, ReturnType<typeof recordReader>>()

export const readerOf = (entity: Entity) => {
  const known = readers.get(entity)
  // Names on the wire depend on the product and the company.
  const isCurrent = known?.product === wireName('{product}') && known.own === fieldNames()
  const reader = isCurrent ? known : recordReader(entity)
  readers.set(entity, reader)
  return reader.read
}

/** Reads a row; null if its key or an amount of money cannot be read. */
export const rowReader = (entity: Entity, place: Place): TolerantRows['decode'] => {
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

export const readAll = (decode: TolerantRows['decode'], wires: readonly unknown[], { log }: Pick<Place, 'log'>) => {
  const rows = wires.map(decode).filter((row) => row !== null)
  log.countRows(wires.length, wires.length - rows.length)
  return rows
}
