import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { readZip } from '#tests/support/files/readZip.ts'
import {
  bundlePath,
  bundleSearch,
  shipmentPath,
  shipmentSearch,
  zipPath,
} from '#tests/support/rows/orders/shipmentDocuments.ts'

const customer = customers.healthy
let api: Api
let by: Client
let links: string[]
let jobOrders: string[]

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  by = await api.as('customer')
  const { body } = await by.post(`${shipmentPath}?range=[0,80]`, shipmentSearch(customer))
  const loads = body as { JO: string; PacketList: string[] }[]
  links = [...new Set(loads.flatMap(({ PacketList }) => PacketList))].slice(0, 6)
  jobOrders = loads.filter(({ PacketList }) => PacketList.length > 0).map(({ JO }) => JO)
})

afterAll(() => api.stop())

const schedule = async () => (await by.get(`/content/OpenOrders/Getcronogramacompleto/${customer}`)).status

/** Requests more schedules than one user's queue takes; `isFull` resolves once the first is rejected. */
const fillQueue = () => {
  const full = Promise.withResolvers<void>()
  const answers = upTo(60, async () => {
    const status = await schedule()
    if (status === 429) full.resolve()
    return status
  })
  return { isFull: full.promise, all: Promise.all(answers) }
}

const download = async (path: string, init: RequestInit) => {
  const headers = { authorization: `Bearer ${by.token}`, 'content-type': 'application/json' }
  const answer = await fetch(`${api.url}${path}`, { ...init, headers })
  const { status } = answer
  return { status, retryAfter: answer.headers.get('retry-after'), bytes: () => answer.bytes() }
}
const zip = () => download(zipPath, { method: 'POST', body: JSON.stringify({ id: customer, links: links.join(',') }) })

const kinds: [string, () => Promise<() => ReturnType<typeof download>>][] = [
  ['zip of shipment documents', async () => zip],
  [
    'zip of documents in bulk',
    async () => {
      const { body } = await by.post(bundlePath, bundleSearch(customer, 3, jobOrders))
      return () => download(body.Respuesta, {})
    },
  ],
]

test.each(kinds)(
  'a %s returns 429 while the drawing queue is full, but is complete once it has begun',
  async (_, prepare) => {
    const ask = await prepare()
    const { isFull, all } = fillQueue()
    await isFull
    const zips = await Promise.all(upTo(40, ask))
    expect((await all).filter((status) => status !== 200 && status !== 429)).toEqual([])

    const rejected = zips.filter(({ status }) => status === 429)
    expect(rejected.length).toBeGreaterThan(0)
    expect(new Set(rejected.map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']))
    const served = zips.filter(({ status }) => status !== 429)
    expect(served.filter(({ status }) => status !== 200)).toEqual([])
    for (const { bytes } of [...served, await ask()]) expect((await readZip(await bytes())).size).toBeGreaterThan(1)
  },
)

test('a zip under way waits for its turns in the full queue', async () => {
  const { status, bytes } = await zip()
  expect(status).toBe(200)
  const { isFull, all } = fillQueue()
  await isFull
  expect((await readZip(await bytes())).size).toBe(links.length)
  await all
})
