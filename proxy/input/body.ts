import { MIMEType } from 'node:util'
import express, { type Request, type Response } from 'express'
import { HttpError } from '../../backend/httpError.ts'
import { parseForm, parseJson } from './parseBody.ts'
import { watchIdle } from './watchIdle.ts'

/** Bytes; calls without uploads are small. */
const limit = 1_000_000

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

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

const unknownType = () => new HttpError(415, 'invalid_input', `Send the body as ${jsonType} or as ${formType}.`)

/** JSON or form in UTF-8. Any other or ambiguous type gives 415, because a service could parse it differently. */
const typeOf = ({ headers }: Request): Body['type'] => {
  const type = mediaTypeOf(headers)
  const essence = type?.essence
  if (essence !== jsonType && essence !== formType) throw unknownType()
  if ((type?.params.get('charset') ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new HttpError(415, 'invalid_input', 'Send the body in UTF-8.')
  return essence
}

/** True if a request has a body (RFC 9112 §6.3). */
export const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const parser = express.raw({ limit, type: () => true })

const late = () => new HttpError(408, 'timeout', 'The request did not arrive in time. Try again.')

const readBytes = async (request: Request, response: Response, idle: number): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const stop = watchIdle(request, idle, () => reject(late()))
  parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  await promise.finally(stop)
  return request.body
}

/**
 * Body of a call without uploads; null if there is none. Throws 400, 413, 415, and 408 once the client has sent nothing
 * for `idle` milliseconds.
 */
export const readBody = async (request: Request, response: Response, idle: number): Promise<Body | null> => {
  if (!hasBody(request)) return null
  const type = typeOf(request)
  const text = new TextDecoder().decode(await readBytes(request, response, idle))
  return { type, wire: type === formType ? parseForm(text) : parseJson(text) }
}

export const writeBody = ({ type, wire }: Body) =>
  Buffer.from(type === formType ? String(new URLSearchParams(wire as Record<string, string>)) : JSON.stringify(wire))
