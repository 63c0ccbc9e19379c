import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import { type AnyCall, bodyFields, linkHeader, takesLink } from '#schema/call.ts'
import { InvalidInputError, type Issue } from '#schema/checks/issues.ts'
import { parseInput } from '#schema/checks/parseInput.ts'
import { entity, type Fields } from '#schema/entity.ts'
import { describedAs, infoOf, type Schema } from '#schema/fields.ts'
import { idIn, optional } from '#schema/kinds.ts'
import type { Listing } from '#schema/list.ts'
import { wireName } from '#schema/wire/product.ts'
import type { Values } from '#schema/wire/request.ts'
import type { Exchange } from '../exchange.ts'
import { preconditionRequired } from '../httpError.ts'

/** Converts a URL parameter to the JSON value of the field's kind. */
const asWire = (field: Schema, text: string): unknown => {
  const { kind, isId } = infoOf(field)
  if (isId) return idIn(text)
  if (['text', 'email', 'secret', 'day', 'instant', 'document', 'documents'].includes(kind)) return text
  if (kind === 'flag') return text === 'true' ? true : text === 'false' ? false : text
  return /^-?\d{1,15}(\.\d{1,6})?$/.test(text) ? Number(text) : text
}

/** Caches a value derived from a declaration. */
const keptWith = <Declared extends object, Made>(make: (declared: Declared) => Made) => {
  const cache = new WeakMap<Declared, Made>()
  return (declared: Declared) => {
    const made = cache.get(declared) ?? make(declared)
    cache.set(declared, made)
    return made
  }
}

const asEntity = keptWith((fields: Fields) => entity('query', fields))

const decodeTexts = (
  fields: Fields,
  texts: Readonly<Record<string, string>>,
  nameOf: (name: string, wire: string) => string,
) => {
  const wire = Object.entries(fields).flatMap(([name, field]) => {
    const wireOf = wireName(infoOf(field).wire)
    const text = texts[nameOf(name, wireOf)]
    return text === undefined ? [] : [[wireOf, asWire(field, text)] as const]
  })
  return parseInput(asEntity(fields), Object.fromEntries(wire))
}

const parseJson = (name: string, text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw new InvalidInputError({ [name]: { code: 'type' } })
  }
}

const readSort = (listing: Listing, text: string | undefined) => {
  if (text === undefined) return null
  const value = parseJson('sort', text)
  const [field, order] = Array.isArray(value) ? value : []
  if (!listing.sort.includes(field) || (order !== 'ASC' && order !== 'DESC'))
    throw new InvalidInputError({ sort: { code: 'choice' } })
  return [field, order]
}

const readRange = (text: string | undefined) => {
  if (text === undefined) return null
  const value = parseJson('range', text)
  const [from, to] = Array.isArray(value) && value.length === 2 ? value : []
  if (!Number.isSafeInteger(from) || !Number.isSafeInteger(to) || from < 0 || to < from)
    throw new InvalidInputError({ range: { code: 'type' } })
  return [from, to]
}

/** Filters use the program's names, not wire names, as `ra-data-simple-rest` sends them. */
const filterOf = keptWith(({ filter }: Listing) => {
  const fields = Object.entries(filter).map(([name, field]) => [name, optional(describedAs(field, { wire: name }))])
  return entity('filter', Object.fromEntries(fields) as Fields)
})

const readFilter = (listing: Listing, text: string | undefined) => {
  if (text === undefined) return {}
  const value = parseJson('filter', text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new InvalidInputError({ filter: { code: 'type' } })
  return parseInput(filterOf(listing), value)
}

const namesOf = keptWith(
  ({ query, list }: AnyCall) =>
    new Set([
      ...Object.values(query).map((field) => wireName(infoOf(field).wire)),
      ...(list ? ['sort', 'range', 'filter'] : []),
    ]),
)

/** Rejects unknown parameters, and duplicate ones, which Express reads as lists. */
const textsOfQuery = (call: AnyCall, query: Request['query']) => {
  const known = namesOf(call)
  const issues = Object.entries(query).flatMap(([name, value]): [string, Issue][] => {
    if (!known.has(name)) return [[name, { code: 'unknownKey' }]]
    return Array.isArray(value) ? [[name, { code: 'duplicate' }]] : []
  })
  if (issues.length > 0) throw new InvalidInputError(Object.fromEntries(issues))
  return query as Readonly<Record<string, string>>
}

const readQuery = (call: AnyCall, query: Request['query']) => {
  const texts = textsOfQuery(call, query)
  const own = decodeTexts(call.query, texts, (_name, wire) => wire)
  if (!call.list) return own
  const list = {
    sort: readSort(call.list, texts.sort),
    range: readRange(texts.range),
    filter: readFilter(call.list, texts.filter),
  }
  return { ...own, list }
}

/** Decodes the text fields of a multipart form; throws `InvalidInputError` for invalid or undeclared ones. */
export const readTexts = (call: AnyCall, texts: Readonly<Record<string, string>>): Readonly<Record<string, unknown>> =>
  decodeTexts(bodyFields(call), texts, (_name, wire) => wire)

/** Version of `If-Match`, which may be omitted if the body contains the version. */
const readVersion = (call: AnyCall, { headers }: IncomingMessage, body: Values) => {
  if (call.versioned !== 'write') return {}
  const match = headers['if-match']
  if (match === undefined && body.version !== undefined) return {}
  const found = /^(?:W\/)?"?(\d{1,15})"?$/.exec(match ?? '')
  if (!found) throw preconditionRequired()
  return { version: Number(found[1]) }
}

/**
 * Verified later, once seller and year are known. A duplicate header is joined into one text, which has no valid
 * signature.
 */
const readLink = (call: AnyCall, request: IncomingMessage) =>
  takesLink(call) ? { link: request.headers[linkHeader.toLowerCase()] ?? '' } : {}

/** Decodes path and query string; throws `InvalidInputError` for invalid or undeclared values. */
export const readAddress = ({ call, request }: Pick<Exchange, 'call' | 'request'>): Values => ({
  ...readQuery(call, request.query),
  ...decodeTexts(call.params, request.params as Readonly<Record<string, string>>, (name) => name),
})

/**
 * Decodes and validates the input of a call from path, query string, body, `If-Match` and link, in the program's names;
 * without the text fields of a multipart form. Throws `InvalidInputError`, and 428 for a missing version.
 */
export const readInput = (exchange: Pick<Exchange, 'call' | 'request'>): Values => {
  const { call, request } = exchange
  const body = call.body && !call.uploads ? (parseInput(call.body, request.body) as Values) : {}
  return {
    ...body,
    ...readAddress(exchange),
    ...readVersion(call, request, body),
    ...readLink(call, request),
  }
}
