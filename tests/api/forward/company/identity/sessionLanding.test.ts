import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Api,
  browserWith,
  clientAt,
  cookiesOf,
  pageHeaders,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { servicesOf } from '#tests/support/portal/connectedPortal.ts'
import { freePort } from '#tests/support/portal/ports.ts'

const loginUrl = 'https://login.company.example/sso?app=portal'

/** One portal acts as the company; another one redirects users to the company's login page. */
let company: Api
let portal: Api

beforeAll(async () => {
  company = await startApi()
  portal = await startApi({ env: { ...servicesOf(company), LOGIN_URL: loginUrl } })
})

afterAll(() => Promise.all([company.stop(), portal.stop()]))

const me = '/auth/api/logged-user/'
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const cookieOf = (answer: Answer) =>
  Object.entries(cookiesOf(answer))
    .map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ')
const redeem = (session: unknown, cookie = '', at = portal) =>
  clientAt(at.url, { ...pageHeaders, origin: at.url, ...(cookie ? { cookie } : {}) }).post('/auth/api/session/', {
    session,
  })
const sent = async (at = portal) => cookieOf(await at.anyone.get('/forge/login'))
const tokenOf = async (account = 'customer') => (await company.as(account)).token

const makeKnown = async (token: string, expiresAt = '2999-01-01T00:00:00.000Z') => {
  const [user] = await company.rows.ask("select id from users where email = 'admin@anvil.example'")
  const hash = createHash('sha256').update(token).digest('hex')
  const values = [hash, user?.id, '2026-01-01T00:00:00.000Z', expiresAt]
  await company.rows.ask('insert into tokens (hash, user_id, created_at, expires_at) values (?, ?, ?, ?)', ...values)
  return token
}
const jwt = (length: number) => `${'e'.repeat(40)}.${'y'.repeat(length - 84)}.${'s-_'.repeat(14)}`

const expectRejected = (answer: Answer, status = 400, error = 'invalid_link') => {
  expect([answer.status, answer.body.error]).toEqual([status, error])
  expect(answer.headers.getSetCookie()).toEqual([])
}

describe("redirect to the company's login page", () => {
  test.each(['/forge/login', '/forge/relogin', '/forge/LogIn', '/forge/relogin/'])(
    'from %s sets a ten-minute cookie',
    async (path) => {
      const answer = await portal.anyone.get(path)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, loginUrl])
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const { frsent, ...more } = cookiesOf(answer)
      expect(more).toEqual({})
      expect(frsent?.attributes).toBe('; Max-Age=600; Path=/; HttpOnly; SameSite=Lax')
    },
  )

  test('keeps next and resetSuccess', async () => {
    const path = '/forge/relogin?next=%2Fforge%2Fusers%3Fpage%3D2&resetSuccess=1&other=x'
    const { headers } = await portal.anyone.get(path)
    expect(headers.get('location')).toBe(`${loginUrl}&next=%2Fforge%2Fusers%3Fpage%3D2&resetSuccess=1`)
  })

  test.each([
    'https://evil.example/',
    '//evil.example/forge',
    '/forge/../auth/api/logout/',
    '/forge/login',
    '/forgery',
    '/forge/\\\\evil.example/../../..//evil.example',
    'javascript:alert(1)',
    '/forge/%0d%0aLocation: x&next=/forge/users',
  ])('drops or corrects next=%j, which leads elsewhere', async (next) => {
    const path = next.includes('&') ? `/forge/login?next=${next}` : `/forge/login?next=${encodeURIComponent(next)}`
    const { status, headers } = await portal.anyone.get(path)
    const { origin, searchParams } = new URL(headers.get('location') ?? '')
    expect([status, origin]).toEqual([302, 'https://login.company.example'])
    expect(searchParams.get('next') ?? '/forge/').toMatch(/^\/forge\/(?!login)/)
  })

  test('is embedded in the pages as loginUrl', async () => {
    expect((await portal.anyone.get('/forge/')).text).toContain('&#34;loginUrl&#34;:&#34;/forge/login&#34;')
  })
})

