import { readdirSync, readFileSync, statSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shares } from '#backend/process/limits.ts'
import { growthDuring, memoryOf } from '#bench/load/memory.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { begin, fileHead, lastLine, part, pour, randomPdf } from '#tests/support/files/uploads.ts'
import { intoFolder, plantFolder, writeTo } from '#tests/support/rows/approvalFiles.ts'

const maxMemory = 400_000_000
/** Milliseconds. */
const maxWait = 1_000

/** Customer with the most orders: 10,000 of them make an answer of 8 MB. */
const largest = 109
const largestList = `/read/OpenOrders/Listado/${largest}?range=[0,999999999]`
const small = `/read/Account/ObtenerCartera/${customers.healthy}`

let api: Api
let staff: Client
let customer: Client
let other: Client
let known: ReadonlySet<string>

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  staff = await api.as('staff')
  customer = await api.as('customer')
  other = await api.as('manager')
  known = new Set(readdirSync(join(api.dataDir, 'files/kept')))
})

afterAll(() => api.stop())

/** Milliseconds in which the portal's main thread was ready but other processes had the processor. */
const processorWait = () => {
  const [, nanoseconds = '0'] = readFileSync(`/proc/${api.pid}/task/${api.pid}/schedstat`, 'utf8').split(' ')
  return Number(nanoseconds) / 1e6
}

/** Reads as another user while `work` runs; returns the 99th percentile of the response times. */
const waitsDuring = async (work: () => Promise<unknown>) => {
  const waits: number[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver || waits.length < 20) {
      const [began, before] = [performance.now(), processorWait()]
      expect((await other.get(small)).status).toBe(200)
      waits.push(performance.now() - began - (processorWait() - before))
    }
  })()
  await work().finally(() => {
    isOver = true
  })
  await reading
  waits.sort((one, next) => one - next)
  return waits[Math.ceil(waits.length * 0.99) - 1] ?? 0
}

const openConnection = (requests: string): Socket => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  socket.pause()
  socket.write(requests)
  return socket
}

const head = (path: string, { token }: Pick<Client, 'token'>) =>
  `GET ${path} HTTP/1.1\r\nHost: ${new URL(api.url).host}\r\nAuthorization: Bearer ${token}\r\n\r\n`

/** Number of calls of one limit that were answered and rejected. */
const rejections = async (limit: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_refusals_total{limit="${limit}"} (\\S+)`, 'm').exec(text)?.[1])
}

const inUse = async (limit: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_in_use{limit="${limit}"} (\\S+)`, 'm').exec(text)?.[1])
}

/** Bytes of uploaded files that no row references. */
const heldOnDisk = () => {
  const sizes = ['incoming', 'kept'].flatMap((folder) =>
    readdirSync(join(api.dataDir, 'files', folder))
      .filter((name) => !known.has(name))
      .map((name) => statSync(join(api.dataDir, 'files', folder, name), { throwIfNoEntry: false })?.size ?? 0),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const attacks: Record<string, () => Promise<unknown>> = {
  '1,300 requests for the OpenAPI document in one packet': async () => {
    const socket = openConnection(head('/openapi.json', staff).repeat(1_300))
    await expect.poll(() => rejections('pipelined')).toBeGreaterThan(0)
    socket.destroy()
  },
  '30 unread large lists requested in one packet': async () => {
    const socket = openConnection(head(largestList, staff).repeat(30))
    await expect.poll(() => inUse('unreadAnswers')).toBeGreaterThan(5_000_000)
    socket.destroy()
  },
  '12 connections with an unread large list': async () => {
    const sockets = Array.from({ length: 12 }, () => openConnection(head(largestList, staff)))
    await expect.poll(() => inUse('unreadAnswers')).toBeGreaterThan(10_000_000)
    for (const socket of sockets) socket.destroy()
    await expect.poll(() => inUse('largeReads')).toBe(0)
  },
  '8 unfinished forms of 10 files each': async () => {
    const texts = Object.entries(intoFolder(await plantFolder(api, customers.healthy), false)).map(([name, text]) =>
      part(`Content-Disposition: form-data; name="${name}"`, String(text)),
    )
    const file = part(fileHead('approval.pdf', 'Document'), randomPdf(14_000_000))
    const body = Buffer.concat([...texts, ...Array.from({ length: 10 }, () => file)])
    const forms = Array.from({ length: 8 }, () =>
      begin(api, writeTo('approvalFile', customers.healthy), {
        body: Buffer.concat([body, lastLine]),
        by: customer,
      }),
    )
    const pouring = forms.map(({ sending }) => pour(sending, body))
    await expect.poll(() => inUse('uploads')).toBe(shares.uploads.atOnceOfOne)
    await expect.poll(heldOnDisk, { timeout: 60_000 }).toBeGreaterThan(250_000_000)
    expect(heldOnDisk()).toBeLessThan(300_000_000)
    for (const { sending } of forms) sending.destroy()
    await Promise.all(pouring)
    await expect.poll(() => inUse('uploads')).toBe(0)
    await expect.poll(heldOnDisk).toBe(0)
  },
  '40 large lists of one user at once': async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => staff.get(largestList)))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([200, 429, 503]).toEqual(expect.arrayContaining([...statuses]))
    expect(statuses).toContain(200)
    for (const { status, headers } of answers) if (status !== 200) expect(headers.get('retry-after')).toBe('5')
  },
}

test.each(Object.keys(attacks))('%s keep memory small and other users served', async (name) => {
  await staff.get(largestList)
  const before = memoryOf(api.pid)
  let wait = 0
  const growth = await growthDuring(api.pid, async () => {
    wait = await waitsDuring(() => attacks[name]?.() ?? Promise.resolve())
  })
  console.info(`${name}: ${Math.round((before + growth) / 1e6)} MB, p99 of others ${Math.round(wait)} ms`)
  expect(before + growth).toBeLessThan(maxMemory)
  expect(wait).toBeLessThan(maxWait)
})
