import type { IncomingMessage } from 'node:http'
import { HttpError } from '../httpError.ts'

const isHost = (text: string, index: number) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'

/**
 * Throws 400 for requests that Node's parser accepts but RFC 9112 does not: HTTP versions other than 1.0 and 1.1 (§2.3,
 * including HTTP/0.9), and a second `Host` header (§3.2), because another reader may use the one that was not checked.
 */
export const requireWellFormed = ({ httpVersion, rawHeaders }: IncomingMessage) => {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    throw new HttpError(400, 'invalid_input', 'The portal speaks HTTP/1.1.')
  if (rawHeaders.filter(isHost).length > 1) throw new HttpError(400, 'invalid_input', 'A request names one host.')
}
