import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  begin,
  expectNoFiles,
  fileHead,
  lastLine,
  leftovers,
  part,
  pour,
  randomPdf,
  sendForm,
} from '#tests/support/files/uploads.ts'
import { addBar, approvedAt } from '#tests/support/rows/material.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

const customer = customers.healthy
const max = 15_000_000

const text = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const file = (content: string | Buffer = '%PDF-1.7', field = 'approvalFiles') => part(fileHead('a.pdf', field), content)
const form = (...parts: readonly Buffer[]) => Buffer.concat([...parts, lastLine])

const bar = text('idHeat', '8001')
const yes = text('approved', 'true')
const no = text('approved', 'false')

/** Forms that every upload call rejects, with status and field of the error. */
const bad: Readonly<Record<string, readonly [status: number, field: string | null, form: () => Buffer]>> = {
  'without a required text': [400, 'idHeat', () => form(yes, file())],
  'without texts': [400, null, () => form(file())],
  'with an undeclared text': [400, 'idCustomer', () => form(bar, yes, text('idCustomer', '103'), file())],
  'with a text twice': [400, 'idHeat', () => form(bar, yes, text('idHeat', '8002'), file())],
  'with a text after the file': [400, 'comment', () => form(bar, yes, file(), text('comment', 'x'))],
  'with a malformed id': [400, 'idHeat', () => form(text('idHeat', '1;3'), yes, file())],
  'with an answer that is neither yes nor no': [400, 'approved', () => form(bar, text('approved', '1'), file())],
  'with a text that is too long': [400, 'comment', () => form(bar, no, text('comment', 'x'.repeat(256)))],
  'with a text of 100,000 bytes': [400, 'comment', () => form(bar, no, text('comment', 'x'.repeat(90_000)))],
  'with a control character': [400, 'comment', () => form(bar, no, text('comment', 'a\u0000b'))],
  'with two files': [400, 'approvalFiles', () => form(bar, yes, file(), file())],
  'with an empty file': [400, 'approvalFiles', () => form(bar, yes, file(''))],
  'with a file of another name': [400, 'file', () => form(bar, yes, file('x', 'file'))],
  'with a file instead of a text': [400, null, () => form(file('8001', 'idHeat'), yes)],
  'with a file one byte too large': [413, null, () => form(bar, yes, file(randomPdf(max + 1)))],
}

describe('form of texts and files', () => {
  let api: Api
  let by: Client
  const path = approvedAt(customer)

  beforeAll(async () => {
    api = await startApi()
    by = await api.as('customer')
    for (const id of [8001, 8002, 8003, 8004]) await addBar(api, { id, customer })
  })

  afterAll(() => api.stop())

  const decided = async (id: number) => {
    const [row] = await api.rows.ask('select is_approved, refusal, approval_file_id from bars where id = ?', id)
    return row
  }
  const cleared = () => expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)

  test.each(Object.entries(bad))('%s is rejected, and leaves nothing', async (_what, [status, field, make]) => {
    const answer = await sendForm(api, path, { body: make(), by })
    expect(answer?.status).toBe(status)
    if (field !== null) expect(Object.keys(answer?.body?.fields as object)).toEqual([field])
    expect(await decided(8001)).toMatchObject({ is_approved: null, approval_file_id: null })
    await cleared()
  })

  test('of another customer returns 404, and leaves nothing', async () => {
    const stranger = await api.as('hold')
    expect((await sendForm(api, path, { body: form(bar, yes, file()), by: stranger }))?.status).toBe(404)
    await cleared()
  })

  test('of 15,000,000 bytes is stored byte for byte, with UTF-8 texts and without a length', async () => {
    const full = randomPdf(max)
    const body = form(text('idHeat', '8002'), yes, file(full))
    expect((await sendForm(api, path, { body, by, isChunked: true }))?.status).toBe(200)
    const { bytes } = await fetch(`${api.url}/content/api/Bar/8002/approvalDocument`, {
      headers: { authorization: `Bearer ${by.token}` },
    }).then(async (answer) => ({ bytes: Buffer.from(await answer.arrayBuffer()) }))
    expect(bytes.equals(full)).toBe(true)
  })

  test('without a file is accepted if none is required, and its text is stored unchanged', async () => {
    const reason = 'Grano grueso: ñandú «é» 承認 🔥\r\nOtra vez.'
    const body = form(
      text('idHeat', '8003'),
      no,
      part('Content-Disposition: form-data; name="comment"', Buffer.from(reason)),
    )
    expect((await sendForm(api, path, { body, by }))?.status).toBe(200)
    expect(await decided(8003)).toMatchObject({ is_approved: 0, refusal: reason })
  })

  test('aborted at 200 positions leaves no partial file and no decision', async () => {
    const body = form(text('idHeat', '8004'), yes, file(randomPdf(200_000)))
    for (let at = 0; at < 200; at += 1) {
      const { sending, answer } = begin(api, path, { body, by })
      answer.catch(() => undefined)
      await pour(sending, body.subarray(0, Math.floor((at * body.length) / 200)))
      sending.destroy()
    }
    await cleared()
    expect(await decided(8004)).toMatchObject({ is_approved: null })
  })
})

describe('form of texts and files forwarded to a service', () => {
  let service: RecordingService
  let api: Api
  let by: Client

  beforeAll(async () => {
    service = await recordingService()
    api = await startApi({ env: { WRITE_URL: service.url } })
    by = await api.as('customer')
    service.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end('{"message":"done"}')
    }
  })

  afterAll(async () => {
    await api.stop()
    await service.stop()
  })

  test.each(Object.entries(bad))('%s never arrives completely', async (_what, [status, , make]) => {
    service.recorded.length = 0
    const answer = await sendForm(api, approvedAt(customer), { body: make(), by })
    expect(answer?.status).toBe(status)
    expect(service.recorded).toEqual([])
  })

  test('arrives with unchanged bytes, including its texts', async () => {
    service.recorded.length = 0
    const body = form(bar, yes, text('comment', 'as it is'), file(randomPdf(300_000)))
    expect((await sendForm(api, approvedAt(customer), { body, by }))?.status).toBe(200)
    expect(service.recorded).toHaveLength(1)
    expect(service.recorded[0]?.url).toBe('/base/Bar/approved')
    expect(service.recorded[0]?.bytes.equals(body)).toBe(true)
  })
})
