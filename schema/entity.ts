import type * as z from 'zod/mini'
import { blankRecord } from '#values/records.ts'
import { InvalidAnswerError, type Issue, type IssueCode } from './checks/issues.ts'
import type { Validators } from './checks/validators.ts'
import { type Field, type KindName, typeError, type ValueOf } from './kinds.ts'
import { wireName } from './wire/product.ts'

/**
 * Translates between wire format and program values, in both directions. Envelopes and entities are composable codecs.
 */
export interface Codec<T> {
  /** Strict wire format, for inputs and the OpenAPI document. */
  readonly schema: (validators: Validators) => z.ZodMiniType
  /** Decodes a response. Ignores unknown keys; throws `InvalidAnswerError` with the location of a missing or wrong value. */
  decode(wire: unknown, at: string): T
  encode(value: T): unknown
  readonly row?: Entity | undefined
  /** For lists: raw rows with a decoder for one row, so that large lists can be decoded in portions. */
  lazyRows?(wire: unknown, at: string): LazyRows
  /** Structure of an envelope. A codec with neither fields nor a form is read as declared. */
  readonly form?: Form
}

/** Forms of envelopes, for readers with other rules than `decode`. */
export type Form =
  | { readonly is: 'list' | 'first' | 'text'; readonly of: Codec<unknown> }
  | { readonly is: 'key'; readonly key: string; readonly of: Codec<unknown> }
  | { readonly is: 'either'; readonly keys: readonly { readonly key: string; readonly of: Codec<unknown> }[] }
  | { readonly is: 'pair'; readonly of: readonly [Codec<unknown>, Codec<unknown>] }
  | { readonly is: 'value' | 'values'; readonly field: Field }

export interface LazyRows {
  readonly wires: readonly unknown[]
  decode(wire: unknown, index: number): unknown
}

export type ValueOfCodec<C> = C extends Codec<infer T> ? T : never

export type Fields = Readonly<Record<string, Field>>

type OptionalKeys<F extends Fields> = { [K in keyof F]: F[K]['isOptional'] extends true ? K : never }[keyof F]
type Flat<T> = { [K in keyof T]: T[K] }

export type RowOfFields<F extends Fields> = Flat<
  { [K in Exclude<keyof F, OptionalKeys<F>>]: ValueOf<F[K]> } & { [K in OptionalKeys<F>]?: ValueOf<F[K]> }
>

/** Dynamic fields of rows: the names present in a row, and the field for each name. */
export interface More {
  readonly namesIn: (row: object) => readonly string[]
  readonly field: (name: string) => Field
}

/** Fields that a call returns or accepts, and the key that identifies a row. */
export interface Entity<F extends Fields = Fields> extends Codec<RowOfFields<F>> {
  readonly name: string
  readonly fields: F
  readonly key: readonly (keyof F & string)[]
  readonly more?: More
  /** Adds names that an answer may omit, with their default values. */
  readonly complete?: Complete
}

type Wire = Readonly<Record<string, unknown>>
export type Complete = (wire: Wire) => Wire

export type RowOf<E> = E extends { fields: infer F extends Fields } ? RowOfFields<F> : never

const codeOfKind: Readonly<Partial<Record<KindName, IssueCode>>> = { day: 'day', instant: 'instant', oneOf: 'choice' }

/**
 * Issue for an invalid value in a response. Does not use the validators, so that pages that only read responses need
 * not load them.
 */
const issueAbout = ({ kind }: Field, wire: unknown): Issue => {
  if (wire === undefined || wire === null) return { code: 'required' }
  const isOfType = kind === 'oneOf' || typeof wire === 'string'
  return { code: (isOfType && codeOfKind[kind]) || 'type' }
}

const presentIn = (wire: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined))

/** Caches wire names and a blank record per product. */
const rememberedNames = (templates: readonly string[]) => {
  let product: string | null = null
  let names: readonly string[] = []
  let blank = blankRecord(names)
  return () => {
    const current = wireName('{product}')
    if (product !== current) {
      names = templates.map(wireName)
      blank = blankRecord(names)
    }
    product = current
    return { names, blank }
  }
}

