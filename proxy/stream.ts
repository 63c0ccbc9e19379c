import http, { type ClientRequest, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { createProxyMiddleware, type Options } from 'http-proxy-middleware'
import { isActive } from '../backend/files/mediaType.ts'
import { refuse } from '../backend/refusal.ts'
import { cacheControlOf, fileIn } from '../schema/envelope.ts'
import type { Deadlines } from './deadlines.ts'
import { asRefusal } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { fail, type UnderWay, watch } from './underWay.ts'
import { unusable } from './unusable.ts'
import { answeredHeaders, headersFor, targetOf } from './upstream.ts'
import { watchForm } from './watchForm.ts'

const idleMilliseconds = 30_000

/** Documents may have to be put together first. */
const deadlineOf = ({ request, call }: Exchange, { read, upload }: Deadlines) =>
  call.service === 'content' || request.headers['content-type']?.startsWith('multipart/') ? upload : read

/**
 * A connection that is kept may be closed by the service just as a call is sent on it. A read is then sent again; a
 * write cannot be, as nobody knows whether it arrived, and so takes a connection of its own.
 */
const isRepeatable = ({ request, call }: Exchange) =>
  request.method === 'GET' && !call.changes && !Number(request.headers['content-length'] ?? 0)

const isStale = (error: NodeJS.ErrnoException, { upstream, answer }: UnderWay) =>
  upstream?.reusedSocket === true && !answer && (error.code === 'ECONNRESET' || error.code === 'EPIPE')

/** The library has copied the browser's headers; only what a service may learn is put back. */
const replaceHeaders = (upstream: ClientRequest, { exchange, body }: UnderWay) => {
  // Of a body that streams; one that was read has been decoded.
  const framing = body ? ['host'] : ['host', 'transfer-encoding', 'content-encoding']
  for (const name of upstream.getHeaderNames()) if (!framing.includes(name)) upstream.removeHeader(name)
  for (const [name, value] of Object.entries(headersFor(exchange))) upstream.setHeader(name, value)
  if (body) upstream.setHeader('content-length', body.length)
}

const keepContent = (answer: IncomingMessage) => {
  // The reason phrase is the service's own words, and may hold what Node refuses to send.
  answer.statusMessage = ''
  for (const name of Object.keys(answer.headers)) if (!answeredHeaders.includes(name)) delete answer.headers[name]
}

/** What may be kept for a while is kept only as the file that it is, never as an error. */
const keepFresh = ({ call, response }: Exchange, { statusCode = 0 }: IncomingMessage) => {
  const file = fileIn(call.answer)
  if (file && file.freshSeconds > 0 && statusCode < 300) response.setHeader('Cache-Control', cacheControlOf(file))
}

/** What people have uploaded is saved and not shown, whatever the service makes of it. */
const keepHarmless = ({ call }: Exchange, { headers, statusCode = 0 }: IncomingMessage) => {
  if (!fileIn(call.answer)?.isUploaded || statusCode >= 300) return
  const disposition = headers['content-disposition'] ?? ''
  headers['content-disposition'] = disposition.replace(/^\s*[^;]*/, 'attachment')
  if (isActive(headers['content-type'] ?? '')) headers['content-type'] = 'application/octet-stream'
}

/** Each service has connections of its own, so that none waits for another's. */
const agentsFor = (target: string) => {
  const { Agent } = target.startsWith('https:') ? https : http
  return { kept: new Agent({ keepAlive: true, timeout: idleMilliseconds }), fresh: new Agent({ keepAlive: false }) }
}

/**
 * Streams calls to one fixed target, so that nothing in a request chooses where it goes. A service that fails before
 * the head of its answer is answered for with 502, one that is late with 504 (`watch` says when); later than that the
 * answer is cut off. A client that hangs up takes the upstream connection with it. `body` is for a call whose body has
 * been read and checked.
 */
export const createStream = (target: string, deadlines: Deadlines, onError: (error: unknown, id: unknown) => void) => {
  const underWay = new WeakMap<IncomingMessage, UnderWay>()
  const agents = agentsFor(target)

  const lose = (state: UnderWay, cause: unknown) =>
    fail(state, refuse.unavailable(502, 'The service cannot be reached.', cause), onError)

  const begin = (upstream: ClientRequest, state: UnderWay) => {
    // The call has ended before there was a connection.
    if (state.isOver) return void upstream.destroy()
    state.upstream = upstream
    state.bytesBefore = upstream.socket?.bytesRead ?? 0
    upstream.once('close', () => {
      if (state.upstream === upstream && !state.answer) lose(state, new Error('The service closed the connection.'))
    })
    replaceHeaders(upstream, state)
    if (state.body) upstream.write(state.body)
  }

  const receive = (answer: IncomingMessage, state: UnderWay) => {
    const { 'content-type': contentType, 'retry-after': retryAfter } = answer.headers
    const refusal = unusable({ status: answer.statusCode ?? 0, contentType, retryAfter })
    if (refusal) return fail(state, refusal, onError)
    state.answer = answer
    keepFresh(state.exchange, answer)
    keepHarmless(state.exchange, answer)
    state.time?.headCame()
    keepContent(answer)
    answer.once('error', (error) => lose(state, error))
  }

  const forward = (agent: http.Agent | https.Agent, onFailure: NonNullable<Options['on']>['error']) =>
    createProxyMiddleware({
      target,
      agent,
      changeOrigin: true,
      xfwd: false,
      ws: false,
      on: {
        proxyReq: (upstream, request) => {
          const state = underWay.get(request)
          if (state) begin(upstream, state)
        },
        proxyRes: (answer, request) => {
          const state = underWay.get(request)
          if (state) receive(answer, state)
        },
        ...(onFailure ? { error: onFailure } : {}),
      },
    })

  const forwardOnce = forward(agents.fresh, (error, request) => {
    const state = underWay.get(request)
    if (state) lose(state, error)
  })
  const forwardRead = forward(agents.kept, (error, request, response) => {
    const state = underWay.get(request)
    if (!state || state.isOver) return
    if (!isStale(error, state)) return lose(state, error)
    state.upstream = null
    void forwardOnce(request as Exchange['request'], response as Exchange['response'])
  })

  return (exchange: Exchange, body?: Buffer) => {
    const { request, response } = exchange
    const state: UnderWay = { exchange, body, isOver: false, upstream: null, bytesBefore: 0, answer: null, time: null }
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(request, state)
    state.time = watch(state, deadlineOf(exchange, deadlines), (refusal) => fail(state, refusal, onError))
    response.once('close', () => {
      state.time?.stop()
      state.isOver = true
      state.upstream?.destroy()
      resolve()
    })
    if (exchange.call.uploads)
      watchForm(request, exchange.call.uploads, (error) =>
        fail(state, asRefusal(error) ?? refuse.unavailable(502, 'The files could not be passed on.', error), onError),
      )
    // Node has answered it already; with it the library would never offer the request's headers for replacement.
    delete request.headers.expect
    request.url = targetOf(exchange)
    const send = isRepeatable(exchange) ? forwardRead : forwardOnce
    void send(request, response, (error) => lose(state, error))
    return promise
  }
}
