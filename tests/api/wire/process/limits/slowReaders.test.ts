import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { plantCopies } from '#tests/support/client/users.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const users = '/read/Users/ObtenerUsuariosForge/'
const slowReaderMilliseconds = 1_000
/** Bytes within that time. */
const minRead = 500_000
let api: Api
let admin: Client

beforeAll(async () => {
  const env = { SLOW_READER_DEADLINE: `${slowReaderMilliseconds}`, MIN_READ: `${minRead}` }
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

/**
 * Reads one piece at a time for so long from the first one, or until the connection ends; returns the milliseconds from
 * the request.
 */
const readFor = async (socket: Socket, milliseconds: number, pause: number) => {
  const began = performance.now()
  const passed = () => performance.now() - began
  let end = Number.POSITIVE_INFINITY
  try {
    for await (const _piece of socket) {
      end = Math.min(end, performance.now() + milliseconds)
      if (performance.now() > end) break
      const { promise, resolve } = Promise.withResolvers<void>()
      setTimeout(resolve, pause)
      await promise
    }
  } catch (error) {
    expect(error).toMatchObject({ code: 'ECONNRESET' })
  }
  return passed()
}

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

  test('is not aborted while the client reads enough of it', async () => {
    const socket = openConnection(users, 'Connection: close\r\n')
    expect(await readFor(socket, 2 * slowReaderMilliseconds, slowReaderMilliseconds / 50)).toBeGreaterThan(
      2 * slowReaderMilliseconds,
    )
    await expect.poll(() => largeReads('in_use')).toBe(0)
  })

  test.each([
    ['as JSON', '', 'largeReads'],
    ['as a file', 'Accept: text/csv\r\n', 'exports'],
  ])('%s is aborted when the client reads only a little within each deadline', async (_form, headers, limit) => {
    const socket = openConnection(users, `Connection: close\r\n${headers}`)
    // A quarter of the required bytes.
    const pause = (slowReaderMilliseconds * 4 * 65_536) / minRead
    await readFor(socket, Number.POSITIVE_INFINITY, pause)
    expect(socket.bytesRead).toBeLessThan(12_000_000)
    await expect.poll(() => metric('portal_limit_in_use', limit)).toBe(0)
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

describe('response that is read at a good pace', () => {
  let own: Api

  beforeAll(async () => {
    own = await startApi({ program: 'tests/support/services/probeGateway.ts', env: { PLACE_DEADLINE: '2000' } })
    await plantCopies(own, 3_000, 'x'.repeat(4_000))
  })

  afterAll(() => own.stop())

  test('is aborted when it holds its place for too long', async () => {
    const { hostname, port, host } = new URL(own.url)
    const { token } = await own.as('admin')
    const socket = connect(Number(port), hostname)
    socket.write(`GET ${users} HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${token}\r\n\r\n`)
    // 1 MB per second: the answer would take twelve.
    await readFor(socket, Number.POSITIVE_INFINITY, 65)
    expect(socket.bytesRead).toBeLessThan(12_000_000)
  })
})

describe('late response of a connected service', () => {
  let company: RecordingService
  let front: Api

  beforeAll(async () => {
    company = await recordingService()
    const env = { SLOW_READER_DEADLINE: '200', READ_URL: company.url }
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
