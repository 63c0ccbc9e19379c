import { InvalidAnswer } from '../checks/issues.ts'
import type { Codec, Entity } from '../entity.ts'
import { integer } from '../kinds.ts'

const record = (wire: unknown, at: string) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire)) throw new InvalidAnswer(at, { code: 'type' })
  return wire as Record<string, unknown>
}

const array = (wire: unknown, at: string) => {
  if (!Array.isArray(wire)) throw new InvalidAnswer(at, { code: 'type' })
  return wire as unknown[]
}

const parsed = (wire: unknown, at: string): unknown => {
  if (typeof wire !== 'string') throw new InvalidAnswer(at, { code: 'type' })
  try {
    return JSON.parse(wire)
  } catch {
    throw new InvalidAnswer(at, { code: 'type' })
  }
}

const isEntity = (codec: object): codec is Entity => 'fields' in codec

/** A plain array of records. */
export const listOf = <T>(inner: Codec<T>): Codec<T[]> => ({
  row: isEntity(inner) ? inner : undefined,
  schema: (z) => z.array(inner.schema(z)),
  decode: (wire, at) => array(wire, at).map((row, index) => inner.decode(row, `${at}[${index}]`)),
  encode: (values) => values.map((value) => inner.encode(value)),
  form: { is: 'list', of: inner },
  unread: (wire, at) => ({
    wires: array(wire, at),
    decode: (row, index) => inner.decode(row, `${at}[${index}]`),
  }),
})

type Opened = readonly [wire: unknown, at: string]

/** The unread rows of a list that stands inside something. */
const unreadWithin = <T>(
  { unread }: Codec<T>,
  open: (wire: unknown, at: string) => Opened,
): Pick<Codec<T>, 'unread'> => (unread ? { unread: (wire, at) => unread(...open(wire, at)) } : {})

/** The value under one key of an object. */
export const inKey = <T>(key: string, inner: Codec<T>): Codec<T> => ({
  row: inner.row,
  ...unreadWithin(inner, (wire, at) => [record(wire, at)[key], `${at}.${key}`]),
  schema: (z) => z.object({ [key]: inner.schema(z) }),
  decode: (wire, at) => inner.decode(record(wire, at)[key], `${at}.${key}`),
  encode: (value) => ({ [key]: inner.encode(value) }),
  form: { is: 'key', key, of: inner },
})

/** A JSON text under the key `value`. */
export const inValue = <T>(inner: Codec<T>): Codec<T> => ({
  row: inner.row,
  ...unreadWithin(inner, (wire, at) => [parsed(record(wire, at).value, `${at}.value`), `${at}.value`]),
  schema: (z) => z.object({ value: z.string() }),
  decode: (wire, at) => inner.decode(parsed(record(wire, at).value, `${at}.value`), `${at}.value`),
  encode: (value) => ({ value: JSON.stringify(inner.encode(value)) }),
  form: { is: 'text', of: inner },
})

/** Written as the first form; read in either, whichever key is there. */
export const either = <T>(
  first: { key: string; form: Codec<T> },
  second: { key: string; form: Codec<T> },
): Codec<T> => ({
  schema: (z) => z.union([first.form.schema(z), second.form.schema(z)]),
  decode: (wire, at) => (first.key in record(wire, at) ? first.form : second.form).decode(wire, at),
  encode: (value) => first.form.encode(value),
  form: { is: 'either', keys: [first, second].map(({ key, form }) => ({ key, of: form })) },
})

/** The first element of an array; null where the array is empty. */
export const first = <T>(inner: Codec<T>): Codec<T | null> => ({
  schema: (z) => z.array(inner.schema(z)),
  decode: (wire, at) => (array(wire, at).length === 0 ? null : inner.decode(array(wire, at)[0], `${at}[0]`)),
  encode: (value) => (value === null ? [] : [inner.encode(value)]),
  form: { is: 'first', of: inner },
})

/** An array of exactly two, each of its own form. */
export const pair = <A, B>(left: Codec<A>, right: Codec<B>): Codec<readonly [A, B]> => ({
  schema: (z) => z.tuple([left.schema(z), right.schema(z)]),
  decode: (wire, at) => {
    const [a, b] = array(wire, at)
    return [left.decode(a, `${at}[0]`), right.decode(b, `${at}[1]`)]
  },
  encode: ([a, b]) => [left.encode(a), right.encode(b)],
  form: { is: 'pair', of: [left, right] },
})

/** An array of whole numbers, such as ids. */
export const integers: Codec<number[]> = {
  schema: (z) => z.array(z.int()),
  decode: (wire, at) =>
    array(wire, at).map((value, index) => {
      if (!Number.isInteger(value)) throw new InvalidAnswer(`${at}[${index}]`, { code: 'type' })
      return value as number
    }),
  encode: (values) => values,
  form: { is: 'values', field: integer('id') },
}

interface NamedFile {
  /** What a browser proposes to save it as. */
  readonly name: string
  /** Where the call says only a range of types, such as `image/*`, which of them it is. */
  readonly type?: string
}

/** A file that is not held in memory: its bytes as they come, and how many there are, where that is known before. */
export interface StreamedFile extends NamedFile {
  readonly size?: number
  /** Of a zip: the names of documents that were asked for and are not in it. */
  readonly missing?: readonly string[]
  readonly stream: AsyncIterable<Uint8Array>
}

/** A document as a handler answers it: what it is called, what it is, and what is in it. */
export type FileAnswer = (NamedFile & { readonly bytes: Uint8Array }) | StreamedFile

/** An answer that is no JSON but a file of this content type, such as `application/pdf`; a browser opens it by its link. */
export interface FileCodec extends Codec<FileAnswer> {
  readonly fileType: string
  /** For so many seconds a browser need not ask for it again. */
  readonly freshSeconds: number
  /** What people have uploaded: whatever it is, a browser saves it and never shows it. */
  readonly isUploaded: boolean
}

/** A file of this content type: nothing is translated, and nobody decodes it. */
export const file = (fileType: string, { freshSeconds = 0, isUploaded = false } = {}): FileCodec => ({
  fileType,
  freshSeconds,
  isUploaded,
  schema: (z) => z.string(),
  decode: (_wire, at) => {
    throw new InvalidAnswer(at, { code: 'type' })
  },
  encode: (value) => value,
})

/** A call's answer as a file; null for JSON. */
export const fileIn = (answer: Codec<unknown>): FileCodec | null =>
  'fileType' in answer ? (answer as FileCodec) : null

/** How long a browser, and nobody in between, keeps a file. */
export const cacheControlOf = ({ freshSeconds }: FileCodec) =>
  freshSeconds > 0 ? `private, max-age=${freshSeconds}` : 'private, no-store'
