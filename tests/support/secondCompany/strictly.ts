import type { IncomingMessage } from 'node:http'

/** Checks a value. */
export type Kind = (value: unknown) => boolean
/** Names of fields with their kinds; a name that ends in `?` may be missing. A list has one shape for its rows. */
export type Shape = { readonly [name: string]: Kind | Shape | readonly [Kind | Shape] }

export const text: Kind = (value) => typeof value === 'string'
export const filled: Kind = (value) => typeof value === 'string' && value !== ''
export const textOrNull: Kind = (value) => value === null || text(value)
export const number: Kind = (value) => typeof value === 'number' && Number.isFinite(value)
export const numberOrNull: Kind = (value) => value === null || number(value)
export const flag: Kind = (value) => typeof value === 'boolean'
export const yes: Kind = (value) => value === true
export const no: Kind = (value) => value === false
export const nothing: Kind = (value) => value === null
export const isoDay: Kind = (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
export const isoDayOrEmpty: Kind = (value) => value === '' || isoDay(value)
export const id: Kind = (value) => filled(value) || number(value)
export const idOrNull: Kind = (value) => value === null || id(value)
export const idOrEmpty: Kind = (value) => value === '' || id(value)
/** A flag in the text field of a form. */
export const flagInForm: Kind = (value) => value === 'true' || value === 'false'
export const yesInForm: Kind = (value) => value === 'true'
export const file: Kind = (value) => value instanceof File && value.size > 0
export const oneOf =
  (...values: readonly unknown[]): Kind =>
  (value) =>
    values.includes(value)

const faultOf = (value: unknown, expected: Kind | Shape | readonly [Kind | Shape], at: string): string | null => {
  if (typeof expected === 'function') return expected(value) ? null : `${at} has the wrong form`
  if (Array.isArray(expected)) {
    if (!Array.isArray(value)) return `${at} is no list`
    return value.map((row, index) => faultOf(row, expected[0], `${at}[${index}]`)).find((fault) => fault) ?? null
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return `${at || 'the body'} is no object`
  return faultIn(value as Record<string, unknown>, expected as Shape, at && `${at}.`)
}

/** Says which field is unknown, missing or wrong; null if none is. */
export const faultIn = (values: Readonly<Record<string, unknown>>, shape: Shape, at = ''): string | null => {
  const known = new Map(Object.keys(shape).map((name) => [name.replace(/\?$/, ''), name]))
  const unknown = Object.keys(values).find((name) => !known.has(name))
  if (unknown) return `${at}${unknown} is unknown`
  for (const [name, key] of known) {
    if (!(name in values)) {
      if (key === name) return `${at}${name} is missing`
    } else {
      const fault = faultOf(values[name], shape[key] as Kind, `${at}${name}`)
      if (fault) return fault
    }
  }
  return null
}

export const faultInList = (body: unknown, [row]: readonly [Shape]) => faultOf(body, [row], 'list')

export type ContentType = 'application/json' | 'application/x-www-form-urlencoded' | 'multipart/form-data'

export const contentTypeOf = ({ headers }: IncomingMessage) => headers['content-type']?.split(';')[0]?.trim() ?? ''

/** Fields that are sent several times become lists. */
const gather = (entries: Iterable<readonly [string, unknown]>) => {
  const gathered: Record<string, unknown> = {}
  for (const [name, value] of entries) {
    const before = gathered[name]
    gathered[name] = name in gathered ? [...(Array.isArray(before) ? before : [before]), value] : value
  }
  return gathered
}

export const readBody = async (request: IncomingMessage, contentType: ContentType): Promise<unknown> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  if (contentType === 'application/json') return JSON.parse(bytes.toString())
  if (contentType === 'application/x-www-form-urlencoded') return gather(new URLSearchParams(bytes.toString()))
  const headers = { 'content-type': request.headers['content-type'] ?? '' }
  return gather(await new Response(bytes, { headers }).formData())
}

export const queryOf = (url: URL) => gather(url.searchParams)
