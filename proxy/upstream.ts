import { linkHeader } from '../schema/call.ts'
import type { Exchange } from './exchange.ts'
import { queryIn } from './paths.ts'

/** What a service may learn of the request; everything else that the browser sent stays here. */
const passedHeaders = [
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'if-match',
  'idempotency-key',
  'range',
  linkHeader.toLowerCase(),
]

/** What the browser may learn of the answer: no cookie, banner or policy of the service's. */
export const answeredHeaders = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'content-range',
  'x-totals',
  'etag',
  'last-modified',
  'retry-after',
]

/**
 * The headers that go to the service: the caller's bearer among them, none of its cookies. Where the request comes from
 * is what the gateway knows, never what a client says, so that a service can count by address.
 */
export const headersFor = ({ request, response, credentials }: Exchange) => {
  const headers: Record<string, string> = {
    'x-request-id': String(response.getHeader('X-Request-Id')),
    'x-forwarded-proto': request.secure ? 'https' : 'http',
  }
  if (request.ip !== undefined) headers['x-forwarded-for'] = request.ip
  for (const name of passedHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers[name] = value
  }
  if (credentials.token) headers.authorization = `Bearer ${credentials.token}`
  return headers
}

/** The checked path with the query string that came with it. */
export const targetOf = ({ request, path }: Exchange) => `${path}${queryIn(request.originalUrl)}`
