import type { DomainErrorCode, ErrorDetails } from '#backend/errors.ts'
import { otherUserCode } from '#schema/call.ts'

export type ErrorCode =
  | DomainErrorCode
  | 'not_offered'
  | typeof otherUserCode
  | 'link_expired'
  | 'precondition_required'
  | 'invalid_answer'
  | 'maintenance'
  | 'timeout'
  | 'internal'

/** Error response, sent as JSON. Its `cause` is logged but not sent. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode | (string & {})
  readonly details: ErrorDetails

  constructor(
    status: number,
    code: HttpError['code'],
    message: string,
    details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(message, options)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.details = details
  }
}

/** For a call outside the specifications, which a company's service need not have. */
export const notOffered = () => new HttpError(404, 'not_offered', 'Not offered by the connected service.')

/** For a call of a page whose user is no longer the one that is signed in. */
export const otherUser = () =>
  new HttpError(409, otherUserCode, 'Another user is signed in to this browser now. Reload the page.')

/** One error for all invalid links, so that it does not reveal which ones were signed here. */
export const linkExpired = () =>
  new HttpError(403, 'link_expired', 'The requested link has expired. Contact your sales manager.')

/** Failure of a connected service; `cause` has the details. */
export const serviceFailed = (message: string, cause: unknown) =>
  new HttpError(502, 'unavailable', `${message} Try again.`, {}, { cause })

/** For an answer that does not match its declaration; `cause` has the details. */
export const invalidAnswer = (cause: unknown) =>
  new HttpError(502, 'invalid_answer', 'The service sent an unexpected response. Try again.', {}, { cause })

/** For calls of a page that an operator has closed; the page shows this message. */
export const underMaintenance = () =>
  new HttpError(
    503,
    'maintenance',
    'This page is under maintenance and will be back soon. In the meantime, see the status of your orders in the WIP report.',
  )

export const gatewayTimeout = (cause?: unknown) =>
  new HttpError(504, 'timeout', 'The service did not answer in time. Try again.', {}, { cause })

export const preconditionRequired = () =>
  new HttpError(428, 'precondition_required', 'Send the version that you read as If-Match.')
