import express, { type Request, type RequestHandler, type Response } from 'express'
import { Refusal } from '../backend/refusal.ts'

/** Calls without uploads are small. */
const limit = 1_000_000

const json = express.json({ limit, strict: false, type: ['application/json', 'application/*+json'] })
const form = express.urlencoded({ limit, extended: false, type: 'application/x-www-form-urlencoded' })
const raw = express.raw({ limit, type: () => true })

const run = (parser: RequestHandler, request: Request, response: Response) =>
  new Promise<void>((resolve, reject) =>
    parser(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
  )

/** The body of an embedded call, decoded from JSON or a form; undefined where there is none. Raises 400, 413, 415. */
export const readBody = async (request: Request, response: Response): Promise<unknown> => {
  const type = request.headers['content-type'] ?? ''
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0
  if (!hasBody) return undefined
  const isForm = type.startsWith('application/x-www-form-urlencoded')
  await run(isForm ? form : json, request, response)
  if (request.body === undefined)
    throw new Refusal(
      415,
      'invalid_input',
      'Send the body as application/json or as application/x-www-form-urlencoded.',
    )
  return request.body
}

/** The very bytes of a body that is read before it is forwarded. */
export const readBytes = async (request: Request, response: Response): Promise<Buffer> => {
  await run(raw, request, response)
  return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
}
