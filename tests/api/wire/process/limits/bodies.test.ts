import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bodyBytes, smallBody } from '#backend/process/limits.ts'
import { type Api, type Client, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { upTo } from '#tests/support/database/upTo.ts'

const bodyLength = 1_000_000
const maxConcurrent = bodyBytes.maxPerUser / bodyLength
let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  admin = await api.as('admin')
})

afterAll(() => api.stop())

/** Sends the head and the beginning of a body, and never the rest. */
const beginBody = (path: string, length: string, headers = '') => {
  const { hostname, port, host } = new URL(api.url)
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  let text = ''
  socket.on('data', (piece: string) => {
    text += piece
  })
  socket.on('error', () => {})
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${length}\r\n${headers}\r\n`,
  )
  return { socket, text: () => text, closed: once(socket, 'close') }
}

const beginOwn = (length: string) =>
  beginBody('/auth/api/register-user-forge', length, `Authorization: Bearer ${admin.token}\r\n`)

const metric = async (name: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_${name}{limit="bodies"} (\\S+)`, 'm').exec(text)?.[1])
}

/** Sends 95 % of a megabyte on each of these connections, and ends when the portal has read it. */
const beginLargeSignIns = async (count: number) => {
  const body = `{"username":"${'x'.repeat(0.95 * bodyLength)}`
  const unfinished = upTo(count, () => beginBody(signInPath, `Content-Length: ${bodyLength}`))
  await Promise.all(unfinished.map(({ socket }) => new Promise((sent) => socket.write(body, sent))))
  // Answered after what has arrived before.
  for (let at = 0; at < 50; at += 1) expect((await api.anyone.get('/healthz')).status).toBe(200)
  return unfinished
}

/** Bytes of buffers. */
const buffered = async () => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(/^nodejs_external_memory_bytes (\S+)/m.exec(text)?.[1])
}

test('unfinished bodies of a hundred sign-ins hold no memory', async () => {
  const before = await buffered()
  const unfinished = await beginLargeSignIns(100)
  expect((await buffered()) - before).toBeLessThan(50_000_000)
  for (const { socket } of unfinished) socket.destroy()
})

test('a body of the maximum length is accepted without a session', async () => {
  const padded = JSON.stringify(grant('rep')).padEnd(smallBody)
  expect((await api.anyone.post(signInPath, padded)).status).toBe(200)
  expect((await api.anyone.post(signInPath, `${padded} `)).status).toBe(413)
})

test.each([
  ['of a declared length', `Content-Length: ${bodyLength}`],
  ['of unknown length', 'Transfer-Encoding: chunked'],
])(
  `one user can send ${maxConcurrent} large bodies %s at once; the next returns 503 until one has ended`,
  async (_how, length) => {
    const rejected = await metric('refusals_total')
    const unfinished = upTo(maxConcurrent, () => beginOwn(length))
    await expect.poll(() => metric('in_use')).toBe(bodyBytes.maxPerUser)
    const next = beginOwn(length)
    await expect.poll(next.text).toMatch(/^HTTP\/1.1 503 /)
    expect(next.text()).toContain('\r\nRetry-After: 5\r\n')
    expect(await metric('refusals_total')).toBe(rejected + 1)
    // Ordinary bodies are not counted, and other users have their own limit.
    expect((await admin.post('/auth/api/validate-page-access-forge/', { slug: 'users' })).status).toBe(200)
    unfinished[0]?.socket.destroy()
    await expect.poll(() => metric('in_use')).toBe(bodyBytes.maxPerUser - bodyLength)
    const again = beginOwn(length)
    await expect.poll(() => metric('in_use')).toBe(bodyBytes.maxPerUser)
    for (const { socket } of [...unfinished, next, again]) socket.destroy()
    await expect.poll(() => metric('in_use')).toBe(0)
  },
)
