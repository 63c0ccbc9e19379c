import { chunk, framed, hidden, lastChunk, line, message, own, type Sending, type Vector } from './sending.ts'

const chunked = 'Transfer-Encoding: chunked'
const inChunks = (to: Sending) => `${chunk(to.body)}${lastChunk}`

/** Headers that declare the length, contradictory or malformed; the call's body and a hidden request follow. */
const framings: readonly (readonly [name: string, headers: (length: number) => string[]])[] = [
  ['both lengths, first CL', (n) => [`Content-Length: ${n}`, chunked]],
  ['both lengths, first TE', (n) => [chunked, `Content-Length: ${n}`]],
  ['both lengths, CL of nothing', () => ['Content-Length: 0', chunked]],
  ['two lengths that are the same', (n) => [`Content-Length: ${n}`, `Content-Length: ${n}`]],
  ['two lengths that differ', (n) => [`Content-Length: ${n}`, `Content-Length: ${n + 9}`]],
  ['two lengths, the second of nothing', (n) => [`Content-Length: ${n}`, 'Content-Length: 0']],
  ['a list of lengths that are the same', (n) => [`Content-Length: ${n}, ${n}`]],
  ['a list of lengths that differ', (n) => [`Content-Length: ${n}, 0`]],
  ['a length with a plus', (n) => [`Content-Length: +${n}`]],
  ['a length below nothing', (n) => [`Content-Length: -${n}`]],
  ['a length in hexadecimal', (n) => [`Content-Length: 0x${n.toString(16)}`]],
  ['a length with a space inside', (n) => [`Content-Length: ${n} 0`]],
  ['a length with a tab inside', (n) => [`Content-Length: ${n}\t0`]],
  ['a length with a parameter', (n) => [`Content-Length: ${n};a=b`]],
  ['a length with a fraction', (n) => [`Content-Length: ${n}.0`]],
  ['a length with an exponent', () => ['Content-Length: 1e1']],
  ['a length with an underscore', (n) => [`Content-Length: ${n}_0`]],
  ['a length in quotes', (n) => [`Content-Length: "${n}"`]],
  ['a length in other digits', () => ['Content-Length: \xd9\xa5']],
  ['an empty length', () => ['Content-Length:']],
  ['a length beyond every number', () => [`Content-Length: ${'9'.repeat(30)}`]],
  ['a length with a control character', (n) => [`Content-Length: ${n}\x0b`]],
  ['a length with a space before the colon', (n) => [`Content-Length : ${n}`]],
  ['a length with a tab before the colon', (n) => [`Content-Length\t: ${n}`]],
  ['TE identity', () => ['Transfer-Encoding: identity']],
  ['TE identity beside a length', (n) => ['Transfer-Encoding: identity', `Content-Length: ${n}`]],
  ['TE chunked before identity', () => ['Transfer-Encoding: chunked, identity']],
  ['TE chunked before a coding nobody knows', () => ['Transfer-Encoding: chunked, smuggled']],
  ['TE of two lines, chunked first', () => [chunked, 'Transfer-Encoding: identity']],
  ['TE with a letter before', () => ['Transfer-Encoding: xchunked']],
  ['TE with a letter after', () => ['Transfer-Encoding: chunkedx']],
  ['TE in quotes', () => ['Transfer-Encoding: "chunked"']],
  ['TE with a parameter', () => ['Transfer-Encoding: chunked;a=b']],
  ['TE with a control character before', () => ['Transfer-Encoding: \x0bchunked']],
  ['TE with a control character after', () => ['Transfer-Encoding: chunked\x01']],
  ['TE with a NUL after', () => ['Transfer-Encoding: chunked\0']],
  ['TE with a space before the colon', () => ['Transfer-Encoding : chunked']],
  ['TE with a high byte', () => ['Transfer-Encoding: \xa0chunked']],
  ['TE that is empty', () => ['Transfer-Encoding:']],
  ['TE of a space in the name', () => ['Transfer Encoding: chunked']],
  ['TE after a bare CR', () => ['X: y\rTransfer-Encoding: chunked']],
  ['TE after a bare LF', () => ['X: y\nTransfer-Encoding: chunked']],
]

const chunkings: readonly (readonly [name: string, body: string | ((to: Sending) => string)])[] = [
  ['a size of no number', 'G\r\nabc\r\n'],
  ['a size with a prefix', '0x3\r\nabc\r\n'],
  ['a size below nothing', '-3\r\nabc\r\n'],
  ['a size with a plus', '+3\r\nabc\r\n'],
  ['an empty size', '\r\nabc\r\n'],
  ['a size with a space before', ' 3\r\nabc\r\n'],
  ['a size with an underscore', '0_3\r\nabc\r\n'],
  ['a size with a control character', '3\x0b\r\nabc\r\n'],
  ['a size with a bare LF after it', '3\nabc\r\n'],
  ['a size with a bare CR after it', '3\rabc\r\n'],
  ['a size beyond every number', `${'F'.repeat(17)}\r\nabc\r\n`],
  ['a size that wraps around', '10000000000000003\r\nabc\r\n'],
  ['data longer than its size', `3\r\nabcdef\r\n${lastChunk}`],
  ['data without an end', `3\r\nabc${lastChunk}`],
  ['data with a bare LF after it', `3\r\nabc\n${lastChunk}`],
  ['an extension with a bare LF', `3;a=\nb\r\nabc\r\n${lastChunk}`],
  ['an extension with a NUL', `3;a=\0\r\nabc\r\n${lastChunk}`],
  ['a quoted extension that is never closed', `3;a="b\r\nabc\r\n${lastChunk}`],
  ['a hidden call as an extension', (to) => `3;\n${hidden(to)}abc\r\n${lastChunk}`],
  ['a trailer with a bad name', (to) => `${chunk(to.body)}0\r\nUser Agent: x\r\n\r\n`],
  ['a trailer with a NUL', (to) => `${chunk(to.body)}0\r\nx: \0\r\n\r\n`],
]

