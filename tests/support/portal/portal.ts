import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { portalEnvironment, portalFlags, portalProgram } from '#scripts/nodeFlags.js'
import { createDatabase, dropDatabase } from '../database/postgres.ts'
import { bucketSettings, moveToBucket } from '../setup/bucketOfRun.ts'
import { freePort } from './ports.ts'
import { testSettings, withoutSettings } from './settings.ts'
import { openInSharedProcess } from './shared/sharedProcess.ts'

/**
 * A portal: URL, process id, data folder, database URL (PostgreSQL only) and log. In a separate process, the log
 * includes its console output.
 */
export type Portal = {
  url: string
  pid: number
  metricsUrl: string
  dataDir: string
  databaseUrl: string | undefined
  output: string[]
  stop: () => Promise<void>
}

/**
 * `template` is the initial data folder: by default the one prepared for the run; null for none. Log lines are appended
 * to `output`. `program` defaults to the product.
 */
export interface PortalOptions {
  database?: string
  template?: string | null
  env?: Record<string, string>
  output?: string[]
  program?: string
}

/** Location of a portal and its data, the settings for it, and how to delete the data. */
async function placeOf({
  database = process.env.TEST_DATABASE ?? 'sqlite',
  template = process.env.TEST_TEMPLATE ?? null,
  env,
}: PortalOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
  if (template) {
    cpSync(template, dataDir, { recursive: true })
    await moveToBucket(dataDir)
  }
  const store = database === 'postgres' ? await ownDatabase(dataDir, template) : undefined
  const [port, metricsPort] = [await freePort(), await freePort()]
  const settings = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    ...(store ? { DATABASE_URL: store.url } : {}),
    ...bucketSettings(dataDir),
    ...testSettings,
    ...env,
  }
  const leave = async () => {
    await store?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [url, metricsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`]
  return { settings, leave, url, metricsUrl, dataDir, databaseUrl: store?.url }
}

/** Starts a portal in a separate process on a free port with its own data, and waits until it serves. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const { output = [], program = portalProgram } = options
  const { settings, leave, ...place } = await placeOf(options)
  const child = spawn(process.execPath, [...portalFlags, program], {
    env: { ...withoutSettings(process.env), ...portalEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await stopChild(child)
    await leave()
  }
  await serving(child, place.url, output).catch(async (error) => {
    await stop()
    throw error
  })
  return { ...place, pid: child.pid ?? 0, output, stop }
}

/** Settings that affect the whole process. */
const ofProcess = ['NODE_OPTIONS', 'NODE_EXTRA_CA_CERTS', 'TZ', 'PRODUCT_NAME', 'PRODUCT_WIRE']

/**
 * Opens a portal like `startPortal`, but in a process shared by several portals, whose code is then already loaded and
 * optimized. It cannot be killed, and its memory cannot be measured.
 */
export async function openHostedPortal(options: Omit<PortalOptions, 'program'> = {}): Promise<Portal> {
  const { env = {}, output = [] } = options
  const unheard = ofProcess.find((name) => name in env)
  if (unheard) throw new Error(`${unheard} is of a process: what sets it needs a portal in a process of its own.`)
  const { settings, leave, ...place } = await placeOf(options)
  const { pid, close } = await openInSharedProcess(settings, output).catch(async (error) => {
    await leave()
    throw error
  })
  const stop = () => close().finally(leave)
  return { ...place, pid, output, stop }
}

/** The database of a template has the name of its data folder. */
export const templateDatabase = (template: string) => basename(template)

async function ownDatabase(dataDir: string, template: string | null) {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests through vitest, which starts PostgreSQL.')
  const name = basename(dataDir)
  const url = await createDatabase(server, name, template ? templateDatabase(template) : undefined)
  return { url, drop: () => dropDatabase(server, name) }
}

/** A portal prints its URL when it is listening. */
async function serving(child: ChildProcess, url: string, output: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line)
      if (stream === child.stdout && line.includes(new URL(url).host)) resolve()
    })
  }
  child.once('close', (code) => reject(new Error(`The portal ended with code ${code}:\n${output.join('\n')}`)))
  await promise
  const { status } = await fetch(`${url}/readyz`)
  if (status !== 200) throw new Error(`The portal listens but /readyz answers ${status}:\n${output.join('\n')}`)
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'close')
}
