import { MIMEType } from 'node:util'
import express, { type Request, type Response } from 'express'
import { HttpError } from '../../backend/httpError.ts'
import { parseForm, parseJson } from './parseBody.ts'

/** Calls without uploads are small. */
const limit = 1_000_000

const jsonType = 'application/json'
const formType = 'application/x-www-form-urlencoded'

/** A body that was read: what it says, and how it said it. */
export interface Body {
  readonly type: typeof jsonType | typeof formType
  readonly wire: unknown
}

/** The `Content-Type` of a request, its name in small letters; null where it is none. */
export const mediaTypeOf = ({ 'content-type': type = '' }: { 'content-type'?: string | undefined }) => {
  try {
    return new MIMEType(type)
  } catch {
    return null
  }
}

const unknownType = () => new HttpError(415, 'invalid_input', `Send the body as ${jsonType} or as ${formType}.`)

/**
 * What a body says that it is: JSON or a form, in UTF-8. A type that names anything else, or both, could be read in
 * another way by a service: 415.
 */
const typeOf = ({ headers }: Request): Body['type'] => {
  const type = mediaTypeOf(headers)
  const essence = type?.essence
  if (essence !== jsonType && essence !== formType) throw unknownType()
  if ((type?.params.get('charset') ?? 'utf-8').toLowerCase() !== 'utf-8')
    throw new HttpError(415, 'invalid_input', 'Send the body in UTF-8.')
  return essence
}

/** Whether a body comes with a request (RFC 9112 §6.3). */
export const hasBody = ({ headers }: Request) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

const parser = express.raw({ limit, type: () => true })

const readBytes = async (request: Request, response: Response): Promise<Buffer> => {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  parser(request, response, (error?: unknown) => (error ? reject(error) : resolve()))
  await promise
  return request.body
}

/** The body of a small call; null where there is none. Raises 400, 413, 415. */
export const readBody = async (request: Request, response: Response): Promise<Body | null> => {
  if (!hasBody(request)) return null
  const type = typeOf(request)
  const text = new TextDecoder().decode(await readBytes(request, response))
  return { type, wire: type === formType ? parseForm(text) : parseJson(text) }
}

/** A body as it goes over the line. */
export const writeBody = ({ type, wire }: Body) =>
  Buffer.from(type === formType ? String(new URLSearchParams(wire as Record<string, string>)) : JSON.stringify(wire))
