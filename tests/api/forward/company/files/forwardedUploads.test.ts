import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  begin,
  boundary,
  completeForm,
  fileHead,
  formType,
  lastLine,
  part,
  pour,
} from '#tests/support/files/uploads.ts'
import { approvalOf } from '#tests/support/rows/concessions.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'

// A service that accepts every complete request, so only the portal can reject an invalid form.
let service: RecordingService
let api: Api
let by: Client

beforeAll(async () => {
  service = await recordingService()
  api = await startApi({ env: { WRITE_URL: service.url, COMPANY_CALLS: 'all' } })
  by = await api.as('customer')
  service.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{"message":"done","IdFile":"theirs"}')
  }
})

beforeEach(() => {
  service.recorded.length = 0
  service.arrived.length = 0
})

afterAll(async () => {
  await api.stop()
  await service.stop()
})

/** Large enough to need at least two reads, so that the service is connected before the form begins. */
const preamble = Buffer.from(`${'x'.repeat(80_000)}\r\n`)

const sendLate = async (form: Buffer, isChunked: boolean) => {
  const body = Buffer.concat([preamble, form])
  const { sending, answer } = begin(api, approvalOf(1, customers.healthy), { body, by, isChunked })
  await pour(sending, preamble)
  await expect.poll(() => service.arrived, { interval: 5 }).toHaveLength(1)
  await pour(sending, form)
  sending.end()
  return { body, answered: await answer }
}

const file = part(fileHead('a.pdf'), '%PDF-1.7')
const field = part('Content-Disposition: form-data; name="idCustomer"', '1')

const bad: Record<string, [status: number, form: () => Buffer]> = {
  'of a file that is a byte too large': [413, () => completeForm(randomBytes(15_000_001))],
  'of no file': [400, () => lastLine],
  'of an empty file': [400, () => completeForm('')],
  'of two files': [400, () => Buffer.concat([file, file, lastLine])],
  'with a field beside the file': [400, () => Buffer.concat([file, field, lastLine])],
  'under another name': [400, () => Buffer.concat([part(fileHead('a.pdf', 'other'), 'x'), lastLine])],
  'without an end': [400, () => file],
}

/** Some parsers see a field that names another customer, others see a part of the file. */
const hidden = `--${boundary}\nContent-Disposition: form-data; name="idCustomer"\n\n${customers.brandNew}\n`
const twoNames = 'Content-Disposition: form-data; name="file"; name="idCustomer"; filename="a.pdf"'
const ambiguous: Record<string, () => Buffer> = {
  'in the file, behind a line feed': () => completeForm(`x\n${hidden}`),
  'behind the end': () => Buffer.concat([file, lastLine, Buffer.from(hidden)]),
  'as a second name': () => Buffer.concat([part(twoNames, String(customers.brandNew)), lastLine]),
  'in a head that cannot be read': () =>
    Buffer.concat([part(`X: y\nContent-Disposition: form-data; name="idCustomer"`, '103'), file, lastLine]),
}
for (const [what, form] of Object.entries(ambiguous)) bad[`with a field ${what}`] = [400, form]

test.each([
  [`${formType}; boundary=other`, formType],
  [formType.replace(boundary, `"${boundary}"`), formType],
  [`Multipart/Form-Data;charset=utf-7; BOUNDARY=${boundary}`, formType],
])('a form with content type %s is forwarded with the parsed type', async (sent, parsed) => {
  const { sending, answer } = begin(api, approvalOf(1, customers.healthy), {
    body: completeForm('in order'),
    by,
    headers: { 'content-type': sent },
  })
  sending.end(completeForm('in order'))
  expect([(await answer)?.status, service.recorded.map(({ headers }) => headers['content-type'])]).toEqual([
    200,
    [parsed],
  ])
})

describe.each([
  ['with a length', false],
  ['without a length', true],
])('a slow form %s', (_way, isChunked) => {
  test('arrives completely at the service if valid', async () => {
    const { body, answered } = await sendLate(completeForm('in order'), isChunked)
    expect([answered?.status, service.recorded.map(({ bytes }) => bytes.equals(body))]).toEqual([200, [true]])
  })

  test.each(Object.entries(bad))(
    'never arrives completely at the service if invalid: %s',
    async (_what, [status, form]) => {
      expect((await sendLate(form(), isChunked)).answered?.status).toBe(status)
      expect(service.recorded).toEqual([])
    },
  )
})
