import { MIMEType } from 'node:util'
import express, { type Request, type RequestHandler } from 'express'
import { encode } from 'zod/mini'
import { bodyBytes, smallBody } from '#backend/process/limits.ts'
import { createMeter } from '#backend/process/meter.ts'
import { usageOf } from '#backend/process/usage.ts'
import { type Exchange, exchangeOf, fairShareKey, hungUp } from '../exchange.ts'
import { HttpError } from '../httpError.ts'
import { duplicate, verifyUnambiguous } from './unambiguousJson.ts'
import { watchIdle } from './watchIdle.ts'

/** Bytes; calls without uploads are small. Without a session, `smallBody` applies. */
const limit = 1_000_000

const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'

export interface Body {
  readonly type: typeof jsonType | typeof formType
  readonly wire: unknown
}

/** Parsed `Content-Type` in lower case; null if missing or invalid. */
export const mediaTypeOf = ({ 'content-type': type = '' }: { 'content-type'?: string | undefined }) => {
  try {
    return new MIMEType(type)
  } catch {
    return null
  }
}

/** JSON or form in UTF-8. Any other or ambiguous type gives 415, because a service could parse it differently. */
const typeOf = ({ headers }: Request): Body['type'] => {
  const type = mediaTypeOf(headers)
  const essence = type?.essence
  if (essence !== jsonType && essence !== formType)
    throw new HttpError(415, 'invalid_input', `Send the body as ${jsonType} or as ${formType}.`)
  if ((type?.params.get('charset') ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new HttpError(415, 'invalid_input', 'Send the body in UTF-8.')
  return essence
}

/** True if a request has a body (RFC 9112 §6.3). */
export const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Express's parsers for bodies of up to so many bytes. */
const parsersUpTo = (max: number): Record<Body['type'], RequestHandler> => ({
  [jsonType]: express.json({ limit: max, type: () => true, strict: false, verify: verifyUnambiguous }),
  [formType]: express.urlencoded({ limit: max, type: () => true, extended: false }),
})
const parsers = parsersUpTo(limit)
const smallParsers = parsersUpTo(smallBody)

type Sender = Pick<Exchange, 'request' | 'caller'>

const bodies = createMeter(bodyBytes, usageOf('bodies'))

/** Bytes that a body may take while it arrives: its length, unless that is unknown or counts compressed bytes. */
const expectedBytes = ({ headers }: Request) => {
  const { 'content-length': length, 'content-encoding': encoding } = headers
  return length === undefined || encoding !== undefined ? limit : Math.min(Number(length), limit)
}

/** Counts a body against the limit of its sender; returns the function that releases it. Raises 503. */
const countBody = ({ request, caller }: Sender) => {
  const bytes = expectedBytes(request)
  return caller && bytes > smallBody ? bodies.take(fairShareKey({ request, caller }), bytes) : () => {}
}

/** The parser makes a list of the values of a duplicate field. */
const requireSingleFields = (form: Readonly<Record<string, unknown>>) => {
  for (const [name, value] of Object.entries(form)) if (Array.isArray(value)) throw duplicate(name)
}

/**
 * Parses a body of JSON or a form as `request.body`, which stays undefined without one. Throws 400, 413, 415, 503, and
 * 408 once the client has sent nothing for `idle` milliseconds.
 */
export const parseBody =
  (idle: number): RequestHandler =>
  async (request, response, next) => {
    if (!hasBody(request)) return next()
    const { caller } = exchangeOf(response)
    const type = typeOf(request)
    const release = countBody({ request, caller })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stop = watchIdle(request, idle, () =>
      reject(new HttpError(408, 'timeout', 'The request did not arrive in time. Try again.')),
    )
    const parse = (caller ? parsers : smallParsers)[type]
    parse(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
    await promise.finally(() => {
      stop()
      release()
    })
    // The parser leaves out the body of a client that has gone.
    if (request.body === undefined) throw hungUp()
    if (type === formType) requireSingleFields(request.body)
    next()
  }

/** The checked input as the body of a forwarded call, in the type in which it came; null if no body was parsed. */
export const checkedBody = ({ call, request, input }: Pick<Exchange, 'call' | 'request' | 'input'>): Body | null =>
  request.body === undefined ? null : { type: typeOf(request), wire: call.body ? encode(call.body, input) : undefined }

export const writeBody = ({ type, wire }: Body) =>
  Buffer.from(type === formType ? String(new URLSearchParams(wire as Record<string, string>)) : JSON.stringify(wire))
