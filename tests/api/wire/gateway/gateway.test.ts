import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requireDatabaseOfRunning } from '#proxy/process/runningPortal.ts'
import { type Api, type Client, cookiesOf, pageHeaders, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

const publicUrl = 'https://portal.example'

let api: Api
let published: Api
let admin: Client

beforeAll(async () => {
  const [plain, behindHttps] = await Promise.all([startApi(), startApi({ env: { PUBLIC_URL: publicUrl } })])
  api = plain
  published = behindHttps
  admin = await api.as('admin')
})

afterAll(() => Promise.all([api.stop(), published.stop()]))

const me = '/auth/api/logged-user/'

describe('an undeclared address', () => {
  test.each([
    ['GET', '/auth/'],
    ['GET', '/auth/api/'],
    ['GET', '/auth/api/nothing/'],
    ['GET', '/auth/api/userforge/'],
    ['GET', '/auth/api/userforge/1/more'],
    ['GET', '/auth/api/logged-user/x'],
    ['GET', '/auth/prefix/api/logged-user/'],
    ['GET', '/read/api/logged-user/'],
    ['GET', '/write/Tracking/'],
    ['GET', '/content/anything'],
    ['GET', '/content/api/Main/0xa/b/DocumentFile'],
    ['GET', '/auth/api/LOGGED-USER/'],
    ['POST', '/auth/api/logged-user/'],
    ['POST', '/read/Users/ObtenerUsuariosForge/'],
    ['PUT', '/auth/api/userforge/1'],
    ['PATCH', '/auth/api/userforge/1'],
    ['DELETE', '/auth/api/userforge/1'],
    ['HEAD', '/auth/api/logged-user/'],
    ['OPTIONS', '/auth/api/oauth/token/'],
  ])('%s %s returns 404 to everybody', async (method, path) => {
    for (const client of [admin, api.anyone]) {
      const answer = await client.send(method, path)
      expect(answer.status).toBe(404)
      if (method !== 'HEAD')
        expect(answer.body).toEqual({ error: 'not_found', message: expect.any(String), id: expect.any(String) })
      expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test.each(['/nothing', '/AUTH/api/logged-user/', '/authx/api/logged-user/', '/assets/nothing.js', '/package.json'])(
    'GET %s returns 404',
    async (path) => expect((await api.anyone.get(path)).status).toBe(404),
  )

  test('is not one with or without its optional final slash', async () => {
    expect((await admin.get('/auth/api/logged-user')).status).toBe(200)
    expect((await admin.get('/read/Users/ObtenerUsuariosForge')).status).toBe(200)
  })
})

describe('a path that two calls could match', () => {
  test.each([
    ['/content/EQuoteService/FacturaStreamEncode/0xab12/0xcd34', 'documents.invoice'],
    ['/content/api/Main/0xab12/DocumentFile/', 'documents.orderDocument'],
    ['/content/api/Main/ab12/DocumentFile', 'approvalFiles.document'],
    ['/content/api/Main/0x/DocumentFile', 'approvalFiles.document'],
  ])('%s is one of %s, which has more fixed letters', async (path, route) => {
    const { headers } = await admin.get(path)
    const id = headers.get('x-request-id') ?? ''
    await expect.poll(() => api.output.find((line) => line.includes(id))).toContain(`"route":"${route}"`)
  })
})

describe('request path', () => {
  test.each([
    '/auth/api/../api/logged-user/',
    '/auth/./api/logged-user/',
    '/auth/%2e%2e/api/logged-user/',
    '/auth/%2E/api/logged-user/',
    '/auth/.%2e/api/logged-user/',
    '/auth/%252e%252e/api/logged-user/',
    '/auth/%25252e%25252e/api/logged-user/',
    '/auth/%2525252525252e/x',
    '/auth/api%2flogged-user/',
    '/auth/api%2Flogged-user/',
    '/auth/api%252flogged-user/',
    '/auth//api/logged-user/',
    '//auth/api/logged-user/',
    '/auth/api\\logged-user/',
    '/auth/api%5clogged-user/',
    '/auth/api%255clogged-user/',
    '/auth/api/userforge/1%00',
    '/auth/api/userforge/%2500',
    '/auth/api/userforge/1%0d%0ax',
    '/auth/api/userforge/%',
    '/auth/api/userforge/%zz',
    '/auth/api/userforge/%ff',
    '/forge/%2e%2e/',
    '/forge/..%2f..%2fetc/passwd',
    '/assets/%2e%2e/index.html',
    '/assets/..%5cindex.html',
  ])('with hidden segments returns 400: %s', async (path) => {
    const { status, text } = await rawRequest(api.url, path, { headers: { authorization: `Bearer ${admin.token}` } })
    expect([status, JSON.parse(text).error]).toEqual([400, 'invalid_input'])
  })

  test('is checked only up to the question mark', async () => {
    const answer = await rawRequest(api.url, '/forge/users?next=/forge/../x%2e%2e//')
    expect(answer.status).toBe(200)
  })

  test.each(['GET', 'DELETE', 'OPTIONS'])('%s with a body of unknown length returns 411', async (method) => {
    const headers = { authorization: `Bearer ${admin.token}`, 'content-type': 'application/json' }
    const { status } = await rawRequest(api.url, me, {
      method,
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body: ['{', '}'],
    })
    expect(status).toBe(411)
  })
})

describe('request', () => {
  test('has a unique id in the response, the error and the log', async () => {
    const sent = { 'x-request-id': 'chosen-by-the-client' }
    const answers = [await api.anyone.get(me, sent), await api.anyone.get(me, sent)]
    const ids = answers.map(({ headers }) => headers.get('x-request-id') ?? '')
    expect(new Set(ids).size).toBe(2)
    expect(answers.map(({ body }) => body.id)).toEqual(ids)
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f-]{36}$/)
      await expect.poll(() => api.output.filter((line) => line.includes(id))).toHaveLength(1)
    }
  })

  test.each(['127.0.0.1:1', 'localhost', '[::1]:4000'])('to the loopback name %s succeeds', async (host) => {
    expect((await rawRequest(api.url, '/', { headers: { host } })).status).toBe(200)
  })

  test.each(['evil.example', 'portal.example', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.1'])(
    'to the foreign host %j returns 421 in a demo',
    async (host) => {
      for (const path of ['/', '/forge/', me, '/openapi.json'])
        expect((await rawRequest(api.url, path, { headers: { host } })).status, path).toBe(421)
    },
  )

  test('succeeds at the configured public host and returns 421 at others', async () => {
    const at = async (host: string) => (await rawRequest(published.url, '/', { headers: { host } })).status
    expect([await at('portal.example'), await at('evil.example'), await at('portal.example.evil.example')]).toEqual([
      200, 421, 421,
    ])
  })

  test.each(['/healthz', '/readyz'])('to %s through a proxy returns 200 with ok', async (path) => {
    const { status, text } = await rawRequest(api.url, path, { headers: { 'x-forwarded-for': '10.0.0.1' } })
    expect([status, JSON.parse(text)]).toEqual([200, { ok: true }])
  })

  test('to /healthz on the own machine tells the version', async () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    const database = expect.stringMatching(/^[\da-f]{16}$/)
    expect((await api.anyone.get('/healthz')).body).toEqual({ ok: true, version, database })
  })

  test('lets a command find out that its settings name another database', async () => {
    const { hostname: host, port } = new URL(api.url)
    const { dataDir, databaseUrl } = api
    const ask = (other: object) =>
      requireDatabaseOfRunning({ host, port: Number(port), dataDir, databaseUrl, ...other })
    await expect(ask({})).resolves.toBeUndefined()
    await expect(ask({ dataDir: '/srv/other', databaseUrl: undefined })).rejects.toThrow(/another database than SQLite/)
    await expect(ask({ dataDir: '/srv/other', port: 1 })).resolves.toBeUndefined()
  })
})

describe('response headers', () => {
  test.each([me, '/openapi.json', '/nothing', '/', '/forge/users', '/healthz'])('of %s are strict', async (path) => {
    const { headers } = await admin.get(path)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('etag')).toBeNull()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
  })

  test('of a page permit scripts and styles by nonce only', async () => {
    const { headers } = await api.anyone.get('/forge/')
    const policy = Object.fromEntries(
      (headers.get('content-security-policy') ?? '').split('; ').map((directive) => {
        const [name = '', ...values] = directive.split(' ')
        return [name, values]
      }),
    )
    const nonce = [`'self'`, expect.stringMatching(/^'nonce-[\w+/=]{24}'$/)]
    expect(policy).toMatchObject({ 'script-src': nonce, 'style-src': nonce, 'connect-src': [`'self'`] })
    expect(policy).toMatchObject({ 'base-uri': [`'none'`], 'form-action': [`'self'`] })
  })

  test('of a call prohibit caching', async () => {
    for (const client of [admin, api.anyone])
      expect((await client.get(me)).headers.get('cache-control')).toBe('no-store')
  })

  test('contain strict-transport-security only with a public https address', async () => {
    for (const path of ['/', me, '/forge/']) {
      expect((await api.anyone.get(path)).headers.get('strict-transport-security')).toBeNull()
      expect((await published.anyone.get(path)).headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    }
  })

  test('mark cookies as secure only with a public https address', async () => {
    const person = { grant_type: 'password', username: 'admin@anvil.example', password: 'Forge-2026' }
    for (const [portal, origin, secure] of [
      [api, api.url, false],
      [published, publicUrl, true],
    ] as const) {
      const answer = await portal.anyone.post(signInPath, person, { ...pageHeaders, origin })
      const { [secure ? '__Host-friat' : 'friat']: session, fricn, ...more } = cookiesOf(answer)
      expect([session, fricn].map((cookie) => cookie?.attributes.includes('Secure'))).toEqual([secure, secure])
      expect(session?.attributes).toMatch(/; Path=\/; HttpOnly;/)
      expect(session?.attributes).not.toMatch(/domain/i)
      expect(Object.keys(more)).not.toContain(secure ? 'friat' : '__Host-friat')
    }
  })

  test('accept a session only from the portal’s own cookie, and none if it is sent twice', async () => {
    const statusWith = async (portal: Api, cookie: string) =>
      (await portal.anyone.get(me, { ...pageHeaders, cookie })).status
    const [own, other] = [(await api.as('staff')).token, (await api.as('customer')).token]
    expect(await statusWith(api, `friat=${own}`)).toBe(200)
    for (const cookie of [`friat=${other}; friat=${own}`, `friat=${own};friat=${own}`, `friat=; a=b; friat=${own}`])
      expect(await statusWith(api, cookie), cookie).toBe(401)
    const token = (await published.as('staff')).token
    expect(await statusWith(published, `__Host-friat=${token}`)).toBe(200)
    expect(await statusWith(published, `friat=tossed; __Host-friat=${token}`)).toBe(200)
    for (const cookie of [`friat=${token}`, `__Host-friat=${token}; __Host-friat=${token}`])
      expect(await statusWith(published, cookie), cookie).toBe(401)
  })
})
