import { createRequire } from 'node:module'
import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { hostileNames } from '#tests/support/files/fileNames.ts'
import { badInvoices, file, form, maxBytes, text } from '#tests/support/files/invoiceForms.ts'
import {
  begin,
  expectNoFiles,
  formType,
  lastLine,
  leftovers,
  pour,
  randomPdf,
  sendForm,
  sendLetters,
} from '#tests/support/files/uploads.ts'
import { sha256 } from '#tests/support/rows/concessions.ts'
import { addBar, approvedAt } from '#tests/support/rows/material.ts'
import { addOffer, invoiceAt, invoiceOf } from '#tests/support/rows/offers.ts'

// The parser used by Express, independent of the code that writes the header.
const { parse } = createRequire(import.meta.url)('content-disposition') as {
  parse: (header: string) => { parameters: Record<string, string> }
}

const customer = customers.healthy
const seed = process.env.NAMES_SEED ?? '2026'

describe('invoice for an agreement', () => {
  let api: Api
  let by: Client
  let next = 5_000

  onSharedApi.beforeAll(async ({ api: shared }) => {
    api = shared
    by = await api.as('customer')
  })

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
  const cleared = () => expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
  const headOf = (path: string, length: number) =>
    [
      `POST ${path} HTTP/1.1`,
      `Host: ${new URL(api.url).host}`,
      `Authorization: Bearer ${by.token}`,
      `Content-Type: ${formType}`,
      `Content-Length: ${length}`,
      'Connection: close',
      '',
      '',
    ].join('\r\n')

  test.each(Object.entries(badInvoices))('%s is rejected, and leaves nothing', async (_what, [status, make]) => {
    const id = await agreement()
    expect((await sendForm(api, invoiceOf(id), { body: make(), by }))?.status).toBe(status)
    expect(await statusOf(id)).toEqual(waiting)
    await cleared()
  })

  test('of 15,000,000 bytes is downloaded byte for byte', async () => {
    const id = await agreement()
    const full = randomPdf(maxBytes)
    expect((await sendForm(api, invoiceOf(id), { body: form(file(full)), by, isChunked: true }))?.status).toBe(200)
    const answer = await fetch(`${api.url}${invoiceAt(id)}`, { headers: { authorization: `Bearer ${by.token}` } })
    expect(sha256(new Uint8Array(await answer.arrayBuffer()))).toBe(sha256(full))
  })

  test('with a wrong content length is rejected, and leaves nothing', async () => {
    const id = await agreement()
    const body = form(file(randomPdf(200_000)))
    // The bytes beyond the declared length are an invalid request; the connection may be closed before the response is
    // read (0).
    for (const length of [1_000, body.length - lastLine.length, body.length - 3])
      expect((await sendLetters(api.url, headOf(invoiceOf(id), length), body)).status).toBeOneOf([0, 400])
    const { status } = await sendLetters(api.url, headOf(invoiceOf(id), body.length + 10), body, { isCut: true })
    expect(status).toBe(0)
    expect(await statusOf(id)).toEqual(waiting)
    await cleared()
  })

  test("for another customer's agreement returns 404 before the body is sent", async () => {
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

  test('aborted at 200 positions leaves no partial file and completes nothing', async () => {
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

  test.each(['an invoice', 'an approval of a bar'])(
    '%s with a hostile file name is downloaded under its stored name',
    async (what) => {
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
    },
  )
})