describe('a company token in the URL', () => {
  test('is exchanged for a session of a day in a browser that was redirected to login, once', async () => {
    const token = await tokenOf()
    const answer = await redeem(token, await sent())
    expect([answer.status, answer.body]).toEqual([
      200,
      { access_token: 'cookie', token_type: 'Bearer', expires_in: 86_400 },
    ])
    const { friat, fricn, frsent, ...more } = cookiesOf(answer)
    expect(more).toEqual({})
    expect([friat?.value, fricn?.value]).toEqual([token, expect.stringMatching(/\w+ \w+/)])
    expect(friat?.attributes).toBe('; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax')
    expect([frsent?.value, frsent?.attributes]).toEqual(['', expect.stringContaining('Max-Age=0')])
    const { body } = await browserWith(portal.url, token).get(me)
    expect(body.email).toBe('customer@anvil.example')
    expectRejected(await redeem(token, `friat=${token}`))
  })

  test('can have the maximum length of a cookie', async () => {
    const token = await makeKnown(jwt(4_000))
    const answer = await redeem(token, await sent())
    expect([answer.status, cookiesOf(answer).friat?.value]).toEqual([200, token])
    expect((await browserWith(portal.url, token).get(me)).body.email).toBe('admin@anvil.example')
  })

  test('is rejected if too long for a cookie', async () => {
    const token = await makeKnown(jwt(4_096))
    expectRejected(await redeem(token, await sent()), 502, 'unavailable')
    expectRejected(await redeem(jwt(4_097), await sent()), 400, 'invalid_input')
  })

  test.each<[string, (token: string) => Promise<string> | string]>([
    ['has not been sent to the login page', () => ''],
    ['only holds a session of its own', async () => `friat=${await tokenOf('staff')}; fricn=Somebody`],
    [
      'has requested another code',
      async () => cookieOf(await (await portal.browser('hold')).post('/auth/api/session-code/')),
    ],
  ])('is rejected in a browser that %s', async (_case, cookie) => {
    const token = await tokenOf()
    expectRejected(await redeem(token, await cookie(token)))
  })

  test.each<[string, () => Promise<string> | string]>([
    ['is unknown', () => 'x'.repeat(43)],
    ['is not a token', () => 'friat=; Path=/"<b>'],
    ['differs in letter case', () => 'ключ'],
    ['has expired', () => makeKnown(jwt(300), '2026-01-02T00:00:00.000Z')],
    [
      'was signed out after its last use',
      async () => {
        const client = await company.as('customer')
        expect((await browserWith(portal.url, client.token).get(me)).status).toBe(200)
        await client.post('/auth/api/logout/')
        return client.token
      },
    ],
  ])('is rejected if it %s', async (_case, token) => expectRejected(await redeem(await token(), await sent())))

  test('is rejected for a page of another origin', async () => {
    const cookie = await sent()
    const body = { session: await tokenOf() }
    const vectors: Record<string, string>[] = [
      { 'x-requested-with': 'x', 'sec-fetch-site': 'cross-site' },
      { 'x-requested-with': 'x', origin: 'https://evil.example' },
      { origin: portal.url },
    ]
    for (const headers of vectors)
      expectRejected(
        await clientAt(portal.url, { ...headers, cookie }).post('/auth/api/session/', body),
        403,
        'forbidden',
      )
  })

  test('returns 502 while the auth service is down', async () => {
    const AUTH_URL = `http://127.0.0.1:${await freePort()}`
    const lonely = await startApi({ env: { AUTH_URL, LOGIN_URL: loginUrl } })
    expectRejected(await redeem('x'.repeat(43), await sent(lonely), lonely), 502, 'unavailable')
    await lonely.stop()
  })

  test('is not logged', async () => {
    const token = await makeKnown(jwt(500))
    await portal.anyone.get(`/forge/loginexterno?session=${token}`)
    await redeem(token, await sent())
    await redeem(token)
    const last = await portal.anyone.get('/healthz')
    const id = last.headers.get('x-request-id') ?? 'none'
    await expect.poll(() => portal.output.join('\n')).toContain(id)
    expect([...portal.output, ...company.output].join('\n')).not.toContain(token.slice(0, 60))
  })
})

test('a one-time code opens a session in the requesting browser, redirected to login or not', async () => {
  for (const mark of ['', `; ${await sent()}`]) {
    const browser = await portal.browser('customer')
    const answer = await browser.post('/auth/api/session-code/')
    const landed = await redeem(answer.body.session, `friat=${browser.token}; ${cookieOf(answer)}${mark}`)
    expect([landed.status, landed.body.access_token]).toEqual([200, 'cookie'])
    // The browser keeps its session; the code is used up.
    const { friat, frcode } = cookiesOf(landed)
    expect([friat, frcode?.value, frcode?.attributes]).toEqual([undefined, '', expect.stringContaining('Max-Age=0')])
  }
})

test.each<[string, (code: string, token: string) => [session: string, cookie: string]]>([
  ['in a browser without a session', (code) => [code, `frcode=${hashOf(code)}`]],
  ['in a browser whose session is over', (code) => [code, `friat=${'x'.repeat(43)}; frcode=${hashOf(code)}`]],
  ['in a browser that did not request it', (code, token) => [code, `friat=${token}`]],
  ['that was made up', (code, token) => ['y'.repeat(43), `friat=${token}; frcode=${hashOf(code)}`]],
])('a one-time code %s opens no session', async (_case, asking) => {
  const browser = await portal.browser('customer')
  const { body } = await browser.post('/auth/api/session-code/')
  const { status, body: failure } = await redeem(...asking(body.session, browser.token))
  expect([status, failure.error]).toEqual([400, 'invalid_link'])
})

describe.each<[string, () => Record<string, string>]>([
  ['only a login page connected', () => ({ LOGIN_URL: loginUrl })],
  ['an auth service but no company login page', () => servicesOf(company, ['auth'])],
])('with %s', (_case, env) => {
  test('login sets no cookie, and an invented one is rejected', async () => {
    const other = await startApi({ env: env() })
    for (const path of ['/forge/login', '/forge/relogin']) {
      const answer = await other.anyone.get(path)
      expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []])
    }
    const { token } = await await other.as('customer')
    expectRejected(await redeem(token, 'frsent=1', other))
    await other.stop()
  })
})
