import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bearer, type Client, clientAt, clientSecret, tokenAt } from '../../../support/client/apiClient.ts'
import { createDatabase, dropDatabase, databaseUrl as urlOf } from '../../../support/database/postgres.ts'
import { type Portal, startPortal, templateDatabase } from '../../../support/portal/portal.ts'
import { type TcpGate, tcpGate } from '../../../support/wire/tcpGate.ts'

describe.runIf(process.env.TEST_DATABASE === 'postgres')('PostgreSQL that goes away', () => {
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
    portal = await startPortal({ database: 'sqlite', template: null, env })
    anyone = clientAt(portal.url)
    admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
  })

  afterAll(async () => {
    await portal.stop()
    await gate.cut()
    await dropDatabase(server, name)
    rmSync(join(tmpdir(), name), { recursive: true })
  })

  /** The ids of the requests that have left a line of an error, in their order. */
  const failedRequests = () =>
    portal.output.filter((line) => line.includes('"level":50')).map((line): unknown => JSON.parse(line).id)

  test('is 503 for every call, and /readyz says so without a line of its own', async () => {
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
    // The log is in the order of the requests: with this one's line there, none of a probe is still to come.
    const last = await admin.get('/auth/api/logged-user/')
    await expect.poll(failedRequests).toEqual(expect.arrayContaining([body.id, last.body.id]))
    for (const { headers } of answers) expect(failedRequests()).not.toContain(headers.get('x-request-id'))
  })

  test('is used again as soon as it is back', async () => {
    await gate.open()
    expect((await anyone.get('/readyz')).status).toBe(200)
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
  })

  test('and falls silent is 503 too, and the silent connection is not used again', async () => {
    gate.silence()
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(503)
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
  })
})
