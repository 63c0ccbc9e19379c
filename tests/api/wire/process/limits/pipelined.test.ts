import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { maxPipelined } from '#backend/process/limits.ts'
import { type Api, startApi } from '#tests/support/client/apiClient.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

let api: Api
let company: RecordingService
let head: string

beforeAll(async () => {
  company = await recordingService()
  api = await startApi({ hasOwnProcess: true, env: { READ_URL: company.url } })
  const { token } = await api.as('staff')
  head = `Host: ${new URL(api.url).host}\r\nAuthorization: Bearer ${token}\r\n\r\n`
})

afterAll(async () => {
  await api.stop()
  await company.stop()
})

const get = (path: string) => `GET ${path} HTTP/1.1\r\n${head}`

/** Sends requests in one packet on one connection. */
const openConnection = (requests: string) => {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1').setEncoding('latin1')
  let text = ''
  socket.on('data', (piece: string) => {
    text += piece
  })
  socket.on('error', () => {})
  socket.write(requests)
  return { socket, closed: once(socket, 'close'), heads: () => text.match(/HTTP\/1\.1 \d+/g) ?? [], text: () => text }
}

const metric = async (name: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^${name}{limit="pipelined"} (\\S+)`, 'm').exec(text)?.[1])
}

test('requests on one connection are processed one at a time, and answered in order', async () => {
  const answers: (() => void)[] = []
  company.arrived.length = 0
  company.answer = (response, request) => {
    const seller = request.url ?? ''
    answers.push(() => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify([seller])))
  }
  const paths = [1, 2, 3].map((id) => `/CrmService/CargaComboRelacion/${id}/`)
  const { socket, text, heads } = openConnection(paths.map((path) => get(`/read${path}`)).join(''))
  for (const [at] of paths.entries()) {
    await expect.poll(() => answers.length).toBe(at + 1)
    expect(company.arrived).toHaveLength(at + 1)
    expect(await metric('portal_limit_waiting')).toBe(paths.length - at - 1)
    answers[at]?.()
    await expect.poll(() => heads()).toHaveLength(at + 1)
  }
  const order = [...text().matchAll(/CargaComboRelacion\/(\d)/g)].map(([, id]) => id)
  expect(order).toEqual(['1', '2', '3'])
  // The connection is read again and can be used as before.
  socket.write(get('/healthz'))
  await expect.poll(() => heads()).toHaveLength(4)
  socket.destroy()
})

test(`${maxPipelined} requests can wait behind the first, and all are answered`, async () => {
  const { socket, heads } = openConnection(get('/healthz').repeat(maxPipelined + 1))
  await expect.poll(() => heads()).toHaveLength(maxPipelined + 1)
  expect(new Set(heads())).toEqual(new Set(['HTTP/1.1 200']))
  socket.destroy()
})

test(`a connection with more than ${maxPipelined} waiting requests is closed, and none keeps waiting`, async () => {
  const before = await metric('portal_limit_refusals_total')
  const { closed } = openConnection(get('/openapi.json').repeat(maxPipelined + 2))
  await closed
  expect(await metric('portal_limit_refusals_total')).toBe(before + 1)
  await expect.poll(() => metric('portal_limit_waiting')).toBe(0)
})

test('requests in packets of their own count, too', async () => {
  company.answer = () => {}
  const { socket, closed } = openConnection(get('/read/CrmService/CargaComboRelacion/1/'))
  for (let waiting = 1; waiting <= maxPipelined; waiting += 1) {
    socket.write(get('/healthz'))
    await expect.poll(() => metric('portal_limit_waiting')).toBe(waiting)
  }
  const before = await metric('portal_limit_refusals_total')
  socket.write(get('/healthz'))
  await closed
  expect(await metric('portal_limit_refusals_total')).toBe(before + 1)
  await expect.poll(() => metric('portal_limit_waiting')).toBe(0)
})

test('requests that wait on a closed connection are not processed', async () => {
  company.arrived.length = 0
  company.answer = () => {}
  const { socket } = openConnection(get('/read/CrmService/CargaComboRelacion/1/').repeat(5))
  await expect.poll(() => company.arrived.length).toBe(1)
  socket.destroy()
  await expect.poll(() => metric('portal_limit_waiting')).toBe(0)
  expect(company.arrived).toHaveLength(1)
})
