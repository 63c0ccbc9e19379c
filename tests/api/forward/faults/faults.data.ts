import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { RecordingService } from '#tests/support/services/recordingService.ts'

/**
 * Result seen by the client: an error of the portal with this status, or a response that is cut off. With `isLate`, a
 * timeout causes it, so it comes after the deadline.
 */
type Outcome = { status: number; error?: string } | 'cut'

export type Fault = {
  name: string
  begin: (service: RecordingService) => void | Promise<void>
  seen: Outcome
  isLate?: boolean
  end?: (service: RecordingService) => Promise<void>
}

const unavailable = { status: 502, error: 'unavailable' }
const timeout = { status: 504, error: 'timeout' }

const drip = (socket: Socket, pieces: () => string) => {
  const timer = setInterval(() => socket.write(pieces()), 20)
  socket.once('close', () => clearInterval(timer))
}

const raw = (bytes: string) => (service: RecordingService) => {
  service.answer = ({ socket }) => void socket?.end(bytes, 'latin1')
}

const rawKept = (bytes: string) => (service: RecordingService) => {
  service.answer = ({ socket }) => void socket?.write(bytes, 'latin1')
}

const early = (begin: Fault['begin']) => (service: RecordingService) => {
  service.isEarly = true
  return begin(service)
}

const answers =
  (act: (response: ServerResponse, socket: Socket) => void): Fault['begin'] =>
  (service) => {
    service.answer = (response) => void (response.socket && act(response, response.socket))
  }

const answer = (lines: string, body = '') =>
  `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${lines}\r\n\r\n${body}`

/** The delay is part of the fault, not a wait of the test: without it the reset would overtake the head. */
const resetAfterHead = answers((response, socket) => {
  socket.write(answer('content-length: 1000', '{"users":['), () => setTimeout(() => socket.resetAndDestroy(), 50))
  response.detachSocket(socket)
})

export const faults: Fault[] = [
  { name: 'is down', begin: (service) => service.goDown(), seen: unavailable, end: (service) => service.comeUp() },
  {
    name: 'takes connections and closes them',
    begin: (service) => {
      service.refuses = true
      service.cut()
    },
    seen: unavailable,
  },
  { name: 'never answers', begin: answers(() => {}), seen: timeout, isLate: true },
  { name: 'never reads the body nor answers', begin: early(answers(() => {})), seen: timeout, isLate: true },
  {
    name: 'drips its head',
    begin: answers((_response, socket) => {
      socket.write('HTTP/1.1 200 OK\r\nx-slow: ')
      drip(socket, () => 'a')
    }),
    seen: timeout,
    isLate: true,
  },
  {
    name: 'drips a body of known length',
    begin: answers((_response, socket) => {
      socket.write(answer('content-length: 100000'))
      drip(socket, () => 'a')
    }),
    seen: 'cut',
    isLate: true,
  },
  {
    name: 'drips a body of unknown length',
    begin: answers((_response, socket) => {
      socket.write(answer('transfer-encoding: chunked'))
      drip(socket, () => '1\r\na\r\n')
    }),
    seen: 'cut',
    isLate: true,
  },
  { name: 'sends a head and no body', begin: rawKept(answer('content-length: 10')), seen: 'cut', isLate: true },
  { name: 'hangs up before its head', begin: answers((_response, socket) => socket.destroy()), seen: unavailable },
  { name: 'hangs up before the body', begin: early(answers((_r, socket) => socket.destroy())), seen: unavailable },
  {
    name: 'resets before its head',
    begin: answers((_response, socket) => socket.resetAndDestroy()),
    seen: unavailable,
  },
  { name: 'resets half-way through its head', begin: raw('HTTP/1.1 200 OK\r\ncontent-le'), seen: unavailable },
  { name: 'resets after its head', begin: resetAfterHead, seen: 'cut' },
  { name: 'says a length and sends less', begin: raw(answer('content-length: 1000', '{"users":[')), seen: 'cut' },
  {
    name: 'says a length and sends more',
    begin: raw(answer('content-length: 10', '{"users":[]}')),
    seen: 'cut',
  },
  {
    name: 'says a length, sends more and does not hang up',
    begin: rawKept(answer('content-length: 10', '{"users":[]}')),
    seen: 'cut',
  },
  {
    name: 'ends chunks without the last one',
    begin: raw(answer('transfer-encoding: chunked', '5\r\n{"use')),
    seen: 'cut',
  },
  {
    name: 'sends chunks of no size',
    begin: raw(answer('transfer-encoding: chunked', '5\r\n{"use\r\nxyz\r\n')),
    seen: 'cut',
  },
  { name: 'sends no HTTP', begin: raw('SSH-2.0-OpenSSH_9.6\r\n\r\n'), seen: unavailable },
  { name: 'sends bytes', begin: raw('\u0000\u0001\u0002\u00ff\u0000'.repeat(100)), seen: unavailable },
  { name: 'ends without a word', begin: raw(''), seen: unavailable },
  {
    name: 'names a header with a space',
    begin: raw(answer('x bad: 1\r\ncontent-length: 2', '{}')),
    seen: unavailable,
  },
  {
    name: 'puts NUL into a header',
    begin: raw(answer('x-bad: a\u0000b\r\ncontent-length: 2', '{}')),
    seen: unavailable,
  },
  {
    name: 'puts a control sign into a header',
    begin: raw(answer('x-bad: a\u0001b\r\ncontent-length: 2', '{}')),
    seen: unavailable,
  },
  { name: 'sends a head of 40 kB', begin: raw(answer(`x-big: ${'a'.repeat(40_000)}`, `{}`)), seen: unavailable },
  {
    name: 'gives two lengths',
    begin: raw(answer('content-length: 2\r\ncontent-length: 3', '{} ')),
    seen: unavailable,
  },
  {
    name: 'gives a length and chunks',
    begin: raw(answer('content-length: 2\r\ntransfer-encoding: chunked', '2\r\n{}\r\n0\r\n\r\n')),
    seen: unavailable,
  },
  { name: 'gives no number as length', begin: raw(answer('content-length: two', '{}')), seen: unavailable },
  { name: 'gives the status 000', begin: raw('HTTP/1.1 000 No\r\ncontent-length: 0\r\n\r\n'), seen: unavailable },
  { name: 'gives the status 99', begin: raw('HTTP/1.1 99 No\r\ncontent-length: 0\r\n\r\n'), seen: unavailable },
  { name: 'gives the status 999', begin: raw('HTTP/1.1 999 No\r\ncontent-length: 0\r\n\r\n'), seen: unavailable },
  {
    name: 'switches protocols',
    begin: raw('HTTP/1.1 101 Switching\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
    seen: unavailable,
  },
  { name: 'says that there is more to say', begin: raw('HTTP/1.1 103 Hints\r\nlink: x\r\n\r\n'), seen: unavailable },
  { name: 'says that nothing has changed', begin: raw('HTTP/1.1 304 Same\r\n\r\n'), seen: unavailable },
  {
    name: 'sends elsewhere',
    begin: raw('HTTP/1.1 302 Found\r\nlocation: https://evil.example/\r\ncontent-length: 0\r\n\r\n'),
    seen: unavailable,
  },
  {
    name: 'shows a page of its web server',
    begin: raw('HTTP/1.1 500 No\r\ncontent-type: text/html\r\ncontent-length: 19\r\n\r\n<h1>IIS failed</h1>'),
    seen: unavailable,
  },
]
