import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  begin,
  boundary,
  completeForm,
  expectNoFiles,
  formType,
  leftovers,
  pour,
  sendForm,
} from '#tests/support/files/uploads.ts'
import { approvalOf, documentAt } from '#tests/support/rows/concessions.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const path = approvalOf(1, customers.healthy)
const done = { message: 'Approval file sent successfully!', IdFile: 'of-the-company' }
let service: RecordingService
let api: Api
let by: Client
let isCut = false

beforeAll(async () => {
  service = await recordingService()
  api = await startApi({ env: { WRITE_URL: service.url, CONTENT_URL: service.url } })
  by = await api.as('customer')
})

beforeEach(() => {
  service.recorded.length = 0
  service.arrived.length = 0
  service.isEarly = false
  service.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(done))
  }
})

afterAll(async () => {
  await api.stop()
  await service.stop()
})

const listenForEnd = () => {
  isCut = false
  service.isEarly = true
  service.answer = (_response, request) => {
    request.resume().once('close', () => {
      isCut = !request.complete
    })
    request.on('error', () => {})
  }
}

describe('upload to a connected service', () => {
  test.each([false, true])('is forwarded byte for byte after the customer, without a length: %s', async (isChunked) => {
    const body = completeForm(randomBytes(15_000_000))
    const answer = await sendForm(api, path, { body, by, isChunked, headers: { 'idempotency-key': 'a key' } })
    expect([answer?.status, answer?.body]).toEqual([200, done])
    const [recorded] = service.recorded
    const customer = `--${boundary}\r\nContent-Disposition: form-data; name="idCustomer"\r\n\r\n${customers.healthy}\r\n`
    const sent = Buffer.concat([Buffer.from(customer), body])
    expect(recorded?.bytes.equals(sent)).toBe(true)
    expect(recorded?.headers).toMatchObject({ 'content-type': formType, 'idempotency-key': 'a key' })
    expect(recorded?.headers['content-length']).toBe(isChunked ? undefined : String(sent.length))
    expect(recorded?.headers.authorization).toBe(`Bearer ${by.token}`)
  })

  test('for a foreign customer returns 404 and is not forwarded', async () => {
    const { sending, answer } = begin(api, approvalOf(1, customers.brandNew), {
      body: Buffer.alloc(0),
      by,
      headers: { 'content-length': 5_000_000 },
    })
    sending.flushHeaders()
    expect((await answer)?.status).toBe(404)
    sending.destroy()
    expect(service.arrived).toEqual([])
  })

  test('with a too large content length returns 413 and is not forwarded', async () => {
    const { sending, answer } = begin(api, path, {
      body: Buffer.alloc(0),
      by,
      headers: { 'content-length': 20_000_000 },
    })
    sending.flushHeaders()
    expect((await answer)?.status).toBe(413)
    sending.destroy()
    expect(service.arrived).toEqual([])
  })

  test('without a boundary returns 400 and is not forwarded', async () => {
    const headers = { 'content-type': 'multipart/form-data; charset=utf-8' }
    expect((await sendForm(api, path, { body: completeForm('x'), by, headers }))?.status).toBe(400)
    expect(service.arrived).toEqual([])
  })

  test.each([false, true])(
    'of 15,000,001 bytes returns 413 and is cut off at the service, without a length: %s',
    async (isChunked) => {
      listenForEnd()
      const answer = await sendForm(api, path, { body: completeForm(randomBytes(15_000_001)), by, isChunked })
      expect([answer?.status, answer?.body?.message]).toEqual([413, 'Maximum file size is 15MB.'])
      await expect.poll(() => isCut, { interval: 20 }).toBe(true)
      expect(service.recorded).toEqual([])
    },
  )

  test.each([
    ['without an end', completeForm('whole').subarray(0, -4)],
    ['under another name', Buffer.from(String(completeForm('whole')).replace('name="file"', 'name="other"'))],
    ['that are empty', completeForm('')],
  ])('of files %s returns 400 and never arrives completely', async (_what, body) => {
    listenForEnd()
    expect((await sendForm(api, path, { body, by }))?.status).toBe(400)
    if (service.arrived.length > 0) await expect.poll(() => isCut, { interval: 20 }).toBe(true)
    expect(service.recorded).toEqual([])
  })

  test('aborted by the client is aborted at the service', async () => {
    listenForEnd()
    const body = completeForm(randomBytes(5_000_000))
    const { sending, answer } = begin(api, path, { body, by })
    await pour(sending, body.subarray(0, 2_000_000))
    await expect.poll(() => service.arrived.length, { interval: 10 }).toBe(1)
    sending.destroy()
    expect(await answer).toBe(null)
    await expect.poll(() => isCut, { interval: 20 }).toBe(true)
  })

  test('returns an early error response of the service', async () => {
    service.isEarly = true
    service.answer = (response) => {
      response.writeHead(409, { 'content-type': 'application/json' }).end('{"error":"conflict","message":"Approved."}')
    }
    const body = completeForm(randomBytes(10_000_000))
    // Keep-alive, as browsers do: with `connection: close` the response may be lost while the body is still being sent.
    const { sending, answer: answered } = begin(api, path, { body, by, headers: { connection: 'keep-alive' } })
    const isSent = once(sending, 'finish')
    sending.end(body)
    const answer = await answered
    expect([answer?.status, answer?.body?.error]).toEqual([409, 'conflict'])
    // The portal consumes the rest of the body, so the client can finish sending.
    await isSent
  })

  test('returns 502 if the service disconnects', async () => {
    service.isEarly = true
    service.answer = (_response, request) => void request.socket.destroy()
    const answer = await sendForm(api, path, { body: completeForm(randomBytes(3_000_000)), by })
    expect([answer?.status, answer?.body?.error]).toEqual([502, 'unavailable'])
  })

  test('succeeds again after the service has recovered', async () => {
    expect((await sendForm(api, path, { body: completeForm('x'), by }))?.status).toBe(200)
  })
})

