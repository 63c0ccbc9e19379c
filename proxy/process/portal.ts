import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type DestinationStream, pino } from 'pino'
import { openBackend } from '../../backend/backend.ts'
import { root } from '../../backend/root.ts'
import { setWireProduct } from '../../schema/wire/product.ts'
import { readConfig } from '../config.ts'
import { createGateway, type GatewayParts } from '../gateway.ts'
import { demandDemoAlone } from './demoAlone.ts'
import { drain } from './drain.ts'
import { listen, metricsListener } from './serve.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

/**
 * Opens a portal by its settings (the environment's, see the README) and waits until it serves. Its log goes to
 * `destination`, a line for each entry; `parts` are other calls and deadlines than the product's. `title` names it with
 * its version; `hasDemo` says whether the demo's accounts may sign in; `close` answers what is under way and closes the
 * database. Raises an error that says what to do where a setting or a port does not serve.
 */
export const openPortal = async (
  settings: NodeJS.ProcessEnv,
  destination: DestinationStream,
  parts: Pick<GatewayParts, 'calls' | 'deadlines'> = {},
) => {
  const config = readConfig(settings)
  setWireProduct(config.wireProduct)
  const log = pino({ level: config.logLevel }, destination)
  const report = (at: string) => (error: unknown) => log.error({ err: error }, at)
  const backend = await openBackend({ ...config, onError: report('backend') })
  demandDemoAlone(config, backend.businessDay)
  const { app, registry } = createGateway({ ...parts, config, backend, log, version })
  const { host, metricsPort } = config
  const { server, port } = await listen(app, { host, port: config.port, setting: 'PORT' }, report('server'))
  const servers: Server[] = [server]
  if (metricsPort !== undefined) {
    const place = { host, port: metricsPort, setting: 'METRICS_PORT' } as const
    servers.push((await listen(metricsListener(registry, report('metrics')), place, report('server'))).server)
  }
  const close = async () => {
    await Promise.all(servers.map((each) => drain(each)))
    await backend.close()
  }
  const shownHost = host.includes(':') ? `[${host}]` : host
  return {
    title: `${config.product} Portal ${version}`,
    url: `http://${shownHost}:${port}`,
    hasDemo: backend.businessDay !== null,
    report,
    close,
  }
}
