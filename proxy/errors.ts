import { finished } from 'node:stream'
import type { Request, Response } from 'express'
import {
  DatabaseUnavailableError,
  DomainError,
  type DomainErrorCode,
  invalidInput,
  storageFull,
  unavailable,
} from '#backend/errors.ts'
import { describeIssue, InvalidAnswerError, InvalidInputError } from '#schema/checks/issues.ts'
import { isLookedAt, sendFailurePage } from './answers/failurePage.ts'
import { HttpError, invalidAnswer } from './httpError.ts'
import { watchIdle } from './input/watchIdle.ts'

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

/** Errors that body parsers and Express raise for invalid requests. */
type RequestError = Error & { status: number }

const isRequestError = (error: unknown): error is RequestError =>
  error instanceof Error &&
  'expose' in error &&
  error.expose === true &&
  'status' in error &&
  Number(error.status) < 500

const describeRequestError = (status: number) => {
  if (status === 413) return 'The request is too large.'
  if (status === 415) return 'Send the body in UTF-8, and plain or as gzip, deflate or br.'
  return 'The body does not match its content type.'
}

const isFull = (error: unknown) =>
  error instanceof Error && (/disk is full|ENOSPC/.test(error.message) || ('code' in error && error.code === '53100'))

const statuses: Readonly<Record<DomainErrorCode, number>> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  invalid_input: 400,
  invalid_link: 400,
  conflict: 409,
  referred_to: 409,
  rate_limited: 429,
  unavailable: 503,
  storage_full: 507,
}

/** Maps known errors to an `HttpError`; null for an unexpected one. */
export const asHttpError = (error: unknown): HttpError | null => {
  if (error instanceof HttpError) return error
  if (error instanceof DomainError) {
    const { code, message, details, cause } = error
    return new HttpError(statuses[code], code, message, details, cause === undefined ? {} : { cause })
  }
  if (error instanceof InvalidInputError) return asHttpError(invalidInput(error.issues))
  if (error instanceof InvalidAnswerError) return invalidAnswer(error)
  if (error instanceof DatabaseUnavailableError)
    return asHttpError(unavailable('The database cannot be reached.', error))
  if (isRequestError(error)) return new HttpError(error.status, 'invalid_input', describeRequestError(error.status))
  if (isFull(error)) return asHttpError(storageFull())
  return null
}

/** Status with which an error is answered; null for an unexpected one. */
export const statusOf = (error: unknown) => asHttpError(error)?.status ?? null

/** Maximum bytes of a body to read after its call has failed. */
const maxRequestBytes = 20_000_000

/**
 * Browsers read a response only after they have sent the whole body, and report an error if the connection closes
 * earlier.
 */
const takeRest = (request: Request) => {
  if (request.complete) return
  let left = maxRequestBytes
  request.unpipe().on('data', (chunk: Buffer) => {
    left -= chunk.length
    if (left < 0) request.destroy()
  })
  request.resume()
}

/** Milliseconds without a byte, after which a client is not waited for. */
const lingering = 5_000

/**
 * Ends an answer that is written. Node closes a connection without keep-alive at the end of the answer, even while the
 * client sends; the reset would reach the client before the answer.
 */
const endAfterRequest = (response: Response) => {
  const { req: request } = response
  const closes = !response.shouldKeepAlive || response.getHeader('Connection') === 'close'
  if (request.complete || !closes) return response.end()
  const stop = watchIdle(request, lingering, () => response.end())
  finished(request, () => {
    stop()
    response.end()
  })
}

/**
 * Sends the JSON error body with the request id, or an HTML page if shown in a tab; `report` receives unexpected errors
 * and causes `docs/product/wire.md#errors`.
 */
export const sendError = (response: Response, error: unknown, report: (error: unknown) => void) => {
  const httpError = asHttpError(error)
  if (!httpError) report(error)
  else if (httpError.cause !== undefined) report(httpError.cause)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, code, message, details } =
    httpError ?? new HttpError(500, 'internal', 'Something went wrong here. Nothing was changed.')
  if (details.retryAfterSeconds !== undefined) response.setHeader('Retry-After', details.retryAfterSeconds)
  takeRest(response.req)
  if (isLookedAt(response.req)) return sendFailurePage(response, status)
  const body = JSON.stringify({
    error: code,
    // Field required by RFC 6749.
    ...(status < 500 && /^(invalid|unauthorized|unsupported)_/.test(code) ? { error_description: message } : {}),
    message,
    ...(details.issues && { fields: mapValues(details.issues, describeIssue), codes: details.issues }),
    ...(details.current === undefined ? {} : { current: details.current }),
    ...(details.referredBy === undefined ? {} : { referredBy: details.referredBy }),
    ...(details.problems === undefined ? {} : { problems: details.problems }),
    id: response.getHeader('X-Request-Id'),
  })
  response.status(status).type('json').setHeader('Content-Length', Buffer.byteLength(body))
  response.write(body)
  endAfterRequest(response)
}
