import express, { type Request, type RequestHandler, type Response } from 'express'
import { HttpError } from '../backend/httpError.ts'
import { parseForm, parseJson } from './parseBody.ts'

/** Calls without uploads are small. */
const limit = 1_000_000

const formType = 'application/x-www-form-urlencoded'
const text = express.text({ limit, type: ['application/json', 'application/*+json', formType] })
const raw = express.raw({ limit, type: () => true })

const run = (parser: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) =>
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
  )

/** Whether a request says that its body is a form. */
export const isForm = ({ headers }: Pick<Request, 'headers'>) => headers['content-type']?.startsWith(formType) ?? false

/** Whether a body comes with a request (RFC 9112 §6.3). */
export const hasBody = ({ headers }: Pick<Request, 'headers'>) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** The body of an embedded call, decoded from JSON or a form; undefined where there is none. Raises 400, 413, 415. */
export const readBody = async (request: Request, response: Response): Promise<unknown> => {
  if (!hasBody(request)) return undefined
  await run(text, request, response)
  if (typeof request.body !== 'string')
    throw new HttpError(415, 'invalid_input', `Send the body as application/json or as ${formType}.`)
  return isForm(request) ? parseForm(request.body) : parseJson(request.body)
}

/** The very bytes of a body that is read before it is forwarded. */
export const readBytes = async (request: Request, response: Response): Promise<Buffer> => {
  await run(raw, request, response)
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}
