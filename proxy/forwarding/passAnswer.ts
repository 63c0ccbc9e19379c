import type { IncomingMessage } from 'node:http'
import { isActive } from '#backend/files/mediaType.ts'
import { cacheControlOf, fileIn } from '#schema/wire/envelope.ts'
import { missingHeader } from '#values/missing.ts'
import type { Exchange } from '../exchange.ts'

/** Response headers passed to the browser; cookies, banners and policies of the service are dropped. */
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

/** Only successful files may be cached, never an error. */
const keepFresh = ({ call, response }: Exchange, { statusCode = 0 }: IncomingMessage) => {
  const file = fileIn(call.answer)
  if (file && file.freshSeconds > 0 && statusCode < 300) response.setHeader('Cache-Control', cacheControlOf(file))
}

/** Uploaded files are always downloaded, never shown, whatever the service sends. */
const keepHarmless = ({ call, response }: Exchange, { headers, statusCode = 0 }: IncomingMessage) => {
  if (!fileIn(call.answer)?.isUploaded || statusCode >= 300) return
  const disposition = headers['content-disposition'] ?? ''
  response.setHeader('content-disposition', disposition.replace(/^\s*[^;]*/, 'attachment'))
  if (isActive(headers['content-type'] ?? '')) response.setHeader('content-type', 'application/octet-stream')
}

/**
 * Passes on the status and the allowed headers. Drops the reason phrase, which may contain characters that Node refuses
 * to send.
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
