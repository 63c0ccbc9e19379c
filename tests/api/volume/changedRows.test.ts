import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cluster, createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { writeOrderFiles } from '#tests/support/files/orderFiles.ts'
import { runImportOn } from '#tests/support/rows/imports.ts'

const lines = 30_000
/** Allowed growth of the time beside that of the rows. */
const maxGrowth = 1.2
const runs = 4

let files: string
let cluster: Cluster

beforeAll(async () => {
  files = mkdtempSync(join(tmpdir(), 'portal-files-'))
  await writeOrderFiles(files, lines)
  cluster = await startPostgres()
})

afterAll(async () => {
  await cluster.stop()
  rmSync(files, { recursive: true })
})

/** Milliseconds of processor time of the server's ended connections. */
const endedTime = async () => {
  const client = new pg.Client({ connectionString: cluster.url })
  await client.connect()
  const { rows } = await client.query("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid")
  await client.end()
  const fields = readFileSync(`/proc/${rows[0].pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  // Hundredths of a second.
  return (Number(fields[13]) + Number(fields[14])) * 10
}

const hosts = {
  sqlite: async () => undefined,
  postgres: () => createDatabase(cluster.url, 'changed'),
} satisfies Record<string, () => Promise<string | undefined>>

/** Day of the n-th change of all dates. */
const dayOf = (change: number) => `2027-01-${String(change).padStart(2, '0')}`

describe.each(['sqlite', 'postgres'] as const)('on %s', (name) => {
  let dataDir: string
  let databaseUrl: string | undefined
  let change = 0

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'portal-data-'))
    databaseUrl = await hosts[name]()
    expect(await runImportOn({ dataDir, databaseUrl }, files)).toMatchObject({ code: 0 })
  })
  afterAll(() => rmSync(dataDir, { recursive: true }))

  /**
   * Imports the first rows with other promised dates; returns the milliseconds of processor time, which other processes
   * on the machine hardly lengthen.
   */
  const changeRows = async (count: number) => {
    change += 1
    const folder = mkdtempSync(join(tmpdir(), 'portal-import-'))
    try {
      const [header = '', ...rows] = readFileSync(join(files, 'jobOrders.csv'), 'utf8').split('\n')
      const at = header.split(',').indexOf('committedOn')
      const changed = rows.slice(0, count).map((row) => row.split(',').with(at, dayOf(change)).join(','))
      writeFileSync(join(folder, 'jobOrders.csv'), [header, ...changed, ''].join('\n'))
      const before = databaseUrl ? await endedTime() : 0
      const began = process.cpuUsage()
      const { output } = await runImportOn({ dataDir, databaseUrl }, folder)
      const { user, system } = process.cpuUsage(began)
      let ofServer = 0
      if (databaseUrl)
        await expect
          .poll(async () => {
            ofServer = (await endedTime()) - before
            return ofServer
          })
          .toBeGreaterThan(50)
      const milliseconds = (user + system) / 1000 + ofServer
      expect(output).toContain(`jobOrders: ${count.toLocaleString('en')} rows: ${count.toLocaleString('en')} changed.`)
      return milliseconds
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  /** The fastest run counts: others may include the start of autovacuum. Ends early once it takes at most `enough`. */
  const fastest = async (count: number, enough = 0) => {
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < runs && least > enough; run += 1) least = Math.min(least, await changeRows(count))
    return least
  }

  test('the time to change promised dates grows with their number', async () => {
    const few = await fastest(1_000)
    const [maxMany, maxAll] = [10 * maxGrowth * few, (lines / 1_000) * maxGrowth * few]
    const [many, all] = [await fastest(10_000, maxMany), await fastest(lines, maxAll)]
    console.info(`${name}: ${[few, many, all].map((time) => Math.round(time)).join(', ')} ms`)
    expect(many).toBeLessThanOrEqual(maxMany)
    expect(all).toBeLessThanOrEqual(maxAll)
  })
})
