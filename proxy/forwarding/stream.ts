import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createProxyMiddleware, proxyEventsPlugin, type RequestHandler } from 'http-proxy-middleware'
import { fileIn } from '#schema/wire/envelope.ts'
import { isLookedAt } from '../answers/failurePage.ts'
import type { Deadlines } from '../deadlines.ts'
import { asHttpError } from '../errors.ts'
import type { Exchange } from '../exchange.ts'
import { type HttpError, serviceFailed } from '../httpError.ts'
import { type ForwardedCall, fail, watch } from './forwardedCall.ts'
import type { Outgoing } from './outgoing.ts'
import { passHead } from './passAnswer.ts'
import { healthOf, type Outcome } from './serviceHealth.ts'
import { isWebPage, unusable, webPage } from './unusable.ts'

const idleMilliseconds = 30_000

/** Spaces before an answer that are waited for. */
const maxBlank = 10_000

/** Documents get the longer deadline: a service may have to generate them first. */
const deadlineOf = ({ call }: Exchange, { headers }: Outgoing, { read, upload }: Deadlines) =>
  call.service === 'content' || fileIn(call.answer) || headers['content-type']?.startsWith('multipart/') ? upload : read

/**
 * The service may close a kept-alive connection just as a call is sent. A read is then retried; a write cannot be,
 * because it may have arrived, and therefore uses a new connection.
 */
const isRepeatable = ({ call }: Exchange) => call.method === 'GET' && !call.changes

const isStale = (error: NodeJS.ErrnoException, { upstream, answer }: ForwardedCall) =>
  upstream?.reusedSocket === true && !answer && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

/** Separate, unlimited connections per service, so that no call waits for another. */
const agentsFor = (target: string) => {
  const { Agent } = target.startsWith('https:') ? https : http
  return {
    keepAlive: new Agent({ keepAlive: true, timeout: idleMilliseconds }),
    fresh: new Agent({ keepAlive: false }),
  }
}

/**
 * Streams calls to one fixed target, so that no part of a request chooses the destination. Before the response head, a
 * failure gives 502 and a timeout 504 (see `watch`); afterwards the response is cut off. A client that disconnects
 * closes the upstream connection.
 */
export const createStream = (target: string, deadlines: Deadlines, onError: (error: unknown, id: unknown) => void) => {
  const calls = new WeakMap<IncomingMessage, ForwardedCall>()
  const health = healthOf(target)

  /** Only the head counts: a body that breaks off may be the line's fault. */
  const note = (state: ForwardedCall, outcome: Outcome) => {
    if (!state.isOver && !state.answer) health.note(outcome, state.exchange.began, deadlines.pause)
  }

  const lose = (state: ForwardedCall, cause: unknown) => {
    note(state, 'failed')
    fail(state, serviceFailed('The service cannot be reached.', cause), onError)
  }

  const late = (state: ForwardedCall, failure: HttpError) => {
    note(state, 'late')
    fail(state, failure, onError)
  }

  const reject = (state: ForwardedCall, error: unknown) =>
    fail(state, asHttpError(error) ?? serviceFailed('The files could not be passed on.', error), onError)

  const begin = (upstream: ClientRequest, state: ForwardedCall) => {
    if (state.isOver) return void upstream.destroy()
    state.upstream = upstream
    // With `connection: close` the service closes at once; if it rejects a body that is still being sent, its response
    // would be lost.
    upstream.removeHeader('connection')
    upstream.once('close', () => {
      if (state.upstream === upstream && !state.answer) lose(state, new Error('The service closed the connection.'))
    })
  }

  const receive = (answer: IncomingMessage, state: ForwardedCall) => {
    const { 'content-type': contentType, 'retry-after': retryAfter } = answer.headers
    note(state, (answer.statusCode ?? 0) < 500 ? 'answered' : 'failed')
    const failure = unusable({
      status: answer.statusCode ?? 0,
      contentType,
      retryAfter,
      isLookedAt: isLookedAt(state.exchange.request),
    })
    if (failure) return fail(state, failure, onError)
    state.time?.headCame()
    if (fileIn(state.exchange.call.answer) || !isWebPage(contentType, '<')) return pass(answer, state)
    answer.once('error', (error) => lose(state, error))
    passUnlessPage(answer, state)
  }

  /** Looks at the first characters of an answer whose type is that of a web page, which may be JSON all the same. */
  const passUnlessPage = (answer: IncomingMessage, state: ForwardedCall, before = Buffer.alloc(0)) =>
    answer.once('readable', () => {
      const piece: Buffer | null = answer.read()
      const beginning = Buffer.concat([before, piece ?? Buffer.alloc(0)])
      const text = beginning.toString('latin1')
      if (piece && text.length < maxBlank && text.trim() === '') return passUnlessPage(answer, state, beginning)
      if (isWebPage(answer.headers['content-type'], text)) return fail(state, webPage(), onError)
      if (piece) answer.unshift(beginning)
      else delete answer.headers['content-length']
      pass(answer, state)
    })

  const pass = (answer: IncomingMessage, state: ForwardedCall) => {
    if (state.isOver || state.answer) return
    state.answer = answer
    answer.once('error', (error) => lose(state, error))
    passHead(answer, state.exchange)
    answer.pipe(state.exchange.response)
  }

  const send = (handler: RequestHandler, state: ForwardedCall) => {
    const { request, response } = state.exchange
    handler(request, response).catch((error: unknown) => lose(state, error))
  }

  const forward = (agent: http.Agent | https.Agent, again: RequestHandler | null) => {
    const onFailure = (error: Error, state: ForwardedCall) => {
      if (state.isOver) return
      if (!again || !isStale(error, state)) return lose(state, error)
      state.upstream = null
      send(again, state)
    }
    /** An error in a listener of the library fails the call: nothing else would catch it. */
    const withCall = (request: IncomingMessage, act: (state: ForwardedCall) => void) => {
      const state = calls.get(request)
      if (!state) return
      try {
        act(state)
      } catch (error) {
        lose(state, error)
      }
    }
    return createProxyMiddleware({
      // A string would be parsed for every call.
      target: new URL(target),
      agent,
      changeOrigin: true,
      // Only the plugin behind `on` is needed; the others prepare log lines that are not used.
      ejectPlugins: true,
      plugins: [proxyEventsPlugin],
      // Response headers and the browser's connection are handled here.
      selfHandleResponse: true,
      // The only hook of the library that can replace the body.
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
  const overKeepAlive = forward(agents.keepAlive, overFresh)

  return (exchange: Exchange, outgoing: Outgoing) => {
    const { request, response } = exchange
    // The client disconnected during the access check; 'close' will not be emitted again to end the call.
    if (response.destroyed) return Promise.resolve()
    health.requireInTime(deadlines.pause)
    const state: ForwardedCall = { exchange, outgoing, isOver: false, upstream: null, answer: null, time: null }
    const { promise, resolve } = Promise.withResolvers<void>()
    calls.set(request, state)
    state.time = watch(state, deadlineOf(exchange, outgoing, deadlines), (failure) => late(state, failure))
    response.once('close', () => {
      state.time?.stop()
      state.isOver = true
      resolve()
    })
    if (outgoing.body !== request) outgoing.body.once('error', (error) => reject(state, error))
    // The library copies the headers of the request.
    request.method = exchange.call.method
    request.headers = outgoing.headers
    send(isRepeatable(exchange) ? overKeepAlive : overFresh, state)
    return promise
  }
}
