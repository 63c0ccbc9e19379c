import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, writeFileSync } from 'node:fs'
import { type ClientRequest, request } from 'node:http'
import { connect } from 'node:net'
import { basename, join } from 'node:path'
import type { Api, Client } from '../client/apiClient.ts'
import { keptIn, leaveObject, objectOf } from '../services/s3Server.ts'

export const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const boundary = 'the-boundary-of-the-tests'
export const formType = `multipart/form-data; boundary=${boundary}`

const bytesOf = (text: string | Buffer) => (typeof text === 'string' ? Buffer.from(text, 'latin1') : text)

/** One part: its raw head, one byte per character, and its content. */
export const part = (head: string, content: string | Buffer) =>
  Buffer.concat([bytesOf(`--${boundary}\r\n${head}\r\n\r\n`), bytesOf(content), bytesOf('\r\n')])

export const lastLine = bytesOf(`--${boundary}--\r\n`)

export const fileHead = (name: string, field = 'file') =>
  `Content-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream`

export const completeForm = (content: string | Buffer, name = 'approval.pdf') =>
  Buffer.concat([part(fileHead(Buffer.from(name).toString('latin1')), content), lastLine])

export const randomPdf = (length: number) => {
  const bytes = randomBytes(length)
  bytes.write('%PDF-1.7\n')
  return bytes
}

export type UploadResponse = {
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: Record<string, unknown> | null
}

const parsed = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Sending = {
  headers?: Record<string, string | number>
  body: Buffer
  by: Client
  isChunked?: boolean
  method?: string
}

/** Starts sending a raw body; the answer is null if the connection ends without one. */
export function begin(
  api: Pick<Api, 'url'>,
  path: string,
  { headers = {}, body, by, isChunked = false, method = 'POST' }: Sending,
) {
  const { hostname, port } = new URL(api.url)
  const { promise, resolve } = Promise.withResolvers<UploadResponse | null>()
  const own = { authorization: `Bearer ${by.token}`, 'content-type': formType, connection: 'close' }
  const length: Record<string, string | number> = isChunked ? {} : { 'content-length': body.length }
  const sending = request({ hostname, port, path, method, headers: { ...own, ...length, ...headers } }, (answer) => {
    const pieces: Buffer[] = []
    answer.on('data', (piece: Buffer) => pieces.push(piece))
    answer.once('end', () =>
      resolve({
        status: answer.statusCode ?? 0,
        headers: answer.headers,
        body: parsed(String(Buffer.concat(pieces))),
      }),
    )
    answer.once('error', () => resolve(null))
  })
  sending.once('error', () => resolve(null))
  sending.once('close', () => resolve(null))
  return { sending, answer: promise }
}

/** Writes in pieces with backpressure until the connection is cut. */
export async function pour(sending: ClientRequest, body: Buffer, pieceBytes = 65_536) {
  for (let at = 0; at < body.length && !sending.destroyed; at += pieceBytes) {
    if (sending.write(body.subarray(at, at + pieceBytes))) continue
    const stop = new AbortController()
    const ends = ['drain', 'close'].map((name) => once(sending, name, { signal: stop.signal }).catch(() => {}))
    await Promise.race(ends)
    stop.abort()
  }
}

export async function sendForm(api: Pick<Api, 'url'>, path: string, options: Sending) {
  const { sending, answer } = begin(api, path, options)
  await pour(sending, options.body)
  sending.end()
  return answer
}

/** Sends a raw head and body; returns status line and body of the response. */
export async function sendLetters(url: string, head: string, body: Buffer, { isCut = false } = {}) {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port) })
  const { promise, resolve } = Promise.withResolvers<void>()
  let text = ''
  socket.setEncoding('latin1').on('data', (piece: string) => {
    text += piece
  })
  socket.on('error', () => {})
  socket.once('close', () => resolve())
  socket.write(head, 'latin1')
  socket.write(body, () => isCut && socket.destroy())
  await promise
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text }
}

/** Ids of the complete files of a portal. */
export const keptFiles = (dataDir: string) => {
  const { TEST_FILES, TEST_S3_DIRECTORY: directory = '' } = process.env
  return TEST_FILES === 's3' ? keptIn(directory, basename(dataDir)) : readdirSync(join(dataDir, 'files/kept'))
}

/** Stores a complete file of a portal, without its row. */
export const plantKept = (dataDir: string, id: string, content: string) => {
  const { TEST_FILES, TEST_S3_DIRECTORY: directory = '' } = process.env
  if (TEST_FILES === 's3') leaveObject(directory, basename(dataDir), id, content)
  else writeFileSync(keptFile(dataDir, id), content)
}

/** Path of a complete file of a portal, in its folder or in that of the S3 server. */
export const keptFile = (dataDir: string, id: string) => {
  const { TEST_FILES, TEST_S3_DIRECTORY: directory = '' } = process.env
  return TEST_FILES === 's3' ? objectOf(directory, basename(dataDir), id) : join(dataDir, 'files/kept', id)
}

/** Defects of a portal's files: incomplete files, files without a row, rows without a complete file. */
export async function leftovers({ dataDir, rows }: Pick<Api, 'dataDir' | 'rows'>) {
  const incoming = readdirSync(join(dataDir, 'files/incoming'))
  const storedFiles = new Set(keptFiles(dataDir))
  const stored = await rows.ask('select id from files union select file_id as id from plant_documents')
  const known = new Set(stored.map(({ id }) => String(id)))
  return {
    half: incoming,
    withoutRow: [...storedFiles].filter((id) => !known.has(id)),
    withoutFile: [...known].filter((id) => !storedFiles.has(id)),
  }
}

export const expectNoFiles = { half: [], withoutRow: [], withoutFile: [] }
