import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createProxyMiddleware, proxyEventsPlugin, type RequestHandler } from 'http-proxy-middleware'
import { unavailable } from '../../backend/httpError.ts'
import { fileIn } from '../../schema/wire/envelope.ts'
import { isLookedAt } from '../answers/failurePage.ts'
import type { Deadlines } from '../deadlines.ts'
import { asHttpError } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import type { Outgoing } from './outgoing.ts'
import { passHead } from './passAnswer.ts'
import { fail, type UnderWay, watch } from './underWay.ts'
import { unusable } from './unusable.ts'

const idleMilliseconds = 30_000

/** Documents may have to be put together first. */
const deadlineOf = ({ call }: Exchange, { headers }: Outgoing, { read, upload }: Deadlines) =>
  call.service === 'content' || fileIn(call.answer) || headers['content-type']?.startsWith('multipart/') ? upload : read

/**
 * A connection that is kept may be closed by the service just as a call is sent on it. A read is then sent again; a
 * write cannot be, as nobody knows whether it arrived, and so takes a connection of its own.
 */
const isRepeatable = ({ call }: Exchange) => call.method === 'GET' && !call.changes

const isStale = (error: NodeJS.ErrnoException, { upstream, answer }: UnderWay) =>
  upstream?.reusedSocket === true && !answer && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

/** Each service has connections of its own, as many as there are calls, so that none waits for another's. */
const agentsFor = (target: string) => {
  const { Agent } = target.startsWith('https:') ? https : http
  return { kept: new Agent({ keepAlive: true, timeout: idleMilliseconds }), fresh: new Agent({ keepAlive: false }) }
}

/**
 * Streams calls to one fixed target, so that nothing in a request chooses where it goes. A service that fails before
 * the head of its answer is answered for with 502, one that is late with 504 (`watch` says when); later than that the
 * answer is cut off. A client that hangs up takes the upstream connection with it.
 */
export const createStream = (target: string, deadlines: Deadlines, onError: (error: unknown, id: unknown) => void) => {
  const calls = new WeakMap<IncomingMessage, UnderWay>()

  const lose = (state: UnderWay, cause: unknown) =>
    fail(state, unavailable(502, 'The service cannot be reached.', cause), onError)

  const refuse = (state: UnderWay, error: unknown) =>
    fail(state, asHttpError(error) ?? unavailable(502, 'The files could not be passed on.', error), onError)

  const begin = (upstream: ClientRequest, state: UnderWay) => {
    if (state.isOver) return void upstream.destroy()
    state.upstream = upstream
    // A service that is told of the end closes at once; where it refuses a body that is still on its way, its answer
    // would be lost with the connection.
    upstream.removeHeader('connection')
    upstream.once('close', () => {
      if (state.upstream === upstream && !state.answer) lose(state, new Error('The service closed the connection.'))
    })
  }

  const receive = (answer: IncomingMessage, state: UnderWay) => {
    const { 'content-type': contentType, 'retry-after': retryAfter } = answer.headers
    const refusal = unusable({
      status: answer.statusCode ?? 0,
      contentType,
      retryAfter,
      isLookedAt: isLookedAt(state.exchange.request),
    })
    if (refusal) return fail(state, refusal, onError)
    state.answer = answer
    state.time?.headCame()
    answer.once('error', (error) => lose(state, error))
    passHead(answer, state.exchange)
    answer.pipe(state.exchange.response)
  }

  const send = (handler: RequestHandler, state: UnderWay) => {
    const { request, response } = state.exchange
    handler(request, response).catch((error: unknown) => lose(state, error))
  }

  const forward = (agent: http.Agent | https.Agent, again: RequestHandler | null) => {
    const onFailure = (error: Error, state: UnderWay) => {
      if (state.isOver) return
      if (!again || !isStale(error, state)) return lose(state, error)
      state.upstream = null
      send(again, state)
    }
    /** An error in a listener of the library fails the call: nobody else would catch it. */
    const withCall = (request: IncomingMessage, act: (state: UnderWay) => void) => {
      const state = calls.get(request)
      if (!state) return
      try {
        act(state)
      } catch (error) {
        lose(state, error)
      }
    }
    return createProxyMiddleware({
      // As a text it would be parsed with every call.
      target: new URL(target),
      agent,
      changeOrigin: true,
      // Of its plugins only the one behind `on`: the others prepare log lines that nobody reads.
      ejectPlugins: true,
      plugins: [proxyEventsPlugin],
      // Which headers come back is ours to say, and so is the connection to the browser.
      selfHandleResponse: true,
      // Where the library lets a call have a body of its own.
      pathRewrite: (_path, request, _response, options) => {
        const outgoing = calls.get(request)?.outgoing
        if (options && outgoing) options.buffer = outgoing.body
        return outgoing?.path
      },
      on: {
        proxyReq: (upstream, request) => withCall(request, (state) => begin(upstream, state)),
        proxyRes: (answer, request) => withCall(request, (state) => receive(answer, state)),
        error: (error, request) => withCall(request, (state) => onFailure(error, state)),
      },
    })
  }

  const agents = agentsFor(target)
  const overFresh = forward(agents.fresh, null)
  const overKept = forward(agents.kept, overFresh)

  return (exchange: Exchange, outgoing: Outgoing) => {
    const { request, response } = exchange
    // The client has gone while its access was asked for, and goes only once: no 'close' would end the call.
    if (response.destroyed) return Promise.resolve()
    const state: UnderWay = { exchange, outgoing, isOver: false, upstream: null, answer: null, time: null }
    const { promise, resolve } = Promise.withResolvers<void>()
    calls.set(request, state)
    state.time = watch(state, deadlineOf(exchange, outgoing, deadlines), (refusal) => fail(state, refusal, onError))
    response.once('close', () => {
      state.time?.stop()
      state.isOver = true
      resolve()
    })
    if (outgoing.body !== request) outgoing.body.once('error', (error) => refuse(state, error))
    // The library copies what the request says.
    request.method = exchange.call.method
    request.headers = outgoing.headers
    send(isRepeatable(exchange) ? overKept : overFresh, state)
    return promise
  }
}