/**
 * Describes a record without key fields; rows are identified by position. Inputs with unknown keys are rejected unless
 * the standard requires ignoring them (`ignoresUnknown`).
 */
export const entity = <const F extends Fields>(name: string, fields: F, { ignoresUnknown = false } = {}): Entity<F> => {
  const entries = Object.entries(fields) as [keyof F & string, Field][]
  const onWire = rememberedNames(entries.map(([, field]) => field.wire))
  const blankRow = blankRecord(entries.map(([key]) => key))

  const decode = (wire: unknown, at: string) => {
    if (typeof wire !== 'object' || wire === null) throw new InvalidAnswerError(`${at} ${name}`, { code: 'type' })
    const { names } = onWire()
    const row: Record<string, unknown> = { ...blankRow }
    // Decodes lists of 25,000 rows: an index is faster than destructuring an iterator's pairs.
    for (let index = 0; index < entries.length; index += 1) {
      const [key, field] = entries[index] as (typeof entries)[number]
      const value = (wire as Record<string, unknown>)[names[index] as string]
      if (!field.is(value)) throw new InvalidAnswerError(`${at} ${name}.${key}`, issueAbout(field, value))
      row[key] = field.decode(value)
    }
    return row as RowOfFields<F>
  }

  const encode = (row: RowOfFields<F>) => {
    const { names, blank } = onWire()
    const wire: Record<string, unknown> = { ...blank }
    let isComplete = true
    for (let index = 0; index < entries.length; index += 1) {
      const [key, field] = entries[index] as (typeof entries)[number]
      const value = field.encode((row as Record<string, unknown>)[key])
      wire[names[index] as string] = value
      isComplete &&= value !== undefined
    }
    return isComplete ? wire : presentIn(wire)
  }

  const schema = (z: Validators) => {
    const shape = Object.fromEntries(entries.map(([, field]) => [wireName(field.wire), field.schema(z)]))
    return ignoresUnknown ? z.object(shape) : z.strictObject(shape)
  }
  return { name, fields, key: [], schema, decode, encode }
}

const isObject = (wire: unknown): wire is Wire => typeof wire === 'object' && wire !== null && !Array.isArray(wire)

const isSet = ([, value]: readonly [string, unknown]) => value !== null && value !== undefined

/** Adds fields that an answer may omit, or send as null, because the specifications lack them or have them elsewhere. */
export const completed = <F extends Fields>(inner: Entity<F>, complete: Complete): Entity<F> => {
  const completeNulls: Complete = (wire) => ({
    ...wire,
    ...complete(Object.fromEntries(Object.entries(wire).filter(isSet))),
  })
  return {
    ...inner,
    complete: completeNulls,
    decode: (wire: unknown, at: string) => inner.decode(isObject(wire) ? completeNulls(wire) : wire, at),
  }
}

type Key<F> = (keyof F & string) | readonly (keyof F & string)[]

/** Describes a record with one or several key fields. */
export const keyedEntity = <const F extends Fields>(name: string, key: Key<F>, fields: F): Entity<F> => ({
  ...entity(name, fields),
  key: typeof key === 'string' ? [key] : key,
})

export const rows = <F extends Fields>(
  wire: string,
  inner: Entity<F>,
  { min = 0, max = 1000 } = {},
): Field<RowOfFields<F>[], false> => ({
  kind: 'rows' satisfies KindName,
  wire,
  limits: { max },
  isRequired: true,
  isNullable: false,
  isOptional: false,
  isMultiline: false,
  words: [],
  inner,
  schema: (z) =>
    z
      .array(inner.schema(z), typeError)
      .check(z.minLength(min, { error: 'required' }), z.maxLength(max, { error: `tooMany:${max}` })),
  is: (value) => Array.isArray(value),
  decode: (value) => (value as unknown[]).map((row, index) => inner.decode(row, `${wire}[${index}]`)),
  encode: (values) => values.map((row) => inner.encode(row)),
})
