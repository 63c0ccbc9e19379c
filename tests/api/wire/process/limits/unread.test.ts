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
  // More than the sockets buffer.
  await plantCopies(api, 3_000, 'x'.repeat(4_000))
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

describe('unread response', () => {
  test.each([
    ['as JSON', '', 'largeReads'],
    ['as a file', 'Accept: text/csv\r\n', 'exports'],
  ])('%s is aborted after the deadline, and its place is released', async (_form, headers, limit) => {
    const socket = openConnection(users, headers)
    socket.pause()
    await expect.poll(() => metric('portal_limit_in_use', limit)).toBe(1)
    await expect.poll(() => metric('portal_limit_in_use', limit)).toBe(0)
    // The connection is reset, so that the kernel keeps nothing of it either.
    const { promise: failed, resolve } = Promise.withResolvers<unknown>()
    socket.once('error', resolve).resume()
    expect(await failed).toMatchObject({ code: 'ECONNRESET' })
    expect(socket.bytesRead).toBeLessThan(12_000_000)
    expect(await metric('portal_limit_in_use', 'unreadAnswers')).toBe(0)
  })

  test('is not aborted while the client reads a piece now and then', async () => {
    const socket = openConnection(users, 'Connection: close\r\n')
    const began = performance.now()
    // Reads one piece at a time, each well within the deadline, for twice the deadline.
    for await (const _piece of socket) {
      if (performance.now() - began > 2 * unread) break
      const { promise, resolve } = Promise.withResolvers<void>()
      setTimeout(resolve, unread / 50)
      await promise
    }
    expect(performance.now() - began).toBeGreaterThan(2 * unread)
    await expect.poll(() => largeReads('in_use')).toBe(0)
  })
})

describe('large reads of one user', () => {
  test('run two at a time; a third waits until one of them is sent', async () => {
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

describe('late response of a connected service', () => {
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

  test('is not aborted as unread', async () => {
    const began = performance.now()
    company.answer = (response) =>
      void setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'), 1_000)
    const staff = await front.as('staff')
    expect((await staff.get('/read/CrmService/CargaComboRelacion/3/')).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(900)
  })
})
