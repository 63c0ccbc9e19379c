import type { ClientRequest, IncomingMessage } from 'node:http'
import type { Response } from 'express'
import { createProxyMiddleware } from 'http-proxy-middleware'
import { Refusal } from '../backend/refusal.ts'
import { readDeadlineMilliseconds } from './askService.ts'
import { sendError } from './errors.ts'
import type { Exchange } from './exchange.ts'
import { answeredHeaders, headersFor, targetOf } from './upstream.ts'

const uploadDeadlineMilliseconds = 120_000

interface UnderWay {
  readonly exchange: Exchange
  isLate: boolean
  upstream?: ClientRequest
}

const failure = ({ isLate }: { isLate: boolean }) =>
  isLate
    ? new Refusal(504, 'timeout', 'The service did not answer in time. Try again.')
    : new Refusal(502, 'unavailable', 'The service cannot be reached. Try again.')

const deadlineOf = ({ request }: Exchange) =>
  request.headers['content-type']?.startsWith('multipart/') ? uploadDeadlineMilliseconds : readDeadlineMilliseconds

/** The library has copied the browser's headers; only what a service may learn is put back. */
const replaceHeaders = (upstream: ClientRequest, exchange: Exchange) => {
  const framing = ['host', 'transfer-encoding']
  for (const name of upstream.getHeaderNames()) if (!framing.includes(name)) upstream.removeHeader(name)
  for (const [name, value] of Object.entries(headersFor(exchange))) upstream.setHeader(name, value)
}

/**
 * Streams calls to one fixed target, so that nothing in a request chooses where it goes. A service that is late is cut off
 * and answered for with 504; one that fails with 502; a client that hangs up takes the upstream connection with it.
 */
export const createStream = (target: string, onError: (error: unknown) => void) => {
  const underWay = new WeakMap<IncomingMessage, UnderWay>()
  const middleware = createProxyMiddleware({
    target,
    changeOrigin: true,
    xfwd: false,
    ws: false,
    on: {
      proxyReq: (upstream, request) => {
        const state = underWay.get(request)
        if (!state) return
        state.upstream = upstream
        replaceHeaders(upstream, state.exchange)
      },
      proxyRes: (answer) => {
        for (const name of Object.keys(answer.headers)) if (!answeredHeaders.includes(name)) delete answer.headers[name]
      },
      error: (error, request, response) => {
        onError(error)
        const state = underWay.get(request)
        if (state && !response.destroyed) sendError(response as Response, failure(state), onError)
      },
    },
  })

  return (exchange: Exchange) => {
    const { request, response } = exchange
    const state: UnderWay = { exchange, isLate: false }
    const { promise, resolve } = Promise.withResolvers<void>()
    underWay.set(request, state)
    const giveUp = () => {
      state.isLate = true
      state.upstream?.destroy(new Error('The service is late.'))
    }
    const deadline = setTimeout(giveUp, deadlineOf(exchange))
    response.once('close', () => {
      clearTimeout(deadline)
      state.upstream?.destroy()
      resolve()
    })
    // Node has answered it already; with it the library would never offer the request's headers for replacement.
    delete request.headers.expect
    request.url = targetOf(exchange)
    void middleware(request, response)
    return promise
  }
}
