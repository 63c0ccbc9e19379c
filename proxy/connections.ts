import http, { type ClientRequest, type OutgoingHttpHeaders } from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'
import type { Exchange } from './exchange.ts'
import { targetOf } from './upstream.ts'

const idleMilliseconds = 30_000

/** Begins a call to the service with exactly these headers, and its own name besides; its body is the caller's to send. */
export type Connect = (exchange: Exchange, headers: OutgoingHttpHeaders) => ClientRequest

/**
 * The ways to one fixed target, so that nothing in a request chooses where it goes: over a connection that is kept, and
 * over one that serves a single call. Each service has connections of its own, as many as there are calls, so that none
 * waits for another's.
 */
export const connectionsTo = (target: string): { readonly kept: Connect; readonly fresh: Connect } => {
  const url = new URL(target)
  const { Agent, request } = url.protocol === 'https:' ? https : http
  const { hostname, port } = urlToHttpOptions(url)
  const base = url.pathname.replace(/\/$/, '')
  const over =
    (agent: http.Agent | https.Agent): Connect =>
    (exchange, headers) => {
      const path = base + targetOf(exchange)
      const { method } = exchange.request
      const upstream = request({ agent, hostname, port, method, path, headers: { host: url.host, ...headers } })
      // A service that is told of the end closes at once; where it refuses a body that is still on its way, its answer
      // would be lost with the connection.
      upstream.removeHeader('connection')
      return upstream
    }
  return {
    kept: over(new Agent({ keepAlive: true, timeout: idleMilliseconds })),
    fresh: over(new Agent({ keepAlive: false })),
  }
}
