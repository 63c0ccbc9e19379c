import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { type DestinationStream, pino } from 'pino'
import { openBackend } from '#backend/backend.ts'
import { MigrationError } from '#backend/database/failedMigration.ts'
import { root } from '#backend/root.ts'
import { setFieldNames } from '#schema/tolerance/fieldNames.ts'
import { setWireProduct } from '#schema/wire/product.ts'
import { keepSharing } from '../answers/assets.ts'
import { readConfig } from '../config.ts'
import { createGateway, type GatewayParts } from '../gateway.ts'
import { requireIsolatedDemo } from './demoAlone.ts'
import { drain } from './drain.ts'
import { currentRequestId } from './observe.ts'
import { listen, metricsListener, type Place } from './serve.ts'
import { placesInUse, startWarnings } from './startReport.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

export interface OpenedPortal {
  /** Product name and version. */
  readonly title: string
  readonly url: string
  /** Lines that tell which database, files, address, mail and zone are in use, and the setting each comes from. */
  readonly places: readonly string[]
  readonly hasDemo: boolean
  /** Returns an error logger for the given origin. */
  readonly report: (at: string) => (error: unknown) => void
  /** Logs an unhandled error, with the id of its request if known. */
  readonly reportFatal: (error: unknown) => void
  /** Resolves to the reason once this version cannot go on over its database. */
  readonly outdated: Promise<Error>
  /** Finishes open requests, then closes the database. */
  readonly close: () => Promise<void>
}

/**
 * Opens a portal with the given settings (environment variables, see the README) and waits until it listens. Logs one
 * line per entry to `destination`; `parts` can replace the product's calls and deadlines. For an unusable setting or
 * port it throws an error with instructions and leaves nothing open. Portals in one process share the product's wire
 * name, the threads for passwords and drawings, and pending `Idempotency-Key` requests.
 */
export const openPortal = async (
  settings: NodeJS.ProcessEnv,
  destination: DestinationStream,
  parts: Pick<GatewayParts, 'calls' | 'deadlines'> = {},
): Promise<OpenedPortal> => {
  const config = readConfig(settings)
  setWireProduct(config.wireProduct)
  setFieldNames(config.connectedMap.fields)
  const log = pino({ level: config.logLevel }, destination)
  const report = (at: string) => (error: unknown) => log.error({ err: error }, at)
  const reportFatal = (error: unknown) => log.fatal({ err: error, id: currentRequestId() }, 'unhandled')
  const backend = await openBackend({ ...config, onError: report('backend') }).catch((error: unknown) => {
    if (error instanceof MigrationError) log.fatal(error.details, error.message)
    throw error
  })
  const stopSharing = await keepSharing(config.dataDir, report('assets'))
  const servers: Server[] = []

  const serve = async (listener: RequestListener, place: Place) => {
    const { server, port } = await listen(listener, place, report('server'), parts.deadlines)
    servers.push(server)
    return port
  }
  const close = async () => {
    stopSharing()
    await Promise.all(servers.map((server) => drain(server)))
    await backend.close()
  }
  const open = async () => {
    requireIsolatedDemo(config, backend.businessDay)
    const { app, registry } = createGateway({ ...parts, config, backend, log, version })
    const { host, metricsPort, base } = config
    const port = await serve(app, { host, port: config.port, setting: 'PORT' })
    if (metricsPort !== undefined) {
      const place = { host, port: metricsPort, setting: 'METRICS_PORT' } as const
      await serve(metricsListener(registry, report('metrics')), place)
    }
    return `http://${host.includes(':') ? `[${host}]` : host}:${port}${base}`
  }

  try {
    const url = await open()
    for (const warning of startWarnings(config, settings)) log.warn(warning)
    return {
      title: `${config.product} Portal ${version}`,
      url,
      places: placesInUse(config, settings),
      hasDemo: backend.businessDay !== null && !config.services.auth,
      report,
      reportFatal,
      outdated: backend.outdated,
      close,
    }
  } catch (error) {
    await close().catch(report('stop'))
    throw error
  }
}
