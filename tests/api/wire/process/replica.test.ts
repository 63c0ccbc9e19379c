import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { bearer, type Client, clientSecret, openSession } from '#tests/support/client/apiClient.ts'
import { addUser, edit } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type Cluster, replicated, startPostgres, startReplica } from '#tests/support/database/postgres.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { freePort } from '#tests/support/portal/ports.ts'

const folder = mkdtempSync(join(tmpdir(), 'portal-replica-'))
const users = '/read/Users/ObtenerUsuariosForge/'
const orders = (customerId: number) => `/read/OpenOrders/Listado/${customerId}`

type Started = PortalProcess & { metricsUrl: string }

let cluster: Cluster
let replica: Cluster
let primary: Rows
let standby: Rows
let one: Started
let other: Started
let admin: string
let colleague: string
let customer: string

const startWith = async (readUrl: string): Promise<Started> => {
  const metricsPort = String(await freePort())
  const env = { DATABASE_URL: cluster.url, DATABASE_READ_URL: readUrl, METRICS_PORT: metricsPort }
  const portal = await startOn(join(folder, 'data'), { ...env, OAUTH_CLIENT_SECRET: clientSecret })
  return { ...portal, metricsUrl: `http://127.0.0.1:${metricsPort}` }
}

const metric = async ({ metricsUrl }: Started, name: string) => {
  const line = (await (await fetch(metricsUrl)).text()).split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
const lagOf = (portal: Started) => metric(portal, 'portal_replica_lag_seconds')
const reports = (portal: Started) => portal.output.filter((line) => line.includes('Lists are read from DATABASE_URL.'))

const pause = () => standby.ask('select pg_wal_replay_pause()')
const resume = () => standby.ask('select pg_wal_replay_resume()')

/** The portals know that the replica has everything that is committed now. */
const caughtUp = async () => {
  const [row] = await primary.ask('select pg_current_wal_lsn()::text as position')
  const hasAll = async () =>
    (await standby.ask('select pg_last_wal_replay_lsn() >= ?::pg_lsn as done', row?.position))[0]?.done
  await expect.poll(hasAll).toBe(true)
  for (const portal of [one, other]) await expect.poll(() => lagOf(portal)).toBeLessThan(2)
}

const listBy = async (by: Client) => (await by.get(users)).text

beforeAll(async () => {
  cluster = await startPostgres(() => {}, replicated)
  replica = await startReplica(cluster)
  one = await startWith(replica.url)
  other = await startWith(replica.url)
  primary = await openRows({ dataDir: '', databaseUrl: cluster.url })
  standby = await openRows({ dataDir: '', databaseUrl: replica.url })
  admin = await openSession(primary, 'admin')
  const { email } = await addUser(bearer(one.url, admin), { role: 1 })
  colleague = await openSession(primary, email)
  customer = await openSession(primary, 'customer')
})

afterAll(async () => {
  for (const portal of [one, other]) await portal?.end('SIGTERM')
  await replica?.stop()
  await primary?.close()
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
})

describe('while the replica stands still', () => {
  beforeEach(caughtUp)
  afterEach(resume)

  test('a user without own changes reads lists and files from it', async () => {
    const user = await addUser(bearer(one.url, admin))
    await caughtUp()
    await pause()
    await primary.ask("update users set name = 'Changed Meanwhile' where id = ?", user.id)
    const reader = bearer(other.url, colleague)
    const read = await metric(other, 'portal_list_reads_total{from="replica"}')
    expect(await listBy(reader)).toContain(user.name)
    const { text } = await reader.get(users, { accept: 'text/csv' })
    expect(text).toContain(user.name)
    expect(text).not.toContain('Changed Meanwhile')
    expect(await metric(other, 'portal_list_reads_total{from="replica"}')).toBe(read + 2)
  })

  test('a user sees own changes at once, at every portal, and others later', async () => {
    const user = await addUser(bearer(one.url, admin))
    await caughtUp()
    await pause()
    const { status } = await edit(bearer(one.url, admin), user, { name: 'Seen At Once' })
    expect(status).toBe(200)
    expect(await listBy(bearer(other.url, colleague))).not.toContain('Seen At Once')
    for (const { url } of [one, other]) {
      expect(await listBy(bearer(url, admin))).toContain('Seen At Once')
      expect((await bearer(url, admin).get(users, { accept: 'text/csv' })).text).toContain('Seen At Once')
    }
    await resume()
    await expect.poll(() => listBy(bearer(other.url, colleague))).toContain('Seen At Once')
  })

  test('a user sees own imports at once', async () => {
    await pause()
    const headers = { 'content-type': 'text/csv' }
    const body = 'id,name\n7902,Named by the import\n'
    expect(await bearer(one.url, admin).send('PUT', '/write/import/incoterms', { body, headers })).toMatchObject({
      status: 200,
    })
    expect((await bearer(other.url, admin).get('/read/data/incoterms')).text).toContain('Named by the import')
  })

  test('a customer taken from a user is gone at once', async () => {
    const reader = bearer(one.url, customer)
    expect((await reader.get(orders(101))).status).toBe(200)
    expect((await reader.get(orders(102))).status).toBe(404)
    await pause()
    const [link] = await primary.ask(
      "delete from user_customers where customer_id = 101 and user_id = (select id from users where email = 'customer@anvil.example') returning *",
    )
    expect((await reader.get(orders(101))).status).toBe(404)
    await primary.ask('insert into user_customers values (?, ?, ?)', link?.user_id, link?.customer_id, link?.position)
  })

  test('lists are read from the primary after some seconds, which is logged once', async () => {
    const user = await addUser(bearer(one.url, admin))
    await caughtUp()
    const reported = reports(one).length
    await pause()
    await primary.ask("update users set name = 'Seen Later' where id = ?", user.id)
    await expect.poll(() => listBy(bearer(one.url, colleague))).toContain('Seen Later')
    expect(await lagOf(one)).toBeGreaterThan(5)
    await expect.poll(() => lagOf(one)).toBeGreaterThan(8)
    expect(reports(one).slice(reported)).toEqual([expect.stringContaining('DATABASE_READ_URL')])
  })
})

test('a server that is no replica of DATABASE_URL is not read, and the log names the setting', async () => {
  const portal = await startWith(cluster.url)
  onTestFinished(async () => void (await portal.end('SIGTERM')))
  expect((await bearer(portal.url, colleague).get(users)).status).toBe(200)
  expect(await metric(portal, 'portal_list_reads_total{from="primary"}')).toBe(1)
  expect(reports(portal)).toEqual([expect.stringContaining('DATABASE_READ_URL does not name a replica')])
})

test('a portal starts without its replica', async () => {
  const portal = await startWith(`postgresql://portal@127.0.0.1:${await freePort()}/postgres`)
  onTestFinished(async () => void (await portal.end('SIGTERM')))
  expect((await bearer(portal.url, colleague).get(users)).status).toBe(200)
  expect(reports(portal)).toHaveLength(1)
})

test('lists go on while the replica is killed, which is logged once', async () => {
  const reader = bearer(one.url, colleague)
  const reported = reports(one).length
  const read = () => Promise.all([reader.get(users), reader.get(`${orders(101)}?range=[0,9]`)])
  await read()
  await standby.close()
  let isStopped = false
  const stopped = replica.stop().then(() => {
    isStopped = true
  })
  const statuses = new Set<number>()
  while (!isStopped) for (const { status } of await read()) statuses.add(status)
  await stopped
  for (const { status } of await read()) statuses.add(status)
  expect([...statuses]).toEqual([200])
  expect((await reader.get(users, { accept: 'text/csv' })).status).toBe(200)
  expect((await fetch(`${one.url}/readyz`)).status).toBe(200)
  await expect.poll(() => lagOf(one)).toBeGreaterThan(5)
  expect(reports(one).slice(reported)).toHaveLength(1)
})
