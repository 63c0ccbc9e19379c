import type { IncomingMessage } from 'node:http'
import { HttpError } from '../../backend/httpError.ts'

const isHost = (text: string, index: number) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host'

/**
 * Raises 400 for what Node's parser lets through and RFC 9112 does not: versions other than 1.0 and 1.1 (§2.3, and the
 * lines without a version of HTTP/0.9), and a second `Host` (§3.2), of which the one checked need not be the one that
 * another reader takes.
 */
export const demandWellFormed = ({ httpVersion, rawHeaders }: IncomingMessage) => {
  if (httpVersion !== '1.1' && httpVersion !== '1.0')
    throw new HttpError(400, 'invalid_input', 'The portal speaks HTTP/1.1.')
  if (rawHeaders.filter(isHost).length > 1) throw new HttpError(400, 'invalid_input', 'A request names one host.')
}
