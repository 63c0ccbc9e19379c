import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Response } from 'express'
import { smallAnswer, unreadBytes } from '../../backend/process/limits.ts'
import { createMeter } from '../../backend/process/meter.ts'
import { usageOf } from '../../backend/process/usage.ts'

const pack = promisify(gzip)

/** Smaller texts fit into one packet; larger ones would take twice the memory. */
const bounds = { least: 1400, most: 1_000_000 }

const isWorthIt = ({ length }: string) => length >= bounds.least && length <= bounds.most

/**
 * Sends a text, gzipped if the client accepts it: list rows shrink to a sixth. Compresses off the main thread, for
 * speed rather than size.
 */
export const sendPacked = async (response: Response, text: string) => {
  response.vary('Accept-Encoding')
  if (!isWorthIt(text) || !response.req.acceptsEncodings('gzip')) return response.send(text)
  const packed = await pack(text, { level: constants.Z_BEST_SPEED })
  return response.set('Content-Encoding', 'gzip').send(packed)
}

const unread = createMeter(unreadBytes, usageOf('unreadAnswers'))

/**
 * Sends an answer as JSON, compressed like `sendPacked`. Its bytes count against the limit of `who` until they are
 * sent, and raise 503 above it; null and small answers count none.
 */
export const sendJson = async (response: Response, body: unknown, key: string | null) => {
  const text = JSON.stringify(body) ?? ''
  if (key !== null && text.length > smallAnswer && !response.closed)
    response.once('close', unread.take(key, text.length))
  if (text.length > bounds.most) await setImmediate()
  return sendPacked(response.type('json'), text)
}
