import { once } from 'node:events'
import { cpSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sparedDiskBytes } from '#backend/process/limits.ts'
import { type Api, bearer, type Client, clientSecret, startApi, tokenAt } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  begin,
  completeForm,
  expectNoFiles,
  fileHead,
  lastLine,
  leftovers,
  part,
  pour,
  randomPdf,
  sendForm,
} from '#tests/support/files/uploads.ts'
import { startOn } from '#tests/support/portal/portalProcess.ts'
import { hasSmallDisks, onSmallDisk, seenBy } from '#tests/support/portal/smallDisk.ts'
import { writeTo } from '#tests/support/rows/approvalFiles.ts'
import { approvalOf, plantConcession } from '#tests/support/rows/concessions.ts'
import { recordingService } from '#tests/support/services/recordingService.ts'

const customer = customers.healthy
const idle = 1_500
let api: Api
let by: Client
let other: Client

beforeAll(async () => {
  const env = { MAX_UPLOADS_PER_USER: '2', MAX_UPLOADS: '3', IDLE_DEADLINE: String(idle) }
  api = await startApi({ program: 'tests/support/services/probeGateway.ts', env })
  by = await api.as('customer')
  const admin = await api.as('admin')
  other = await api.as((await addMember(api, admin, { multiple_client_ids: [customer] })).email)
})

afterAll(() => api.stop())

const pathOf = async () => approvalOf(await plantConcession(api, customer), customer)

const metric = async (name: string) => {
  const text = await (await fetch(api.metricsUrl)).text()
  return Number(new RegExp(`^portal_limit_${name}{limit="uploads"} (\\S+)`, 'm').exec(text)?.[1])
}

/** A form that is started and continues as long as it is held. */
const beginForm = async (by: Client) => {
  const body = completeForm(randomPdf(100_000))
  const { sending, answer } = begin(api, await pathOf(), { body, by })
  await pour(sending, body.subarray(0, 1_000))
  let at = 1_000
  const trickle = setInterval(() => {
    sending.write(body.subarray(at, at + 1))
    at += 1
  }, idle / 5)
  const stop = () => clearInterval(trickle)
  const finish = () => {
    stop()
    sending.end(body.subarray(at))
    return answer
  }
  const cut = () => {
    stop()
    sending.destroy()
  }
  return { finish, cut }
}

describe('simultaneous uploads', () => {
  test('are limited to two per user; a third waits, while another user is accepted', async () => {
    const own = [await beginForm(by), await beginForm(by)]
    await expect.poll(() => metric('in_use')).toBe(2)
    const third = await beginForm(by)
    await expect.poll(() => metric('waiting')).toBe(1)
    const others = await beginForm(other)
    await expect.poll(() => metric('in_use')).toBe(3)
    expect((await others.finish())?.status).toBe(200)
    for (const { finish } of [...own, third]) expect((await finish())?.status).toBe(200)
    expect([await metric('in_use'), await metric('waiting')]).toEqual([0, 0])
  })

  test('are limited to three overall; a fourth waits', async () => {
    const started = [await beginForm(by), await beginForm(by), await beginForm(other)]
    await expect.poll(() => metric('in_use')).toBe(3)
    const fourth = await beginForm(other)
    await expect.poll(() => metric('waiting')).toBe(1)
    for (const { finish } of [...started, fourth]) expect((await finish())?.status).toBe(200)
  })

  test('do not include one whose client hung up while waiting', async () => {
    const started = [await beginForm(by), await beginForm(by)]
    await expect.poll(() => metric('in_use')).toBe(2)
    const third = await beginForm(by)
    await expect.poll(() => metric('waiting')).toBe(1)
    third.cut()
    for (const { finish } of started) expect((await finish())?.status).toBe(200)
    await expect.poll(() => metric('in_use')).toBe(0)
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
  })
})

