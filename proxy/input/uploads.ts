import type { Backend } from '../../backend/backend.ts'
import { turnsOf } from '../../backend/process/limits.ts'
import { mostFileBytes } from '../../schema/call.ts'
import type { Config } from '../config.ts'
import { type Exchange, untilClosed, whoAsks } from '../exchange.ts'

/** Expected size of a body: its Content-Length, or else the declared maximum. */
const expectedBytes = ({ request, call }: Exchange) => {
  const { 'content-length': length } = request.headers
  return length === undefined ? (call.uploads?.most ?? 0) * mostFileBytes : Number(length)
}

/** Accepts uploads in their users' turns, as long as the disk has room for all that are under way. */
export const createUploads = (
  { uploads }: Pick<Config, 'uploads'>,
  { requireDiskSpace }: Pick<Backend, 'requireDiskSpace'>,
) => {
  const turns = turnsOf('uploads', uploads)
  let expected = 0

  const inTurn = <T>(exchange: Exchange, receive: () => Promise<T>) =>
    turns.run(whoAsks(exchange), receive, { signal: untilClosed(exchange) })

  /** Raises 507 where there is no room. */
  const onDisk = <T>(exchange: Exchange, receive: () => Promise<T>) =>
    inTurn(exchange, async () => {
      const bytes = expectedBytes(exchange)
      expected += bytes
      try {
        await requireDiskSpace(expected)
        return await receive()
      } finally {
        expected -= bytes
      }
    })
  return { inTurn, onDisk }
}

export type Uploads = ReturnType<typeof createUploads>
