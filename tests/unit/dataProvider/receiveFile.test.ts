import { afterEach, expect, test, vi } from 'vitest'
import { receiveFile } from '#dataProvider/receiveFile.ts'
import { logistics } from '#schema/logistics/logistics.ts'
import { formatMissing, missingHeader, readMissing } from '#values/missing.ts'

afterEach(() => vi.unstubAllGlobals())

const input = { customerId: 101, links: ['/content/api/Main/0x1/DocumentFile'] }
const answering = (body: BodyInit | null, init: ResponseInit = {}) => {
  const fetch = vi.fn(async () => new Response(body, init))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const inParts = (parts: readonly string[], error?: Error) =>
  new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
      if (error) controller.error(error)
      else controller.close()
    },
  })

test('a file is received in chunks', async () => {
  const fetch = answering(inParts(['PK', '1234']))
  const progress: unknown[] = []
  const onProgress = (...standing: unknown[]) => progress.push(standing)
  const { file, missing } = await receiveFile(logistics.zipDocuments, input, { onProgress })
  expect([await file.text(), file.type, missing]).toEqual(['PK1234', 'application/zip', null])
  expect(progress).toEqual([
    [2, null],
    [6, null],
  ])
  const [url, init] = fetch.mock.lastCall as unknown as [string, RequestInit]
  expect([url, init.method, JSON.parse(String(init.body))]).toEqual([
    '/write/DownloadZipShipment',
    'POST',
    { id: 101, links: '/content/api/Main/0x1/DocumentFile' },
  ])
})

test('progress includes the file size if it is known', async () => {
  answering('PK', { headers: { 'Content-Length': '2' } })
  const onProgress = vi.fn()
  await receiveFile(logistics.zipDocuments, input, { onProgress })
  expect(onProgress).toHaveBeenLastCalledWith(2, 2)
})

test('missing documents are read from the response header', async () => {
  const names = Array.from({ length: 23 }, (_, at) => `Packing list é ${at}.pdf`)
  answering('PK', { headers: { [missingHeader]: formatMissing(names) } })
  const { missing } = await receiveFile(logistics.zipDocuments, input)
  expect(missing).toEqual({ count: 23, names: names.slice(0, 20) })
})

test.each(['', '%', 'null', '{}', '%7B%22count%22%3A%22x%22%7D'])(
  'the header %j names no missing documents',
  (header) => {
    expect(readMissing(header)).toBeNull()
  },
)

test('an interrupted file response rejects as offline', async () => {
  answering(inParts(['PK'], new TypeError('network')))
  await expect(receiveFile(logistics.zipDocuments, input)).rejects.toMatchObject({ status: 0, code: 'offline' })
})

test('an error response to a file call rejects like any call', async () => {
  answering(JSON.stringify({ error: 'rate_limited', message: 'Later.' }), { status: 429 })
  await expect(receiveFile(logistics.zipDocuments, input)).rejects.toMatchObject({ status: 429, code: 'rate_limited' })
})
