import * as z from 'zod/mini'
import { decodeAnswer, type Entity, isEntity } from '../entity.ts'
import {
  decodeWithin,
  inProgram,
  inputOf,
  type Limits,
  type Schema,
  type Translation,
  typeError,
  withInput,
} from '../fields.ts'
import { recordId } from '../kinds.ts'

/** Structure of an envelope, for readers with other rules than zod. */
export type Form =
  | { readonly is: 'list' | 'first' | 'text' | 'as'; readonly of: Schema }
  | { readonly is: 'key'; readonly key: string; readonly of: Schema }
  | { readonly is: 'either'; readonly keys: readonly { readonly key: string; readonly of: Schema }[] }
  | { readonly is: 'pair'; readonly of: readonly [Schema, Schema] }
  | { readonly is: 'value' | 'values'; readonly field: Schema }

const forms = z.registry<Form>()

const isRecord = (wire: unknown): wire is object => typeof wire === 'object' && wire !== null

/** Structure of an envelope; undefined for a record, and for a schema that is read as declared. */
export const formOf = (schema: Schema) => forms.get(schema) as unknown as Form | undefined

/** Record of the rows in an answer; undefined if there is none. */
export const rowOf = (schema: Schema): Entity | undefined => {
  const form = formOf(schema)
  if (form?.is === 'list') return isEntity(form.of) ? form.of : undefined
  return form?.is === 'key' || form?.is === 'text' ? rowOf(form.of) : undefined
}

/** Builds an envelope around the schema of its content, and around its stricter form. */
const envelope = <S extends Schema>(form: Form, build: (read: <T>(inner: Schema<T>) => Schema<T>) => S): S => {
  const schema = withInput(
    build((inner) => inner),
    () => build(inputOf),
  )
  forms.add(schema, form as never)
  return schema
}

/** The limits hold for inputs. */
export const listOf = <T>(inner: Schema<T>, { min, max }: Limits = {}) => {
  const list = envelope({ is: 'list', of: inner }, (read) => z.array(read(inner), typeError) as Schema<T[]>)
  if (min === undefined && max === undefined) return list
  return withInput(list, () =>
    z
      .array(inputOf(inner), typeError)
      .check(z.minLength(min ?? 0, { error: 'required' }), z.maxLength(max ?? Infinity, { error: `tooMany:${max}` })),
  )
}

/** List of rows with another value in the program. */
export const rowsAs = <R, T>(list: Schema<R[]>, { decode, encode }: Translation<R[], T>) =>
  envelope({ is: 'as', of: list }, (read) =>
    z.codec(read(list), inProgram<T>(), { decode, encode: encode as (value: T) => never }),
  )

export const inKey = <T>(key: string, inner: Schema<T>) =>
  envelope({ is: 'key', key, of: inner }, (read) =>
    z.codec(z.object({ [key]: read(inner) }, typeError), inProgram<T>(), {
      decode: (wire) => wire[key] as T,
      encode: (value) => ({ [key]: value }) as never,
    }),
  )

const jsonText = <T>(inner: Schema<T>) =>
  z.codec(z.string(typeError), inner, {
    decode: (text, { issues }) => {
      try {
        return JSON.parse(text)
      } catch {
        issues.push({ code: 'custom', message: 'type', input: text })
        return z.NEVER
      }
    },
    encode: (value) => JSON.stringify(value),
  })

/** JSON string under the key `value`. */
export const inValue = <T>(inner: Schema<T>) =>
  envelope({ is: 'text', of: inner }, (read) =>
    z.codec(z.object({ value: jsonText(read(inner)) }, typeError), inProgram<T>(), {
      decode: ({ value }) => value,
      encode: (value) => ({ value }) as never,
    }),
  )

/** Encodes in the first form; decodes the form whose key is present. */
export const either = <T>(first: { key: string; form: Schema<T> }, second: { key: string; form: Schema<T> }) => {
  const formIn = (wire: unknown) => (isRecord(wire) && !(first.key in wire) ? second : first).form
  const chosen = z.codec(z.unknown(), inProgram<T>(), {
    decode: (wire, payload) => decodeWithin(formIn(wire), wire, payload),
    encode: (value) => z.encode(first.form, value as T),
  })
  const schema = withInput(chosen, () => z.union([inputOf(first.form), inputOf(second.form)]))
  forms.add(schema, { is: 'either', keys: [first, second].map(({ key, form }) => ({ key, of: form })) } as never)
  return schema as Schema<T>
}

