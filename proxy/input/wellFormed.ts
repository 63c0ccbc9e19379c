import type { IncomingMessage } from 'node:http'
import { HttpError } from '../httpError.ts'

/**
 * Throws 400 for requests that Node's parser accepts but RFC 9112 does not: HTTP versions other than 1.0 and 1.1 (§2.3,
 * including HTTP/0.9), and a second `Host` header (§3.2), because another reader may use the one that was not checked.
 */
export const requireWellFormed = ({ httpVersion, rawHeaders }: IncomingMessage) => {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    throw new HttpError(400, 'invalid_input', 'The portal speaks HTTP/1.1.')
  // Names have the even places, values the odd ones.
  const hosts = rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host')
  if (hosts.length > 1) throw new HttpError(400, 'invalid_input', 'A request names one host.')
}
