import * as z from 'zod/mini'
import { type IssueCode, issueText } from './checks/issues.ts'
import type { Entity } from './entity.ts'
import type { TimelineNumber } from './orders/timelineAddress.ts'

// The content security policy of pages forbids generating code at runtime; even an attempt is reported.
if (!('process' in globalThis)) z.config({ jitless: true })

export type KindName =
  | 'text'
  | 'email'
  | 'secret'
  | 'integer'
  | 'quantity'
  | 'money'
  | 'thousands'
  | 'kilograms'
  | 'pounds'
  | 'inches'
  | 'percent'
  | 'day'
  | 'instant'
  | 'flag'
  | 'oneOf'
  | 'document'
  | 'documents'
  | 'many'
  | 'rows'

/** Codec of zod from a value on the wire to the value in the program. */
export type Schema<T = unknown> = z.ZodMiniType<T>

/** Bounds: characters of a text, value of a number, entries of a list. */
export interface Limits {
  readonly min?: number
  readonly max?: number
}

/** Comparison of a filter. `custom` is defined by a function, and by SQL in the backend. */
export type Operator = 'is' | 'oneOf' | 'contains' | 'atLeast' | 'atMost' | 'between' | 'search' | 'custom'

/** Comparison of an input field with the rows of a list. */
export interface Filter {
  readonly operator: Operator
  /** Kind of a single value if the filter takes several. */
  readonly each: KindName
  /** Row fields to compare; empty means the field of the same name. */
  readonly on: readonly string[]
  /** Predicate of a `custom` filter. */
  readonly matches: ((row: never, expected: never) => boolean) | null
}

/** Description of a field. */
export interface FieldInfo {
  readonly kind: KindName
  /** Name on the wire. */
  readonly wire: string
  readonly limits: Limits
  readonly isRequired: boolean
  readonly isNullable: boolean
  readonly isOptional: boolean
  readonly isMultiline: boolean
  readonly words: readonly (string | number)[]
  readonly numberOf?: TimelineNumber
  /** Id that a connected company may give as text, see `recordId`. */
  readonly isId?: boolean
  /** Record type that the field refers to. */
  readonly refersTo?: string | undefined
  /** Entries of a list of values. */
  readonly item?: Schema
  /** Rows inside a record. */
  readonly inner?: Entity
  /** For input fields that filter a list. */
  readonly filter?: Filter
  /** Wire form of a value; undefined if they are the same. */
  readonly write?: ((value: never) => unknown) | undefined
}

/** Descriptions of all fields. */
const infos = z.registry<FieldInfo>()

const plainInfo = {
  limits: {},
  isRequired: true,
  isNullable: false,
  isOptional: false,
  isMultiline: false,
  words: [],
} as const

export const isField = (schema: z.core.$ZodType) => infos.has(schema)

export const infoOf = (field: z.core.$ZodType): FieldInfo => {
  const info = infos.get(field)
  if (!info) throw new Error('This schema is not a field.')
  return info as FieldInfo
}

/** Stricter forms of schemas, for inputs. */
const inputs = new WeakMap<z.core.$ZodType, () => Schema>()

/** Sets the stricter form of a schema, which is created when it is first needed. */
export const withInput = <S extends z.core.$ZodType>(schema: S, input: () => Schema): S => {
  let made: Schema | undefined
  inputs.set(schema, () => {
    made ??= input()
    return made
  })
  return schema
}

/**
 * Schema for what users and programs send: limits, characters, and no unknown keys. The schema itself accepts whatever
 * has the right type, because rows of answers were checked when they were entered.
 */
export const inputOf = <T>(schema: Schema<T>) => (inputs.get(schema)?.() ?? schema) as Schema<T>

export type ValueOf<S> = z.output<S>

export const asIssue = (code: IssueCode, limit?: number) => ({ error: issueText(code, limit) })

export const isMissing = ({ input }: { input?: unknown }) => input === undefined || input === null

/** Distinguishes a missing value from one of the wrong type. */
export const typeError = { error: (issue: { input?: unknown }) => (isMissing(issue) ? 'required' : 'type') }

type Info = Partial<FieldInfo> & Pick<FieldInfo, 'kind' | 'wire'>

/** Registers a schema as a field; `input` is its stricter form. */
export const field = <S extends Schema>(info: Info, schema: S, input: () => Schema = () => schema): S => {
  infos.add(schema, { ...plainInfo, ...info } as never)
  return withInput(schema, input)
}

/** The same field with another description. */
export const describedAs = <S extends Schema>(inner: S, info: Partial<FieldInfo>): S =>
  // A clone of a definition has no parent, whose description the registry would merge at each look.
  field({ ...infoOf(inner), ...info }, z.clone(inner, inner._zod.def as never) as S, () => inputOf(inner))

/** Value of the program, whose type the wire form guarantees. It costs less than `z.custom`, which runs a check. */
export const inProgram = <T>() => z.unknown() as unknown as z.ZodMiniType<T, T>

/** Decodes inside a codec; issues keep their places. */
export const decodeWithin = <T>(schema: Schema<T>, wire: unknown, { issues }: z.core.ParsePayload): T => {
  const result = z.safeDecode(schema, wire as never)
  if (result.success) return result.data
  for (const { path, message } of result.error.issues)
    issues.push({ code: 'custom', path: [...path], message, input: wire })
  return z.NEVER
}

/** Both directions between a value on the wire and the value in the program. */
export interface Translation<W, T> {
  readonly decode: (wire: W) => T
  readonly encode: (value: T) => W
}

/** The same field with another value in the program. */
export const translated = <W, T>(
  inner: Schema<W>,
  { decode, encode }: Translation<W, T>,
  info: Partial<FieldInfo> = {},
) => {
  const codec = (wire: Schema<W>) => z.codec(wire, inProgram<T>(), { decode, encode: encode as (value: T) => never })
  return field({ ...infoOf(inner), write: encode, ...info }, codec(inner), () => codec(inputOf(inner)))
}
