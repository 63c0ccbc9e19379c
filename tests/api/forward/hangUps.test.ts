import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '../../support/apiClient.ts'
import { answerInOrder, type CompanyOnWire, companyOnWire } from '../../support/companyOnWire.ts'

const seed = Number(process.env.TEST_SEED ?? 20_261_121)
const times = 2_000
const inParallel = 50

let company: CompanyOnWire
let api: Api
let admin: Client

beforeAll(async () => {
  company = await companyOnWire({ idleMilliseconds: 500 })
  api = await startApi({ env: { READ_URL: `${company.url}/read`, WRITE_URL: `${company.url}/write` } })
  admin = await api.as('admin')
})

afterAll(async () => {
  await api.stop()
  await company.stop()
})

const ids = Array.from({ length: 800 }, (_one, id) => ({ id }))

/** Calls that this process answers, calls that stream through it, and one whose body it reads first. */
const calls = {
  embeddedRead: { method: 'GET', path: '/auth/api/logged-user/', body: '' },
  embeddedPost: { method: 'POST', path: '/auth/api/validate-page-access-forge/', body: '{"slug":"/"}' },
  document: { method: 'GET', path: '/openapi.json', body: '' },
  forwardedRead: { method: 'GET', path: '/read/Users/ObtenerUsuariosForge/', body: '' },
  forwardedPost: { method: 'POST', path: '/read/GetNames/', body: JSON.stringify(ids) },
  checkedWrite: { method: 'POST', path: '/write/Tracking/', body: JSON.stringify({ titulo: 'x'.repeat(250) }) },
} as const
const isForwarded = (call: keyof typeof calls) => /^\/(read|write)\//.test(calls[call].path)

/** When a client hangs up: having sent part of the head or of the body, all of it, or having seen part of the answer. */
const points = ['head', 'body', 'waiting', 'answer'] as const

const hangUps = fc.sample(
  fc.record({
    call: fc.constantFrom(...(Object.keys(calls) as (keyof typeof calls)[])),
    point: fc.constantFrom(...points),
    /** How much of the part has been sent. */
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    isReset: fc.boolean(),
  }),
  { seed, numRuns: times },
)
type HangUp = (typeof hangUps)[number]

/** Which calls have come to the company, by the label that each carries in a header that is passed on. */
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
  if (point === 'answer') stream(response)
  else if (point !== 'waiting') answerInOrder(request, response)
}

const write = async (socket: Socket, text: string) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  // Whether it was taken or the connection is gone: both are an end of the writing.
  socket.write(text, () => resolve())
  await promise
}

const partOf = (text: string, share: number) => text.slice(0, Math.floor(text.length * share))

const sendUntil = async (socket: Socket, { call, point, share }: HangUp, label: string) => {
  const { method, path, body } = calls[call]
  const host = new URL(api.url).host
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${admin.token}`]
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
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  await once(socket, 'connect')
  await sendUntil(socket, one, label)
  const closed = once(socket, 'close')
  if (one.isReset) socket.resetAndDestroy()
  else socket.destroy()
  await closed
}

const openFiles = async () => {
  const metrics = await (await fetch(`${api.metricsUrl}/metrics`)).text()
  return Number(/^process_open_fds (\d+)$/m.exec(metrics)?.[1])
}

const statusesInOrder = () =>
  Promise.all(
    Object.values(calls).map(
      async ({ method, path, body }) => (await admin.send(method, path, body ? { body } : {})).status,
    ),
  )

test(`2,000 clients that hang up leave nothing open (seed ${seed})`, { timeout: 60_000 }, async () => {
  expect(await statusesInOrder()).toEqual(Object.keys(calls).map(() => 200))
  await expect.poll(() => company.sockets.size, { timeout: 5_000 }).toBe(0)
  const filesBefore = await openFiles()
  expect(filesBefore).toBeGreaterThan(0)

  company.answer = answerByPoint
  const left = hangUps.entries()
  const work = async () => {
    for (const [index, one] of left) await hangUp(one, `hang-up-${index}`)
  }
  await Promise.all(Array.from({ length: inParallel }, work))

  company.answer = answerInOrder
  await expect.poll(() => company.sockets.size, { timeout: 5_000 }).toBe(0)
  await expect.poll(openFiles, { timeout: 5_000 }).toBeLessThanOrEqual(filesBefore)
  expect(await statusesInOrder()).toEqual(Object.keys(calls).map(() => 200))
  // Status 499: the client was gone before the end of its answer. Those that left within the head are no requests.
  expect(api.output.filter((line) => line.includes('"status":499')).length).toBeGreaterThan(times / 4)
  expect(api.output.filter((line) => line.includes('"level":50'))).toEqual([])
})
