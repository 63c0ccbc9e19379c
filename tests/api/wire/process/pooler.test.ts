import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { type Cluster, startPostgres } from '#tests/support/database/postgres.ts'
import { identity } from '#tests/support/portal/artifact.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { fileLink, filesForm, intoFolder, plantFolder, writeTo } from '#tests/support/rows/approvalFiles.ts'
import { provideProgram } from '#tests/support/setup/debian.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-pooler-'))
const connections = 3
let cluster: Cluster
let portal: PortalProcess
let staff: Client
let stopPooler: () => Promise<void>

/** PgBouncer in transaction mode with fewer connections than the portal's own pool; returns the database's URL there. */
const startPooler = async (url: string) => {
  const [program, port, to] = [await provideProgram('pgbouncer'), await freePort(), new URL(url)]
  const database = `host=${to.hostname} port=${to.port} user=${to.username} password=${to.password}`
  const config = join(folder, 'pgbouncer.ini')
  writeFileSync(
    config,
    `[databases]
postgres = ${database} dbname=postgres
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
`,
  )
  chmodSync(folder, 0o755)
  const child = spawn(program, [config], { stdio: ['ignore', 'ignore', 'pipe'], ...identity })
  let log = ''
  child.stderr.on('data', (chunk) => {
    log += chunk
  })
  await vi.waitFor(() => expect(log).toContain('process up'), 30_000)
  stopPooler = async () => {
    child.kill()
    if (child.exitCode === null) await once(child, 'exit')
  }
  return `postgresql://portal@127.0.0.1:${port}/postgres`
}

beforeAll(async () => {
  cluster = await startPostgres()
  const pool = await startPooler(cluster.url)
  const env = { DATABASE_URL: cluster.url, DATABASE_POOL_URL: pool, OAUTH_CLIENT_SECRET: clientSecret }
  portal = await startOn(join(folder, 'data'), env)
  staff = bearer(portal.url, await tokenAt(portal.url, 'staff'))
})

afterAll(async () => {
  await portal?.end('SIGTERM')
  await stopPooler?.()
  await cluster.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('a portal behind a pooler in transaction mode answers reads and writes of many at once', async () => {
  const read = () => staff.get('/read/OpenOrders/Listado/101?range=[0,9]')
  const write = (at: number) => staff.post('/write/Tracking/', { titulo: `pooled-${at}`, comentario: 'of the pooler' })
  const answers = await Promise.all(Array.from({ length: 40 }, (_, at) => [read(), write(at)]).flat())
  expect([...new Set(answers.map(({ status }) => status))]).toEqual([200])
  const rows = await openRows({ dataDir: '', databaseUrl: cluster.url })
  expect(await rows.ask("select count(*)::int as count from tracked where details like '%pooled-%'")).toEqual([
    { count: 40 },
  ])
  await rows.close()
})

test('long lists are streamed through a pooler, several at once', async () => {
  const lists = await Promise.all(
    ['staff', 'admin', 'manager', 'group'].map(async (account) =>
      bearer(portal.url, await tokenAt(portal.url, account)).get('/read/OpenOrders/Listado/101', {
        accept: 'application/x-ndjson',
      }),
    ),
  )
  const lengths = lists.map(({ status, text }) => [status, text.trim().split('\n').length > 50])
  expect(lengths).toEqual(lists.map(() => [200, true]))
})

test('files are uploaded and read through a pooler', async () => {
  const rows = await openRows({ dataDir: '', databaseUrl: cluster.url })
  const target = await plantFolder({ rows }, 101)
  const form = filesForm(intoFolder(target, true), new File(['%PDF-1.7 pooled'], 'pooled.pdf'))
  expect((await staff.post(writeTo('approvalFile', 101), form)).status).toBe(200)
  const [file] = await rows.ask("select id from files where name = 'pooled.pdf'")
  expect((await staff.get(fileLink(file?.id))).text).toBe('%PDF-1.7 pooled')
  await rows.close()
})
