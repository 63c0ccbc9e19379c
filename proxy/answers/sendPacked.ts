import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Response } from 'express'
import { countUnsent, sendBytes } from './sendBytes.ts'

const pack = promisify(gzip)

/** Smaller texts fit into one packet; larger ones would take twice the memory. */
const bounds = { min: 1400, max: 1_000_000 }

/**
 * Sends a text, gzipped if the client accepts it: list rows shrink to a sixth. Compresses off the main thread, for
 * speed rather than size.
 */
export const sendPacked = async (response: Response, text: string) => {
  response.vary('Accept-Encoding')
  const isWorthIt = text.length >= bounds.min && text.length <= bounds.max
  if (!isWorthIt || !response.req.acceptsEncodings('gzip')) return response.send(text)
  const packed = await pack(text, { level: constants.Z_BEST_SPEED })
  return response.set('Content-Encoding', 'gzip').send(packed)
}

/**
 * Makes an answer of JSON, compressed like `sendPacked`, and returns the function that sends it. Its bytes are counted
 * by `countUnsent`.
 */
export const prepareJson = async (response: Response, body: unknown, who: string | null) => {
  const text = JSON.stringify(body) ?? ''
  countUnsent(response, text.length, who)
  response.type('json')
  if (text.length <= bounds.max) return () => sendPacked(response, text)
  await setImmediate()
  response.vary('Accept-Encoding')
  const bytes = Buffer.from(text)
  return () => sendBytes(response, bytes)
}
