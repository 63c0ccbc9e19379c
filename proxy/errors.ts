import type { Response } from 'express'
import { Refusal, refuse } from '../backend/refusal.ts'
import { type Complaints, InvalidAnswer, InvalidInput, sayComplaint } from '../schema/complaints.ts'

const mapValues = <A, B>(record: Record<string, A>, change: (value: A) => B) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]))

const fieldsOf = (complaints: Complaints | undefined) =>
  complaints && { fields: mapValues(complaints, sayComplaint), codes: complaints }

/** What body parsers raise. */
interface ParserError {
  status: number
  type: string
}

const isParserError = (error: unknown): error is ParserError =>
  error instanceof Error && 'status' in error && 'type' in error && typeof error.status === 'number'

const isFull = (error: unknown) =>
  error instanceof Error && (/disk is full|ENOSPC/.test(error.message) || ('code' in error && error.code === '53100'))

/** Every error as a refusal; null for one that nobody foresaw. */
export const asRefusal = (error: unknown): Refusal | null => {
  if (error instanceof Refusal) return error
  if (error instanceof InvalidInput) return refuse.invalid(error.complaints)
  if (error instanceof InvalidAnswer)
    return new Refusal(502, 'unavailable', 'The service answered something unexpected.')
  if (isParserError(error) && error.status < 500) {
    const message =
      error.status === 413 ? 'The request is too large.' : 'The body cannot be read as what it says it is.'
    return new Refusal(error.status, 'invalid_input', message)
  }
  if (isFull(error)) return new Refusal(507, 'storage_full', 'The disk of the portal is full; nothing was changed.')
  return null
}

/** Answers the one JSON error shape (DECISIONS X3), with the request's id. */
export const sendError = (response: Response, error: unknown, onUnforeseen: (error: unknown) => void) => {
  const refusal = asRefusal(error)
  if (!refusal) onUnforeseen(error)
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { status, code, message, details } =
    refusal ?? new Refusal(500, 'internal', 'Something went wrong here. Nothing was changed.')
  if (details.retryAfterSeconds !== undefined) response.setHeader('Retry-After', details.retryAfterSeconds)
  if (status === 413) response.setHeader('Connection', 'close')
  response.status(status).json({
    error: code,
    // The field that RFC 6749 names.
    ...(status < 500 && /^(invalid|unauthorized|unsupported)_/.test(code) ? { error_description: message } : {}),
    message,
    ...fieldsOf(details.complaints),
    ...(details.current === undefined ? {} : { current: details.current }),
    id: response.getHeader('X-Request-Id'),
  })
}