const methodsWithoutBody = ['GET', 'DELETE', 'OPTIONS', 'HEAD', 'PUT', 'PATCH', 'TRACE', 'PROPFIND']

const many = (count: number) => Array.from({ length: count }, () => 'a:')

/** Request framing, and requests smuggled inside others. */
export const framing: readonly Vector[] = [
  ...framings.map(
    ([name, headers]): Vector => ({
      name,
      bytes: (to) => framed(headers(inChunks(to).length), `${inChunks(to)}${hidden(to)}`)(to),
      ends: [400],
    }),
  ),
  ...chunkings.map(([name, body]): Vector => ({ name, bytes: framed([chunked], body), ends: [400], on: 'POST' })),
  ...methodsWithoutBody.map(
    (method): Vector => ({
      name: `${method} in chunks`,
      bytes: (to) => framed([chunked], `${chunk(hidden(to))}${lastChunk}`)({ ...to, method: method as 'GET' }),
      ends: [411],
      on: 'GET',
    }),
  ),
  {
    name: 'GET in chunks, said after 900 other headers',
    bytes: (to) => framed([...many(900), chunked], `${chunk(hidden(to))}${lastChunk}`)(to),
    ends: [411],
    on: 'GET',
  },
  {
    name: 'GET in chunks, said after 1,100 other headers',
    bytes: (to) => framed([...many(1_100), chunked], `${chunk(hidden(to))}${lastChunk}`)(to),
    ends: [431],
    on: 'GET',
  },
]

const inOrder = (bytes: Vector['bytes'], more: Partial<Vector> = {}): Omit<Vector, 'name'> => ({
  bytes,
  ends: 'passes',
  on: 'POST',
  ...more,
})

/** Valid but unusual requests: nothing after or inside them is a second request. */
export const oddFraming: readonly Vector[] = [
  { name: 'a body in one chunk', ...inOrder(framed([chunked], inChunks)) },
  {
    name: 'a body in chunks of one byte',
    ...inOrder(framed([chunked], ({ body }) => `${[...body].map(chunk).join('')}${lastChunk}`)),
  },
  { name: 'TE in capitals', ...inOrder(framed(['TRANSFER-ENCODING: CHUNKED'], inChunks)) },
  { name: 'TE after a tab', ...inOrder(framed(['Transfer-Encoding:\tchunked'], inChunks)) },
  { name: 'a size with zeros before', ...inOrder(framed([chunked], ({ body }) => `0000${chunk(body)}${lastChunk}`)) },
  {
    name: 'a chunk extension',
    ...inOrder(framed([chunked], ({ body }) => `${body.length.toString(16)};a=b;c="d"\r\n${body}\r\n${lastChunk}`)),
  },
  {
    name: 'a trailer',
    ...inOrder(framed([chunked, 'Trailer: x-smuggled'], (to) => `${chunk(to.body)}0\r\nx-smuggled: 1\r\n\r\n`)),
  },
  {
    name: 'a trailer that names another caller',
    ...inOrder(framed([chunked], (to) => `${chunk(to.body)}0\r\nAuthorization: Bearer smuggled\r\n\r\n`)),
  },
  {
    name: 'a hidden call as the body of a GET',
    bytes: (to) => framed([`Content-Length: ${hidden(to).length}`], hidden)(to),
    ends: 'passes',
    on: 'GET',
  },
]

const followed = (name: string, bytes: Vector['bytes']): Vector => ({
  name,
  bytes,
  ends: [400],
  on: 'POST',
  mayArrive: true,
})

/** A valid request directly followed by invalid data: the connection ends with 400, whatever the first result was. */
export const overlong: readonly Vector[] = [
  followed(
    'a trailer that names a length',
    framed([chunked], (to) => `${chunk(to.body)}0\r\nContent-Length: 5\r\nX-Smuggled: 1\r\n\r\n`),
  ),
  followed(
    'a call after the end of chunks',
    framed([chunked], (to) => `${inChunks(to)}${hidden(to)}`),
  ),
  followed('a call after the end of a length', (to) =>
    framed([`Content-Length: ${to.body.length}`], `${to.body}${hidden(to)}`)(to),
  ),
  followed('garbage after the end of a length', (to) =>
    framed([`Content-Length: ${to.body.length}`], `${to.body}\0\0garbage`)(to),
  ),
  followed(
    'garbage after a call that keeps the connection',
    (to) => `${message([line(to), ...own(to), `Content-Length: ${to.body.length}`], to.body)}\0garbage\r\n\r\n`,
  ),
]

export const unfinished: readonly Vector[] = [
  { name: 'half a line', bytes: ({ method, path }) => `${method} ${path.slice(0, 5)}`, ends: [400], isEnd: true },
  { name: 'half a head', bytes: (to) => `${line(to)}\r\n${own(to)[0]}`, ends: [400], isEnd: true },
  {
    name: 'half a body',
    bytes: (to) => framed(['Content-Length: 500'], to.body)(to),
    ends: [400],
    on: 'POST',
    isEnd: true,
  },
  {
    name: 'half a chunk',
    bytes: framed([chunked], '500\r\nabc'),
    ends: [400],
    on: 'POST',
    isEnd: true,
  },
  {
    name: 'chunks without an end',
    bytes: framed([chunked], (to) => chunk(to.body)),
    ends: [400],
    on: 'POST',
    isEnd: true,
  },
]
