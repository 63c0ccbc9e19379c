import { Readable, Transform } from 'node:stream'
import type { Request } from 'express'
import { capped } from '#backend/list/paging.ts'
import { type AnyCall, linkHeader, takesLink } from '#schema/call.ts'
import { asQuery, pathOf, queryPairs, type Values } from '#schema/wire/request.ts'
import { listFileOf } from '../answers/listFile.ts'
import type { Config } from '../config.ts'
import type { Exchange } from '../exchange.ts'
import { type Body, hasBody, writeBody } from '../input/body.ts'
import { readTexts } from '../input/input.ts'
import {
  type FormParts,
  formOf,
  formTypeOf,
  type JudgeTexts,
  passOver,
  readForm,
  requireMultipartForm,
} from '../input/multipart.ts'
import { safePath } from '../input/paths.ts'
import { plainForm } from '../input/plainForm.ts'

/**
 * Validates a multipart form on its way to a service. The returned stream passes the bytes on unchanged, but keeps back
 * the last chunk until the form has proved valid, so that the service never gets a complete invalid request. The stream
 * fails with the validation error.
 */
const watchForm = (request: Request, boundary: string, parts: FormParts, judge: JudgeTexts) => {
  const form = readForm(boundary, parts, (_name, stream) => passOver(stream), judge)
  const plain = plainForm(boundary, parts.uploads.name, parts.texts)
  let held: Buffer | undefined
  const watched = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const before = held
      held = chunk
      try {
        plain.write(chunk)
        form.write(chunk, (error) => done(error, before))
      } catch (error) {
        done(error as Error)
      }
    },
    flush: (done) => {
      form.end()
      form.files.then(plain.end).then(() => done(null, held), done)
    },
  })
  form.files.catch((error) => watched.destroy(error))
  watched.on('error', (error) => {
    form.fail(error)
    request.unpipe(watched)
    request.resume()
  })
  return request.pipe(watched)
}

type Headers = Record<string, string>

/** A call as forwarded; nothing else of the request is passed on. */
export interface Outgoing {
  readonly path: string
  readonly headers: Headers
  readonly body: Readable
}

/** A call and its input as sent to a company, which may answer specified calls only. */
export const asForwarded = (
  exchange: Exchange,
  input: Values,
  { forwardsAdditions }: Pick<Config, 'forwardsAdditions'>,
): { exchange: Exchange; input: Values } => {
  const { forwardedAs } = exchange.call
  if (forwardsAdditions || !forwardedAs) return { exchange, input }
  // Access and links are those declared on the original call.
  const call: AnyCall = { ...(forwardedAs as AnyCall), access: exchange.call.access }
  // A parameter of the specified path that the call may omit is sent as null.
  const params = Object.fromEntries(Object.keys(call.params).map((name) => [name, input[name] ?? null]))
  return { exchange: { ...exchange, call }, input: { ...input, ...params } }
}

/** List parameters as parsed and serialized again: of a duplicate JSON key, only the validated one remains. */
const listPairs = ({ call, request }: Exchange) => {
  if (!call.list) return []
  const isFile = listFileOf(call, request) !== null
  return ['sort', 'range', 'filter'].flatMap((name): [string, string][] => {
    // The validated value: another parser of the address could find others.
    const text = request.query[name]
    if (typeof text !== 'string') return []
    const value = JSON.parse(text)
    return [[name, JSON.stringify(name === 'range' && !isFile ? capped(value) : value)]]
  })
}

/**
 * Path and query string rebuilt from the parsed values, so that the service reads exactly the values that were checked
 * here, regardless of leading zeros, semicolons or undeclared names. Throws 400 if a value that gets trimmed would be
 * part of the path.
 */
export const targetOf = (exchange: Exchange, input: Values) =>
  safePath(pathOf(exchange.call, input)) + asQuery([...queryPairs(exchange.call, input), ...listPairs(exchange)])

/** Request headers that a service receives; all others are dropped. */
const passedHeaders = ['accept', 'accept-language', 'if-match', 'idempotency-key', 'range']

const contentHeaders = ['content-type', 'content-length', 'content-encoding']

const copied = ({ request }: Exchange, names: readonly string[]): Headers =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = request.headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/**
 * Headers for the service, with the caller's bearer token but without cookies. The client address is determined by the
 * gateway, never by a client's header, so that a service can count requests by address.
 */
export const headersFor = (exchange: Exchange, input: Values): Headers => {
  const { request, response, credentials, call } = exchange
  const headers = copied(exchange, passedHeaders)
  // A service without versions cannot evaluate If-Match.
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
    const boundary = requireMultipartForm(request.headers, form.uploads)
    const headers = { ...copied(exchange, ['content-length']), 'content-type': formTypeOf(boundary) }
    return { headers, body: watchForm(request, boundary, form, (texts) => void readTexts(call, texts)) }
  }
  if (call.body) return { headers: copied(exchange, contentHeaders), body: request }
  return { headers: {}, body: hasBody(request) ? readableOf(null) : request }
}

/** Builds the forwarded call from the checked input; `read` is the body if it was read. Throws 400 and 415. */
export const outgoingOf = (exchange: Exchange, input: Values, read: Body | null): Outgoing => {
  const { headers, body } = contentOf(exchange, read)
  return { path: targetOf(exchange, input), headers: { ...headersFor(exchange, input), ...headers }, body }
}
