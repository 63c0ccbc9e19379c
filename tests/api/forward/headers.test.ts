import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  answerWell,
  heal,
  type Probe,
  type ServiceName,
  serviceNames,
  startProbe,
} from '#tests/support/services/stubCompany.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

let probe: Probe

beforeAll(async () => {
  probe = await startProbe({ read: 10_000, upload: 10_000 })
})

afterAll(() => probe.stop())

afterEach(() => {
  for (const name of serviceNames) heal(probe.company[name])
})

/** Headers forged by a client or page; each value is recognizable. */
const spoofed = {
  cookie: 'made-up=1; fcid=103',
  'x-forwarded-for': '6.6.6.6, made-up',
  'x-forwarded-host': 'made-up.example',
  'x-forwarded-proto': 'made-up',
  'x-forwarded-port': '6666',
  'x-forwarded-prefix': '/made-up',
  'x-real-ip': '6.6.6.6',
  'x-client-ip': '6.6.6.6',
  'true-client-ip': '6.6.6.6',
  'cf-connecting-ip': '6.6.6.6',
  forwarded: 'for=6.6.6.6;host=made-up.example',
  via: '1.1 made-up',
  'proxy-authorization': 'Basic bWFkZS11cA==',
  'proxy-connection': 'keep-alive',
  'x-request-id': 'made-up',
  'x-http-method-override': 'DELETE',
  'x-original-url': '/made-up',
  'x-rewrite-url': '/made-up',
  'x-user-id': 'made-up',
  referer: 'https://made-up.example/?token=1',
  'user-agent': 'made-up',
  te: 'trailers',
  'accept-encoding': 'gzip',
  'cache-control': 'no-cache',
  pragma: 'made-up',
  connection: 'keep-alive, x-user-id, accept, authorization',
}

/** Headers that every service may receive in addition to the content headers. */
const own = ['host', 'connection', 'x-request-id', 'x-forwarded-for', 'x-forwarded-proto']

const callsOf = (name: ServiceName) =>
  [
    ['a read', 'GET', `/${name}/probe/read/1`, undefined],
    ['a write', 'POST', `/${name}/probe/write/1`, '{}'],
    ['a checked write', 'POST', `/${name}/probe/checked/1`, '{"customer":101}'],
    ['an upload', 'POST', `/${name}/probe/upload/1`, '--x--'],
  ] as const

/** Validated bodies need a content type. */
const typeOf = (path: string): Record<string, string> =>
  path.includes('/checked/') ? { 'content-type': 'application/json' } : {}

