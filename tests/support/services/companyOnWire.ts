import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

export type Arrived = { method: string; url: string; rawHeaders: string[]; body: string; isWhole: boolean }

/** A company whose four services are one server: it identifies every caller and records all forwarded requests. */
export type CompanyOnWire = {
  url: string
  arrived: Arrived[]
  /** Data that could not be parsed as HTTP. */
  unreadable: string[]
  sockets: ReadonlySet<Socket>
  answer: (request: IncomingMessage, response: ServerResponse) => void
  stop: () => Promise<void>
}

const person = { id: 1, name: 'Valeria Montemayor', email: 'admin@anvil.example', role: 1, isForge: 1 }

const known: readonly [path: string, answer: unknown][] = [
  ['/logged-user', person],
  ['/menu-options2', [[], [101]]],
  ['/validate-', { ok: true }],
]

const answerKnown = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
  const [, answer] = known.find(([path]) => url.includes(path)) ?? ['', { ok: true }]
  response.setHeader('content-type', 'application/json').end(JSON.stringify(answer))
}

/** Answers a valid call after its body has arrived. */
export const answerInOrder: CompanyOnWire['answer'] = (request, response) =>
  void request.once('end', () => answerKnown(request, response))

const isCutOff = (code: string | undefined) => !code?.startsWith('HPE_') || code === 'HPE_INVALID_EOF_STATE'

/** Starts the company on a free loopback port; idle connections are closed after `idleMilliseconds`. */
export async function companyOnWire({ idleMilliseconds = 5_000 } = {}): Promise<CompanyOnWire> {
  const arrived: Arrived[] = []
  const unreadable: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer({ keepAliveTimeout: idleMilliseconds }, (request, response) => {
    // Calls of the gateway itself have no request id.
    if (request.headers['x-request-id'] === undefined) return answerKnown(request, response)
    const { method = '', url = '', rawHeaders } = request
    const entry = { method, url, rawHeaders, body: '', isWhole: false }
    arrived.push(entry)
    request.setEncoding('latin1')
    request.on('error', () => {})
    request.on('data', (piece: string) => {
      entry.body += piece
    })
    request.on('end', () => {
      entry.isWhole = true
    })
    company.answer(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!isCutOff(error.code)) unreadable.push(String(error.code))
    socket.destroy()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const company: CompanyOnWire = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base`,
    arrived,
    unreadable,
    sockets,
    answer: answerInOrder,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return company
}
