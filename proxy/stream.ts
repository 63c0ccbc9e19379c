import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { unavailable } from '../backend/httpError.ts'
import { hasBody } from './body.ts'
import { type Connect, connectionsTo } from './connections.ts'
import type { Deadlines } from './deadlines.ts'
import { asHttpError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { passBody, passHead } from './passAnswer.ts'
import { bodyOf, sendBody } from './requestBody.ts'
import { fail, type UnderWay, watch } from './underWay.ts'
import { unusable } from './unusable.ts'
import { headersFor } from './upstream.ts'

/** Documents may have to be put together first. */
const deadlineOf = ({ request, call }: Exchange, { read, upload }: Deadlines) =>
  call.service === 'content' || request.headers['content-type']?.startsWith('multipart/') ? upload : read

/**
 * A connection that is kept may be closed by the service just as a call is sent on it. A read is then sent again; a
 * write cannot be, as nobody knows whether it arrived, and so takes a connection of its own.
 */
const isRepeatable = ({ request, call }: Exchange) => request.method === 'GET' && !call.changes && !hasBody(request)

const isStale = (error: NodeJS.ErrnoException, { upstream, answer }: UnderWay) =>
  upstream?.reusedSocket === true && !answer && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

/** How the body is framed and encoded, as the browser did it; one that was read has been decoded. */
const framingOf = ({ exchange, body }: UnderWay): OutgoingHttpHeaders => {
  if (Buffer.isBuffer(body)) return { 'content-length': body.length }
  const framing: OutgoingHttpHeaders = {}
  for (const name of ['transfer-encoding', 'content-encoding']) {
    const value = exchange.request.headers[name]
    if (value !== undefined) framing[name] = value
  }
  return framing
}

/**
 * Streams calls to one fixed target. A service that fails before the head of its answer is answered for with 502, one
 * that is late with 504 (`watch` says when); later than that the answer is cut off. A client that hangs up takes the
 * upstream connection with it. `read` is the body of a call where it has been read and checked.
 */
export const createStream = (target: string, deadlines: Deadlines, onError: (error: unknown, id: unknown) => void) => {
  const connections = connectionsTo(target)

  const lose = (state: UnderWay, cause: unknown) =>
    fail(state, unavailable(502, 'The service cannot be reached.', cause), onError)

  const refuseFiles = (state: UnderWay, error: unknown) =>
    fail(state, asHttpError(error) ?? unavailable(502, 'The files could not be passed on.', error), onError)

  const receive = (answer: IncomingMessage, state: UnderWay) => {
    if (state.isOver) return
    const { 'content-type': contentType, 'retry-after': retryAfter } = answer.headers
    const refusal = unusable({ status: answer.statusCode ?? 0, contentType, retryAfter })
    if (refusal) return fail(state, refusal, onError)
    state.answer = answer
    state.time?.headCame()
    answer.once('error', (error) => lose(state, error))
    passHead(answer, state.exchange)
    passBody(answer, state.exchange)
  }

  const send = (state: UnderWay, connect: Connect) => {
    const { exchange, body } = state
    const upstream = connect(exchange, { ...headersFor(exchange), ...framingOf(state) })
    state.upstream = upstream
    upstream.once('response', (answer) => receive(answer, state))
    upstream.on('error', (error) => {
      if (state.isOver || !isStale(error, state)) return lose(state, error)
      state.upstream = null
      send(state, connections.fresh)
    })
    upstream.once('close', () => {
      if (state.upstream === upstream && !state.answer) lose(state, new Error('The service closed the connection.'))
    })
    sendBody(upstream, body, exchange.request)
  }

  return (exchange: Exchange, read?: Buffer) => {
    const { response } = exchange
    // The client has gone while its access was asked for, and goes only once: no 'close' would end the call.
    if (response.destroyed) return Promise.resolve()
    const body = read ?? bodyOf(exchange, (error) => refuseFiles(state, error))
    const state: UnderWay = { exchange, body, isOver: false, upstream: null, answer: null, time: null }
    const { promise, resolve } = Promise.withResolvers<void>()
    state.time = watch(state, deadlineOf(exchange, deadlines), (refusal) => fail(state, refusal, onError))
    response.once('close', () => {
      state.time?.stop()
      state.isOver = true
      state.upstream?.destroy()
      resolve()
    })
    try {
      send(state, isRepeatable(exchange) ? connections.kept : connections.fresh)
    } catch (error) {
      // What cannot stand in a request at all.
      lose(state, error)
    }
    return promise
  }
}
