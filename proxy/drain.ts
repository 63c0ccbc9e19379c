import type { RequestListener, Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** How long a connection on which nothing happens is kept open for a request that may be on its way. */
const graceMilliseconds = 250
/** Less than the ten seconds that a stop may take: the database is closed after it. */
const longestMilliseconds = 8_000
const sweepMilliseconds = 50

interface Serving {
  /** Each connection with the moment since which nothing happens on it; null while a request is being answered. */
  readonly quietSince: Map<Socket, number | null>
  readonly answers: Set<ServerResponse>
  isEnding: boolean
}

const servingOf = new WeakMap<Server, Serving>()

/** Tells the client to ask elsewhere from now on, unless the head of the answer is on its way. */
const makeLast = (response: ServerResponse) => {
  if (!response.headersSent) response.setHeader('Connection', 'close')
}

/** Makes a server that `drain` can end without a failed request. */
export const drainable = (create: (listener: RequestListener) => Server, listener: RequestListener) => {
  const serving: Serving = { quietSince: new Map(), answers: new Set(), isEnding: false }
  const { quietSince, answers } = serving
  const server = create((request, response) => {
    const { socket } = request
    quietSince.set(socket, null)
    answers.add(response)
    response.once('close', () => {
      answers.delete(response)
      if (quietSince.has(socket)) quietSince.set(socket, performance.now())
    })
    if (serving.isEnding) makeLast(response)
    listener(request, response)
  })
  server.on('connection', (socket) => {
    quietSince.set(socket, performance.now())
    socket.once('close', () => quietSince.delete(socket))
  })
  servingOf.set(server, serving)
  return server
}

/** When a time has passed, and what had arrived by then has been read: timers come before that. */
const afterReading = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(() => setImmediate(resolve), milliseconds))

const closeQuiet = ({ quietSince }: Serving) => {
  const until = performance.now() - graceMilliseconds
  for (const [socket, since] of quietSince) if (since !== null && since <= until) socket.destroySoon()
}

/** Closes what falls silent, until nothing is left. */
const sweep = async (serving: Serving) => {
  while (serving.quietSince.size > 0) {
    closeQuiet(serving)
    await afterReading(sweepMilliseconds)
  }
}

/**
 * Ends a server of `drainable`: every answer is now the last of its connection, so that clients go elsewhere by themselves; who
 * says nothing is given a moment, because a request may be on its way; then nobody is let in any more, and what is under way is
 * answered, for eight seconds at most (`longest`, in milliseconds).
 */
export const drain = async (server: Server, longest = longestMilliseconds) => {
  const serving = servingOf.get(server)
  if (!serving) throw new Error('Only a server of drainable() can be drained.')
  serving.isEnding = true
  for (const response of serving.answers) makeLast(response)
  if (serving.quietSince.size > 0) await afterReading(graceMilliseconds)
  // Not the close of HTTP servers, which would cut off who has just connected and answers that are not sent to their end.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
  const limit = setTimeout(() => server.closeAllConnections(), longest)
  await Promise.all([closed, sweep(serving)])
  clearTimeout(limit)
}
