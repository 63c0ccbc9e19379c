import { createRequire } from 'node:module'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '../../../support/apiClient.ts'
import { sha256 } from '../../../support/concessions.ts'
import { hostileNames } from '../../../support/fileNames.ts'
import { addBar, approvedAt } from '../../../support/material.ts'
import { addOffer, invoiceAt, invoiceOf } from '../../../support/offers.ts'
import { type RecordingService, recordingService } from '../../../support/recordingService.ts'
import {
  begin,
  fileHead,
  formType,
  lastLine,
  leftovers,
  nothingLeft,
  part,
  pour,
  randomPdf,
  sendForm,
  sendLetters,
} from '../../../support/uploads.ts'
import { customers } from '../../../support/users.ts'

// The parser of Express, which takes no part in writing the header.
const { parse } = createRequire(import.meta.url)('content-disposition') as {
  parse: (header: string) => { parameters: Record<string, string> }
}

const customer = customers.healthy
const most = 15_000_000
const seed = process.env.NAMES_SEED ?? '2026'

const text = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const file = (content: string | Buffer = '%PDF-1.7', field = 'documentFactura', name = 'a.pdf') =>
  part(fileHead(name, field), content)
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, lastLine])

/** What no agreement takes for its invoice, whoever answers. */
const bad: Readonly<Record<string, readonly [status: number, form: () => Buffer]>> = {
  'without a file': [400, () => form()],
  'with a text that nobody declared': [400, () => form(text('comment', 'x'), file())],
  'with a text behind the file': [400, () => form(file(), text('comment', 'x'))],
  'with two files': [400, () => form(file(), file())],
  'with an empty file': [400, () => form(file(''))],
  'with a file of another name': [400, () => form(file('%PDF-1.7', 'file'))],
  'without an end': [400, () => file()],
  'of a file that is a byte too large': [413, () => form(file(randomPdf(most + 1)))],
}

