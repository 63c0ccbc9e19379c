import { PassThrough } from 'node:stream'
import type { Backend } from '#backend/backend.ts'
import type { IncomingFile } from '#backend/files/files.ts'
import { anyType, type Streams } from '#schema/call.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Exchange, hungUp } from '../exchange.ts'
import { HttpError } from '../httpError.ts'
import { hasBody, mediaTypeOf } from './body.ts'
import { watchIdle } from './watchIdle.ts'

const tooLarge = () => new HttpError(413, 'invalid_input', 'The file is too large.')

/** Throws for another type, and at once for a declared length that is too large: 413, 415. */
export const requireStream = ({ headers }: Exchange['request'], { types, maxBytes }: Streams) => {
  const essence = mediaTypeOf(headers)?.essence ?? ''
  if (!(types.includes(anyType) || types.includes(essence)) || headers['content-encoding'] !== undefined)
    throw new HttpError(415, 'invalid_input', `Send the file as ${types.join(' or ')}, not compressed.`)
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw tooLarge()
}

type UploadDeadlines = Pick<Deadlines, 'upload' | 'idle'>

async function* bounded({ request, began }: Exchange, maxBytes: number, { upload, idle }: UploadDeadlines) {
  let left = maxBytes
  // A rejection ends only this copy: the client gets its answer over the connection of the request.
  const body = new PassThrough()
  const endLate = () => body.destroy(new HttpError(408, 'timeout', 'The file did not arrive in time. Try again.'))
  const end = () => request.readableEnded || body.destroy(hungUp())
  const timer = setTimeout(endLate, Math.max(0, upload - (performance.now() - began)))
  const stop = watchIdle(request, idle, endLate)
  request.pipe(body)
  // The client may have disconnected during the access check: no 'close' event would follow.
  if (request.destroyed) end()
  else request.once('close', end)
  try {
    for await (const chunk of body as AsyncIterable<Buffer>) {
      left -= chunk.length
      if (left < 0) throw tooLarge()
      yield chunk
    }
  } finally {
    clearTimeout(timer)
    stop()
    request.off('close', end)
  }
}

/** Stores the file in a call's body; if it does not arrive completely, nothing is kept. Throws 408, 413, 415. */
export const receiveStream = async (
  exchange: Exchange,
  streams: Streams,
  backend: Pick<Backend, 'takeFile'>,
  deadlines: UploadDeadlines,
): Promise<readonly IncomingFile[]> => {
  if (!hasBody(exchange.request)) return []
  requireStream(exchange.request, streams)
  return [await backend.takeFile('import.csv', bounded(exchange, streams.maxBytes, deadlines))]
}
