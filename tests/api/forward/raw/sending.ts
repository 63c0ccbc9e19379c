export type Target = {
  service: 'auth' | 'read' | 'write' | 'content'
  method: 'GET' | 'POST'
  path: string
  body: string
  isDeclared: boolean
}

export type Sending = Target & { host: string; token: string }

/** A named case: the bytes to send, and the expected result. */
export type Vector = {
  name: string
  bytes: (to: Sending) => string
  /** Expected statuses in order; `passes` if the request is valid and reaches the service once. */
  ends: readonly number[] | 'passes'
  on?: Target['method']
  /** The client closes its side after sending, for incomplete requests. */
  isEnd?: boolean
  /** A valid request precedes the rejected data and may reach the service once. */
  mayArrive?: boolean
}

export const line = ({ method, path }: Sending, version = 'HTTP/1.1') => `${method} ${path} ${version}`
export const own = ({ host, token }: Sending) => [
  `Host: ${host}`,
  `Authorization: Bearer ${token}`,
  'Content-Type: application/json',
]
const length = (body: string) => (body ? [`Content-Length: ${body.length}`] : [])

export const message = (lines: readonly string[], body = '') => `${[...lines, '', ''].join('\r\n')}${body}`

export const withHeaders =
  (...headers: string[]) =>
  (to: Sending) =>
    message([line(to), ...own(to), ...length(to.body), 'Connection: close', ...headers], to.body)

export const withLine = (first: (to: Sending) => string) => (to: Sending) =>
  message([first(to), ...own(to), ...length(to.body), 'Connection: close'], to.body)

export const withPath = (path: (to: Sending) => string) => (to: Sending) => withHeaders()({ ...to, path: path(to) })

export const framed = (headers: readonly string[], body: string | ((to: Sending) => string)) => (to: Sending) =>
  message([line(to), ...own(to), ...headers, 'Connection: close'], typeof body === 'string' ? body : body(to))

export const chunk = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`
export const lastChunk = '0\r\n\r\n'

/** A second valid request, hidden where only a parser that misreads the first would find it. */
export const hidden = ({ host, token }: Sending) =>
  message([
    'GET /read/ObtenerClientesUnidadNegocio/?smuggled HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
  ])
