import * as z from 'zod/mini'
import { InvalidAnswer, InvalidInput, type Issue, type Issues, readIssue } from './issues.ts'
import { type Field, type KindName, typeError, type ValueOf } from './kinds.ts'
import { wireName } from './product.ts'

/** Both directions between the wire and the program. Envelopes and entities are codecs, and compose. */
export interface Codec<T> {
  /** The strict form of the wire, for inputs and for the OpenAPI document. */
  readonly schema: () => z.ZodMiniType
  /**
   * Reads an answer: unknown keys are ignored; a missing or wrong value raises `InvalidAnswer`, which names the place.
   */
  decode(wire: unknown, at: string): T
  encode(value: T): unknown
  /** The record of each row, where the answer is a list of records. */
  readonly row?: Entity | undefined
  /** Of a list: its rows as they came, and how one of them is read; so that many need not be read at one go. */
  unread?(wire: unknown, at: string): Unread
}

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

/** What one call shows or takes: named fields, and which of them identify a row. */
export interface Entity<F extends Fields = Fields> extends Codec<RowOfFields<F>> {
  readonly name: string
  readonly fields: F
  readonly key: readonly (keyof F & string)[]
}

export type RowOf<E> = E extends { fields: infer F extends Fields } ? RowOfFields<F> : never

const issueAbout = (field: Field, wire: unknown): Issue => {
  const issue = z.safeParse(field.schema, wire).error?.issues[0]
  return issue ? readIssue(issue.message) : { code: 'type' }
}

/** Names on the wire, worked out once for a product. */
const rememberedNames = (templates: readonly string[]) => {
  let product: string | null = null
  let names: readonly string[] = []
  return () => {
    const current = wireName('{product}')
    if (product !== current) names = templates.map(wireName)
    product = current
    return names
  }
}

interface Describing<F> {
  /** The field, or the fields, that identify a row; without one a row is its position. */
  readonly key?: (keyof F & string) | readonly (keyof F & string)[]
  /** For inputs whose standard says that unknown keys are ignored; elsewhere they are refused. */
  readonly ignoresUnknown?: boolean
}

/** Describes a record. */
export const entity = <const F extends Fields>(
  name: string,
  fields: F,
  { key = [], ignoresUnknown = false }: Describing<F> = {},
): Entity<F> => {
  const entries = Object.entries(fields) as [keyof F & string, Field][]
  const namesOnWire = rememberedNames(entries.map(([, field]) => field.wire))

  const decode = (wire: unknown, at: string) => {
    if (typeof wire !== 'object' || wire === null) throw new InvalidAnswer(`${at} ${name}`, { code: 'type' })
    const names = namesOnWire()
    const row: Record<string, unknown> = {}
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
    const names = namesOnWire()
    const wire: Record<string, unknown> = {}
    for (let index = 0; index < entries.length; index += 1) {
      const [key, field] = entries[index] as (typeof entries)[number]
      const value = field.encode((row as Record<string, unknown>)[key])
      if (value !== undefined) wire[names[index] as string] = value
    }
    return wire
  }

  const schema = () => {
    const shape = Object.fromEntries(entries.map(([, field]) => [wireName(field.wire), field.schema]))
    return ignoresUnknown ? z.object(shape) : z.strictObject(shape)
  }
  return { name, fields, key: typeof key === 'string' ? [key] : key, schema, decode, encode }
}

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
  get schema() {
    return z.array(inner.schema(), typeError).check(z.maxLength(1000, { error: 'tooMany:1000' }))
  },
  is: (value) => Array.isArray(value),
  decode: (value) => (value as unknown[]).map((row, index) => inner.decode(row, `${wire}[${index}]`)),
  encode: (values) => values.map((row) => inner.encode(row)),
})

/** An unknown key of the input itself is named; one inside a value is a fault of that value. */
const namesOf = (issue: z.core.$ZodIssue) =>
  issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [String(issue.path[0] ?? 'body')]

/** Whoever sends more faults than a person could mend, or keys longer than any, is told of the first of them. */
const mostNamed = 100
const longestName = 100

const issuesOf = (error: z.core.$ZodError): Issues => {
  // A map: an unknown key may be called like something that every object has.
  const issues = new Map<string, Issue>()
  for (const found of error.issues) {
    const issue: Issue = found.code === 'unrecognized_keys' ? { code: 'unknownKey' } : readIssue(found.message)
    for (const name of namesOf(found).slice(0, mostNamed)) {
      const known = name.slice(0, longestName)
      if (!issues.has(known) && issues.size < mostNamed) issues.set(known, issue)
    }
  }
  return Object.fromEntries(issues)
}

/**
 * zod reads every entry of a list before it counts them, and its issues overflow the stack: one too long is not read at
 * all.
 */
const demandShortLists = (codec: Codec<unknown> & { fields?: Fields }, wire: unknown) => {
  for (const { kind, limits, wire: name } of Object.values(codec.fields ?? {})) {
    if (kind !== 'many' && kind !== 'rows') continue
    const key = wireName(name)
    const entries = (wire as Readonly<Record<string, unknown>> | null)?.[key]
    if (Array.isArray(entries) && limits.max !== undefined && entries.length > limits.max)
      throw new InvalidInput({ [key]: { code: 'tooMany', limit: limits.max } })
  }
}

const schemas = new WeakMap<Codec<unknown>, z.ZodMiniType>()

/** Reads an input strictly: raises `InvalidInput` with a issue for each wrong, missing or unknown key. */
export const parseInput = <T>(codec: Codec<T>, wire: unknown): T => {
  const schema = schemas.get(codec) ?? codec.schema()
  schemas.set(codec, schema)
  // zod skips this key on purpose; here it is an unknown key like any other.
  if (typeof wire === 'object' && wire !== null && Object.hasOwn(wire, '__proto__'))
    throw new InvalidInput({ ['__proto__']: { code: 'unknownKey' } })
  demandShortLists(codec, wire)
  const result = z.safeParse(schema, wire)
  if (!result.success) throw new InvalidInput(issuesOf(result.error))
  return codec.decode(result.data, 'input')
}
