import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  boundary,
  completeForm,
  expectNoFiles,
  fileHead,
  formType,
  lastLine,
  leftovers,
  part,
  sendForm,
} from '#tests/support/files/uploads.ts'
import { approvalOf, documentAt, plantConcession } from '#tests/support/rows/concessions.ts'

const customer = customers.healthy
let api: Api
let by: Client
let concession: number

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  by = await api.as('customer')
  concession = await plantConcession(api, customer)
})

const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)
const file = (content: string, name = 'a.pdf', of = 'file') => part(fileHead(name, of), content)
const form = (...parts: Buffer[]) => Buffer.concat([...parts, lastLine])
const times = (count: number, make: (index: number) => Buffer) =>
  form(...Array.from({ length: count }, (_, at) => make(at)))
const nested = Buffer.concat([
  Buffer.from('--inner\r\n'),
  Buffer.from('Content-Disposition: file; filename="inner.pdf"\r\n\r\ninner\r\n--inner--\r\n'),
])
const disposition = 'Content-Disposition: form-data; name="file"; filename="a.pdf"'

type Malformed = [what: string, body: Buffer, status: number, headers?: Record<string, string>]

const malformed: Malformed[] = [
  ['no boundary', completeForm('x'), 415, { 'content-type': 'multipart/form-data' }],
  ['an empty boundary', completeForm('x'), 400, { 'content-type': 'multipart/form-data; boundary=' }],
  [
    'another parameter for the boundary',
    completeForm('x'),
    400,
    { 'content-type': 'multipart/form-data; charset=utf-8' },
  ],
  ['another boundary', completeForm('x'), 400, { 'content-type': 'multipart/form-data; boundary=other' }],
  [
    'a boundary of 5,000 characters',
    completeForm('x'),
    400,
    { 'content-type': `multipart/form-data; boundary=${'x'.repeat(5_000)}` },
  ],
  ['another multipart type', completeForm('x'), 415, { 'content-type': formType.replace('form-data', 'mixed') }],
  ['JSON', Buffer.from('{"file":"x"}'), 415, { 'content-type': 'application/json' }],
  ['a plain form', Buffer.from('file=x'), 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['no type', Buffer.from('x'), 415, { 'content-type': '' }],
  ['a compressed form', gzipSync(completeForm('x')), 400, { 'content-encoding': 'gzip' }],
  ['an empty body', Buffer.alloc(0), 400],
  ['no part', lastLine, 400],
  ['a boundary alone', Buffer.from(`--${boundary}`), 400],
  ['a boundary and an empty line', Buffer.from(`--${boundary}\r\n\r\n`), 400],
  ['no boundary in the body', Buffer.from('file contents'), 400],
  ['no end', file('x'), 400],
  ['no end within the file', Buffer.from(`--${boundary}\r\n${disposition}\r\n\r\nhalf of i`), 400],
  ['no end within the head', Buffer.from(`--${boundary}\r\nContent-Disposition: form-da`), 400],
  ['unterminated headers', Buffer.from(`--${boundary}\r\n${disposition}\r\n--${boundary}--\r\n`), 400],
  ['no headers', Buffer.from(`--${boundary}\r\n\r\nx\r\n--${boundary}--\r\n`), 400],
  ['a part without a disposition', form(part('Content-Type: application/pdf', 'x')), 400],
  ['a part of another disposition', form(part('Content-Disposition: attachment; name="file"; filename="a"', 'x')), 400],
  ['a part without a name', form(part('Content-Disposition: form-data; filename="a.pdf"', 'x')), 400],
  ['an empty field name', form(file('x', 'a.pdf', '')), 400],
  ['another field name', form(file('x', 'a.pdf', 'attachment')), 400],
  ['a field named __proto__', form(file('x', 'a.pdf', '__proto__')), 400],
  ['a field named constructor', form(field('constructor', 'x')), 400],
  ['a file part without a file', form(field('file', 'x')), 400],
  ['two files', form(file('x'), file('y')), 400],
  ['a file and a field', form(file('x'), field('idCustomer', '1')), 400],
  ['a field and a file', form(field('idCustomer', '1'), file('x')), 400],
  ['1,000 files', times(1_000, (at) => file(`x${at}`)), 400],
  ['1,000 fields', times(1_000, (at) => field(`f${at}`, 'x')), 400],
  ['1,000 parts without a head', times(1_000, () => part('', 'x')), 400],
  ['a field of a megabyte', form(field('file', 'x'.repeat(1_000_000))), 400],
  [
    'a form in a form',
    form(part('Content-Disposition: form-data; name="file"\r\nContent-Type: multipart/mixed; boundary=inner', nested)),
    400,
  ],
  ['a disposition after 100 kB of headers', form(part(`X: ${'x'.repeat(100_000)}\r\n${disposition}`, 'x')), 400],
  ['a line break in the name', form(part('Content-Disposition: form-data; name="file"; filename="a\n.pdf"', 'x')), 400],
  [
    'a carriage return in the name',
    form(part('Content-Disposition: form-data; name="file"; filename="a\r.pdf"', 'x')),
    400,
  ],
  ['a malformed header', form(part('file', 'x')), 400],
  ['an empty file', form(file('')), 400],
  ['no choice, as browsers send it', form(part(fileHead(''), '')), 400],
]

describe('upload form', () => {
  test.each(malformed)('with %s is rejected, and leaves no file', async (_what, body, status, headers = {}) => {
    const before = await api.rows.count('files')
    for (const isChunked of [false, true]) {
      const answer = await sendForm(api, approvalOf(concession, customer), { body, by, headers, isChunked })
      expect([answer?.status, answer?.body]).toEqual([status, expect.objectContaining({ error: 'invalid_input' })])
    }
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
    expect(await api.rows.count('files')).toEqual(before)
  })

  test('with an endless preamble returns 413', async () => {
    const body = Buffer.alloc(15_200_000, 'x')
    const answer = await sendForm(api, approvalOf(concession, customer), { body, by, isChunked: true })
    expect([answer?.status, answer?.body?.message]).toEqual([413, 'Maximum file size is 15MB.'])
  })

  test('with a preamble and an epilogue is accepted', async () => {
    const id = await plantConcession(api, customer)
    const body = Buffer.concat([Buffer.from('preamble\r\n'), completeForm('%PDF-1.7 inside'), Buffer.from('epilogue')])
    const answer = await sendForm(api, approvalOf(id, customer), { body, by })
    expect(answer?.status).toBe(200)
    expect((await by.get(documentAt(String(answer?.body?.IdFile), customer))).text).toBe('%PDF-1.7 inside')
  })

  test('truncated at any byte is rejected', async () => {
    const body = completeForm('%PDF-1.7 whole')
    const ends = Array.from({ length: body.length - 4 }, (_, at) => at)
    const statuses = new Set<number | undefined>()
    for (let at = 0; at < ends.length; at += 20)
      for (const answer of await Promise.all(
        ends
          .slice(at, at + 20)
          .map((end) => sendForm(api, approvalOf(concession, customer), { body: body.subarray(0, end), by })),
      ))
        statuses.add(answer?.status)
    expect([...statuses]).toEqual([400])
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
  })
})

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const contents: [what: string, name: string, content: string | Buffer, type: string][] = [
  ['a PDF', 'a.pdf', '%PDF-1.7\n', 'application/pdf'],
  ['a PDF without an extension', 'approval', '%PDF-1.7\n', 'application/pdf'],
  ['a picture', 'a.png', picture, 'image/png'],
  ['a web page after a PDF signature', 'a.pdf', '%PDF-1.7 <script>alert(1)</script>', 'application/pdf'],
  ['a script after a picture signature', 'a.gif', 'GIF89a/*\u0000\u0000*/=1;alert(1)', 'image/gif'],
]

describe('content type of an upload', () => {
  test.each(contents)('is detected for %s', async (_what, name, content, type) => {
    const id = await plantConcession(api, customer)
    const { body } = (await sendForm(api, approvalOf(id, customer), { body: completeForm(content, name), by })) ?? {}
    const { status, headers } = await by.get(documentAt(String(body?.IdFile), customer))
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  })
})
