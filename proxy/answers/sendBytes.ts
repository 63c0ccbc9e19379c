import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Response } from 'express'
import { smallAnswer, unsentBytes } from '#backend/process/limits.ts'
import { createMeter } from '#backend/process/meter.ts'
import { usageOf } from '#backend/process/usage.ts'

const hangUps = ['ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_UNABLE_TO_PIPE']

/** True if the client has disconnected, during the response or before its first byte. */
export const isHangUp = (error: unknown) =>
  error instanceof Error && 'code' in error && hangUps.includes(String(error.code))

export const streamTo = async (response: Response, stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>) => {
  await pipeline(Readable.from(stream, { objectMode: false }), response).catch((error: unknown) => {
    if (!isHangUp(error)) throw error
  })
}

const unsent = createMeter(unsentBytes, usageOf('unreadAnswers'))

/**
 * Counts an answer that is held in memory against the limit of `who` until it is sent; raises 503 above it. Null and
 * small answers count none.
 */
export const countUnsent = (response: Response, size: number, who: string | null) => {
  if (who !== null && size > smallAnswer && !response.closed) response.once('close', unsent.take(who, size))
}

/** Bytes of one write: how much a client has read is only known after each write. */
const pieceBytes = 65_536

function* piecesOf(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += pieceBytes) yield bytes.subarray(at, at + pieceBytes)
}

/** Sends bytes as fast as the client reads them. */
export const sendBytes = (response: Response, bytes: Uint8Array) => {
  response.setHeader('Content-Length', bytes.byteLength)
  return streamTo(response, piecesOf(bytes))
}