describe('the invoice for an agreement, embedded', () => {
  let api: Api
  let by: Client
  let next = 5_000

  beforeAll(async () => {
    api = await startApi()
    by = await api.as('customer')
  })

  afterAll(() => api.stop())

  const agreement = () => {
    next += 1
    return addOffer(api, { id: next, customer, status: 2 })
  }
  const bar = () => {
    next += 1
    return addBar(api, { id: next, customer })
  }
  const statusOf = async (id: number) => {
    const [row] = await api.rows.ask('select status, invoice_file_id from offers where id = ?', id)
    return [row?.status, row?.invoice_file_id]
  }
  const waiting = [2, null]
  const cleared = () => expect.poll(() => leftovers(api), { interval: 20 }).toEqual(nothingLeft)
  const headOf = (path: string, length: number) =>
    [
      ...[`POST ${path} HTTP/1.1`, `Host: ${new URL(api.url).host}`, `Authorization: Bearer ${by.token}`],
      ...[`Content-Type: ${formType}`, `Content-Length: ${length}`, 'Connection: close', '', ''],
    ].join('\r\n')

  test.each(Object.entries(bad))('%s is refused, and leaves nothing', async (_what, [status, make]) => {
    const id = await agreement()
    expect((await sendForm(api, invoiceOf(id), { body: make(), by }))?.status).toBe(status)
    expect(await statusOf(id)).toEqual(waiting)
    await cleared()
  })

  test('of 15,000,000 bytes comes back byte by byte', async () => {
    const id = await agreement()
    const full = randomPdf(most)
    expect((await sendForm(api, invoiceOf(id), { body: form(file(full)), by, isChunked: true }))?.status).toBe(200)
    const answer = await fetch(`${api.url}${invoiceAt(id)}`, { headers: { authorization: `Bearer ${by.token}` } })
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(full))
  })

  test('that lies about its length is no whole form, and leaves nothing', async () => {
    const id = await agreement()
    const body = form(file(randomPdf(200_000)))
    // What follows is no request; the connection may be closed on it before the answer is read.
    for (const length of [1_000, body.length - lastLine.length, body.length - 3])
      expect((await sendLetters(api.url, headOf(invoiceOf(id), length), body)).status).toBeOneOf([0, 400])
    const { status } = await sendLetters(api.url, headOf(invoiceOf(id), body.length + 10), body, { isCut: true })
    expect(status).toBe(0)
    expect(await statusOf(id)).toEqual(waiting)
    await cleared()
  })

  test("for another's agreement is refused before anything of it is sent", async () => {
    const foreign = await addOffer(api, { id: 4_999, customer: customers.brandNew, status: 2 })
    for (const id of [foreign, 987_654]) {
      const headers = { 'content-length': 1_000_000 }
      const { sending, answer } = begin(api, invoiceOf(id), { body: Buffer.alloc(0), by, headers })
      sending.flushHeaders()
      expect((await answer)?.status).toBe(404)
      sending.destroy()
    }
    expect(await statusOf(foreign)).toEqual(waiting)
  })

  test('that is broken off anywhere, 200 times, leaves nothing half and completes nothing', async () => {
    const id = await agreement()
    const body = form(file(randomPdf(100_000)))
    for (let at = 0; at < 200; at += 1) {
      const { sending, answer } = begin(api, invoiceOf(id), { body, by })
      answer.catch(() => undefined)
      await pour(sending, body.subarray(0, Math.floor((at * body.length) / 200)))
      sending.destroy()
    }
    await cleared()
    expect(await statusOf(id)).toEqual(waiting)
  })

  test.each(['an invoice', 'an approval of a bar'])('%s of a hostile name comes back as it is kept', async (what) => {
    const isInvoice = what === 'an invoice'
    const faults: string[] = []
    for (const [sent, name] of hostileNames(seed, 30)) {
      const id = await (isInvoice ? agreement() : bar())
      const parts = isInvoice
        ? [file('%PDF-1.7', 'documentFactura', sent)]
        : [text('idHeat', String(id)), text('approved', 'true'), file('%PDF-1.7', 'approvalFiles', sent)]
      const path = isInvoice ? invoiceOf(id) : approvedAt(customer)
      const answer = await sendForm(api, path, { body: form(...parts), by })
      const back = await by.get(isInvoice ? invoiceAt(id) : `/content/api/Bar/${id}/approvalDocument`)
      const { filename } = parse(back.headers.get('content-disposition') ?? '').parameters
      if (answer?.status !== 200 || filename !== name)
        faults.push(`${sent}: ${answer?.status} ${filename}, not ${name}`)
    }
    expect(faults).toEqual([])
    await cleared()
  })
})

describe('the invoice for an agreement, on its way to a service', () => {
  let service: RecordingService
  let api: Api
  let by: Client
  const own = 5_001
  const foreign = 5_002

  beforeAll(async () => {
    service = await recordingService()
    api = await startApi({ env: { WRITE_URL: service.url } })
    by = await api.as('customer')
    await addOffer(api, { id: own, customer, status: 2 })
    await addOffer(api, { id: foreign, customer: customers.brandNew, status: 2 })
    service.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"message":"done"}')
    }
  })

  afterAll(async () => {
    await api.stop()
    await service.stop()
  })

  test.each(Object.entries(bad))('%s never arrives whole', async (_what, [status, make]) => {
    service.recorded.length = 0
    expect((await sendForm(api, invoiceOf(own), { body: make(), by }))?.status).toBe(status)
    expect(service.recorded).toEqual([])
  })

  test('arrives with the very bytes that came', async () => {
    service.recorded.length = 0
    const body = form(file(randomPdf(300_000)))
    expect((await sendForm(api, invoiceOf(own), { body, by }))?.status).toBe(200)
    expect(service.recorded.map(({ url }) => url)).toEqual([`/base/Quotes/${own}/submitOfferFile`])
    expect(service.recorded[0]?.bytes.equals(body)).toBe(true)
  })

  test("for another's agreement does not arrive at all", async () => {
    service.arrived.length = 0
    for (const id of [foreign, 987_654])
      expect((await sendForm(api, invoiceOf(id), { body: form(file()), by }))?.status).toBe(404)
    expect(service.arrived).toEqual([])
  })
})
