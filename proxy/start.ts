import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { pino } from 'pino'
import { closePasswordThreads } from '../backend/account/passwords/passwords.ts'
import { openBackend } from '../backend/backend.ts'
import { demoAccounts, demoEmail, demoPassword } from '../backend/demo/users/accounts.ts'
import { closeDrawingThreads } from '../backend/documents/drawing/drawings.ts'
import { keepFilesPrivate } from '../backend/process/dataFolder.ts'
import { root } from '../backend/root.ts'
import { setWireProduct } from '../schema/wire/product.ts'
import { type Config, readConfig } from './config.ts'
import { createGateway } from './gateway.ts'
import { demandDemoAlone } from './process/demoAlone.ts'
import { drain } from './process/drain.ts'
import { releaseWhenIdle } from './process/idleMemory.ts'
import { listen, metricsListener } from './process/serve.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')) as { version: string }

const banner = (config: Config, url: string, isDemo: boolean) => {
  const lines = [`${config.product} Portal ${version} serves on ${url}`]
  if (isDemo) {
    lines.push(`Demo accounts, password ${demoPassword}:`)
    for (const { account, about } of demoAccounts) lines.push(`  ${demoEmail(account).padEnd(28)} ${about}`)
  }
  return lines.join('\n')
}

const longestStopMilliseconds = 9_500

const stopOn = (servers: readonly Server[], close: () => Promise<void>, onError: (error: unknown) => void) => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    // What is left by then, such as a mail under way, is in the database, and the next start takes it up.
    setTimeout(() => process.exit(0), longestStopMilliseconds).unref()
    try {
      await Promise.all(servers.map((server) => drain(server)))
      await close()
      process.exit(0)
    } catch (error) {
      onError(error)
      process.exit(1)
    }
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const start = async () => {
  keepFilesPrivate()
  const config = readConfig(process.env)
  setWireProduct(config.wireProduct)
  // Standard output is for people and for who started us; the request log goes to standard error.
  const log = pino({ level: config.logLevel }, pino.destination(2))
  const report = (at: string) => (error: unknown) => log.error({ err: error }, at)
  const backend = await openBackend({ ...config, onError: report('backend') })
  demandDemoAlone(config, backend.businessDay)
  const { app, registry } = createGateway({ config, backend, log, version })
  const { host, metricsPort } = config
  const { server, port } = await listen(app, { host, port: config.port, setting: 'PORT' }, report('server'))
  const servers = [server]
  if (metricsPort !== undefined) {
    const place = { host, port: metricsPort, setting: 'METRICS_PORT' } as const
    servers.push((await listen(metricsListener(registry, report('metrics')), place, report('server'))).server)
  }
  const close = async () => {
    await backend.close()
    await closePasswordThreads()
    await closeDrawingThreads()
  }
  stopOn(servers, close, report('stop'))
  releaseWhenIdle()
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host
  process.stdout.write(`${banner(config, `http://${shownHost}:${port}`, backend.businessDay !== null)}\n`)
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
