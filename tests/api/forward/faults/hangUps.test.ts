import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, clientAt, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { answerInOrder, type CompanyOnWire, companyOnWire } from '#tests/support/services/companyOnWire.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_121)
const times = 2_000
const inParallel = 50

let company: CompanyOnWire
let api: Api
/** A portal whose sign-in is connected to the company as well. */
let connected: Api
let token: string

beforeAll(async () => {
  company = await companyOnWire({ idleMilliseconds: 500 })
  const start = (...names: string[]) =>
    startApi({ hasOwnProcess: true, env: Object.fromEntries(names.map((name) => [`${name}_URL`, company.url])) })
  ;[api, connected] = await Promise.all([start('READ', 'WRITE'), start('AUTH')])
  token = (await api.as('admin')).token
})

afterAll(async () => {
  await Promise.all([api.stop(), connected.stop()])
  await company.stop()
})

const ids = Array.from({ length: 800 }, (_one, id) => ({ id }))

/**
 * Calls answered by the gateway, calls streamed through it, and calls whose request, or also response, it reads.
 */
const calls = {
  embeddedRead: { method: 'GET', path: '/auth/api/logged-user/', body: '' },
  embeddedPost: { method: 'POST', path: '/auth/api/validate-page-access-forge/', body: '{"slug":"/"}' },
  document: { method: 'GET', path: '/openapi.json', body: '' },
  forwardedRead: { method: 'GET', path: '/read/Users/ObtenerUsuariosForge/', body: '' },
  forwardedPost: { method: 'POST', path: '/read/GetNames/', body: JSON.stringify(ids) },
  checkedWrite: { method: 'POST', path: '/write/Tracking/', body: JSON.stringify({ titulo: 'x'.repeat(250) }) },
  signIn: { method: 'POST', path: signInPath, body: JSON.stringify(grant('admin')) },
} as const
type CallName = keyof typeof calls

const isForwarded = (call: CallName) => /^(forwarded|checked|signIn)/.test(call)
const portalOf = (call: CallName) => (call === 'signIn' ? connected : api)

/**
 * Moment at which the client hangs up: while sending the head or the body, after sending all, or while reading the
 * response.
 */
const points = ['head', 'body', 'waiting', 'answer'] as const

const hangUps = fc.sample(
  fc.record({
    call: fc.constantFrom(...(Object.keys(calls) as CallName[])),
    point: fc.constantFrom(...points),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isReset: fc.boolean(),
  }),
  { seed, numRuns: times },
)
type HangUp = (typeof hangUps)[number]

const arrivals = new Map<string, () => void>()

const stream = (response: ServerResponse) => {
  const piece = Buffer.alloc(65_536, ' ')
  const send = () => {
    while (response.write(piece));
  }
  response.writeHead(200, { 'content-type': 'application/json' }).on('drain', send)
  send()
}

const answerByPoint = (request: IncomingMessage, response: ServerResponse) => {
  const [label = '', point] = String(request.headers['accept-language']).split('/')
  arrivals.get(label)?.()
  // The gateway buffers the token response, so the client never sees a part of it.
  if (point === 'answer' && !request.url?.endsWith('/token/')) stream(response)
  else if (point !== 'waiting') answerInOrder(request, response)
}

const write = async (socket: Socket, text: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Also called if the connection is gone.
  socket.write(text, () => resolve())
  await promise
}

const partOf = (text: string, share: number) => text.slice(0, Math.floor(text.length * share))

const sendUntil = async (socket: Socket, { call, point, share }: HangUp, label: string) => {
  const { method, path, body } = calls[call]
  const { host } = new URL(portalOf(call).url)
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`]
  lines.push(`Accept-Language: ${label}/${point}`, 'Content-Type: application/json')
  if (body) lines.push(`Content-Length: ${body.length}`)
  const head = `${lines.join('\r\n')}\r\n\r\n`
  if (point === 'head') return write(socket, partOf(head, share))
  if (point === 'body') return write(socket, head + partOf(body, share))
  const arrived = Promise.withResolvers<void>()
  arrivals.set(label, arrived.resolve)
  const answered = once(socket, 'data')
  await write(socket, head + body)
  if (point === 'answer') await answered
  else if (isForwarded(call)) await arrived.promise
}

const hangUp = async (one: HangUp, label: string) => {
  const { hostname, port } = new URL(portalOf(one.call).url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await sendUntil(socket, one, label)
  const closed = once(socket, 'close')
  if (one.isReset) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const openFiles = async () => {
  const metrics = await Promise.all(
    [api, connected].map(async ({ metricsUrl }) => (await fetch(`${metricsUrl}/metrics`)).text()),
  )
  return metrics.map((text) => Number(/^process_open_fds (\d+)$/m.exec(text)?.[1]))
}

const isAtMost = (now: readonly number[], before: readonly number[]) =>
  now.every((files, index) => files <= (before[index] ?? 0))

const askInOrder = async (call: CallName) => {
  const { method, path, body } = calls[call]
  const client = clientAt(portalOf(call).url, { authorization: `Bearer ${token}` })
  return (await client.send(method, path, body ? { body } : {})).status
}
const allInOrder = () => Promise.all((Object.keys(calls) as CallName[]).map(askInOrder))

test(`2,000 clients that disconnect leave nothing open (seed ${seed})`, async () => {
  expect(await allInOrder()).toEqual(Object.keys(calls).map(() => 200))
  await expect.poll(() => company.sockets.size, { timeout: 60_000 }).toBe(0)
  const filesBefore = await openFiles()
  expect(Math.min(...filesBefore)).toBeGreaterThan(0)

  company.answer = answerByPoint
  const left = hangUps.entries()
  const work = async () => {
    for (const [index, one] of left) await hangUp(one, `hang-up-${index}`)
  }
  await Promise.all(Array.from({ length: inParallel }, work))

  company.answer = answerInOrder
  await expect.poll(() => company.sockets.size, { timeout: 60_000 }).toBe(0)
  await expect.poll(async () => isAtMost(await openFiles(), filesBefore), { timeout: 60_000 }).toBe(true)
  expect(await allInOrder()).toEqual(Object.keys(calls).map(() => 200))
  // Status 499 means that the client left before the end of the response. Connections closed within the head are not
  // requests.
  const logged = [...api.output, ...connected.output]
  expect(logged.filter((line) => line.includes('"status":499')).length).toBeGreaterThan(times / 4)
  expect(logged.filter((line) => line.includes('"level":50'))).toEqual([])
})