describe('unfinished form', () => {
  test('that sends nothing until the deadline returns 408, and leaves no file', async () => {
    const began = performance.now()
    const body = completeForm(randomPdf(100_000))
    const { sending, answer } = begin(api, await pathOf(), { body, by })
    await pour(sending, body.subarray(0, 50_000))
    // The rest is read and dropped, so that a browser receives the rejection.
    await expect.poll(() => metric('in_use')).toBe(1)
    await expect.poll(() => metric('in_use')).toBe(0)
    expect(performance.now() - began).toBeGreaterThan(idle * 0.9)
    sending.end(body.subarray(50_000))
    expect(await answer).toMatchObject({ status: 408, body: { error: 'timeout' } })
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
  })

  test('is rejected at the first file too many, without waiting for its end', async () => {
    const one = part(fileHead('one.pdf'), randomPdf(1_000))
    const body = Buffer.concat([one, part(fileHead('two.pdf'), randomPdf(10_000_000)), lastLine])
    const { sending } = begin(api, await pathOf(), { body, by })
    await pour(sending, body.subarray(0, one.length + 1_000))
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
    await expect.poll(() => metric('in_use')).toBe(0)
    sending.destroy()
  })
})

test('a client that asks to close the connection can send the rest of a rejected form, and gets its answer', async () => {
  const { hostname, port, host } = new URL(api.url)
  const body = Buffer.concat([part(fileHead('one.pdf'), randomPdf(12_000_000)), lastLine])
  const socket = connect(Number(port), hostname).setEncoding('latin1')
  const errors: Error[] = []
  socket.on('error', (error) => errors.push(error))
  let text = ''
  socket.on('data', (piece: string) => {
    text += piece
  })
  socket.write(
    `POST ${writeTo('approvalFile', customer)} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n` +
      `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${body.length}\r\n\r\n`,
  )
  await expect.poll(() => text).toMatch(/^HTTP\/1.1 401 .*"id":"[^"]+"}$/s)
  await new Promise((sent) => socket.write(body, sent))
  await once(socket, 'close')
  expect(errors).toEqual([])
})

describe('upload to a connected service', () => {
  test('that stalls returns 408', async () => {
    const company = await recordingService()
    const env = { WRITE_URL: company.url, IDLE_DEADLINE: '500' }
    const front = await startApi({ program: 'tests/support/services/probeGateway.ts', env })
    try {
      const staff = await front.as('staff')
      const body = completeForm(randomPdf(100_000))
      const { sending, answer } = begin(front, approvalOf(7, customer), { body, by: staff })
      await pour(sending, body.subarray(0, 50_000))
      expect(await answer).toMatchObject({ status: 408 })
      expect(company.recorded).toEqual([])
    } finally {
      await front.stop()
      await company.stop()
    }
  })
})

describe.runIf(hasSmallDisks())('nearly full disk', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-room-'))
  afterAll(() => {
    for (const folder of [dataDir, `${dataDir}.kept`]) rmSync(folder, { recursive: true })
  })

  test('accepts uploads that leave space for the database, and returns 507 for larger ones', async () => {
    cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
    const portal = await startOn(dataDir, { OAUTH_CLIENT_SECRET: clientSecret }, (program) =>
      onSmallDisk(dataDir, 120, program),
    )
    try {
      const disk = seenBy(portal.pid, dataDir)
      const admin = bearer(portal.url, await tokenAt(portal.url, 'admin'))
      const { bavail, bsize } = statfsSync(disk)
      const left = sparedDiskBytes + 2_000_000
      writeFileSync(join(disk, 'ballast'), Buffer.alloc(bavail * bsize - left))
      const storedFiles = () => readdirSync(join(disk, 'files/kept')).length
      const before = storedFiles()
      const send = (bytes: number) =>
        sendForm(portal, '/write/data/contacts/1/photo', {
          body: Buffer.concat([part(fileHead('photo.png', 'photo'), randomPdf(bytes)), lastLine]),
          by: admin,
        })
      expect(await send(3_000_000)).toMatchObject({ status: 507, body: { error: 'storage_full' } })
      // The file is read and rejected because it is no picture.
      expect((await send(500_000))?.status).toBe(400)
      expect(storedFiles()).toBe(before)
      expect(statSync(disk).isDirectory()).toBe(true)
    } finally {
      await portal.end('SIGTERM')
    }
  })
})
