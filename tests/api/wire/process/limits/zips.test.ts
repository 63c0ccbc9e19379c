import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shares } from '#backend/process/limits.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'

const { atOnceOfOne, waitingOfOne } = shares.zips
let api: Api
let customer: Client
let body: string

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  customer = await api.as('customer')
  const filters = { JobOrder: null, PurchaseOrder: null, PartNumber: null, ShipmentDate: null, BolNumber: null }
  const input = { id: customers.healthy, ...filters }
  const found = (await customer.post('/read/Documents/ObtenerDetalle?range=[0,400]', input)).body as {
    PacketList: string[]
    Bols: string[]
    Facturas: string[]
  }[]
  // Ten megabytes: more than the sockets buffer.
  const links = [...new Set(found.flatMap(({ PacketList, Bols, Facturas }) => [...PacketList, ...Bols, ...Facturas]))]
  body = JSON.stringify({ id: customers.healthy, links: links.join(',') })
})

afterAll(() => api.stop())

/** Requests a zip and reads nothing of it. */
const beginZip = () => {
  const { hostname, port, host } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {}).pause()
  socket.write(
    `POST /write/DownloadZipShipment HTTP/1.1\r\nHost: ${host}\r\nAuthorization: Bearer ${customer.token}\r\n` +
      `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
  return socket
}

const metric = async (name: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_${name}{limit="zips"} (\\S+)`, 'm').exec(text)?.[1])
}

const places = async () => [await metric('in_use'), await metric('waiting'), await metric('refusals_total')]

test(`zips of one user: ${atOnceOfOne} run at once, ${waitingOfOne} wait, one more returns 429`, async () => {
  const running = upTo(atOnceOfOne, beginZip)
  await expect.poll(places).toEqual([atOnceOfOne, 0, 0])
  const waiting = upTo(waitingOfOne, beginZip)
  await expect.poll(places).toEqual([atOnceOfOne, waitingOfOne, 0])
  const rejected = await customer.send('POST', '/write/DownloadZipShipment', { body: JSON.parse(body) })
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '5'])
  expect(await places()).toEqual([atOnceOfOne, waitingOfOne, 1])
  // A place that is given back goes to one that waits.
  running[0]?.destroy()
  await expect.poll(places).toEqual([atOnceOfOne, waitingOfOne - 1, 1])
  for (const socket of [...running, ...waiting]) socket.destroy()
  await expect.poll(places).toEqual([0, 0, 1])
})
