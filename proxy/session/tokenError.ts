import type { ErrorRequestHandler } from 'express'
import { asHttpError } from '../errors.ts'
import { type Exchange, exchangeOf } from '../exchange.ts'
import { HttpError } from '../httpError.ts'

const asTokenError = ({ request, response, credentials }: Exchange, error: unknown) => {
  const httpError = asHttpError(error)
  if (!httpError) return error
  const { status, code, message, details } = httpError
  if (code === 'invalid_input') return new HttpError(status, 'invalid_request', message, details)
  if (code === 'invalid_grant' && credentials.wantsCookie) return new HttpError(401, code, message)
  if (code !== 'invalid_client' || request.headers.authorization === undefined) return httpError
  response.setHeader('WWW-Authenticate', 'Basic realm="portal"')
  return new HttpError(401, code, message)
}

/**
 * Puts errors of the OAuth endpoints in the terms of RFC 6749 §5.2. The standard uses 400 for a wrong password; the
 * portal's pages expect 401 `docs/product/account.md#sign-in-messages`.
 */
export const tokenError: ErrorRequestHandler = (error, _request, response, next) =>
  next(asTokenError(exchangeOf(response), error))
