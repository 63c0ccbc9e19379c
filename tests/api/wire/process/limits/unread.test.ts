import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '../../../../support/client/apiClient.ts'
import { plantCopies } from '../../../../support/client/users.ts'
import { type RecordingService, recordingService } from '../../../../support/services/recordingService.ts'

const users = '/read/Users/ObtenerUsuariosForge/'
const unread = 1_000
let api: Api
let admin: Client

beforeAll(async () => {
  const env = { UNREAD_DEADLINE: String(unread) }
  api = await startApi({ program: 'tests/support/services/probeGateway.ts', env })
  admin = await api.as('admin')
  // More than sockets hold.
  await plantCopies(api, 2_000, 'x'.repeat(4_000))
})

afterAll(() => api.stop())

const openConnection = (path: string, headers = '') => {
  const { hostname, port, host } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${admin.token}\r\n${headers}\r\n`)
  return socket
}

const metric = async (name: string, limit: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^${name}{limit="${limit}"} (\\S+)`, 'm').exec(text)?.[1])
}

const largeReads = (name: string) => metric(`portal_limit_${name}`, 'largeReads')

describe('an answer that is not read', () => {
  test.each([
    ['as JSON', '', 'largeReads'],
    ['as a file', 'Accept: text/csv\r\n', 'exports'],
  ])('%s is given up after the deadline, and frees its place', async (_form, headers, limit) => {
    const socket = openConnection(users, headers)
    socket.pause()
    await expect.poll(() => metric('portal_limit_in_use', limit)).toBe(1)
    await expect.poll(() => metric('portal_limit_in_use', limit)).toBe(0)
    // It is reset, so that the system keeps nothing of it either.
    const { promise: failed, resolve } = Promise.withResolvers<unknown>()
    socket.once('error', resolve).resume()
    expect(await failed).toMatchObject({ code: 'ECONNRESET' })
    expect(socket.bytesRead).toBeLessThan(8_000_000)
    expect(await metric('portal_limit_in_use', 'unreadAnswers')).toBe(0)
  })

  test('of which a piece is read now and then is not given up', async () => {
    const socket = openConnection(users, 'Connection: close\r\n')
    const began = performance.now()
    // For twice the deadline a piece at a time, well within it.
    for await (const _piece of socket) {
      if (performance.now() - began > 2 * unread) break
      const { promise, resolve } = Promise.withResolvers<void>()
      setTimeout(resolve, unread / 20)
      await promise
    }
    expect(performance.now() - began).toBeGreaterThan(2 * unread)
    expect(await largeReads('in_use')).toBe(0)
  })
})

describe('large reads of one user', () => {
  test('two are worked on, and the third waits until one of them is sent', async () => {
    const sockets = [openConnection(users), openConnection(users)]
    for (const socket of sockets) socket.pause()
    await expect.poll(() => largeReads('in_use')).toBe(2)
    const third = admin.get(users)
    await expect.poll(() => largeReads('waiting')).toBe(1)
    expect((await admin.get(`${users}?range=[0,999]`)).status).toBe(200)
    sockets[0]?.destroy()
    expect((await third).status).toBe(200)
    sockets[1]?.destroy()
    await expect.poll(() => largeReads('in_use')).toBe(0)
  })
})

describe('a call that is answered late', () => {
  let company: RecordingService
  let front: Api

  beforeAll(async () => {
    company = await recordingService()
    const env = { UNREAD_DEADLINE: '200', READ_URL: company.url }
    front = await startApi({ program: 'tests/support/services/probeGateway.ts', env })
  })

  afterAll(async () => {
    await front.stop()
    await company.stop()
  })

  test('is not taken for one that is not read', async () => {
    const began = performance.now()
    company.answer = (response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'), 1_000)
    const staff = await front.as('staff')
    expect((await staff.get('/read/CrmService/CargaComboRelacion/3/')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(900)
  })
})
