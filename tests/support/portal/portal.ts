import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { portalEnvironment, portalFlags, portalProgram } from '../../../scripts/nodeFlags.js'
import { createDatabase, dropDatabase } from '../database/postgres.ts'
import { freePort } from './ports.ts'
import { testSettings, withoutSettings } from './settings.ts'
import { openInSharedProcess } from './shared/sharedProcess.ts'

/**
 * A portal process of its own: its address, its number, its data folder, its database when that is PostgreSQL, and what it printed.
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
 * `template` is a data folder to begin with, by default the one that the run has prepared; null begins with nothing.
 * What the process prints is added to `output`. `program` is what is run, by default the product.
 */
export interface PortalOptions {
  database?: string
  template?: string | null
  env?: Record<string, string>
  output?: string[]
  program?: string
}

/** Settings that no test gives itself: where it is, where its data are, and what they all have. */
async function placeOf({
  database = process.env.TEST_DATABASE ?? 'sqlite',
  template = process.env.TEST_TEMPLATE ?? null,
  env,
}: PortalOptions) {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
  if (template) cpSync(template, dataDir, { recursive: true })
  const store = database === 'postgres' ? await ownDatabase(dataDir, template) : undefined
  const [port, metricsPort] = [await freePort(), await freePort()]
  const settings = {
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    ...(store ? { DATABASE_URL: store.url } : {}),
    ...testSettings,
    ...env,
  }
  const leave = async () => {
    await store?.drop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  const [url, metricsUrl] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${metricsPort}`]
  return { port, settings, leave, url, metricsUrl, dataDir, databaseUrl: store?.url }
}

/** Starts a portal in a process of its own, on a free port, with data of its own, and waits until it serves. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
  const { output = [], program = portalProgram } = options
  const { port, settings, leave, ...place } = await placeOf(options)
  const child = spawn(process.execPath, [...portalFlags, program], {
    env: { ...withoutSettings(process.env), ...portalEnvironment, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async () => {
    await stopChild(child)
    await leave()
  }
  await serving(child, port, output).catch(async (error) => {
    await stop()
    throw error
  })
  return { ...place, pid: child.pid ?? 0, output, stop }
}

/**
 * Opens a portal as `startPortal` does, in a process that the portals of this one share: what they have in common is
 * read in once, and fast by then. For whom it makes no difference: in it nothing is killed, and no memory is measured.
 */
export async function openPortal(options: Omit<PortalOptions, 'program'> = {}): Promise<Portal> {
  const { output = [] } = options
  const { port, settings, leave, ...place } = await placeOf(options)
  const { pid, close } = await openInSharedProcess(settings, output).catch(async (error) => {
    await leave()
    throw error
  })
  const stop = async () => {
    await close()
    await leave()
  }
  return { ...place, pid, output, stop }
}

/** The database that goes with a template's data folder carries the folder's name. */
export const templateDatabase = (template: string) => basename(template)

async function ownDatabase(dataDir: string, template: string | null) {
  const server = process.env.TEST_POSTGRES_URL
  if (!server) throw new Error('TEST_POSTGRES_URL is not set: run the tests through vitest, which starts PostgreSQL.')
  const name = basename(dataDir)
  const url = await createDatabase(server, name, template ? templateDatabase(template) : undefined)
  return { url, drop: () => dropDatabase(server, name) }
}

/** A portal names its port on its standard output once it listens there. */
async function serving(child: ChildProcess, port: number, output: string[]) {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({ input: stream }).on('line', (line) => {
      output.push(line)
      if (stream === child.stdout && line.includes(`:${port}`)) resolve()
    })
  }
  child.once('close', (code) => reject(new Error(`The portal ended with code ${code}:\n${output.join('\n')}`)))
  await promise
  const { status } = await fetch(`http://127.0.0.1:${port}/readyz`)
  if (status !== 200) throw new Error(`The portal listens but /readyz answers ${status}:\n${output.join('\n')}`)
}

async function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'close')
}
