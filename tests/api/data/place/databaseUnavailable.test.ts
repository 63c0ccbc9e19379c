import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, type Client, clientAt, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { plantCopies } from '#tests/support/client/users.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { createDatabase, dropDatabase, databaseUrl as urlOf } from '#tests/support/database/postgres.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { type Portal, startPortal, templateDatabase } from '#tests/support/portal/portal.ts'
import { type TcpGate, tcpGate } from '#tests/support/wire/tcpGate.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('an unavailable PostgreSQL', () => {
  const server = process.env.TEST_POSTGRES_URL ?? ''
  let name: string
  let gate: TcpGate
  let portal: Portal
  let anyone: Client
  let admin: Client

  beforeAll(async () => {
    name = basename(mkdtempSync(join(tmpdir(), 'portal-away-')))
    const { hostname, port } = new URL(server)
    gate = await tcpGate({ host: hostname, port: Number(port) })
    await createDatabase(server, name, templateDatabase(process.env.TEST_TEMPLATE ?? ''))
    const throughGate = Object.assign(new URL(urlOf(server, name)), { port: String(gate.port) }).href
    const env = { DATABASE_URL: throughGate, OAUTH_CLIENT_SECRET: clientSecret }
    portal = await startPortal({ database: 'sqlite', env })
    anyone = clientAt(portal.url)
    admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
  })

  afterAll(async () => {
    await portal.stop()
    await gate.cut()
    await dropDatabase(server, name)
    rmSync(join(tmpdir(), name), { recursive: true })
  })

  /** Request ids of the logged errors, in order. */
  const failedRequests = () =>
    portal.output.filter((line) => line.includes('"level":50')).map((line): unknown => JSON.parse(line).id)

  test('returns 503 for every call and for /readyz, which is not logged', async () => {
    await gate.cut()
    const { status, body } = await admin.get('/auth/api/logged-user/')
    expect([status, body.error]).toEqual([503, 'unavailable'])
    const file = await admin.get('/read/Users/ObtenerUsuariosForge/', { accept: 'text/csv' })
    expect([file.status, file.body.error]).toEqual([503, 'unavailable'])
    await expect.poll(() => portal.output.join('\n')).toContain('The database cannot be reached')
    const answers = [await anyone.get('/readyz'), await anyone.get('/readyz')]
    expect(answers.map((answer) => [answer.status, answer.body.error])).toEqual([
      [503, 'unavailable'],
      [503, 'unavailable'],
    ])
    expect((await anyone.get('/healthz')).status).toBe(200)
    // Log lines are written in request order: once this request is logged, no line of an earlier probe can follow.
    const last = await admin.get('/auth/api/logged-user/')
    await expect.poll(failedRequests).toEqual(expect.arrayContaining([body.id, last.body.id]))
    for (const { headers } of answers) expect(failedRequests()).not.toContain(headers.get('x-request-id'))
  })

  test('is used again as soon as it is back', async () => {
    await gate.open()
    expect((await anyone.get('/readyz')).status).toBe(200)
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
  })

  /** Starts a list export; returns its status, and later whether it was complete. */
  const beginList = async () => {
    const headers = { authorization: `Bearer ${admin.token}`, accept: 'text/csv' }
    const answer = await fetch(`${portal.url}/read/Users/ObtenerUsuariosForge/`, { headers })
    const isWhole = () =>
      answer.text().then(
        () => true,
        () => false,
      )
    return { status: answer.status, isWhole }
  }

  test('breaks off a list export under way, and releases its place and connection', async () => {
    const rows = await openRows({ dataDir: portal.dataDir, databaseUrl: urlOf(server, name) })
    // More than a connection buffers, so that the database is still being read when it goes away.
    await plantCopies({ rows }, 5_000, 'x'.repeat(4_000))
    await rows.close()
    const breakLists = async (count: number, act: () => unknown) => {
      const lists = await Promise.all(upTo(count, beginList))
      await act()
      const areComplete = await Promise.all(lists.map((list) => list.isWhole()))
      return lists.map(({ status }, at) => [status, areComplete[at]])
    }
    // One user has two places.
    for (let time = 0; time < 3; time += 1) {
      expect(await breakLists(1, () => gate.cut())).toEqual([[200, false]])
      await gate.open()
    }
    // The exports end within the statement timeout.
    expect(await breakLists(2, () => gate.silence())).toEqual(Array(2).fill([200, false]))
    expect(await breakLists(2, () => {})).toEqual(Array(2).fill([200, true]))
    expect((await anyone.get('/healthz')).status).toBe(200)
  })

  test('that stops responding returns 503, and its connection is not used again', async () => {
    gate.silence()
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(503)
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
  })
})