describe.each(serviceNames)('the %s service', (name) => {
  const calls = callsOf(name)

  test.each(calls)('receives %s without headers invented by the client', async (_what, method, path, body) => {
    const host = new URL(probe.gateway.url).host
    const headers = { ...spoofed, host, authorization: 'Bearer of-a-program' }
    // Without a length, Node would send it in chunks.
    const framing = { ...headers, ...typeOf(path), 'content-length': `${body?.length}` }
    const content = body === undefined ? {} : { body, headers: framing }
    const answer = await rawRequest(probe.gateway.url, path, { method, headers, ...content })
    expect(answer.status).toBe(200)
    const learned = probe.company[name].recorded.at(-1)?.headers ?? {}
    expect(learned).toMatchObject({
      host: new URL(probe.company[name].url).host,
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
      'x-request-id': answer.headers['x-request-id'],
      authorization: 'Bearer of-a-program',
    })
    const further = Object.keys(learned)
      .filter((header) => !own.includes(header))
      .sort()
    const framed = body === undefined ? [] : ['content-length', ...Object.keys(typeOf(path))]
    expect(further).toEqual(['authorization', ...framed])
  })

  test('does not receive the authorization header of a browser', async () => {
    const headers = {
      authorization: 'Bearer of-a-script',
      'sec-fetch-site': 'same-origin',
      cookie: 'friat=of-the-cookie',
    }
    await rawRequest(probe.gateway.url, `/${name}/probe/read/1`, { headers })
    expect(probe.company[name].recorded.at(-1)?.headers.authorization).toBe('Bearer of-the-cookie')
    const { cookie: _cookie, ...without } = headers
    await rawRequest(probe.gateway.url, `/${name}/probe/read/1`, { headers: without })
    expect(probe.company[name].recorded.at(-1)?.headers.authorization).toBeUndefined()
  })

  test.each(calls)(
    'cannot set headers or cookies in the browser by its response to %s',
    async (_what, method, path, body) => {
      probe.company[name].answer = (response, request) => {
        if (!request.url?.includes('/probe/')) return answerWell(response, request)
        const theirs = {
          'content-type': 'application/json',
          'set-cookie': ['friat=theirs; Path=/', 'x=1'],
          server: 'Microsoft-IIS/10.0',
          'x-powered-by': 'ASP.NET',
          'x-aspnet-version': '4.0',
          via: '1.1 theirs',
          location: 'https://theirs.example',
          refresh: '0;url=https://theirs.example',
          link: '<https://theirs.example>; rel=preload',
          'access-control-allow-origin': '*',
          'access-control-allow-credentials': 'true',
          'content-security-policy': 'default-src *',
          'strict-transport-security': 'max-age=1',
          'x-frame-options': 'ALLOWALL',
          'clear-site-data': '"*"',
          'service-worker-allowed': '/',
          'cache-control': 'public, max-age=99',
          'alt-svc': 'h3=":443"',
          'www-authenticate': 'Basic',
          trailer: 'x-theirs',
        }
        response.writeHead(200, 'Their Own Words', theirs)
        response.addTrailers({ 'x-theirs': '1' })
        response.end('{"id":"1"}')
      }
      const headers = { authorization: 'Bearer somebody', ...typeOf(path) }
      const {
        status,
        headers: seen,
        text,
      } = await rawRequest(probe.gateway.url, path, {
        method,
        headers,
        ...(body === undefined ? {} : { body }),
      })
      expect([status, text]).toEqual([200, '{"id":"1"}'])
      expect(JSON.stringify(seen)).not.toMatch(/theirs|IIS|ASP|ALLOWALL|max-age=|preload/i)
      for (const header of ['set-cookie', 'server', 'via', 'access-control-allow-origin', 'clear-site-data', 'alt-svc'])
        expect(seen[header], header).toBeUndefined()
      expect(seen['content-security-policy']).toContain("default-src 'none'")
      expect([seen['cache-control'], seen['x-frame-options']]).toEqual(['no-store', 'DENY'])
    },
  )

  test.each(['Their Own Words', 'control \u0001\u0007', 'latin \u00e9\u00ff', ''])(
    'status text "%s" is not forwarded',
    async (words) => {
      probe.company[name].answer = ({ socket }) =>
        void socket?.end(`HTTP/1.1 201 ${words}\r\ncontent-length: 2\r\n\r\n{}`, 'latin1')
      const answer = await fetch(probe.url(name, 'read/1'))
      expect([answer.status, answer.statusText, await answer.text()]).toEqual([201, 'Created', '{}'])
    },
  )

  test("does not receive the portal's client credentials", async () => {
    for (const [, method, path, body] of calls) {
      const headers = {
        ...typeOf(path),
        cookie: 'friat=somebody',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
      }
      await rawRequest(probe.gateway.url, path, { method, headers, ...(body === undefined ? {} : { body }) })
    }
    const recorded = probe.company[name].recorded.map(({ headers, body }) => JSON.stringify(headers) + body)
    expect(recorded.join()).not.toContain('the-secret-of-the-portal')
  })
})

test("only the sign-in grant contains the portal's client credentials", async () => {
  const { auth } = probe.company
  const headers = {
    'content-type': 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
  }
  const body = JSON.stringify({ grant_type: 'password', username: 'a@b.example', password: 'p', client_secret: 'x' })
  const { status } = await rawRequest(probe.gateway.url, '/auth/api/oauth/token/', { method: 'POST', headers, body })
  expect(status).toBe(200)
  const grant = auth.recorded.find(({ url }) => url === '/base/api/oauth/token/')
  expect(Object.fromEntries(new URLSearchParams(grant?.body))).toMatchObject({
    client_id: 'portal',
    client_secret: 'the-secret-of-the-portal',
  })
  const others = serviceNames.flatMap((name) => probe.company[name].recorded).filter((recorded) => recorded !== grant)
  expect(JSON.stringify(others.map(({ headers, body: sent }) => [headers, sent]))).not.toContain('the-secret')
})
