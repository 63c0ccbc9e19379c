import { Readable } from 'node:stream'
import { capped } from '../../backend/list/paging.ts'
import { linkHeader, takesLink } from '../../schema/call.ts'
import { asQuery, pathOf, queryPairs, type Values } from '../../schema/wire/request.ts'
import { listFileOf } from '../answers/listFile.ts'
import type { Exchange } from '../exchange.ts'
import { type Body, hasBody, writeBody } from '../input/body.ts'
import { demandForm, formOf, formTypeOf } from '../input/forms/multipart.ts'
import { watchForm } from '../input/forms/watchForm.ts'
import { readTexts } from '../input/input.ts'
import { queryIn, safePath } from '../input/paths.ts'

type Headers = Record<string, string>

/** A call as it goes on: nothing else of the request does. */
export interface Outgoing {
  /** Path and query string below the service's base. */
  readonly path: string
  readonly headers: Headers
  readonly body: Readable
}

/** What a list is asked for, in JSON that was parsed: of a key that stood twice the one that was judged is left. */
const listPairs = ({ call, request }: Exchange) => {
  if (!call.list) return []
  const query = new URLSearchParams(queryIn(request.originalUrl))
  const isFile = listFileOf(call, request) !== null
  return ['sort', 'range', 'filter'].flatMap((name): [string, string][] => {
    const text = query.get(name)
    if (text === null) return []
    const value = JSON.parse(text)
    // A file has all rows of its range.
    return [[name, JSON.stringify(name === 'range' && !isFile ? capped(value) : value)]]
  })
}

/**
 * Path and query string written anew from what was read of them: a service reads what was judged here, whatever it makes
 * of leading zeros, semicolons or names that nobody declared. Raises 400 where a trimmed value would hide in the path.
 */
export const targetOf = (exchange: Exchange, input: Values) =>
  safePath(pathOf(exchange.call, input)) + asQuery([...queryPairs(exchange.call, input), ...listPairs(exchange)])

/** What a service may learn of the request besides its content; everything else that the browser sent stays here. */
const passedHeaders = ['accept', 'accept-language', 'if-match', 'idempotency-key', 'range']

/** The headers of a body that streams, as the client has framed it. */
const contentHeaders = ['content-type', 'content-length', 'content-encoding']

const copied = ({ request }: Exchange, names: readonly string[]): Headers =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/**
 * The headers that go to the service: the caller's bearer among them, none of its cookies. Where the request comes from
 * is what the gateway knows, never what a client says, so that a service can count by address.
 */
export const headersFor = (exchange: Exchange, input: Values): Headers => {
  const { request, response, credentials, call } = exchange
  const headers = copied(exchange, passedHeaders)
  // A service that keeps no versions must not be held to one.
  if (headers['if-match'] === '"0"') delete headers['if-match']
  headers['x-request-id'] = String(response.getHeader('X-Request-Id'))
  headers['x-forwarded-proto'] = request.secure ? 'https' : 'http'
  if (request.ip !== undefined) headers['x-forwarded-for'] = request.ip
  if (credentials.token) headers.authorization = `Bearer ${credentials.token}`
  if (takesLink(call)) headers[linkHeader.toLowerCase()] = String(input.link)
  return headers
}

const readableOf = (bytes: Buffer | null) => {
  const readable = new Readable({ read: () => {} })
  if (bytes) readable.push(bytes)
  readable.push(null)
  return readable
}

/** What goes on as the body of a call: what was read of it, what streams, or nothing where none is declared. */
const contentOf = (exchange: Exchange, read: Body | null): Pick<Outgoing, 'headers' | 'body'> => {
  const { call, request } = exchange
  if (read) {
    const bytes = writeBody(read)
    return {
      headers: { 'content-type': read.type, 'content-length': String(bytes.length) },
      body: readableOf(bytes),
    }
  }
  const form = formOf(call)
  if (form) {
    const boundary = demandForm(request.headers, form.uploads)
    const headers = { ...copied(exchange, ['content-length']), 'content-type': formTypeOf(boundary) }
    return { headers, body: watchForm(request, boundary, form, (texts) => void readTexts(call, texts)) }
  }
  if (call.body) return { headers: copied(exchange, contentHeaders), body: request }
  return { headers: {}, body: hasBody(request) ? readableOf(null) : request }
}

/** A call as it goes on, from what was judged of it; `read` is its body where that was read. Raises 400 and 415. */
export const outgoingOf = (exchange: Exchange, input: Values, read: Body | null): Outgoing => {
  const { headers, body } = contentOf(exchange, read)
  return { path: targetOf(exchange, input), headers: { ...headersFor(exchange, input), ...headers }, body }
}
