import { once } from 'node:events'
import { builtProgram, importFlags } from '#scripts/nodeFlags.js'
import { createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { writeOrderFiles } from '../data/orderFiles.ts'
import { endLater } from '../ending.ts'
import { askWell } from '../load/ask.ts'
import { memoryOf } from '../load/memory.ts'
import { pacedReads } from '../load/pacedReads.ts'
import { plant } from '../plant.ts'
import type { Portal } from '../portal.ts'
import { spawnProgram } from '../program.ts'
import { atMost, atMostRatio, type Figure, format, under } from '../readings/figure.ts'
import { percentile } from '../readings/statistics.ts'

const lines = 1_000_000
const perSecond = 50
const secondsAlone = 15
const limits = {
  sqlite: under(60, 's'),
  postgres: under(120, 's'),
  memory: atMost(150, 'MB'),
  reads: atMostRatio(3, 'alone'),
}

/** Reads rows at a fixed rate while `work` runs; each is timed from when it was due. */
const readsDuring = async ({ url, cookie }: Portal, work: () => Promise<unknown>) => {
  const page = encodeURI(`${url}/read/data/parts?range=[0,24]&sort=["id","ASC"]`)
  const reads = pacedReads(perSecond, (agent) => askWell({ url: page, headers: { cookie }, agent }))
  await work()
  reads.stop()
  return percentile(await reads.latencies(), 0.99)
}

const wait = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/**
 * Runs the import command as its npm script does; returns its duration and the growth of its memory since the start.
 */
const importFolder = async (folder: string, env: NodeJS.ProcessEnv) => {
  const began = performance.now()
  // Production requires HTTPS; otherwise the program is the same.
  const own = { ...env, NODE_ENV: '' }
  const { child } = await spawnProgram([...importFlags, builtProgram('importFiles'), folder], own)
  child.stdout?.once('data', () => {
    first = memoryOf(child.pid ?? 0)
  })
  let first = 0
  let max = 0
  const timer = setInterval(() => {
    if (first > 0 && child.exitCode === null) max = Math.max(max, memoryOf(child.pid ?? 0))
  }, 100)
  const closed = once(child, 'close')
  child.stdout?.resume()
  const [code] = await closed
  clearInterval(timer)
  if (code !== 0) throw new Error(`The import ended with code ${code}.`)
  return { seconds: (performance.now() - began) / 1000, growth: (max - first) / 1e6 }
}

export const importing: Figure = async (ground) => {
  const folder = ground.path('files')
  await writeOrderFiles(folder, lines)
  const dataDir = ground.path('data')
  await plant(dataDir, 0)
  const portal = await ground.anotherPortal({}, dataDir)
  const alone = await readsDuring(portal, () => wait(secondsAlone))
  let imported = { seconds: 0, growth: 0 }
  const concurrent = await readsDuring(portal, async () => {
    imported = await importFolder(folder, { DATA_DIR: dataDir })
  })
  const { seconds, growth } = imported
  return [
    {
      figure: 'import of 1,000,000 order lines beside a portal, SQLite',
      reach: limits.sqlite.reach,
      portal: format(seconds, 's'),
      isReached: limits.sqlite.holds(seconds),
    },
    {
      figure: 'how far its memory grows',
      reach: limits.memory.reach,
      portal: format(growth, 'MB'),
      isReached: limits.memory.holds(growth),
    },
    {
      figure: `p99 of ${perSecond} reads a second beside it`,
      reach: limits.reads.reach,
      portal: format(concurrent, 'ms'),
      floor: format(alone, 'ms'),
      ratio: format(concurrent / alone, '×'),
      isReached: limits.reads.holds(concurrent / alone),
    },
  ]
}

export const importingOnPostgres: Figure = async (ground) => {
  const folder = ground.path('files')
  await writeOrderFiles(folder, lines)
  const cluster = await startPostgres()
  const stop = endLater(cluster.stop)
  const DATABASE_URL = await createDatabase(cluster.url, 'importing')
  const { seconds } = await importFolder(folder, { DATA_DIR: ground.path('data'), DATABASE_URL })
  await stop()
  return [
    {
      figure: 'the same import, PostgreSQL',
      reach: limits.postgres.reach,
      portal: format(seconds, 's'),
      isReached: limits.postgres.holds(seconds),
    },
  ]
}
