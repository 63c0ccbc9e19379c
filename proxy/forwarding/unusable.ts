import { type ErrorCode, gatewayTimeout, HttpError, invalidAnswer, serviceFailed } from '../httpError.ts'

const codes: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  428: 'precondition_required',
  429: 'rate_limited',
}

const secondsOf = (retryAfter: string | null | undefined) =>
  retryAfter && /^\d{1,6}$/.test(retryAfter) ? { retryAfterSeconds: Number(retryAfter) } : {}

/** True for a web page, such as a notice of maintenance, where JSON is expected; the type alone may be wrong. */
export const isWebPage = (contentType: string | null | undefined, beginning: string) =>
  /^(text\/html|application\/xhtml)/i.test(contentType ?? '') && /^\s*</.test(beginning)

export const webPage = () => invalidAnswer(new Error('The service answered a web page.'))

interface Head {
  readonly status: number
  readonly contentType: string | null | undefined
  readonly retryAfter: string | null | undefined
  /** True if the response is shown in a browser tab, where JSON would not be understood. */
  readonly isLookedAt?: boolean
}

/**
 * Error that replaces an unusable response of a service, or null if the response may pass. Errors must be JSON: of an
 * error page of the company's web server only the status is kept. Redirects are not followed, and 1xx or 304 were never
 * requested `docs/product/wire.md#errors`.
 */
export const unusable = ({ status, contentType, retryAfter, isLookedAt = false }: Head): HttpError | null => {
  if (status >= 200 && status < 300) return null
  const cause = new Error(`The service answered status ${status}, ${contentType ?? 'without a type'}.`)
  if (status < 400 || status > 599) return serviceFailed('The service sent an unexpected response.', cause)
  if (/^application\/([\w.-]+\+)?json\b/i.test(contentType ?? '') && !isLookedAt) return null
  if (status === 504) return gatewayTimeout(cause)
  const reject = (as: number, code: ErrorCode, message: string) =>
    new HttpError(as, code, message, secondsOf(retryAfter), { cause })
  if (status >= 500) return reject(status === 503 ? 503 : 502, 'unavailable', 'The service failed. Try again.')
  return reject(status, codes[status] ?? 'invalid_input', 'The service refused this.')
}
