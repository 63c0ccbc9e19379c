import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Registry } from 'prom-client'
import type { Deadlines } from '../deadlines.ts'
import { drainable } from './drain.ts'

const limits = { maxHeaderSize: 16_384, requestTimeout: 130_000, headersTimeout: 20_000, keepAliveTimeout: 65_000 }

/** `setting` is the name of the setting that contains the port. */
export interface Place {
  readonly host: string
  readonly port: number
  readonly setting: 'PORT' | 'METRICS_PORT'
}

const advice = (code: string | undefined, { host, port, setting }: Place) => {
  if (code === 'EADDRINUSE') return `Port ${port} is taken. Stop what listens there, or set ${setting} to another one.`
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Set ${setting} to one above 1023.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `${host} is no address of this machine. Set HOST to one that is, such as 127.0.0.1.`
  return `The portal cannot listen on ${host}, port ${port} (${code}). Set HOST or ${setting} to another one.`
}

/** Throws an error with instructions if it cannot listen; later errors of the server go to `onError`. */
export const listen = async (
  listener: RequestListener,
  place: Place,
  onError: (error: unknown) => void,
  deadlines?: Pick<Deadlines, 'slowReader' | 'minRead'>,
) => {
  const server = drainable((tracking) => createServer(limits, tracking), listener, deadlines)
  server.listen(place.port, place.host)
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw new Error(advice(error.code, place), { cause: error })
  })
  server.on('error', onError)
  return { server, port: (server.address() as AddressInfo).port }
}

/** Prometheus metrics on a separate port; 500 if they cannot be collected. */
export const metricsListener =
  (registry: Registry, onError: (error: unknown) => void): RequestListener =>
  async (_request, response) => {
    try {
      const metrics = await registry.metrics()
      response.setHeader('Content-Type', registry.contentType).end(metrics)
    } catch (error) {
      onError(error)
      response.writeHead(500).end()
    }
  }
