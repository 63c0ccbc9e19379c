import { InvalidAnswerError } from '../checks/issues.ts'
import type { Codec, Entity } from '../entity.ts'
import { integer } from '../kinds.ts'

const record = (wire: unknown, at: string) => {
  if (typeof wire !== 'object' || wire === null || Array.isArray(wire))
    throw new InvalidAnswerError(at, { code: 'type' })
  return wire as Record<string, unknown>
}

const array = (wire: unknown, at: string) => {
  if (!Array.isArray(wire)) throw new InvalidAnswerError(at, { code: 'type' })
  return wire as unknown[]
}

const parsed = (wire: unknown, at: string): unknown => {
  if (typeof wire !== 'string') throw new InvalidAnswerError(at, { code: 'type' })
  try {
    return JSON.parse(wire)
  } catch {
    throw new InvalidAnswerError(at, { code: 'type' })
  }
}

const isEntity = (codec: object): codec is Entity => 'fields' in codec

export const listOf = <T>(inner: Codec<T>): Codec<T[]> => ({
  row: isEntity(inner) ? inner : undefined,
  schema: (z) => z.array(inner.schema(z)),
  decode: (wire, at) => array(wire, at).map((row, index) => inner.decode(row, `${at}[${index}]`)),
  encode: (values) => values.map((value) => inner.encode(value)),
  form: { is: 'list', of: inner },
  lazyRows: (wire, at) => ({
    wires: array(wire, at),
    decode: (row, index) => inner.decode(row, `${at}[${index}]`),
  }),
})

type Opened = readonly [wire: unknown, at: string]

const lazyRowsWithin = <T>(
  { lazyRows }: Codec<T>,
  open: (wire: unknown, at: string) => Opened,
): Pick<Codec<T>, 'lazyRows'> => (lazyRows ? { lazyRows: (wire, at) => lazyRows(...open(wire, at)) } : {})

export const inKey = <T>(key: string, inner: Codec<T>): Codec<T> => ({
  row: inner.row,
  ...lazyRowsWithin(inner, (wire, at) => [record(wire, at)[key], `${at}.${key}`]),
  schema: (z) => z.object({ [key]: inner.schema(z) }),
  decode: (wire, at) => inner.decode(record(wire, at)[key], `${at}.${key}`),
  encode: (value) => ({ [key]: inner.encode(value) }),
  form: { is: 'key', key, of: inner },
})

/** JSON string under the key `value`. */
export const inValue = <T>(inner: Codec<T>): Codec<T> => ({
  row: inner.row,
  ...lazyRowsWithin(inner, (wire, at) => [parsed(record(wire, at).value, `${at}.value`), `${at}.value`]),
  schema: (z) => z.object({ value: z.string() }),
  decode: (wire, at) => inner.decode(parsed(record(wire, at).value, `${at}.value`), `${at}.value`),
  encode: (value) => ({ value: JSON.stringify(inner.encode(value)) }),
  form: { is: 'text', of: inner },
})

/** Encodes in the first form; decodes either one, depending on the key that is present. */
export const either = <T>(
  first: { key: string; form: Codec<T> },
  second: { key: string; form: Codec<T> },
): Codec<T> => ({
  schema: (z) => z.union([first.form.schema(z), second.form.schema(z)]),
  decode: (wire, at) => (first.key in record(wire, at) ? first.form : second.form).decode(wire, at),
  encode: (value) => first.form.encode(value),
  form: { is: 'either', keys: [first, second].map(({ key, form }) => ({ key, of: form })) },
})

/** First element of an array; null if it is empty. */
export const first = <T>(inner: Codec<T>): Codec<T | null> => ({
  schema: (z) => z.array(inner.schema(z)),
  decode: (wire, at) => (array(wire, at).length === 0 ? null : inner.decode(array(wire, at)[0], `${at}[0]`)),
  encode: (value) => (value === null ? [] : [inner.encode(value)]),
  form: { is: 'first', of: inner },
})

export const pair = <A, B>(left: Codec<A>, right: Codec<B>): Codec<readonly [A, B]> => ({
  schema: (z) => z.tuple([left.schema(z), right.schema(z)]),
  decode: (wire, at) => {
    const [a, b] = array(wire, at)
    return [left.decode(a, `${at}[0]`), right.decode(b, `${at}[1]`)]
  },
  encode: ([a, b]) => [left.encode(a), right.encode(b)],
  form: { is: 'pair', of: [left, right] },
})

export const integers: Codec<number[]> = {
  schema: (z) => z.array(z.int()),
  decode: (wire, at) =>
    array(wire, at).map((value, index) => {
      if (!Number.isInteger(value)) throw new InvalidAnswerError(`${at}[${index}]`, { code: 'type' })
      return value as number
    }),
  encode: (values) => values,
  form: { is: 'values', field: integer('id') },
}

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

/**
 * Response with a file instead of JSON; `fileType` is its content type, such as `application/pdf`. Browsers open it by
 * its link.
 */
export interface FileCodec extends Codec<FileAnswer> {
  readonly fileType: string
  /** Browser cache lifetime, in seconds. */
  readonly freshSeconds: number
  /** Uploaded by users: browsers always save such files and never display them. */
  readonly isUploaded: boolean
}

/** File with this content type. Its content is never translated; decoding throws. */
export const file = (fileType: string, { freshSeconds = 0, isUploaded = false } = {}): FileCodec => ({
  fileType,
  freshSeconds,
  isUploaded,
  schema: (z) => z.string(),
  decode: (_wire, at) => {
    throw new InvalidAnswerError(at, { code: 'type' })
  },
  encode: (value) => value,
})

export const fileIn = (answer: Codec<unknown>): FileCodec | null =>
  'fileType' in answer ? (answer as FileCodec) : null

/** Allows caching in the browser only, never in shared caches. */
export const cacheControlOf = ({ freshSeconds }: FileCodec) =>
  freshSeconds > 0 ? `private, max-age=${freshSeconds}` : 'private, no-store'
