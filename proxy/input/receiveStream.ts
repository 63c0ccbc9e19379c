import type { Backend } from '../../backend/backend.ts'
import type { IncomingFile } from '../../backend/files/files.ts'
import { HttpError } from '../../backend/httpError.ts'
import type { Streams } from '../../schema/call.ts'
import type { Deadlines } from '../deadlines.ts'
import { type Exchange, hungUp } from '../exchange.ts'
import { hasBody, mediaTypeOf } from './body.ts'
import { watchIdle } from './watchIdle.ts'

const tooLarge = () => new HttpError(413, 'invalid_input', 'The file is too large.')
const late = () => new HttpError(408, 'timeout', 'The file did not arrive in time. Try again.')

const requireContentType = ({ request }: Exchange, { type, mostBytes }: Streams) => {
  const { headers } = request
  const sent = mediaTypeOf(headers)
  const charset = (sent?.params.get('charset') ?? 'utf-8').toLowerCase()
  if (sent?.essence !== type || charset !== 'utf-8' || headers['content-encoding'] !== undefined)
    throw new HttpError(415, 'invalid_input', `Send the file as ${type}, in UTF-8 and not compressed.`)
  if (Number(headers['content-length'] ?? 0) > mostBytes) throw tooLarge()
}

type UploadDeadlines = Pick<Deadlines, 'upload' | 'idle'>

async function* bounded({ request, began }: Exchange, mostBytes: number, { upload, idle }: UploadDeadlines) {
  let left = mostBytes
  const stop = watchIdle(request, idle, () => request.destroy(late()))
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      left -= chunk.length
      if (left < 0) throw tooLarge()
      if (performance.now() - began > upload) throw late()
      yield chunk
    }
  } catch (error) {
    throw error instanceof HttpError ? error : hungUp()
  } finally {
    stop()
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
  requireContentType(exchange, streams)
  return [await backend.takeFile('import.csv', bounded(exchange, streams.mostBytes, deadlines))]
}
