import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { pino } from 'pino'
import { closePasswordThreads } from '../backend/account/passwords.ts'
import { openBackend } from '../backend/backend.ts'
import { demoAccounts, demoEmail, demoPassword } from '../backend/demo/accounts.ts'
import { setWireProduct } from '../schema/product.ts'
import { type Config, readConfig } from './config.ts'
import { createGateway } from './gateway.ts'
import { drain, listen, metricsListener } from './serve.ts'

const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }

const banner = (config: Config, url: string, isDemo: boolean) => {
  const lines = [`${config.product} Portal ${version} serves on ${url}`]
  if (isDemo) {
    lines.push(`Demo accounts, password ${demoPassword}:`)
    for (const { account, about } of demoAccounts) lines.push(`  ${demoEmail(account).padEnd(28)} ${about}`)
  }
  return lines.join('\n')
}

const stopOn = (servers: readonly Server[], close: () => Promise<void>) => {
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await Promise.all(servers.map(drain))
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

const start = async () => {
  const config = readConfig(process.env)
  setWireProduct(config.wireProduct)
  // Standard output is for people and for who started us; the request log goes to standard error.
  const log = pino({ level: process.env.LOG_LEVEL ?? 'info' }, pino.destination(2))
  const backend = await openBackend({ ...config, onError: (error) => log.error({ err: error }, 'backend') })
  const { app, registry } = createGateway({ config, backend, log, version })
  const { server, port } = await listen(app, config.port, config.host)
  const servers = [server]
  if (config.metricsPort !== undefined)
    servers.push((await listen(metricsListener(registry), config.metricsPort, config.host)).server)
  stopOn(servers, async () => {
    await backend.close()
    await closePasswordThreads()
  })
  const shownHost = config.host.includes(':') ? `[${config.host}]` : config.host
  process.stdout.write(`${banner(config, `http://${shownHost}:${port}`, backend.businessDay !== null)}\n`)
}

await start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
