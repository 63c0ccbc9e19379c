import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type Api, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

let api: Api

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
})

const sendEncoded = async (body: Buffer<ArrayBuffer>, encoding: string) => {
  const headers = { 'content-type': 'application/json', 'content-encoding': encoding }
  const answer = await fetch(`${api.url}${signInPath}`, { method: 'POST', headers, body })
  return { status: answer.status, body: (await answer.json()) as { error: string; message: string } }
}

const zipped = gzipSync(JSON.stringify(grant('admin')))

test('a gzip-encoded body is accepted', async () => {
  expect((await sendEncoded(zipped, 'gzip')).status).toBe(200)
})

test.each([
  ['is not gzip', Buffer.from('no gzip at all')],
  ['is truncated', Buffer.from(zipped.subarray(0, 40))],
])('a body with gzip encoding that %s returns 400', async (_how, bytes) => {
  const { status, body } = await sendEncoded(bytes, 'gzip')
  expect([status, body.error]).toEqual([400, 'invalid_request'])
})

test('a body in an unknown encoding returns 415 with the known ones', async () => {
  const { status, body } = await sendEncoded(zipped, 'compress')
  expect([status, body.error]).toEqual([415, 'invalid_request'])
  expect(body.message).toContain('gzip')
})

test('a body that is too large returns 413 while the client is still sending', async () => {
  const body = Buffer.alloc(15_000_000, ' ')
  for (let turn = 0; turn < 5; turn += 1) {
    const answer = await fetch(`${api.url}${signInPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([answer.status, ((await answer.json()) as { error: string }).error]).toEqual([413, 'invalid_request'])
  }
})

test('encoded bodies cause no logged error', () => {
  expect(api.output.filter((line) => line.includes('"level":50'))).toEqual([])
})
