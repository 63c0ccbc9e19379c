import { Refusal, type RefusalCode, refuse } from '../backend/refusal.ts'

const codes: Readonly<Record<number, RefusalCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  428: 'precondition_required',
  429: 'rate_limited',
}

const isJson = (contentType: string | null | undefined) => /^application\/([\w.-]+\+)?json\b/i.test(contentType ?? '')

const secondsOf = (retryAfter: string | null | undefined) =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}

/** What an answer says before its body. */
interface Head {
  readonly status: number
  readonly contentType: string | null | undefined
  readonly retryAfter: string | null | undefined
}

/**
 * What to answer instead of an answer that a service's caller can do nothing with, or null for one that goes through.
 * An error is JSON (DECISIONS X3): the error page of the company's web server is not shown as if it were ours, only its
 * status counts. Nobody follows a redirect, and nobody has asked for 1xx or 304.
 */
export const unusable = ({ status, contentType, retryAfter }: Head): Refusal | null => {
  if (status >= 200 && status < 300) return null
  const cause = new Error(`The service answered status ${status}, ${contentType ?? 'without a type'}.`)
  if (status < 400 || status > 599) return refuse.unavailable(502, 'The service answered something unexpected.', cause)
  if (isJson(contentType)) return null
  if (status === 504) return refuse.late(cause)
  const refused = (as: number, code: RefusalCode, message: string) =>
    new Refusal(as, code, message, secondsOf(retryAfter), { cause })
  if (status >= 500) return refused(status === 503 ? 503 : 502, 'unavailable', 'The service failed. Try again.')
  return refused(status, codes[status] ?? 'invalid_input', 'The service refused this.')
}
