import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { maxPipelined } from '#backend/process/limits.ts'
import { usageOf } from '#backend/process/usage.ts'
import { type Deadlines, productDeadlines } from '../deadlines.ts'
import { endSlowReaders } from './slowReaders.ts'

/** Time an idle connection stays open for a request that may be on its way. */
const graceMilliseconds = 250
/** Less than the ten seconds allowed for a stop, because the database is closed afterwards. */
const longestMilliseconds = 8_000
const sweepMilliseconds = 50
const emptyTurnMilliseconds = 0.1
/** Time to wait for an empty turn of the event loop. */
const busyMilliseconds = 1_000

interface Exchange {
  readonly response: ServerResponse
  readonly begin: () => void
}

interface Connection {
  /** Requests that have been read, in order: the first is being processed, the others wait. */
  readonly open: Exchange[]
  /** Set while no request is open. */
  quietSince: number
}

interface Serving {
  readonly connections: Map<Socket, Connection>
  isEnding: boolean
}

const servingOf = new WeakMap<Server, Serving>()

/** Adds `Connection: close` to the newest response only, unless its head has been sent. */
const makeLast = ({ open }: Connection) => {
  for (const { response } of open) if (!response.headersSent) response.removeHeader('Connection')
  const newest = open.at(-1)?.response
  if (newest && !newest.headersSent) newest.setHeader('Connection', 'close')
}

const pipelined = usageOf('pipelined')

/**
 * Processes one request of a connection at a time: a client may send more before it has the answer, many in one packet.
 * They are read and wait, each with at most a buffer of its body; too many close the connection.
 */
const follow = (socket: Socket, connection: Connection, exchange: Exchange, { isEnding }: Serving) => {
  const { open } = connection
  // The remaining requests of the packet are still parsed.
  if (socket.destroyed) return
  if (open.length > maxPipelined) {
    pipelined.rejected += 1
    return void socket.destroy()
  }
  open.push(exchange)
  // Before its request begins, because some are answered at once.
  if (isEnding) makeLast(connection)
  exchange.response.once('close', () => {
    if (socket.destroyed) return
    open.splice(open.indexOf(exchange), 1)
    connection.quietSince = performance.now()
    const [next] = open
    if (!next) return
    pipelined.waiting -= 1
    next.begin()
  })
  if (open.length === 1) return exchange.begin()
  pipelined.waiting += 1
}

/** Drops the requests that wait on a closed connection. */
const leave = ({ open }: Connection) => {
  pipelined.waiting -= Math.max(0, open.length - 1)
  open.length = 0
}

/** Closes connections that have sent no request for this many milliseconds. */
const endSilent = (server: Server, connections: Serving['connections'], milliseconds: number) =>
  server.setTimeout(milliseconds, (socket) => {
    if (!connections.get(socket)?.open.length) socket.destroy()
  })

/** Creates a server that `drain` can end without failed requests. */
export const drainable = (
  create: (listener: RequestListener) => Server,
  listener: RequestListener,
  deadlines: Pick<Deadlines, 'slowReader' | 'minRead'> = productDeadlines,
) => {
  const serving: Serving = { connections: new Map(), isEnding: false }
  const { connections } = serving
  const server = create((request, response) => {
    const { socket } = request
    const connection = connections.get(socket)
    if (!connection) return
    follow(socket, connection, { response, begin: () => listener(request, response) }, serving)
  })
  server.on('connection', (socket) => {
    const connection: Connection = { open: [], quietSince: performance.now() }
    connections.set(socket, connection)
    socket.once('close', () => {
      connections.delete(socket)
      leave(connection)
    })
  })
  endSilent(server, connections, deadlines.slowReader)
  endSlowReaders(server, connections, deadlines)
  servingOf.set(server, serving)
  return server
}

/** Waits, then lets data that has arrived be read: timers run before I/O. */
const afterReading = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), milliseconds))

/**
 * Waits for a turn of the event loop that brought nothing. The system resets connections that it has taken for this
 * server but that were not accepted yet, and a proxy does not repeat their writes; after an empty turn there are none.
 */
const emptyTurn = async (server: Server) => {
  const until = performance.now() + busyMilliseconds
  let hasAccepted = false
  const onConnection = () => {
    hasAccepted = true
  }
  server.on('connection', onConnection)
  for (let began = 0, isEmpty = false; !isEmpty && began < until; ) {
    began = performance.now()
    hasAccepted = false
    await new Promise<void>((resolve) => setImmediate(resolve))
    isEmpty = !hasAccepted && performance.now() - began < emptyTurnMilliseconds
  }
  server.off('connection', onConnection)
}

const closeQuiet = ({ connections }: Serving) => {
  const until = performance.now() - graceMilliseconds
  for (const [socket, { open, quietSince }] of connections)
    if (open.length === 0 && quietSince <= until) socket.destroySoon()
}

const sweep = async (serving: Serving) => {
  while (serving.connections.size > 0) {
    closeQuiet(serving)
    await afterReading(sweepMilliseconds)
  }
}

/**
 * Ends a server of `drainable`. Each response is now the last of its connection, so that clients reconnect elsewhere;
 * idle connections get a short grace period, because a request may be on its way. Then no new connections are accepted,
 * and open requests are answered within `longest` milliseconds, by default eight seconds.
 */
export const drain = async (server: Server, longest = longestMilliseconds) => {
  const serving = servingOf.get(server)
  if (!serving) throw new Error('Only a server of drainable() can be drained.')
  serving.isEnding = true
  for (const connection of serving.connections.values()) makeLast(connection)
  if (serving.connections.size > 0) await afterReading(graceMilliseconds)
  await emptyTurn(server)
  // Not `http.Server.close`, which would cut off new connections and unsent responses.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const limit = setTimeout(() => server.closeAllConnections(), longest)
  await Promise.all([closed, sweep(serving)])
  clearTimeout(limit)
}
