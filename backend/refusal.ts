import { type Complaints, sayComplaint } from '../schema/complaints.ts'

export type RefusalCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'invalid_input'
  | 'invalid_link'
  | 'link_expired'
  | 'conflict'
  | 'precondition_required'
  | 'rate_limited'
  | 'unavailable'
  | 'timeout'
  | 'storage_full'
  | 'internal'

interface Details {
  readonly complaints?: Complaints
  /** The newer state of a record, in wire form. */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
}

/**
 * An answer that is not what was asked for: becomes the JSON error of DECISIONS X3. Its `cause` is logged and not
 * answered.
 */
export class Refusal extends Error {
  readonly status: number
  readonly code: RefusalCode | (string & {})
  readonly details: Details

  constructor(status: number, code: Refusal['code'], message: string, details: Details = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'Refusal'
    this.status = status
    this.code = code
    this.details = details
  }
}

export const refuse = {
  unauthorized: () => new Refusal(401, 'unauthorized', 'Sign in first: there is no session, or it has ended.'),
  forbidden: (message = 'You may not do this.') => new Refusal(403, 'forbidden', message),
  /** For what is absent and for what the caller may not know of. */
  notFound: () => new Refusal(404, 'not_found', 'There is no such record.'),
  invalid: (complaints: Complaints) =>
    new Refusal(
      400,
      'invalid_input',
      Object.entries(complaints)
        .map(([name, complaint]) => `${name}: ${sayComplaint(complaint)}`)
        .join(' '),
      { complaints },
    ),
  invalidLink: () => new Refusal(400, 'invalid_link', 'This link is not valid any more. Request a new one.'),
  /** For every link that does not open what is asked for: nobody learns which of them was signed here. */
  linkExpired: () => new Refusal(403, 'link_expired', 'The requested link has expired. Contact your sales manager.'),
  /** A service or database that failed by itself; `cause` is how. */
  unavailable: (status: 502 | 503, message: string, cause: unknown) =>
    new Refusal(status, 'unavailable', `${message} Try again.`, {}, { cause }),
  /** A service that did not answer within the deadline. */
  late: (cause?: unknown) =>
    new Refusal(
      504,
      'timeout',
      'The service did not answer in time. Try again.',
      {},
      cause === undefined ? undefined : { cause },
    ),
  conflict: (message: string, current?: unknown) => new Refusal(409, 'conflict', message, { current }),
  preconditionRequired: () => new Refusal(428, 'precondition_required', 'Send the version that you read as If-Match.'),
  rateLimited: (retryAfterSeconds: number) =>
    new Refusal(429, 'rate_limited', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
      retryAfterSeconds,
    }),
}
