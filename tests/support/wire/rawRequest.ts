import { type IncomingHttpHeaders, request } from 'node:http'
import { connect } from 'node:net'

export type Raw = { status: number; headers: IncomingHttpHeaders; text: string }

type RawRequestOptions = {
  method?: string
  headers?: Record<string, string>
  /** A string or buffer is sent with its length, a list in chunks. */
  body?: string | Buffer | string[]
}

/** Sends path and headers exactly as given, without the normalization of `fetch`. */
export async function rawRequest(
  url: string,
  path: string,
  { method = 'GET', headers = {}, body }: RawRequestOptions = {},
) {
  const { hostname, port } = new URL(url)
  const { promise, resolve, reject } = Promise.withResolvers<Raw>()
  const sending = request({ hostname, port, path, method, headers }, (answer) => {
    const chunks: Buffer[] = []
    answer.on('data', (chunk: Buffer) => chunks.push(chunk))
    answer.once('error', reject)
    answer.once('end', () =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text: String(Buffer.concat(chunks)) }),
    )
  })
  sending.once('error', reject)
  for (const piece of Array.isArray(body) ? body : []) sending.write(piece)
  sending.end(Array.isArray(body) ? undefined : body)
  return promise
}

/**
 * Sends bytes (one per character) and returns everything received until the connection closes; `isEnd` closes the
 * sending side.
 */
export async function sendBytes(url: string, bytes: string, { isEnd = false } = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true }).setEncoding('latin1')
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  socket.on('data', (piece: string) => {
    answer += piece
  })
  // A server that rejects the rest resets the connection; data received before still counts.
  socket.on('error', () => {})
  socket.once('end', () => socket.end())
  socket.once('close', () => resolve(answer))
  socket.write(bytes, 'latin1')
  if (isEnd) socket.end()
  return promise
}
