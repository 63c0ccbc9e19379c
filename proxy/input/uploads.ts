import type { Backend } from '#backend/backend.ts'
import { turnsOf } from '#backend/process/limits.ts'
import type { Config } from '../config.ts'
import { type Exchange, fairShareKey, untilHungUp } from '../exchange.ts'
import { hasBody } from './body.ts'
import { maxFormBytes, requireMultipartForm } from './multipart.ts'
import { requireStream } from './receiveStream.ts'

/** Raises 413 or 415 for a body that its head rules out, so that it takes neither a turn nor room. */
const requireFitting = ({ request, call }: Exchange) => {
  if (call.uploads) requireMultipartForm(request.headers, call.uploads)
  if (call.streams && hasBody(request)) requireStream(request, call.streams)
}

/** Expected size of a body: its Content-Length, or else the declared maximum. */
const expectedBytes = ({ request, call }: Exchange) => {
  const { 'content-length': length } = request.headers
  if (!hasBody(request)) return 0
  return Math.min(
    length === undefined ? Number.POSITIVE_INFINITY : Number(length),
    call.streams?.maxBytes ?? (call.uploads ? maxFormBytes(call.uploads) : 0),
  )
}

/** Accepts uploads in their users' turns, as long as the disk has room for all that are under way. */
export const createUploads = (
  { uploads }: Pick<Config, 'uploads'>,
  { requireDiskSpace }: Pick<Backend, 'requireDiskSpace'>,
) => {
  const turns = turnsOf('uploads', uploads)
  let expected = 0

  const inTurn = <T>(exchange: Exchange, receive: () => Promise<T>) =>
    turns.run(fairShareKey(exchange), receive, { signal: untilHungUp(exchange) })

  /** Raises 413 or 415 for a body that does not fit the call, and 507 where there is no room. */
  const onDisk = async <T>(exchange: Exchange, receive: () => Promise<T>) => {
    requireFitting(exchange)
    return inTurn(exchange, async () => {
      const bytes = expectedBytes(exchange)
      expected += bytes
      try {
        await requireDiskSpace(expected)
        return await receive()
      } finally {
        expected -= bytes
      }
    })
  }
  return { inTurn, onDisk }
}

export type Uploads = ReturnType<typeof createUploads>
