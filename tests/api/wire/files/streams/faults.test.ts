import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers, plantCopies } from '#tests/support/client/users.ts'
import { expectNoFiles, leftovers, randomPdf } from '#tests/support/files/uploads.ts'
import { type Fault, faultySettings } from '#tests/support/portal/faultyProcess.ts'
import {
  approvalOf,
  documentAt,
  formOf,
  plantConcession,
  plantDocument,
  plantFile,
} from '#tests/support/rows/concessions.ts'
import {
  bundlePath,
  bundleSearch,
  shipmentPath,
  shipmentSearch,
  zipPath,
} from '#tests/support/rows/orders/shipmentDocuments.ts'

const customer = customers.healthy
const faultFile = join(tmpdir(), `portal-fault-${process.pid}`)
const users = '/read/Users/ObtenerUsuariosForge/'

let api: Api
let by: Client
let admin: Client
let links: string[]
let bundle: string
let document: string

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true, env: faultySettings(faultFile) })
  by = await api.as('customer')
  admin = await api.as('admin')
  const loads = (await by.post(`${shipmentPath}?range=[0,80]`, shipmentSearch(customer))).body as {
    readonly JO: string
    readonly PacketList: string[]
  }[]
  links = [...new Set(loads.flatMap(({ PacketList }) => PacketList))].slice(0, 5)
  const jobOrders = loads.filter(({ PacketList }) => PacketList.length > 0).map(({ JO }) => JO)
  bundle = (await by.post(bundlePath, bundleSearch(customer, 3, jobOrders))).body.Respuesta
  const file = await plantFile(api, 'x'.repeat(3_000_000))
  await plantDocument(api, await plantConcession(api, customer), file)
  document = documentAt(file, customer)
  // More than a connection buffers, so that a list is still being read when the thread ends.
  await plantCopies(api, 5_000, 'x'.repeat(2_000))
})

afterEach(() => rmSync(faultFile, { force: true }))

afterAll(() => api.stop())

/** Returns the status of an answer, or `cut` if its body breaks off; `onHead` runs after the headers. */
const ask = async (path: string, by: Client, init: RequestInit = {}, onHead = () => {}) => {
  const headers = { authorization: `Bearer ${by.token}`, ...init.headers }
  const answer = await fetch(`${api.url}${path}`, { ...init, headers })
  onHead()
  const whole = await answer.bytes().then(
    () => true,
    () => false,
  )
  return whole ? answer.status : 'cut'
}

const json = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const broken = (fault: Fault, successes = 0) => writeFileSync(faultFile, `${fault} ${successes}`)

const pdf = () => ask(`/content/OpenOrders/Getcronogramacompleto/${customer}`, by)
const zip = () => ask(zipPath, by, json({ id: customer, links: links.join(',') }))
const list = (accept: string) => (onHead?: () => void) => ask(users, admin, { headers: { accept } }, onHead)
const upload = async () => {
  const concession = await plantConcession(api, customer)
  return ask(approvalOf(concession, customer), by, { method: 'POST', body: formOf(randomPdf(300_000)) })
}
const importing = () =>
  ask('/write/import/bars', admin, {
    method: 'PUT',
    headers: { 'content-type': 'text/csv' },
    body: `nothing,known\n${'1,2\n'.repeat(20_000)}`,
  })

interface Case {
  readonly title: string
  readonly ask: (onHead?: () => void) => Promise<number | 'cut'>
  readonly fault: Fault
  /** Number of successes before the fault; null for a fault that comes after the response headers. */
  readonly successes?: number | null
  readonly seen: number | 'cut'
  readonly well?: number
}

const cases: readonly Case[] = [
  { title: 'a PDF whose drawing fails', ask: pdf, fault: 'draw', seen: 500 },
  { title: 'a PDF whose thread ends', ask: pdf, fault: 'drawingThread', seen: 500 },
  { title: 'a zip whose first document fails', ask: zip, fault: 'draw', seen: 500 },
  { title: 'a zip whose third document fails', ask: zip, fault: 'draw', successes: 2, seen: 'cut' },
  { title: 'a zip whose thread ends', ask: zip, fault: 'drawingThread', successes: 2, seen: 'cut' },
  {
    title: 'a bundle zip whose third document fails',
    ask: () => ask(bundle, by),
    fault: 'draw',
    successes: 2,
    seen: 'cut',
  },
  {
    title: 'a stored file that cannot be read on',
    ask: () => ask(document, by),
    fault: 'readFile',
    successes: 5,
    seen: 'cut',
  },
  { title: 'an upload that cannot be written on', ask: upload, fault: 'writeFile', successes: 2, seen: 500 },
  { title: 'an import whose thread ends', ask: importing, fault: 'importThread', seen: 500, well: 400 },
]

const lists: readonly Case[] = ['text/csv', 'application/x-ndjson'].map((type) => ({
  title: `a list as ${type} whose thread ends`,
  ask: list(type),
  fault: 'readingThread' as const,
  successes: null,
  seen: 'cut' as const,
}))

const openFiles = async () => {
  const metrics = await (await fetch(`${api.metricsUrl}/metrics`)).text()
  return Number(/^process_open_fds (\d+)$/m.exec(metrics)?.[1])
}

// More often than there are places, so that a leaked place shows.
const times = 6

// With PostgreSQL no thread reads lists.
const isSqlite = process.env.TEST_DATABASE !== 'postgres'

test.each([...cases, ...(isSqlite ? lists : [])])(
  '$title fails alone: the portal keeps serving, and its place is released',
  async ({ ask: send, fault, successes = 0, seen, well = 200 }) => {
    expect(await send()).toBe(well)
    const before = await openFiles()
    for (let time = 0; time < times; time += 1) {
      if (successes !== null) broken(fault, successes)
      expect(await send(() => successes === null && broken(fault))).toBe(seen)
      rmSync(faultFile, { force: true })
    }
    expect(await send()).toBe(well)
    await expect.poll(() => leftovers(api)).toEqual(expectNoFiles)
    await expect.poll(openFiles).toBeLessThan(before + 10)
    expect((await api.anyone.get('/healthz')).status).toBe(200)
  },
)
