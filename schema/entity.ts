import type * as z from 'zod/mini'
import { blankRecord } from '../values/records.ts'
import { InvalidAnswer, type Issue, type IssueCode } from './checks/issues.ts'
import type { Validators } from './checks/validators.ts'
import { type Field, type KindName, typeError, type ValueOf } from './kinds.ts'
import { wireName } from './wire/product.ts'

/** Both directions between the wire and the program. Envelopes and entities are codecs, and compose. */
export interface Codec<T> {
  /** The strict form of the wire, for inputs and for the OpenAPI document. */
  readonly schema: (validators: Validators) => z.ZodMiniType
  /**
   * Reads an answer: unknown keys are ignored; a missing or wrong value raises `InvalidAnswer`, which names the place.
   */
  decode(wire: unknown, at: string): T
  encode(value: T): unknown
  /** The record of each row, where the answer is a list of records. */
  readonly row?: Entity | undefined
  /** Of a list: its rows as they came, and how one of them is read; so that many need not be read at one go. */
  unread?(wire: unknown, at: string): Unread
  /** What an envelope is made of. A codec with neither fields nor a form is read as it is declared. */
  readonly form?: Form
}

/** The forms of envelopes, for who reads them by other rules than `decode` has. */
export type Form =
  | { readonly is: 'list' | 'first' | 'text'; readonly of: Codec<unknown> }
  | { readonly is: 'key'; readonly key: string; readonly of: Codec<unknown> }
  | { readonly is: 'either'; readonly keys: readonly { readonly key: string; readonly of: Codec<unknown> }[] }
  | { readonly is: 'pair'; readonly of: readonly [Codec<unknown>, Codec<unknown>] }
  | { readonly is: 'value' | 'values'; readonly field: Field }

/** Rows that have come and are not read yet. */
export interface Unread {
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

/** Fields that come with the rows, as many as there are: their names in one of them, and what each of them is. */
export interface More {
  readonly namesIn: (row: object) => readonly string[]
  readonly field: (name: string) => Field
}

/** What one call shows or takes: named fields, and which of them identify a row. */
export interface Entity<F extends Fields = Fields> extends Codec<RowOfFields<F>> {
  readonly name: string
  readonly fields: F
  readonly key: readonly (keyof F & string)[]
  readonly more?: More
  /** Names on the wire that an answer may leave out, with what they stand for then. */
  readonly complete?: Complete
}

type Wire = Readonly<Record<string, unknown>>
export type Complete = (wire: Wire) => Wire

export type RowOf<E> = E extends { fields: infer F extends Fields } ? RowOfFields<F> : never

const codeOfKind: Readonly<Partial<Record<KindName, IssueCode>>> = { day: 'day', instant: 'instant', oneOf: 'choice' }

/** What is wrong with a value of an answer; told without what reads inputs, which those who only read answers do not need. */
const issueAbout = ({ kind }: Field, wire: unknown): Issue => {
  if (wire === undefined || wire === null) return { code: 'required' }
  const isOfType = kind === 'oneOf' || typeof wire === 'string'
  return { code: (isOfType && codeOfKind[kind]) || 'type' }
}

/** What is not said of a record has no name on the wire. */
const saidIn = (wire: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined))

/** Names on the wire, and a record of them, worked out once for a product. */
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
 * Describes a record that no field identifies: a row is its position. Unknown keys of an input are refused, but where its
 * standard says that they are ignored.
 */
export const entity = <const F extends Fields>(name: string, fields: F, { ignoresUnknown = false } = {}): Entity<F> => {
  const entries = Object.entries(fields) as [keyof F & string, Field][]
  const onWire = rememberedNames(entries.map(([, field]) => field.wire))
  const blankRow = blankRecord(entries.map(([key]) => key))

  const decode = (wire: unknown, at: string) => {
    if (typeof wire !== 'object' || wire === null) throw new InvalidAnswer(`${at} ${name}`, { code: 'type' })
    const { names } = onWire()
    const row: Record<string, unknown> = { ...blankRow }
    // Lists of 25,000 rows are read here: an index is quicker than an iterator's pairs.
    for (let index = 0; index < entries.length; index += 1) {
      const [key, field] = entries[index] as (typeof entries)[number]
      const value = (wire as Record<string, unknown>)[names[index] as string]
      if (!field.is(value)) throw new InvalidAnswer(`${at} ${name}.${key}`, issueAbout(field, value))
      row[key] = field.decode(value)
    }
    return row as RowOfFields<F>
  }

  const encode = (row: RowOfFields<F>) => {
    const { names, blank } = onWire()
    const wire: Record<string, unknown> = { ...blank }
    let isWhole = true
    for (let index = 0; index < entries.length; index += 1) {
      const [key, field] = entries[index] as (typeof entries)[number]
      const value = field.encode((row as Record<string, unknown>)[key])
      wire[names[index] as string] = value
      isWhole &&= value !== undefined
    }
    return isWhole ? wire : saidIn(wire)
  }

  const schema = (z: Validators) => {
    const shape = Object.fromEntries(entries.map(([, field]) => [wireName(field.wire), field.schema(z)]))
    return ignoresUnknown ? z.object(shape) : z.strictObject(shape)
  }
  return { name, fields, key: [], schema, decode, encode }
}

const isObject = (wire: unknown): wire is Wire => typeof wire === 'object' && wire !== null && !Array.isArray(wire)

/** Gives what an answer leaves out, as the specifications do not have it, or have it elsewhere. */
export const completed = <F extends Fields>(inner: Entity<F>, complete: Complete): Entity<F> => ({
  ...inner,
  complete,
  decode: (wire: unknown, at: string) => inner.decode(isObject(wire) ? complete(wire) : wire, at),
})

type Key<F> = (keyof F & string) | readonly (keyof F & string)[]

/** Describes a record of which one field, or several together, identify a row. */
export const keyedEntity = <const F extends Fields>(name: string, key: Key<F>, fields: F): Entity<F> => ({
  ...entity(name, fields),
  key: typeof key === 'string' ? [key] : key,
})

/** Rows of another entity inside a record. */
export const rows = <F extends Fields>(wire: string, inner: Entity<F>): Field<RowOfFields<F>[], false> => ({
  kind: 'rows' satisfies KindName,
  wire,
  limits: { max: 1000 },
  isRequired: true,
  isNullable: false,
  isOptional: false,
  isMultiline: false,
  words: [],
  inner,
  schema: (z) => z.array(inner.schema(z), typeError).check(z.maxLength(1000, { error: 'tooMany:1000' })),
  is: (value) => Array.isArray(value),
  decode: (value) => (value as unknown[]).map((row, index) => inner.decode(row, `${wire}[${index}]`)),
  encode: (values) => values.map((row) => inner.encode(row)),
})
