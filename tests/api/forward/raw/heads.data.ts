import { line, message, own, type Sending, type Vector, withHeaders, withLine } from './sending.ts'

const badNames: readonly (readonly [name: string, header: string])[] = [
  ['a space', 'User Agent: x'],
  ['a tab', 'User\tAgent: x'],
  ['nothing', ': x'],
  ['a NUL', 'x\0y: x'],
  ['DEL', 'x\x7fy: x'],
  ['a high byte', 'x\xffy: x'],
  ['brackets', 'x(y): x'],
  ['a slash', 'x/y: x'],
  ['an at', 'x@y: x'],
  ['quotes', '"x": x'],
  ['no colon', 'smuggled'],
  ['a bare CR', 'x\ry: x'],
  ['a bare LF', 'x\ny z: x'],
]

const badValues: readonly (readonly [name: string, value: string])[] = [
  ['a NUL', 'a\0b'],
  ['a bell', 'a\x07b'],
  ['a vertical tab', 'a\x0bb'],
  ['an escape', 'a\x1b[0m'],
  ['DEL', 'a\x7fb'],
  ['a bare CR', 'a\rX-Smuggled: b'],
  ['a bare LF', 'a\nX-Smuggled: b'],
]

/** Forwarded headers, which an invalid value could corrupt. */
const passedOn = ['Accept', 'Accept-Language', 'If-Match', 'Idempotency-Key', 'Range']

const tooMuch: readonly (readonly [name: string, headers: string[]])[] = [
  ['one header', [`X: ${'x'.repeat(17_000)}`]],
  ['one name', [`${'x'.repeat(17_000)}: x`]],
  ['one cookie', [`Cookie: fcid=${'x'.repeat(17_000)}`]],
  ['many headers', Array.from({ length: 200 }, (_one, index) => `X-${index}: ${'x'.repeat(80)}`)],
]

const versions = [
  'HTTP/0.9',
  'HTTP/1',
  'HTTP/1.2',
  'HTTP/1.10',
  'HTTP/1.1.1',
  'HTTP/2.0',
  'HTTP/3',
  'http/1.1',
  'HTTP/x',
  'HTCPCP/1.0',
]

const swapped = (from: string, to: string) => (sending: Sending) => line(sending).replaceAll(from, to)

const lines: readonly (readonly [name: string, first: (to: Sending) => string])[] = [
  ['tabs for spaces', swapped(' ', '\t')],
  ['a space before', (to) => ` ${line(to)}`],
  ['a word after', (to) => `${line(to)} smuggled`],
  ['a method in small letters', (to) => line(to).replace(to.method, to.method.toLowerCase())],
  ['a method that is none', (to) => line(to).replace(to.method, 'SMUGGLE')],
  ['a method with a NUL', (to) => line(to).replace(' ', '\0 ')],
  ['no path', ({ method }) => `${method} HTTP/1.1`],
  ['no version', ({ method, path }) => `${method} ${path}`],
  ['an absolute form', ({ method, path, host }) => `${method} http://${host}${path} HTTP/1.1`],
  ['an absolute form of another host', ({ method, path }) => `${method} http://evil.example${path} HTTP/1.1`],
  ['an absolute form of another kind', ({ method, path }) => `${method} file://${path} HTTP/1.1`],
  ['an authority form', ({ method }) => `${method} evil.example:80 HTTP/1.1`],
  ['an asterisk form', ({ method }) => `${method} * HTTP/1.1`],
  ['a path without a slash', ({ method, path }) => `${method} ${path.slice(1)} HTTP/1.1`],
  ['only a query', ({ method }) => `${method} ?smuggled HTTP/1.1`],
  ['a path of 17 kB', ({ method, path }) => `${method} ${path}?${'x'.repeat(17_000)} HTTP/1.1`],
]

const endsOfLines: Readonly<Record<string, readonly number[]>> = { 'a path of 17 kB': [431] }

const hosts: readonly (readonly [name: string, hosts: string[], status: number])[] = [
  ['no', [], 400],
  ['an empty', ['Host:'], 421],
  ['another', ['Host: evil.example'], 421],
  ['another after an own', ['Host: localhost', 'Host: evil.example'], 400],
  ['an own after another', ['Host: evil.example', 'Host: localhost'], 400],
  ['the same, twice,', ['Host: localhost', 'Host: localhost'], 400],
  ['a list as', ['Host: localhost, evil.example'], 421],
  ['a path as', ['Host: localhost/smuggled'], 421],
  ['a name before the', ['Host: localhost@evil.example'], 421],
  ['an encoded', ['Host: localhost%00.evil.example'], 421],
]

