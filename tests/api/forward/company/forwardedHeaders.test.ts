import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type Api,
  browserWith,
  type Client,
  clientSecret,
  pageHeaders,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { freePort } from '#tests/support/portal/ports.ts'
import { type RecordingService, recordingService } from '#tests/support/services/recordingService.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

let service: RecordingService
let api: Api
let admin: Client

beforeAll(async () => {
  service = await recordingService()
  api = await startApi({ env: { READ_URL: service.url, WRITE_URL: service.url, TRUST_PROXY: 'off' } })
  admin = await api.as('admin')
})

afterAll(async () => {
  await api.stop()
  await service.stop()
})

const list = '/read/Users/ObtenerUsuariosForge/'
const asJson = (value: unknown, headers: Record<string, string | string[]> = {}) => {
  service.answer = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify(value))
  }
}
afterEach(() => asJson({}))

const spoofed = {
  host: 'localhost',
  cookie: 'other=1; fcid=103',
  'x-forwarded-for': '6.6.6.6',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-proto': 'https',
  'x-real-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6',
  via: '1.1 evil',
  'x-request-id': 'chosen',
  'x-user-id': '1',
  'x-original-url': '/admin',
  'proxy-authorization': 'Basic eDp4',
  referer: 'https://evil.example/?token=secret',
  'user-agent': 'spoof',
  connection: 'x-user-id',
}

describe('request to a connected service', () => {
  test("contains the call, the caller's bearer and address and an id, and no other client headers", async () => {
    asJson({ users: [] })
    const query = '?sort=%5B%22name%22%2C%22ASC%22%5D&range=[0,24]'
    const cookie = `friat=${admin.token}; ${spoofed.cookie}`
    const headers = { ...spoofed, ...pageHeaders, cookie, accept: 'application/json', authorization: 'Bearer other' }
    const { status, headers: answered } = await rawRequest(api.url, `${list}${query}`, { headers })
    expect(status).toBe(200)
    const { url, headers: learned } = service.recorded.at(-1) ?? {}
    expect(url).toBe('/base/Users/ObtenerUsuariosForge/?sort=%5B%22name%22%2C%22ASC%22%5D&range=%5B0%2C24%5D')
    const { connection, ...passedHeaders } = learned ?? {}
    expect(passedHeaders).toEqual({
      host: new URL(service.url).host,
      accept: 'application/json',
      authorization: `Bearer ${admin.token}`,
      'x-request-id': answered['x-request-id'],
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    })
  })

  test.each([
    '{ "titulo" : "Ünïcode 🔥", "idcliente":101 }',
    '{"idcliente":101.00000000000000000000001,"titulo":" \\u00dcn\\u00efcode 🔥 "}',
    '\ufeff{"idcliente":1.01e2,"titulo":"Ünïcode 🔥"}',
  ])('contains the parsed body: %s', async (sent) => {
    asJson({ ok: true })
    const answer = await admin.post('/write/Tracking/', sent, {
      'content-type': 'Application/JSON; charset=UTF-8; x=y',
    })
    const body = '{"titulo":"Ünïcode 🔥","idcliente":101}'
    expect([answer.status, service.recorded.at(-1)]).toMatchObject([
      200,
      { method: 'POST', url: '/base/Tracking/', body, headers: { 'content-type': 'application/json' } },
    ])
  })

  test('is not sent for a rejected call', async () => {
    const before = service.recorded.length
    await api.anyone.get(list)
    await (await api.as('customer')).get(list)
    await admin.get('/read/undeclared')
    await rawRequest(api.url, '/read/Users/%2e%2e/x', { headers: { authorization: `Bearer ${admin.token}` } })
    await browserWith(api.url, admin.token).post('/write/Tracking/', {}, { 'sec-fetch-site': 'cross-site' })
    expect(service.recorded).toHaveLength(before)
  })
})

test('a forwarded response has no cookies, banners and policies of the service', async () => {
  asJson(
    { users: [] },
    {
      'set-cookie': ['friat=stolen; Path=/', 'session=x'],
      server: 'Company/1.0',
      'x-powered-by': 'Company',
      'access-control-allow-origin': '*',
      'content-security-policy': 'default-src *',
      'strict-transport-security': 'max-age=1',
      location: 'https://evil.example',
      'x-request-id': 'theirs',
      'content-range': 'users 0-0/1',
      etag: '"7"',
    },
  )
  const { status, headers, body } = await browserWith(api.url, admin.token).get(list)
  expect([status, body]).toEqual([200, { users: [] }])
  expect(headers.getSetCookie()).toEqual([])
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin', 'location', 'strict-transport-security'])
    expect(headers.get(name), name).toBeNull()
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-request-id')).not.toBe('theirs')
  expect([headers.get('content-range'), headers.get('etag')]).toEqual(['users 0-0/1', '"7"'])
})

describe('a failing service', () => {
  const isUnavailable = async (path: string, client = admin) => {
    const { status, body } = await client.get(path)
    expect([status, body]).toEqual([
      502,
      { error: 'unavailable', message: expect.stringContaining('Try again'), id: expect.any(String) },
    ])
  }

  test.each<[string, RecordingService['answer']]>([
    ['hangs up', (response) => void response.destroy()],
    ['answers without HTTP', (response) => void response.socket?.end('garbage\r\n\r\n')],
  ])('that %s returns 502 with the common JSON error', async (_how, answer) => {
    service.answer = answer
    await isUnavailable(list)
    service.answer = answer
    const { status, body } = await admin.post('/write/Tracking/', { titulo: 'Home' })
    expect([status, body.error]).toEqual([502, 'unavailable'])
  })

  test('ends the response if it fails halfway', async () => {
    service.answer = (response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      response.write('{"users":[', () => response.destroy())
    }
    await expect(admin.get(list)).rejects.toThrow()
    asJson({ users: [] })
    expect((await admin.get(list)).status).toBe(200)
  })

  test.each(['AUTH', 'READ', 'WRITE'])('%s_URL without a listener does not affect the other services', async (name) => {
    const portal = await startApi({ env: { [`${name}_URL`]: `http://127.0.0.1:${await freePort()}` } })
    const { token } = name === 'AUTH' ? admin : await portal.as('admin')
    const client = browserWith(portal.url, token)
    const statuses = [
      await client.get('/auth/api/logged-user/'),
      await client.get(list),
      await client.post('/write/Tracking/', { titulo: 'Home' }),
    ].map(({ status }) => status)
    // Without the auth service the caller is unknown, so every call fails.
    const expected = { AUTH: [502, 502, 502], READ: [200, 502, 200], WRITE: [200, 200, 502] }[name]
    expect(statuses).toEqual(expected)
    expect((await portal.anyone.get('/forge/')).status).toBe(200)
    expect((await portal.anyone.get('/readyz')).status).toBe(200)
    await portal.stop()
  })

  test('is logged without secrets of the request', () => {
    const text = api.output.join('\n')
    expect(text).not.toContain(admin.token)
    expect(text).not.toContain(clientSecret)
  })
})
