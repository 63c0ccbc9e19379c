import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientSecret, grant, openSession, signInPath } from '#tests/support/client/apiClient.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { type PortalProcess, startOn } from '#tests/support/portal/portalProcess.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'
import { keepAliveConnection } from '#tests/support/wire/keepAliveConnection.ts'
import { me, newTally, requestUntilClosed } from '#tests/support/wire/requestUntilClosed.ts'

let dataDir: string
let company: RecordingService
let authorization: string

beforeAll(async () => {
  company = await recordingService()
  dataDir = mkdtempSync(join(tmpdir(), 'portal-drain-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  const rows = await openRows({ dataDir, databaseUrl: undefined })
  authorization = `Bearer ${await openSession(rows, 'admin')}`
  await rows.close()
})

afterAll(async () => {
  await company.stop()
  rmSync(dataDir, { recursive: true })
})

let portal: PortalProcess

beforeEach(async () => {
  const services = { CONTENT_URL: company.url, READ_URL: company.url, MIXED_SERVICES: 'on' }
  const env = { OAUTH_CLIENT_SECRET: clientSecret, ...services }
  portal = await startOn(dataDir, env)
})

afterEach(() => portal.end('SIGKILL'))

function openSocket(url: string) {
  const chunks: Buffer[] = []
  const socket = connect(Number(new URL(url).port), '127.0.0.1').on('data', (chunk) => chunks.push(chunk))
  return { socket, text: () => String(Buffer.concat(chunks)), closed: once(socket, 'close') }
}

const patiently = { interval: 1, timeout: 60_000 }

const tracked = async () => {
  const rows = await openRows({ dataDir, databaseUrl: undefined })
  const found = await rows.ask('select details from tracked')
  await rows.close()
  return new Set(found.map(({ details }) => JSON.parse(details).title))
}

describe('a stopping portal', () => {
  test.each([1, 2, 3])('answers every request on kept-alive connections, run %i', async () => {
    const tally = newTally()
    const clients = Array.from({ length: 12 }, (_, index) => requestUntilClosed(portal, authorization, index, tally))
    const signingIn = ['customer', 'staff', 'rep', 'manager'].map(async (account) => {
      const signIn = { method: 'POST', path: signInPath, body: grant(account) }
      return (await keepAliveConnection(portal.url).ask(signIn)).status
    })
    const signedIn = Promise.all(signingIn)
    // The first answer shows that the password thread is running; its start can take seconds on a busy machine.
    await Promise.race(signingIn)
    await expect.poll(() => tally.answered, patiently).toBeGreaterThan(50)
    const began = performance.now()
    expect(await portal.end('SIGTERM'), portal.output.join('\n')).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)
    await Promise.all(clients)
    expect(await signedIn).toEqual([200, 200, 200, 200])
    expect([tally.failures, tally.announced]).toEqual([[], 12])
    const connection = await tracked()
    expect(tally.tracked.filter((titulo) => !connection.has(titulo))).toEqual([])
  })

  test('answers a request on an idle kept-alive connection at that moment', async () => {
    const connections = Array.from({ length: 20 }, () => keepAliveConnection(portal.url))
    await Promise.all(connections.map(({ ask }) => ask(me(authorization))))
    const asking = Promise.all(connections.map(({ ask }) => ask(me(authorization))))
    // The requests are now in the portal's sockets; it may have read some of them.
    await new Promise(setImmediate)
    const ended = portal.end('SIGTERM')
    const answers = await asking
    expect(answers.map(({ status }) => status)).toEqual(connections.map(() => 200))
    expect(await ended).toBe(0)
  })

  test('completes a slow response, and accepts no new connection', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<() => void>()
    company.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      arrive(() => response.end(']'))
    }
    const slow = keepAliveConnection(portal.url).ask({
      path: '/read/ObtenerClientesUnidadNegocio/',
      headers: { authorization },
    })
    const release = await arrived
    const ended = portal.end('SIGTERM')
    await expect.poll(() => fetch(portal.url).catch(({ cause }) => cause.code), patiently).toBe('ECONNREFUSED')
    release()
    expect(await slow).toMatchObject({ status: 200, text: '[]' })
    expect(await ended).toBe(0)
  })

  test('answers both of two pipelined requests', async () => {
    const held = new Map<string, () => void>()
    company.answer = (response, request) => {
      response.writeHead(200, { 'content-type': 'application/json' }).write('[')
      held.set((request.url ?? '').replace(/^\/base/, ''), () => response.end(']'))
    }
    const first = '/ObtenerClientesUnidadNegocio/'
    const second = '/CrmService/CargaComboRelacion/3/'
    const other = '/api/Customers/carriers'
    const { host } = new URL(portal.url)
    const get = (path: string) =>
      `GET /read${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: ${authorization}\r\n\r\n`
    const [two, one] = [openSocket(portal.url), openSocket(portal.url)]
    two.socket.write(get(first) + get(second))
    one.socket.write(get(other))
    await expect.poll(() => [...held.keys()].sort(), patiently).toEqual([first, other].sort())
    await expect.poll(() => [two.text(), one.text()].every((text) => text.includes('[')), patiently).toBe(true)
    const ended = portal.end('SIGTERM')
    await expect.poll(() => fetch(portal.url).catch(({ cause }) => cause.code), patiently).toBe('ECONNREFUSED')
    held.get(first)?.()
    await expect.poll(() => two.text(), patiently).toContain(']')
    await expect.poll(() => [...held.keys()], patiently).toContain(second)
    held.get(other)?.()
    // This connection became idle after the first response on the other: by now, every connection closed for being idle
    // is closed.
    await one.closed
    held.get(second)?.()
    await two.closed
    expect(two.text().match(/HTTP\/1.1 200|\[|]/g)).toEqual(['HTTP/1.1 200', '[', ']', 'HTTP/1.1 200', '[', ']'])
    expect(await ended).toBe(0)
  })
})
