import { Readable, Transform } from 'node:stream'
import type { Request } from 'express'
import { capped } from '#backend/list/paging.ts'
import { type AnyCall, linkHeader, ownerInput, takesLink } from '#schema/call.ts'
import { infoOf, type Schema } from '#schema/fields.ts'
import { wireName } from '#schema/wire/product.ts'
import { asQuery, pathOf, queryPairs, type Values } from '#schema/wire/request.ts'
import { listFileOf } from '../answers/listFile.ts'
import type { Config } from '../config.ts'
import { atCompany } from '../connectedMap.ts'
import type { Exchange } from '../exchange.ts'
import { HttpError } from '../httpError.ts'
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

/** Checks that a form begins with its first part, so that nothing of it can become content of a part before it. */
const beginsWith = (boundary: string) => {
  const start = Buffer.from(`--${boundary}`)
  let seen = 0
  return (chunk: Buffer) => {
    const piece = chunk.subarray(0, start.length - seen)
    const isStart = piece.equals(start.subarray(seen, seen + piece.length))
    seen += piece.length
    return isStart
  }
}

/**
 * Validates a multipart form on its way to a service. The returned stream passes the bytes on unchanged, but keeps back
 * the last chunk until the form has proved valid, so that the service never gets a complete invalid request. The stream
 * fails with the validation error.
 */
const watchForm = (request: Request, boundary: string, parts: FormParts, judge: JudgeTexts, first: Buffer) => {
  const form = readForm(boundary, parts, (_name, stream) => passOver(stream), judge)
  const plain = plainForm(boundary, parts.uploads.name, parts.texts)
  let held: Buffer | undefined
  const isBeginning = first.length === 0 ? () => true : beginsWith(boundary)
  const watched = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      const before = held
      held = chunk
      try {
        if (!isBeginning(chunk)) throw new HttpError(400, 'invalid_input', 'The form must begin with its first part.')
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
  watched.push(first)
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

const without = (names: readonly string[], wire: object) =>
  Object.fromEntries(Object.entries(wire).filter(([name]) => !names.includes(name)))

/** The customer stays in the query. */
const asDeclared = (call: AnyCall): AnyCall => ({ ...call, ownFields: [], customerInForm: null })

/** Leaves out of the query what the specifications have elsewhere or not at all. */
export const asSpecified = (call: AnyCall): AnyCall => {
  const left = [...call.ownFields, call.customerInForm]
  const isSpecified = ([, field]: [string, Schema]) => !left.includes(wireName(infoOf(field).wire))
  return { ...call, query: Object.fromEntries(Object.entries(call.query).filter(isSpecified)) }
}

/** Leaves out of a body or its rows what the specifications do not have. */
export const specifiedWire = ({ ownFields }: AnyCall, wire: unknown): unknown =>
  Array.isArray(wire) ? wire.map((row) => without(ownFields, row)) : without(ownFields, wire as object)

export const specifiedBody = (call: AnyCall, body: Body | null): Body | null =>
  body && call.ownFields.length > 0 ? { ...body, wire: specifiedWire(call, body.wire) } : body

/** A call and its input as sent to a company, which may answer specified calls only. */
export const asForwarded = (
  exchange: Exchange,
  input: Values,
  { forwardsAdditions, connectedMap }: Pick<Config, 'forwardsAdditions' | 'connectedMap'>,
): { exchange: Exchange; input: Values } => {
  const { forwardedAs } = exchange.call
  if (forwardsAdditions) return { exchange: { ...exchange, call: asDeclared(exchange.call) }, input }
  if (!forwardedAs)
    return { exchange: { ...exchange, call: atCompany(connectedMap, asSpecified(exchange.call)) }, input }
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

/** The customer as the first part of a form, for a call that has it there; otherwise empty. */
const customerPart = ({ call, input }: Exchange, boundary: string) => {
  if (call.customerInForm === null) return Buffer.alloc(0)
  const head = `Content-Disposition: form-data; name="${call.customerInForm}"`
  return Buffer.from(`--${boundary}\r\n${head}\r\n\r\n${input[ownerInput(call) ?? '']}\r\n`)
}

/** The length of the request with that of an added part; none if the request has none. */
const lengthened = (exchange: Exchange, more: number): Headers => {
  const { 'content-length': length } = copied(exchange, ['content-length'])
  return length === undefined ? {} : { 'content-length': String(Number(length) + more) }
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
    const first = customerPart(exchange, boundary)
    const headers = { ...lengthened(exchange, first.length), 'content-type': formTypeOf(boundary) }
    return { headers, body: watchForm(request, boundary, form, (texts) => void readTexts(call, texts), first) }
  }
  if (call.body) return { headers: copied(exchange, contentHeaders), body: request }
  return { headers: {}, body: hasBody(request) ? readableOf(null) : request }
}

/** Builds the forwarded call from the checked input; `read` is the body if it was read. Throws 400 and 415. */
export const outgoingOf = (exchange: Exchange, input: Values, read: Body | null): Outgoing => {
  const { headers, body } = contentOf(exchange, read)
  return { path: targetOf(exchange, input), headers: { ...headersFor(exchange, input), ...headers }, body }
}
