import type { IncomingMessage } from 'node:http'
import { isActive } from '../../backend/files/mediaType.ts'
import { cacheControlOf, fileIn } from '../../schema/wire/envelope.ts'
import { missingHeader } from '../../values/missing.ts'
import type { Exchange } from '../exchange.ts'

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
  missingHeader.toLowerCase(),
]

/** What may be kept for a while is kept only as the file that it is, never as an error. */
const keepFresh = ({ call, response }: Exchange, { statusCode = 0 }: IncomingMessage) => {
  const file = fileIn(call.answer)
  if (file && file.freshSeconds > 0 && statusCode < 300) response.setHeader('Cache-Control', cacheControlOf(file))
}

/** What people have uploaded is saved and not shown, whatever the service makes of it. */
const keepHarmless = ({ call, response }: Exchange, { headers, statusCode = 0 }: IncomingMessage) => {
  if (!fileIn(call.answer)?.isUploaded || statusCode >= 300) return
  const disposition = headers['content-disposition'] ?? ''
  response.setHeader('content-disposition', disposition.replace(/^\s*[^;]*/, 'attachment'))
  if (isActive(headers['content-type'] ?? '')) response.setHeader('content-type', 'application/octet-stream')
}

/**
 * Answers with the head of a service's answer: its status and what the browser may learn of its headers. Not its reason
 * phrase, which is the service's own words and may hold what Node refuses to send.
 */
export const passHead = (answer: IncomingMessage, exchange: Exchange) => {
  const { response } = exchange
  const { statusCode = 0, headers } = answer
  response.statusCode = statusCode
  for (const name of answeredHeaders) {
    const value = headers[name]
    if (value !== undefined) response.setHeader(name, value)
  }
  keepFresh(exchange, answer)
  keepHarmless(exchange, answer)
}
