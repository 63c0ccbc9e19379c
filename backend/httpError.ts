import { describeIssue, type Issues } from '../schema/checks/issues.ts'

export type ErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'not_offered'
  | 'invalid_input'
  | 'invalid_link'
  | 'link_expired'
  | 'conflict'
  | 'referred_to'
  | 'precondition_required'
  | 'rate_limited'
  | 'unavailable'
  | 'invalid_answer'
  | 'maintenance'
  | 'timeout'
  | 'storage_full'
  | 'internal'

interface Details {
  readonly issues?: Issues
  /** Current state of the record, in wire format. */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
  /** For a record that cannot be deleted: the number of referring rows by table. */
  readonly referredBy?: Readonly<Record<string, number>>
  /** Problems of an imported file, by line. */
  readonly problems?: readonly { readonly line: number; readonly column: string | null; readonly reason: string }[]
}

/** Error response, sent as JSON. Its `cause` is logged but not sent. */
export class HttpError extends Error {
  readonly status: number
  readonly code: ErrorCode | (string & {})
  readonly details: Details

  constructor(status: number, code: HttpError['code'], message: string, details: Details = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'HttpError'
    this.status = status
    this.code = code
    this.details = details
  }
}

export const unauthorized = () =>
  new HttpError(401, 'unauthorized', 'Sign in first: there is no session, or it has ended.')

export const forbidden = (message = 'You do not have permission to do this.') =>
  new HttpError(403, 'forbidden', message)

/** Also used for records that the caller may not know about. */
export const notFound = () => new HttpError(404, 'not_found', 'This does not exist, or you do not have access to it.')

/** For a call outside the specifications, which a company's service need not have. */
export const notOffered = () => new HttpError(404, 'not_offered', 'Not offered by the connected service.')

export const invalidInput = (issues: Issues) =>
  new HttpError(
    400,
    'invalid_input',
    Object.entries(issues)
      .map(([name, issue]) => `${name}: ${describeIssue(issue)}`)
      .join(' '),
    { issues },
  )

export const invalidLink = () => new HttpError(400, 'invalid_link', 'This link is no longer valid. Request a new one.')

/** One error for all invalid links, so that it does not reveal which ones were signed here. */
export const linkExpired = () =>
  new HttpError(403, 'link_expired', 'The requested link has expired. Contact your sales manager.')

/** Failure of a service or of the database; `cause` has the details. */
export const unavailable = (status: 502 | 503, message: string, cause: unknown) =>
  new HttpError(status, 'unavailable', `${message} Try again.`, {}, { cause })

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

export const conflict = (message: string, current?: unknown) => new HttpError(409, 'conflict', message, { current })

export const preconditionRequired = () =>
  new HttpError(428, 'precondition_required', 'Send the version that you read as If-Match.')

export const tooManyRequests = (retryAfterSeconds: number) =>
  new HttpError(429, 'rate_limited', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })

/** For work that would wait too long, or hold too much memory, at this moment. */
export const busy = (retryAfterSeconds: number) =>
  new HttpError(503, 'unavailable', `The portal is busy. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })

export const storageFull = () =>
  new HttpError(507, 'storage_full', 'The disk of the portal is full; nothing was changed.')

/** The database is unreachable or did not respond in time; the request may be retried. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    // If several addresses were tried, the error has a code but no message.
    const { message, code } = cause as NodeJS.ErrnoException
    super(`The database cannot be reached (${message || code}).`, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}
