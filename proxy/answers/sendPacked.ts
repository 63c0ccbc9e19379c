import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { Response } from 'express'

const pack = promisify(gzip)

/** Smaller ones fit into the first packet as they are; larger ones would hold memory twice. */
const bounds = { least: 1400, most: 1_000_000 }

const isWorthIt = ({ length }: string) => length >= bounds.least && length <= bounds.most

/**
 * Sends a text, packed with gzip where whoever asks takes that: rows of a list are a sixth of their size. It is packed
 * beside the main thread, for speed rather than for size.
 */
export const sendPacked = async (response: Response, text: string) => {
  response.vary('Accept-Encoding')
  if (!isWorthIt(text) || !response.req.acceptsEncodings('gzip')) return response.send(text)
  const packed = await pack(text, { level: constants.Z_BEST_SPEED })
  return response.set('Content-Encoding', 'gzip').send(packed)
}

/** The same for an answer as JSON. */
export const sendJson = (response: Response, body: unknown) =>
  sendPacked(response.type('json'), JSON.stringify(body) ?? '')
