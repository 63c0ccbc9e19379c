import { describeIssue, type Issues } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import type { importProblem } from '#schema/imports/report.ts'

type ImportProblem = Readonly<RowOf<typeof importProblem>>

/** Why a call is rejected; the gateway answers each code with its own status (`proxy/errors.ts`). */
export type DomainErrorCode =
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'invalid_input'
  | 'invalid_link'
  | 'conflict'
  | 'referred_to'
  | 'rate_limited'
  | 'unavailable'
  | 'storage_full'

export interface ErrorDetails {
  readonly issues?: Issues
  /** Current state of the record, in wire format. */
  readonly current?: unknown
  readonly retryAfterSeconds?: number
  /** For a record that cannot be deleted: the number of referring rows by table. */
  readonly referredBy?: Readonly<Record<string, number>>
  /** Problems of an imported file, by line. */
  readonly problems?: readonly ImportProblem[]
}

/** A rule that a call breaks, or a failure that its user sees. Its `cause` is logged but not sent. */
export class DomainError extends Error {
  readonly code: DomainErrorCode
  readonly details: ErrorDetails

  constructor(code: DomainErrorCode, message: string, details: ErrorDetails = {}, options?: ErrorOptions) {
    super(message, options)
    this.name = 'DomainError'
    this.code = code
    this.details = details
  }
}

export const unauthorized = () =>
  new DomainError('unauthorized', 'Sign in first: there is no session, or it has ended.')

export const forbidden = (message = 'You do not have permission to do this.') => new DomainError('forbidden', message)

/** Also used for records that the caller may not know about. */
export const notFound = () => new DomainError('not_found', 'This does not exist, or you do not have access to it.')

export const invalidInput = (issues: Issues) =>
  new DomainError(
    'invalid_input',
    Object.entries(issues)
      .map(([name, issue]) => `${name}: ${describeIssue(issue)}`)
      .join(' '),
    { issues },
  )

export const invalidLink = () => new DomainError('invalid_link', 'This link is no longer valid. Request a new one.')

export const conflict = (message: string, current?: unknown) => new DomainError('conflict', message, { current })

export const tooManyRequests = (retryAfterSeconds: number) =>
  new DomainError('rate_limited', `Too many requests. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })

/** For work that would wait too long, or hold too much memory, at this moment. */
export const busy = (retryAfterSeconds: number) =>
  new DomainError('unavailable', `The portal is busy. Try again in ${retryAfterSeconds} seconds.`, {
    retryAfterSeconds,
  })

/** Failure of the disk or the database; `cause` has the details. */
export const unavailable = (message: string, cause: unknown) =>
  new DomainError('unavailable', `${message} Try again.`, {}, { cause })

export const storageFull = () => new DomainError('storage_full', 'The disk of the portal is full; nothing was changed.')

/** The database is unreachable or did not respond in time; the request may be retried. */
export class DatabaseUnavailableError extends Error {
  constructor(cause: unknown) {
    // If several addresses were tried, the error has a code but no message.
    const { message, code } = cause as NodeJS.ErrnoException
    super(`The database cannot be reached (${message || code}).`, { cause })
    this.name = 'DatabaseUnavailableError'
  }
}
