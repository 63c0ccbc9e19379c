import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { type DestinationStream, pino } from 'pino'
import { openBackend } from '../../backend/backend.ts'
import { root } from '../../backend/root.ts'
import { setWireProduct } from '../../schema/wire/product.ts'
import { readConfig } from '../config.ts'
import { createGateway, type GatewayParts } from '../gateway.ts'
import { demandDemoAlone } from './demoAlone.ts'
import { drain } from './drain.ts'
import { currentRequestId } from './observe.ts'
import { listen, metricsListener, type Place } from './serve.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

export interface OpenedPortal {
  /** Its product's name, with its version. */
  readonly title: string
  readonly url: string
  /** Whether the demo's accounts may sign in. */
  readonly hasDemo: boolean
  /** Logs an error, by where it has come up. */
  readonly report: (at: string) => (error: unknown) => void
  /** Logs an error that nobody has handled, with the id of its request where that is known. */
  readonly reportFatal: (error: unknown) => void
  /** Answers what is under way, and closes the database. */
  readonly close: () => Promise<void>
}

/**
 * Opens a portal by its settings (the environment's, see the README) and waits until it serves. Its log goes to
 * `destination`, a line for each entry; `parts` are other calls and deadlines than the product's. Raises an error that
 * says what to do where a setting or a port does not serve, and then leaves nothing open. Portals of one process share the
 * word for the product on the wire, the threads for passwords and drawings, and what is under way by its
 * `Idempotency-Key`.
 */
export const openPortal = async (
  settings: NodeJS.ProcessEnv,
  destination: DestinationStream,
  parts: Pick<GatewayParts, 'calls' | 'deadlines'> = {},
): Promise<OpenedPortal> => {
  const config = readConfig(settings)
  setWireProduct(config.wireProduct)
  const log = pino({ level: config.logLevel }, destination)
  const report = (at: string) => (error: unknown) => log.error({ err: error }, at)
  const reportFatal = (error: unknown) => log.fatal({ err: error, id: currentRequestId() }, 'unhandled')
  const backend = await openBackend({ ...config, onError: report('backend') })
  const servers: Server[] = []

  const serve = async (listener: RequestListener, place: Place) => {
    const { server, port } = await listen(listener, place, report('server'), parts.deadlines)
    servers.push(server)
    return port
  }
  const close = async () => {
    await Promise.all(servers.map((server) => drain(server)))
    await backend.close()
  }
  const open = async () => {
    demandDemoAlone(config, backend.businessDay)
    const { app, registry } = createGateway({ ...parts, config, backend, log, version })
    const { host, metricsPort } = config
    const port = await serve(app, { host, port: config.port, setting: 'PORT' })
    if (metricsPort !== undefined) {
      const place = { host, port: metricsPort, setting: 'METRICS_PORT' } as const
      await serve(metricsListener(registry, report('metrics')), place)
    }
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  }

  try {
    const url = await open()
    const title = `${config.product} Portal ${version}`
    return { title, url, hasDemo: backend.businessDay !== null, report, reportFatal, close }
  } catch (error) {
    await close().catch(report('stop'))
    throw error
  }
}
