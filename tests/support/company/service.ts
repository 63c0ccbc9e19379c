import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Person } from './people.ts'

export const serviceNames = ['auth', 'read', 'write', 'content'] as const
export type ServiceName = (typeof serviceNames)[number]

export interface SentFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

export interface ServiceRequest {
  /** Path parameters by name. */
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Fields of a JSON object or a form; a JSON list is under `list`. */
  readonly body: Readonly<Record<string, unknown>>
  readonly files: readonly SentFile[]
  /** Content type; empty without a body. */
  readonly type: string
  readonly token: string
  /** The signed-in user; raises 401 without one. */
  readonly person: Person
}

export interface CompanyCall {
  readonly service: ServiceName
  readonly method: 'GET' | 'POST'
  /** Path below the service, with `:name` for parameters. */
  readonly path: string
  readonly answer: (request: ServiceRequest) => unknown
  readonly isPublic?: true
  /** The specifications describe the call without an address: it uses the portal's. */
  readonly hasNoAddress?: true
}

/** Marks calls that the specifications describe without an address, or with part of one. */
export const withoutAddress = (calls: readonly CompanyCall[]): CompanyCall[] =>
  calls.map((call) => ({ ...call, hasNoAddress: true }))

const at =
  (service: ServiceName) =>
  (
    method: 'GET' | 'POST',
    path: string,
    answer: CompanyCall['answer'],
    more: { isPublic?: true } = {},
  ): CompanyCall => ({
    service,
    method,
    path,
    answer,
    ...more,
  })

export const auth = at('auth')
export const read = at('read')
export const write = at('write')
export const content = at('content')

export class RejectionError extends Error {
  readonly status: number
  readonly body: object

  constructor(status: number, body: object) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

export const notFound = () => new RejectionError(404, { message: 'Not Found' })

export class Document {
  readonly type: string
  readonly bytes: Buffer

  constructor(type: string, bytes: Buffer) {
    this.type = type
    this.bytes = bytes
  }
}

/** Common envelope: rows as JSON text under `value`. */
export const inValue = (rows: unknown) => ({ value: JSON.stringify(rows) })

/** Returns a text parameter of a body or query; null, empty and the text `null` all become null. */
export const textOf = (value: unknown) =>
  value === null || value === undefined || value === '' || value === 'null' ? null : String(value)

interface Body {
  readonly fields: Record<string, unknown>
  readonly files: SentFile[]
}

const formOf = async (bytes: Buffer, type: string): Promise<Body> => {
  const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
  const files: SentFile[] = []
  const fields: Record<string, unknown> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value
    else files.push({ name: value.name, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) })
  }
  return { fields, files }
}

/** Parses a JSON object, a JSON list or a form, by content type. */
export const readBody = async (request: IncomingMessage): Promise<Body> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const bytes = Buffer.concat(chunks)
  const type = request.headers['content-type'] ?? ''
  if (bytes.length === 0) return { fields: {}, files: [] }
  if (/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return formOf(bytes, type)
  try {
    const parsed = JSON.parse(bytes.toString('utf8'))
    return { fields: Array.isArray(parsed) ? { list: parsed } : parsed, files: [] }
  } catch {
    throw new RejectionError(400, { message: 'The body is no JSON.' })
  }
}

/** Answers 204 without a body. */
export const send = (response: ServerResponse, status: number, body: unknown) => {
  if (body === undefined) return void response.writeHead(204).end()
  const isFile = body instanceof Document
  const bytes = isFile ? body.bytes : Buffer.from(JSON.stringify(body))
  const type = isFile ? body.type : 'application/json; charset=utf-8'
  response.writeHead(status, { 'content-type': type, 'content-length': bytes.length }).end(bytes)
}

const pieces = (path: string) => path.split('/').filter(Boolean)

/** Returns the path parameters; null if the path does not match. A path part may have the prefix `0x`. */
export const match = (pattern: string, path: string): Record<string, string> | null => {
  const [expected, actual] = [pieces(pattern), pieces(path)]
  if (expected.length !== actual.length) return null
  const params: Record<string, string> = {}
  for (const [place, piece] of expected.entries()) {
    const value = decodeURIComponent(actual[place] ?? '')
    const [, prefix = '', name] = /^(.*?):(\w+)$/.exec(piece) ?? []
    if (name === undefined ? piece !== value : !value.startsWith(prefix)) return null
    if (name !== undefined) params[name] = value.slice(prefix.length)
  }
  return params
}

/** Counts the fixed parts of a path: of several matches, the call with the most wins. */
export const literals = (pattern: string) => pieces(pattern).filter((piece) => !piece.includes(':')).length
