import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'

const drainMilliseconds = 10_000

/** Listens; raises an error that says what to do when the port is taken or may not be used. */
export const listen = async (listener: RequestListener, port: number, host: string) => {
  const server = createServer(
    { maxHeaderSize: 16_384, requestTimeout: 130_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 },
    listener,
  )
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, host, resolve)
  await promise.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new Error(`Port ${port} is taken. Stop what listens there, or set PORT to another one.`)
    if (error.code === 'EACCES')
      throw new Error(`Port ${port} may not be used by this user. Set PORT to one above 1023.`)
    throw error
  })
  return { server, port: (server.address() as AddressInfo).port }
}

/** Prometheus metrics, on a port of their own. */
export const metricsListener =
  (registry: Registry): RequestListener =>
  async (_request, response) => {
    response.setHeader('Content-Type', registry.contentType)
    response.end(await registry.metrics())
  }

/** Ends a server: no new connections, requests under way are answered, at most ten seconds. */
export const drain = async (server: Server) => {
  const closed = new Promise((resolve) => server.close(resolve))
  server.closeIdleConnections()
  const timer = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await closed
  clearTimeout(timer)
}