const passing: readonly (readonly [name: string, bytes: (to: Sending) => string])[] = [
  ['a call in order', withHeaders()],
  ['empty lines before', (to) => `\r\n\r\n${withHeaders()(to)}`],
  ['a header of 12 kB', withHeaders(`X-Smuggled: ${'x'.repeat(12_000)}`)],
  ['900 headers', withHeaders(...Array.from({ length: 900 }, () => 'a:'))],
  ['two spaces in its line', withLine(swapped(' ', '  '))],
  ['a header of high bytes', withHeaders('Accept-Language: \xff\xfe\x80')],
  [
    'an upgrade to WebSocket',
    withHeaders('Upgrade: websocket', 'Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: eA=='),
  ],
  ['an upgrade to HTTP/2', withHeaders('Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAAQAAP__')],
  [
    'hop-by-hop headers',
    withHeaders('Keep-Alive: smuggled', 'TE: trailers', 'Proxy-Connection: keep-alive', 'X-Smuggled: 1'),
  ],
  [
    'another address in headers',
    withHeaders('X-Original-URL: /smuggled', 'X-Rewrite-URL: /smuggled', 'X-HTTP-Method-Override: DELETE'),
  ],
]

export const heads: readonly Vector[] = [
  ...badNames.map(
    ([what, header]): Vector => ({
      name: `a header name with ${what}`,
      bytes: withHeaders(header),
      ends: [400],
    }),
  ),
  ...badValues.flatMap(([what, value]) =>
    ['X-Any', ...passedOn].map(
      (header): Vector => ({
        name: `${header} with ${what}`,
        bytes: withHeaders(`${header}: ${value}`),
        ends: [400],
      }),
    ),
  ),
  ...tooMuch.map(
    ([what, headers]): Vector => ({
      name: `17 kB in ${what}`,
      bytes: withHeaders(...headers),
      ends: [431],
    }),
  ),
  ...versions.map(
    (version): Vector => ({
      name: `the version ${version}`,
      bytes: withLine((to) => line(to, version)),
      ends: [400],
    }),
  ),
  ...lines.map(
    ([what, first]): Vector => ({
      name: `a line with ${what}`,
      bytes: withLine(first),
      ends: endsOfLines[what] ?? [400],
    }),
  ),
  ...hosts.map(
    ([what, headers, status]): Vector => ({
      name: `${what} host`,
      bytes: (to) => message([line(to), ...headers, ...own(to).slice(1), 'Content-Length: 0', 'Connection: close']),
      ends: [status],
    }),
  ),
  ...passing.map(([name, bytes]): Vector => ({ name, bytes, ends: 'passes' })),
  { name: 'the preface of HTTP/2', bytes: () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', ends: [400] },
  { name: 'a TLS hello', bytes: () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', ends: [400] },
  { name: 'CONNECT', bytes: (to) => message(['CONNECT evil.example:443 HTTP/1.1', ...own(to)]), ends: [] },
  { name: 'a header before the first', bytes: (to) => message([line(to), ' X-Smuggled: 1', ...own(to)]), ends: [400] },
  { name: 'a folded header', bytes: withHeaders('X-Smuggled: a', ' b'), ends: [400] },
  { name: 'a header folded by a tab', bytes: withHeaders('Accept: a', '\tb'), ends: [400] },
  { name: '1,100 headers', bytes: withHeaders(...Array.from({ length: 1_100 }, () => 'a:')), ends: [431] },
  { name: 'an expectation of none', bytes: withHeaders('Expect:'), ends: [417] },
  { name: 'an expectation that is met', bytes: withHeaders('Expect: 100-continue'), ends: [100, 200] },
  { name: 'an expectation that nobody knows', bytes: withHeaders('Expect: smuggled'), ends: [417] },
  {
    name: 'HTTP/1.0 that keeps the connection, then another version',
    mayArrive: true,
    bytes: (to) =>
      `${message([line(to, 'HTTP/1.0'), ...own(to), 'Connection: keep-alive', `Content-Length: ${to.body.length}`], to.body)}${line(to, 'HTTP/9.9')}\r\n\r\n`,
    ends: [400],
  },
]
