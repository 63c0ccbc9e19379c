import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long a connection on which nothing happens is kept open for a request that may be on its way. */
const graceMilliseconds = 250
/** Less than the ten seconds that a stop may take: the database is closed after it. */
const longestMilliseconds = 8_000
const sweepMilliseconds = 50

interface Connection {
  /** Of the requests that have been read, in their order: a client may send the next before it has the answer. */
  readonly open: ServerResponse[]
  /** Since when nothing happens, while nothing is open. */
  quietSince: number
}

interface Serving {
  readonly connections: Map<Socket, Connection>
  isEnding: boolean
}

const servingOf = new WeakMap<Server, Serving>()

/** With its newest answer the client is told to ask elsewhere from now on, unless that answer's head is on its way. */
const makeLast = ({ open }: Connection) => {
  for (const response of open) if (!response.headersSent) response.removeHeader('Connection')
  const newest = open.at(-1)
  if (newest && !newest.headersSent) newest.setHeader('Connection', 'close')
}

const follow = (connection: Connection, response: ServerResponse) => {
  connection.open.push(response)
  response.once('close', () => {
    connection.open.splice(connection.open.indexOf(response), 1)
    connection.quietSince = performance.now()
  })
}

/** Makes a server that `drain` can end without a failed request. */
export const drainable = (create: (listener: RequestListener) => Server, listener: RequestListener) => {
  const serving: Serving = { connections: new Map(), isEnding: false }
  const { connections } = serving
  const server = create((request, response) => {
    const connection = connections.get(request.socket)
    if (connection) {
      follow(connection, response)
      if (serving.isEnding) makeLast(connection)
    }
    listener(request, response)
  })
  server.on('connection', (socket) => {
    connections.set(socket, { open: [], quietSince: performance.now() })
    socket.once('close', () => connections.delete(socket))
  })
  servingOf.set(server, serving)
  return server
}

/** When a time has passed, and what had arrived by then has been read: timers come before that. */
const afterReading = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), milliseconds))

const closeQuiet = ({ connections }: Serving) => {
  const until = performance.now() - graceMilliseconds
  for (const [socket, { open, quietSince }] of connections)
    if (open.length === 0 && quietSince <= until) socket.destroySoon()
}

/** Closes what falls silent, until nothing is left. */
const sweep = async (serving: Serving) => {
  while (serving.connections.size > 0) {
    closeQuiet(serving)
    await afterReading(sweepMilliseconds)
  }
}

/**
 * Ends a server of `drainable`: every answer is now the last of its connection, so that clients go elsewhere by
 * themselves; who says nothing is given a moment, because a request may be on its way; then nobody is let in any more,
 * and what is under way is answered, for eight seconds at most (`longest`, in milliseconds).
 */
export const drain = async (server: Server, longest = longestMilliseconds) => {
  const serving = servingOf.get(server)
  if (!serving) throw new Error('Only a server of drainable() can be drained.')
  serving.isEnding = true
  for (const connection of serving.connections.values()) makeLast(connection)
  if (serving.connections.size > 0) await afterReading(graceMilliseconds)
  // Not the close of HTTP servers, which would cut off who has just connected and answers that are not sent to their end.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const limit = setTimeout(() => server.closeAllConnections(), longest)
  await Promise.all([closed, sweep(serving)])
  clearTimeout(limit)
}
