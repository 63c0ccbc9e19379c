import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { builtProgram } from '#scripts/nodeFlags.js'
import { bearer, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type Cluster, createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { providePostgresPrograms } from '#tests/support/database/postgresPrograms.ts'
import { leftovers, randomPdf } from '#tests/support/files/uploads.ts'
import { startOn } from '#tests/support/portal/portalProcess.ts'
import { filesForm, intoFolder, plantFolder, writeTo } from '#tests/support/rows/approvalFiles.ts'
import { sha256 } from '#tests/support/rows/concessions.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-backup-'))
let cluster: Cluster
beforeAll(async () => {
  cluster = await startPostgres()
})
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})

type Place = { readonly dataDir: string; readonly databaseUrl: string | undefined }

const run = promisify(execFile)
const path = `${providePostgresPrograms(() => {})}${delimiter}${process.env.PATH}`
const backup = ({ dataDir, databaseUrl }: Place, ...args: readonly string[]) =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', builtProgram('backUp'), ...args], {
    env: { PATH: path, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })

const settingsOf = ({ databaseUrl }: Place) => ({
  OAUTH_CLIENT_SECRET: clientSecret,
  CHANGES_PER_HOUR: '100000',
  TRACKING_PER_HOUR: '100000',
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
})

/** Writes rows and files until stopped; `acknowledged` has those that were answered with 200. */
const startLoad = async (url: string, rows: Rows) => {
  const staff = bearer(url, await tokenAt(url, 'staff'))
  const target = await plantFolder({ rows }, 101)
  const acknowledged = { titles: [] as string[], hashes: new Map<string, string>() }
  let isDone = false
  let sent = 0
  const track = async () => {
    const titulo = `title-${++sent}`
    const { status } = await staff.post('/write/Tracking/', { titulo, comentario: 'of the load' })
    expect(status).toBe(200)
    acknowledged.titles.push(titulo)
  }
  const upload = async () => {
    const [name, content] = [`LOAD-${++sent}.pdf`, randomPdf(20_000)]
    const form = filesForm(intoFolder(target, true), new File([content], name))
    const { status } = await staff.post(writeTo('approvalFile', 101), form)
    expect(status).toBe(200)
    acknowledged.hashes.set(name, sha256(content))
  }
  const repeat = async (step: () => Promise<void>) => {
    while (!isDone) await step()
  }
  const loads = Promise.all([track, upload, track].map(repeat))
  const stop = () => {
    isDone = true
    return loads
  }
  return { staff, acknowledged, stop }
}

const emptyPlace = async (name: string, isPostgres: boolean): Promise<Place> => ({
  dataDir: join(folder, name),
  databaseUrl: isPostgres ? await createDatabase(cluster.url, name) : undefined,
})

describe.each([
  ['SQLite', false],
  ['PostgreSQL', true],
])('a backup of %s', (kind, isPostgres) => {
  const target = join(folder, `backup-${kind}`)
  let place: Place

  beforeAll(async () => {
    place = await emptyPlace(`source-${kind}`, isPostgres)
    if (!isPostgres) cpSync(process.env.TEST_TEMPLATE ?? '', place.dataDir, { recursive: true })
  })

  test('taken under load and restored elsewhere has all writes that were acknowledged before, with their files', async () => {
    const portal = await startOn(place.dataDir, settingsOf(place))
    const rows = await openRows(place)
    const { staff, acknowledged, stop } = await startLoad(portal.url, rows)
    await expect.poll(() => Math.min(acknowledged.titles.length, acknowledged.hashes.size)).toBeGreaterThan(20)
    const before = { titles: [...acknowledged.titles], hashes: new Map(acknowledged.hashes) }
    const { stdout } = await backup(place, 'create', target)
    expect(stdout).toMatch(/^The database and \d[\d,]* files are in /)
    const sentMeanwhile = acknowledged.titles.length - before.titles.length
    await stop()
    await rows.close()
    await portal.end('SIGTERM')
    expect(sentMeanwhile).toBeGreaterThan(0)

    const elsewhere = await emptyPlace(`elsewhere-${kind}`, isPostgres)
    expect((await backup(elsewhere, 'restore', target)).stdout).toMatch(/^Restored the database and/)
    const restored = await startOn(elsewhere.dataDir, settingsOf(elsewhere))
    expect((await bearer(restored.url, staff.token).get('/auth/api/logged-user/')).status).toBe(200)
    const there = await openRows(elsewhere)
    const titles = new Set(
      (await there.ask('select details from tracked')).map(({ details }) => JSON.parse(details).title),
    )
    expect(before.titles.filter((title) => !titles.has(title))).toEqual([])
    const files = await there.ask('select id, name, sha256 from files')
    const hashes = new Map(files.map(({ name, sha256: hash }) => [name, hash]))
    expect([...before.hashes].filter(([name, hash]) => hashes.get(name) !== hash)).toEqual([])
    const stored = join(elsewhere.dataDir, 'files/kept')
    expect(files.filter(({ id, sha256: hash }) => sha256(readFileSync(join(stored, id))) !== hash)).toEqual([])
    expect((await leftovers({ ...elsewhere, rows: there })).withoutFile).toEqual([])
    await there.close()
    await restored.end('SIGTERM')
  })

  test('is readable by its owner only', () => {
    const names = readdirSync(target, { recursive: true, encoding: 'utf8' })
    expect(names).toContain('backup.json')
    expect([target, ...names.map((name) => join(target, name))].filter((at) => statSync(at).mode & 0o077)).toEqual([])
  })

  test('is not restored over data', async () => {
    await expect(backup(place, 'restore', target)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^There is data already\. Set DATA_DIR to an empty folder, DATABASE_URL to an empty/,
      ),
    })
  })

  test('is not restored into another kind of database', async () => {
    const other = await emptyPlace(`other-${kind}`, !isPostgres)
    await expect(backup(other, 'restore', target)).rejects.toMatchObject({
      stderr: expect.stringMatching(/^This is a backup of (sqlite\. Unset|postgres\. Set) DATABASE_URL\.\n$/),
    })
    expect(existsSync(other.dataDir)).toBe(false)
  })

  test('does not replace an earlier one', async () => {
    await expect(backup(place, 'create', target)).rejects.toMatchObject({ stderr: expect.stringContaining('EEXIST') })
  })
})

test('a backup that was interrupted is not restored', async () => {
  const place = await emptyPlace('unused', false)
  mkdirSync(join(folder, 'interrupted'))
  await expect(backup(place, 'restore', join(folder, 'interrupted'))).rejects.toMatchObject({
    stderr: expect.stringContaining('is no complete backup: backup.json is missing.'),
  })
})

test('the backup command explains itself', async () => {
  const place = { dataDir: folder, databaseUrl: undefined }
  expect((await backup(place, '--help')).stdout).toMatch(/^Backs up a portal, or restores a backup\./)
  await expect(backup(place, 'create')).rejects.toMatchObject({
    code: 2,
    stderr: expect.stringContaining('create FOLDER'),
  })
})
