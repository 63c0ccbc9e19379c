/** A call that vectors are sent to; `body` is what it is declared to carry. */
export type Target = {
  service: 'auth' | 'read' | 'write' | 'content'
  method: 'GET' | 'POST'
  path: string
  body: string
  isDeclared: boolean
}

/** One request in the making: a request in order, taken apart. */
export type Sending = Target & { host: string; token: string }

/** What stands behind a vector's name: the bytes, and how the gateway ends them. */
export type Vector = {
  name: string
  bytes: (to: Sending) => string
  /**
   * The statuses of the answers in their order; `passes` where the request is in order and reaches the service once.
   */
  ends: readonly number[] | 'passes'
  /** The only method that it is for. */
  on?: Target['method']
  /** The client says that no more follows: for requests that are never whole. */
  isEnd?: boolean
  /** A request in order comes before what is refused: it may have reached the service, once. */
  mayArrive?: boolean
}

export const line = ({ method, path }: Sending, version = 'HTTP/1.1') => `${method} ${path} ${version}`
export const own = ({ host, token }: Sending) => [
  `Host: ${host}`,
  `Authorization: Bearer ${token}`,
  'Content-Type: application/json',
]
const length = (body: string) => (body ? [`Content-Length: ${body.length}`] : [])

/** A head of these lines, and a body after it. */
export const message = (lines: readonly string[], body = '') => `${[...lines, '', ''].join('\r\n')}${body}`

/** The call in order, with these headers besides; the connection ends with it. */
export const withHeaders =
  (...headers: string[]) =>
  (to: Sending) =>
    message([line(to), ...own(to), ...length(to.body), 'Connection: close', ...headers], to.body)

/** The call with this as its first line. */
export const withLine = (first: (to: Sending) => string) => (to: Sending) =>
  message([first(to), ...own(to), ...length(to.body), 'Connection: close'], to.body)

/** The call with this in the place of its path. */
export const withPath = (path: (to: Sending) => string) => (to: Sending) => withHeaders()({ ...to, path: path(to) })

/** The call with framing headers and a body of the vector's own. */
export const framed = (headers: readonly string[], body: string | ((to: Sending) => string)) => (to: Sending) =>
  message([line(to), ...own(to), ...headers, 'Connection: close'], typeof body === 'string' ? body : body(to))

export const chunk = (data: string) => `${data.length.toString(16)}\r\n${data}\r\n`
export const lastChunk = '0\r\n\r\n'

/** A second call, in order and declared: hidden where only a bad reader of the first would find it. */
export const hidden = ({ host, token }: Sending) =>
  message([
    'GET /read/ObtenerClientesUnidadNegocio/?smuggled HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${token}`,
  ])
