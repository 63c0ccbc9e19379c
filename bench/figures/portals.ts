import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import type { Agent } from 'node:http'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { startSession } from '#backend/access/tokens.ts'
import { systemClock } from '#backend/clock.ts'
import type { Db } from '#backend/database/open.ts'
import { customerIds } from '#backend/demo/customers.ts'
import { createDatabase, startPostgres } from '#tests/support/database/postgres.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { provideProgram } from '#tests/support/setup/debian.ts'
import { endLater } from '../ending.ts'
import type { Ground } from '../ground.ts'
import { askWell } from '../load/ask.ts'
import { closedLoop } from '../load/closedLoop.ts'
import { processorTime } from '../load/processorTime.ts'
import { crowd, plant } from '../plant.ts'
import { type Portal, pageHeaders, startPortal } from '../portal.ts'
import { type Figure, format, type Reading } from '../readings/figure.ts'
import { median } from '../readings/statistics.ts'

const counts = [1, 2, 4]
const rounds = 3
const connections = 50

/** As in production: an acknowledged write is on the disk. */
const durable = { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' }

/** Starts nginx in front of portals as `deploy/nginx.conf` does, without TLS. */
const startNginx = async (folder: string, portals: readonly Portal[]) => {
  mkdirSync(folder)
  const port = await freePort()
  const servers = portals.map(({ url }) => `server ${new URL(url).host} max_fails=0;`)
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log ${join(folder, 'error.log')};
    events {}
    http {
      access_log off; ${paths.join(' ')}
      upstream portals { ${servers.join(' ')} keepalive 64; }
      server {
        listen 127.0.0.1:${port};
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_http_version 1.1;
        proxy_set_header Connection "";
        location / { proxy_pass http://portals; }
      }
    }`,
  )
  const child = spawn(await provideProgram('nginx', 'nginx-light'), ['-c', file, '-p', folder], { stdio: 'ignore' })
  const stop = endLater(async () => {
    const closed = once(child, 'close')
    if (child.kill()) await closed
  })
  const url = `http://127.0.0.1:${port}`
  const isUp = () =>
    askWell({ url: `${url}/healthz`, headers: {} }).then(
      () => true,
      () => false,
    )
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50))
  return { url, pid: child.pid ?? 0, stop }
}

/** Sessions of different users: changes of one user wait for each other. */
const sessionsOf = async (db: Db) => {
  const users = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'like', '%@crowd.example')
    .limit(connections)
    .execute()
  const clock = systemClock('UTC', null)
  return Promise.all(users.map(async ({ id }) => `friat=${await startSession(db, clock, id)}`))
}

type Send = (url: string, index: number, agent: Agent) => Promise<unknown>

const loadsOf = (cookie: string, sessions: readonly string[]): Readonly<Record<string, Send>> => {
  const page =
    (path: string): Send =>
    (url, _, agent) =>
      askWell({ url: encodeURI(url + path), headers: { cookie }, agent })
  const body = JSON.stringify({ titulo: 'Dashboard', comentario: 'of the benchmark' })
  const track: Send = (url, index, agent) => {
    const headers = { ...pageHeaders, cookie: sessions[index % sessions.length] ?? '' }
    return askWell({ url: `${url}/write/Tracking/`, method: 'POST', headers, body, agent })
  }
  return {
    'users list': page('/read/Users/ObtenerUsuariosForge/?range=[0,24]&sort=["name","ASC"]'),
    'open orders': page(`/read/OpenOrders/Listado/${customerIds.volume}?range=[0,24]`),
    'tracking (write)': track,
  }
}

const ownTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/** Processor time so far of each part, in seconds. */
type Times = readonly (readonly [name: string, time: () => number])[]

const measure = async (send: (index: number, agent: Agent) => Promise<unknown>, times: Times) => {
  await closedLoop({ connections, seconds: 2 }, send)
  const found: { perSecond: number; p99: number; used: number[] }[] = []
  for (let round = 0; round < rounds; round += 1) {
    const before = times.map(([, time]) => time())
    const { perSecond, p99, latencies } = await closedLoop({ connections, seconds: 5 }, send)
    const used = times.map(([, time], at) => ((time() - (before[at] ?? 0)) / latencies.length) * 1000)
    found.push({ perSecond, p99, used })
  }
  const used = times.map(([name], at) => {
    const seconds = median(found.map((one) => one.used[at] ?? 0))
    return `${name} ${format(seconds, 's')}`
  })
  return {
    perSecond: median(found.map((one) => one.perSecond)),
    p99: median(found.map((one) => one.p99)),
    used: used.join(', '),
  }
}

const plantPostgres = async (ground: Ground) => {
  const cluster = await startPostgres(() => {}, durable)
  const stopCluster = endLater(cluster.stop)
  const DATABASE_URL = await createDatabase(cluster.url, 'portals')
  const dataDir = ground.path('data')
  await plant(dataDir, crowd, DATABASE_URL)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: DATABASE_URL }) }) })
  await sql`vacuum analyze`.execute(db)
  const { rows } = await sql<{
    pid: string
  }>`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as pid`.execute(db)
  const sessions = await sessionsOf(db)
  await db.destroy()
  return { DATABASE_URL, dataDir, sessions, pid: Number(rows[0]?.pid), stop: stopCluster }
}

/** Portals on one PostgreSQL behind nginx: throughput, and the processor time of each part for 1,000 requests. */
export const portals: Figure = async (ground) => {
  const { DATABASE_URL, dataDir, sessions, pid, stop } = await plantPostgres(ground)
  const env = { DATABASE_URL, TRACKING_PER_HOUR: '1000000000' }
  const running: Portal[] = []
  const readings: Reading[] = []
  for (const count of counts) {
    while (running.length < count) running.push(await startPortal(dataDir, env))
    const nginx = await startNginx(ground.path('nginx'), running)
    const times: Times = [
      ['PostgreSQL', () => processorTime(pid)],
      ['portals', () => running.reduce((sum, portal) => sum + processorTime(portal.pid), 0)],
      ['nginx', () => processorTime(nginx.pid)],
      ['load generator', ownTime],
    ]
    for (const [name, send] of Object.entries(loadsOf(running[0]?.cookie ?? '', sessions))) {
      const { perSecond, p99, used } = await measure((index, agent) => send(nginx.url, index, agent), times)
      readings.push({
        figure: `${name}, ${count} ${count === 1 ? 'portal' : 'portals'}`,
        reach: 'none set',
        portal: `${format(perSecond, '/s')}, p99 ${format(p99, 'ms')}; per 1,000 requests: ${used}`,
        isReached: true,
      })
    }
    await nginx.stop()
  }
  for (const portal of running) await portal.stop()
  await stop()
  return readings
}
