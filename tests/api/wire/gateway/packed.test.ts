import { get, type IncomingHttpHeaders } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { Api } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'

let api: Api
let token: string

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  token = (await api.as('admin')).token
})

const answerTo = (path: string, encoding?: string) =>
  new Promise<{ headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, ...(encoding && { 'Accept-Encoding': encoding }) }
    get(`${api.url}${path}`, { headers }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) })
    }).on('error', reject)
  })

const users = '/read/Users/ObtenerUsuariosForge/?range=[0,24]'

const withoutNonces = (bytes: Buffer) => bytes.toString().replaceAll(/(nonce|content)="[\w+/=]{24}"/g, '')

test.each([users, '/forge/'])('%s has the same content compressed and uncompressed', async (path) => {
  const plain = await answerTo(path)
  const packed = await answerTo(path, 'br, gzip')
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['content-length']).toBe(String(packed.bytes.length))
  expect(packed.bytes.length).toBeLessThan(plain.bytes.length * 0.6)
  expect(withoutNonces(gunzipSync(packed.bytes))).toBe(withoutNonces(plain.bytes))
  expect([plain, packed].map(({ headers }) => headers.vary)).toEqual(['Accept-Encoding', 'Accept-Encoding'])
  expect(packed.headers['content-type']).toBe(plain.headers['content-type'])
})

test.each(['gzip;q=0', 'identity', 'br'])('a response to accept-encoding %s is uncompressed', async (encoding) => {
  const { headers, bytes } = await answerTo(users, encoding)
  expect(headers['content-encoding']).toBeUndefined()
  expect(JSON.parse(bytes.toString()).users).toHaveLength(25)
})

test('a response that fits into one packet is not compressed', async () => {
  const { headers } = await answerTo('/auth/api/rolesforge', 'gzip')
  expect(headers['content-encoding']).toBeUndefined()
})
