import type { Issue } from '#schema/checks/issues.ts'
import type { RowOf } from '#schema/entity.ts'
import type { importProblem } from '#schema/imports/report.ts'

type ImportProblem = RowOf<typeof importProblem>

/** Validation issue of one field; `message` is the service's text, if it sent one. */
export interface FieldIssue extends Issue {
  readonly message?: string | undefined
}

interface Failure {
  readonly status: number
  readonly code: string
  readonly message: string
  readonly issues?: Readonly<Record<string, FieldIssue>>
  readonly id?: string | null
  readonly current?: unknown
  readonly retryAfter?: number | null
  readonly referredBy?: Readonly<Record<string, number>> | null
  readonly problems?: readonly ImportProblem[]
}

/**
 * A failed call. Besides the gateway's error codes, `code` may be `offline` (no response, status 0), `timeout` (status
 * 0, the browser gave up) or `invalid_answer` (the response does not match its schema) `docs/product/wire.md#errors`.
 */
export class CallError extends Error {
  readonly status: number
  readonly code: string
  /** Keyed by the field's name in the program, not on the wire. */
  readonly issues: Readonly<Record<string, FieldIssue>>
  /** Request id in the gateway's log, to be quoted to support. */
  readonly id: string | null
  /** For 409: the current state of the record, in wire form. */
  readonly current: unknown
  /** Seconds, if the response contains them. */
  readonly retryAfter: number | null
  /** For a record that cannot be deleted: number of referring rows by table. */
  readonly referredBy: Readonly<Record<string, number>> | null
  /** Problems of an imported file. */
  readonly problems: readonly ImportProblem[]

  constructor({
    status,
    code,
    message,
    issues = {},
    id = null,
    current,
    retryAfter = null,
    referredBy = null,
    problems = [],
  }: Failure) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.code = code
    this.issues = issues
    this.id = id
    this.current = current
    this.retryAfter = retryAfter
    this.referredBy = referredBy
    this.problems = problems
  }
}

/**
 * Returns true if the service does not have this call: a company may lack calls for which the specifications give no
 * path.
 */
export const isUnknownCall = (error: unknown) =>
  error instanceof CallError && (error.status === 404 || error.status === 405 || error.status === 501)

/** The error of an exchange that broke off: the reason of the caller's signal, or `CallError`. */
export const breakOf = (error: unknown, signal?: AbortSignal) => {
  if (signal?.aborted) return error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  return new CallError({ status: 0, code: isLate ? 'timeout' : 'offline', message: '' })
}
