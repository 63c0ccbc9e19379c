import type { Issue } from '../../schema/checks/issues.ts'

/** What is wrong with one field; `message` is the service's sentence where it gave one. */
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
}

/**
 * A call that did not succeed. Besides the gateway's codes (DECISIONS X3) `code` may be `offline` (no answer, status
 * 0), `timeout` (status 0 when the browser gave up) or `invalid_answer` (the answer does not fit its description).
 */
export class CallFailed extends Error {
  readonly status: number
  readonly code: string
  /** By the field's name in the program. */
  readonly issues: Readonly<Record<string, FieldIssue>>
  /** The request's id in the gateway's log, for those who ask for help. */
  readonly id: string | null
  /** On 409 the newer state of the record, as it is on the wire. */
  readonly current: unknown
  /** Seconds to wait, where the answer names them. */
  readonly retryAfter: number | null
  /** Of a record that cannot go: how many rows of which tables refer to it. */
  readonly referredBy: Readonly<Record<string, number>> | null

  constructor({
    status,
    code,
    message,
    issues = {},
    id = null,
    current,
    retryAfter = null,
    referredBy = null,
  }: Failure) {
    super(message)
    this.name = 'CallFailed'
    this.status = status
    this.code = code
    this.issues = issues
    this.id = id
    this.current = current
    this.retryAfter = retryAfter
    this.referredBy = referredBy
  }
}

/** Whether whoever answers knows no such call: a company's service may lack one whose path no specification shows. */
export const isUnknownCall = (error: unknown) =>
  error instanceof CallFailed && (error.status === 404 || error.status === 405 || error.status === 501)