/** First element of an array; null if it is empty. Further elements are not read. */
export const first = <T>(inner: Schema<T>) => {
  const encode = (value: T | null) => (value === null ? [] : [value]) as never
  const schema = withInput(
    z.codec(z.array(z.unknown(), typeError), z.nullable(inner) as unknown as z.ZodMiniType<T | null, unknown>, {
      decode: ([value = null]) => value,
      encode: (value) => (value === null ? [] : [value]),
    }),
    () =>
      z.codec(z.array(inputOf(inner), typeError), inProgram<T | null>(), { decode: ([value = null]) => value, encode }),
  )
  forms.add(schema, { is: 'first', of: inner } as never)
  return schema as Schema<T | null>
}

/** Further elements are not read. */
export const pair = <A, B>(left: Schema<A>, right: Schema<B>) =>
  envelope(
    { is: 'pair', of: [left, right] },
    (read) => z.tuple([read(left), read(right)], z.unknown(), typeError) as unknown as Schema<readonly [A, B]>,
  )

export const ids = envelope(
  { is: 'values', field: recordId('id') },
  () => z.array(recordId('id'), typeError) as Schema<number[]>,
)

/** Answer that is a single value. */
export const single = <T>(inner: Schema<T>) => envelope({ is: 'value', field: inner }, (read) => z.clone(read(inner)))

export interface LazyRows {
  readonly wires: readonly unknown[]
  readonly decode: (wire: unknown, index: number) => unknown
}

/** Unread rows of a list, so that a large one can be decoded in portions; null if the answer is no list. */
export const lazyRowsOf = (schema: Schema, wire: unknown, at: string): LazyRows | null => {
  const row = rowOf(schema)
  if (!row) return null
  const wires = decodeAnswer(unreadIn(schema), wire, at) as readonly unknown[]
  return { wires, decode: (one, index) => decodeAnswer(row, one, `${at}[${index}]`) }
}

const unread = new WeakMap<Schema, Schema>()

/** The same envelopes around a list whose elements are not read. */
const unreadIn = (schema: Schema): Schema => {
  const form = formOf(schema)
  const around = form?.is === 'key' ? inKey.bind(null, form.key) : form?.is === 'text' ? inValue : null
  const made = unread.get(schema) ?? (around && form && 'of' in form ? around(unreadIn(form.of as Schema)) : anyList)
  unread.set(schema, made)
  return made
}

const anyList = z.array(z.unknown(), typeError)

interface NamedFile {
  /** File name proposed by the browser when saving. */
  readonly name: string
  /** Exact content type if the call only declares a range such as `image/*`. */
  readonly type?: string
}

/** File that is streamed instead of held in memory; `size` is set if known in advance. */
export interface StreamedFile extends NamedFile {
  readonly size?: number
  /** For zips: names of requested documents that are not included. */
  readonly missing?: readonly string[]
  readonly stream: AsyncIterable<Uint8Array>
}

export type FileAnswer = (NamedFile & { readonly bytes: Uint8Array }) | StreamedFile

/** Description of an answer that is a file instead of JSON. Browsers open it by its link. */
export interface FileInfo {
  /** Content type, such as `application/pdf`. */
  readonly fileType: string
  /** Browser cache lifetime, in seconds. */
  readonly freshSeconds: number
  /** Uploaded by users: browsers always save such files and never display them. */
  readonly isUploaded: boolean
}

const files = z.registry<FileInfo>()

/** File with this content type. Its content is never translated. */
export const file = (fileType: string, { freshSeconds = 0, isUploaded = false } = {}): Schema<FileAnswer> => {
  const content = z.codec(z.unknown(), inProgram<FileAnswer>(), {
    decode: (input, { issues }) => {
      issues.push({ code: 'custom', message: 'type', input })
      return z.NEVER
    },
    encode: (answer) => answer,
  })
  const schema = withInput(content, () => z.string())
  files.add(schema, { fileType, freshSeconds, isUploaded })
  return schema
}

export const fileIn = (answer: Schema): FileInfo | null => files.get(answer) ?? null

/** Allows caching in the browser only, never in shared caches. */
export const cacheControlOf = ({ freshSeconds }: FileInfo) =>
  freshSeconds > 0 ? `private, max-age=${freshSeconds}` : 'private, no-store'
