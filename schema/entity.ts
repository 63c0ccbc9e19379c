import * as z from 'zod/mini'
import { blankRecord } from '#values/records.ts'
import { InvalidAnswerError, readIssue } from './checks/issues.ts'
import { field, infoOf, inProgram, inputOf, type Schema, typeError, withInput } from './fields.ts'
import { wireName } from './wire/product.ts'

/** Schemas of the fields of a record, by their names in the program. */
export type Fields = Readonly<Record<string, Schema>>

type Flat<T> = { [K in keyof T]: T[K] }

type OptionalKeys<F extends Fields> = { [K in keyof F]: undefined extends z.output<F[K]> ? K : never }[keyof F]

export type RowOfFields<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: z.output<F[K]> } & { [K in OptionalKeys<F>]?: z.output<F[K]> }
>

/** Dynamic fields of rows: the names present in a row, and the field for each name. */
export interface More {
  readonly namesIn: (row: object) => readonly string[]
  readonly field: (name: string) => Schema<number>
}

type Wire = Readonly<Record<string, unknown>>
export type Complete = (wire: Wire) => Wire

interface RecordShape<F extends Fields> {
  readonly name: string
  readonly fields: F
  /** Fields that identify a row. */
  readonly key: readonly (keyof F & string)[]
  readonly more?: More
  /** Adds names that an answer may omit, with their default values. */
  readonly complete?: Complete
}

/** Codec of a record: a zod object with the names of the wire, and a renaming. It knows its fields. */
export type Entity<F extends Fields = Fields> = Schema<RowOfFields<F>> & RecordShape<F>

export type RowOf<E> = E extends { fields: infer F extends Fields } ? RowOfFields<F> : never

/** Decodes an answer. Ignores unknown keys; throws `InvalidAnswerError` with the place of a missing or wrong value. */
export const decodeAnswer = <T>(schema: Schema<T>, wire: unknown, at: string): T => {
  const result = z.safeDecode(schema, wire as never)
  if (result.success) return result.data
  const { path, message } = result.error.issues[0] as z.core.$ZodIssue
  const place = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  throw new InvalidAnswerError(`${at}${place.replace(/^\./, ' ')}`, readIssue(message))
}

/** Converts between names on the wire, which depend on the product, and names in the program. */
const renaming = (fields: Fields) => {
  const keys = Object.keys(fields)
  const names = Object.values(fields).map((one) => wireName(infoOf(one).wire))
  // Records that start with all their keys are faster to fill: lists have up to 25,000 rows.
  const blank = blankRecord(keys)
  const decode = (wire: Wire) => {
    const row: Record<string, unknown> = { ...blank }
    for (let index = 0; index < keys.length; index += 1) row[keys[index] as string] = wire[names[index] as string]
    return row
  }
  const encode = (row: Wire) => {
    const wire: Record<string, unknown> = {}
    for (let index = 0; index < keys.length; index += 1) {
      const value = row[keys[index] as string]
      if (value !== undefined) wire[names[index] as string] = value
    }
    return wire
  }
  return { names, decode, encode }
}

const renamed = (fields: Fields, read: (schema: Schema) => Schema, object: (shape: Fields) => Schema) =>
  z.lazy(() => {
    const { names, ...translation } = renaming(fields)
    const shape = Object.fromEntries(Object.values(fields).map((one, index) => [names[index] as string, read(one)]))
    return z.codec(object(shape), inProgram<Wire>(), translation as never)
  })

/**
 * Describes a record without key fields; rows are identified by position. Inputs with unknown keys are rejected unless
 * the standard requires ignoring them (`ignoresUnknown`).
 */
export const entity = <const F extends Fields>(name: string, fields: F, { ignoresUnknown = false } = {}): Entity<F> => {
  const schema = renamed(
    fields,
    (one) => one,
    (shape) => z.object(shape, typeError),
  )
  const input = () => renamed(fields, inputOf, ignoresUnknown ? z.object : z.strictObject)
  return withInput(Object.assign(schema, { name, fields, key: [] }) as unknown as Entity<F>, input)
}

const isObject = (wire: unknown): wire is Wire => typeof wire === 'object' && wire !== null && !Array.isArray(wire)

/** Adds fields that an answer may omit, or send as null, because the specifications lack them or have them elsewhere. */
export const completed = <F extends Fields>(inner: Entity<F>, complete: Complete): Entity<F> => {
  const completeNulls: Complete = (wire) => ({
    ...wire,
    ...complete(Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null && value !== undefined))),
  })
  const decode = (wire: unknown) => (isObject(wire) ? completeNulls(wire) : wire)
  const schema = z.codec(z.unknown(), inner, { decode: decode as never, encode: (wire) => wire })
  const { name, fields, key } = inner
  return withInput(Object.assign(schema, { name, fields, key, complete: completeNulls }) as unknown as Entity<F>, () =>
    inputOf(inner),
  )
}

type Key<F> = (keyof F & string) | readonly (keyof F & string)[]

/** Describes a record with one or several key fields. */
export const keyedEntity = <const F extends Fields>(name: string, key: Key<F>, fields: F): Entity<F> =>
  Object.assign(entity(name, fields), { key: typeof key === 'string' ? [key] : key })

export const rows = <F extends Fields>(wire: string, inner: Entity<F>, { min = 0, max = 1000 } = {}) =>
  field({ kind: 'rows', wire, limits: { max }, inner: inner as unknown as Entity }, z.array(inner, typeError), () =>
    z
      .array(inputOf(inner), typeError)
      .check(z.minLength(min, { error: 'required' }), z.maxLength(max, { error: `tooMany:${max}` })),
  )

export const isEntity = (schema: object): schema is Entity => 'fields' in schema