describe('document of a connected service', () => {
  test.each([
    [
      'text/html; charset=utf-8',
      'inline; filename="a.html"',
      'application/octet-stream',
      'attachment; filename="a.html"',
    ],
    ['image/svg+xml', undefined, 'application/octet-stream', 'attachment'],
    ['application/pdf', 'inline; filename="a.pdf"', 'application/pdf', 'attachment; filename="a.pdf"'],
    ['application/pdf', 'attachment; filename="a.pdf"', 'application/pdf', 'attachment; filename="a.pdf"'],
    ['text/xml', 'inline', 'application/octet-stream', 'attachment'],
  ])('of type %s is sent as an attachment with a safe type', async (type, disposition, safeType, safeDisposition) => {
    service.answer = (response) => {
      response.writeHead(200, { 'content-type': type, ...(disposition ? { 'content-disposition': disposition } : {}) })
      response.end('<script>alert(1)</script>')
    }
    const { status, headers, text } = await by.get(documentAt('a-file', customers.healthy))
    expect([status, text]).toEqual([200, '<script>alert(1)</script>'])
    expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([safeType, safeDisposition])
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('slow upload', () => {
  const slow = {
    program: 'tests/support/services/probeGateway.ts',
    env: { READ_DEADLINE: '5000', UPLOAD_DEADLINE: '800' },
  }
  let own: Api
  let connected: Api

  beforeAll(async () => {
    own = await startApi(slow)
    connected = await startApi({ ...slow, env: { ...slow.env, WRITE_URL: service.url } })
  })
  afterAll(async () => {
    await own.stop()
    await connected.stop()
  })

  test.each([
    ['the portal', () => own, 408],
    ['a service', () => connected, 504],
  ])('to %s is ended at the upload deadline, and leaves no file', async (_whose, portal, status) => {
    const sender = await portal().as('customer')
    const { sending, answer } = begin(portal(), path, { body: Buffer.alloc(100_000), by: sender })
    sending.write(completeForm('never whole').subarray(0, 150))
    const answered = await answer
    expect([answered?.status, answered?.body?.error]).toEqual([status, 'timeout'])
    sending.destroy()
    await expect.poll(() => leftovers(portal()), { interval: 20 }).toEqual(expectNoFiles)
  })
})
