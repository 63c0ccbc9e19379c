import { ResourceOwnerPassword } from 'simple-oauth2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hashSecret } from '#backend/secrets.ts'
import {
  type Api,
  bearer,
  browserWith,
  clientAt,
  clientId,
  clientSecret,
  cookiesOf,
  demoPassword,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, edit } from '#tests/support/client/users.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

// Failed sign-ins are counted, so each test starts with an empty counter.
beforeEach(() => api.rows.ask('delete from attempts'))

afterAll(() => api.stop())

const form = (fields: object) => new URLSearchParams(fields as Record<string, string>)
const basic = (id: string, secret: string) => ({
  authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`,
})
const without = (fields: Record<string, string>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)))
const me = '/auth/api/logged-user/'
const page = () => clientAt(api.url, { ...pageHeaders, origin: api.url })
const person = (fields: object = {}) => ({
  grant_type: 'password',
  username: 'admin@anvil.example',
  password: demoPassword,
  ...fields,
})

describe('OAuth password grant of an API client (RFC 6749 §4.3)', () => {
  const noClient = person()
  const wrongClient = { ...grant('admin'), client_secret: 'guessed' }

  test.each([
    ['without a grant type', without(grant('admin'), 'grant_type'), 400, 'invalid_request'],
    ['without a user name', without(grant('admin'), 'username'), 400, 'invalid_request'],
    ['with an empty user name', { ...grant('admin'), username: '' }, 400, 'invalid_request'],
    ['without a password', without(grant('admin'), 'password'), 400, 'invalid_request'],
    ['with a user name that is not text', { ...grant('admin'), username: 5 }, 400, 'invalid_request'],
    ['with a NUL in the user name', { ...grant('admin'), username: 'admin\u0000' }, 400, 'invalid_request'],
    ['of an unknown grant type', { ...grant('admin'), grant_type: 'magic' }, 400, 'unsupported_grant_type'],
    [
      'of a grant type this client may not use',
      { ...grant('admin'), grant_type: 'client_credentials' },
      400,
      'unauthorized_client',
    ],
    ['without client credentials', noClient, 400, 'invalid_client'],
    ['with a wrong client secret', wrongClient, 400, 'invalid_client'],
    ['of an unknown client', { ...grant('admin'), client_id: 'somebody' }, 400, 'invalid_client'],
    ['with a wrong password', grant('admin', 'Forge-2025'), 400, 'invalid_grant'],
    ['with a password in other letter case', grant('admin', demoPassword.toUpperCase()), 400, 'invalid_grant'],
    ['of an unknown address', grant('nobody'), 400, 'invalid_grant'],
    ['of a user without a password yet', grant('erik.sandahl@norrvik.example', ''), 400, 'invalid_request'],
  ])('%s is rejected with an OAuth error', async (_case, body, status, error) => {
    const answer = await api.anyone.post(signInPath, body)
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(answer.body.error_description).toEqual(expect.any(String))
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(cookiesOf(answer)).toEqual({})
  })

  test('returns invalid_request for a duplicate parameter', async () => {
    const doubled = new URLSearchParams([...form(grant('admin')), ['username', 'customer@anvil.example']])
    const answer = await api.anyone.post(signInPath, doubled)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
  })

  test.each(['{', '"text"', '[]', 'null'])('returns invalid_request for the body %s', async (text) => {
    const answer = await api.anyone.post(signInPath, text)
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
  })

  test('returns 401 with WWW-Authenticate for wrong Basic client credentials', async () => {
    const answer = await api.anyone.post(signInPath, form(person()), basic(clientId, 'guessed'))
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_client'])
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic /)
  })

  test('does not reveal if an address has an account', async () => {
    const answers = await Promise.all(
      [
        grant('admin', 'Wrong-2026'),
        grant('nobody', 'Wrong-2026'),
        grant('erik.sandahl@norrvik.example', 'Wrong-2026'),
      ].map((body) => api.anyone.post(signInPath, body)),
    )
    const failures = answers.map(({ status, body: { id, ...rest } }) => ({ status, ...rest }))
    expect(failures[1]).toEqual(failures[0])
    expect(failures[2]).toEqual(failures[0])
  })

  test.each([
    ['a form', form(grant('admin')), {}],
    ['JSON', grant('admin'), {}],
    ['a form, the client by Basic', form(person()), basic(clientId, clientSecret)],
    ['JSON, the client by Basic', person(), basic(clientId, clientSecret)],
    ['an address in capitals with spaces', { ...grant('admin'), username: ' ADMIN@Anvil.Example ' }, {}],
    ['additional keys, which the standard ignores', { ...grant('admin'), resource: 'x' }, {}],
  ])('signs in with %s', async (_case, body, headers) => {
    const answer = await api.anyone.post(signInPath, body, headers)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    expect(answer.body).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
      token_type: 'Bearer',
      expires_in: 86_400,
    })
    expect([answer.headers.get('cache-control'), answer.headers.get('pragma')]).toEqual(['no-store', 'no-cache'])
    expect(cookiesOf(answer)).toEqual({})
    const { body: user } = await bearer(api.url, answer.body.access_token).get(me)
    expect(user).toMatchObject({ email: 'admin@anvil.example', role: 1, isForge: 1 })
  })

  test.each(['header', 'body'] as const)(
    'works with the OAuth client simple-oauth2, credentials in the %s',
    async (place) => {
      const oauth = new ResourceOwnerPassword({
        client: { id: clientId, secret: clientSecret },
        auth: { tokenHost: api.url, tokenPath: signInPath },
        options: { authorizationMethod: place },
      })
      const { token } = await oauth.getToken({ username: 'staff@anvil.example', password: demoPassword })
      const { status, body } = await bearer(api.url, String(token.access_token)).get(me)
      expect([status, body.email]).toEqual([200, 'staff@anvil.example'])
      await expect(oauth.getToken({ username: 'staff@anvil.example', password: 'Wrong-2026' })).rejects.toMatchObject({
        data: { payload: { error: 'invalid_grant' } },
      })
    },
  )

  test('stores the token only as a hash', async () => {
    const { token } = await api.as('admin', demoPassword)
    const stored = JSON.stringify(await api.rows.ask('select * from tokens'))
    const audited = JSON.stringify(await api.rows.ask('select * from audit'))
    expect(stored + audited).not.toContain(token)
    expect(api.output.join('\n')).not.toContain(token)
  })
})

describe('token revocation (RFC 7009)', () => {
  const revokePath = '/auth/api/oauth/revoke/'
  const client = { client_id: clientId, client_secret: clientSecret }
  const isSignedIn = async (token: string) => (await bearer(api.url, token).get(me)).status === 200

  test.each([
    ['without client credentials', {}, {}, 400, 'invalid_client'],
    ['with a wrong client secret', { ...client, client_secret: 'guessed' }, {}, 400, 'invalid_client'],
    ['with wrong Basic credentials', {}, basic(clientId, 'guessed'), 401, 'invalid_client'],
    ['by a page of the portal without client credentials', {}, pageHeaders, 400, 'invalid_client'],
  ])('is rejected %s', async (_case, fields, headers, status, error) => {
    const { token } = await api.as('rep', demoPassword)
    const answer = await api.anyone.post(revokePath, form({ token, ...fields }), headers)
    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(await isSignedIn(token)).toBe(true)
  })

  test('without a token returns invalid_request', async () => {
    const answer = await api.anyone.post(revokePath, form(client))
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_request'])
  })

  test('does not revoke the token of another client', async () => {
    const { token } = await api.as('rep', demoPassword)
    await api.rows.ask("update tokens set client_id = 'another' where hash = ?", hashSecret(token))
    const answer = await api.anyone.post(revokePath, form({ token, ...client }))
    expect([answer.status, answer.body.error]).toEqual([400, 'unauthorized_client'])
    expect(await isSignedIn(token)).toBe(true)
  })

  test.each([
    ['an unknown token', () => 'unknown'],
    ['an API key', () => 'pk_unknown'],
  ])('of %s returns 200', async (_case, token) => {
    expect((await api.anyone.post(revokePath, form({ token: token(), ...client }))).status).toBe(200)
  })

  test.each([
    ['a form', (token: string) => [form({ token, ...client }), {}]],
    ['JSON', (token: string) => [{ token, ...client }, {}]],
    ['a form, the client by Basic', (token: string) => [form({ token }), basic(clientId, clientSecret)]],
    ['a hint', (token: string) => [form({ token, token_type_hint: 'access_token', ...client }), {}]],
  ] as const)('with %s ends the session from the next request on', async (_case, sentFor) => {
    const [kept, revoked] = [await api.as('rep', demoPassword), await api.as('rep', demoPassword)]
    expect(await isSignedIn(revoked.token)).toBe(true)
    const [body, headers] = sentFor(revoked.token)
    for (const status of [200, 200]) expect((await api.anyone.post(revokePath, body, headers)).status).toBe(status)
    expect([await isSignedIn(revoked.token), await isSignedIn(kept.token)]).toEqual([false, true])
  })

  test('works with the OAuth client simple-oauth2', async () => {
    const oauth = new ResourceOwnerPassword({
      client: { id: clientId, secret: clientSecret },
      auth: { tokenHost: api.url, tokenPath: signInPath, revokePath },
    })
    const token = await oauth.getToken({ username: 'staff@anvil.example', password: demoPassword })
    await token.revoke('access_token')
    expect(await isSignedIn(String(token.token.access_token))).toBe(false)
  })
})

describe('browser sign-in', () => {
  test.each([
    ['a wrong password', person({ password: 'Wrong-2026' })],
    ['an unknown address', person({ username: 'nobody@anvil.example' })],
  ])('with %s returns 401 and sets no cookie', async (_case, body) => {
    const answer = await page().post(signInPath, body)
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_grant'])
    expect(cookiesOf(answer)).toEqual({})
  })

  test('stores the token in an HttpOnly cookie and the name in a readable one', async () => {
    const answer = await page().post(signInPath, form(person()))
    expect(answer.body).toEqual({ access_token: 'cookie', token_type: 'Bearer', expires_in: 86_400 })
    const { friat, fricn, frknown: _known, ...more } = cookiesOf(answer)
    expect(more).toEqual({})
    expect(friat?.attributes).toMatch(/^; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(fricn?.value).toBe('Valeria Montemayor')
    expect(fricn?.attributes).not.toContain('HttpOnly')
    expect(answer.text).not.toContain(friat?.value)
    const { status, body } = await browserWith(api.url, friat?.value ?? '').get(me)
    expect([status, body.email]).toEqual([200, 'admin@anvil.example'])
  })

  test('ignores client credentials of the browser and uses those of the gateway', async () => {
    const answer = await page().post(signInPath, person({ client_id: 'x', client_secret: 'x' }))
    expect(answer.status).toBe(200)
  })

  test('ignores a bearer token', async () => {
    const { token } = await api.as('admin')
    const authorization = `Bearer ${token}`
    const headers = { 'sec-fetch-site': 'same-origin', authorization }
    expect((await clientAt(api.url, headers).get(me)).status).toBe(401)
    const other = await api.browser('customer')
    expect((await other.get(me, { authorization })).body.email).toBe('customer@anvil.example')
  })

  test.each(['friat=', 'friat=unknown', 'friat=%00', `friat=${'x'.repeat(5000)}`])(
    'treats the cookie %.20s as signed out',
    async (cookie) => {
      const { status, body } = await clientAt(api.url, { ...pageHeaders, cookie }).get(me)
      expect([status, body.error]).toEqual([401, 'unauthorized'])
    },
  )
})

describe('wrong passwords', () => {
  const wrong = (account: string) => api.anyone.post(signInPath, grant(account, 'Wrong-2026'))

  test.each(['hold', 'nobody'])('lock the account %s for a while, even for the right password', async (account) => {
    for (let tries = 0; tries < 5; tries += 1) expect((await wrong(account)).status).toBe(400)
    const closed = await api.anyone.post(signInPath, grant(account))
    expect([closed.status, closed.body.error]).toEqual([429, 'rate_limited'])
    expect(Number(closed.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await api.anyone.post(signInPath, grant('new'))).status).toBe(200)
  })

  test('are counted when they arrive at once', async () => {
    const statuses = (await Promise.all(Array.from({ length: 8 }, () => wrong('steel')))).map(({ status }) => status)
    expect(statuses.sort()).toEqual([400, 400, 400, 400, 400, 429, 429, 429])
  })

  test('are forgotten after a successful sign-in', async () => {
    for (let tries = 0; tries < 4; tries += 1) await wrong('direct')
    expect((await api.anyone.post(signInPath, grant('direct'))).status).toBe(200)
    expect((await wrong('direct')).status).toBe(400)
  })

  test('are forgotten when the lock expires', async () => {
    for (let tries = 0; tries < 6; tries += 1) await wrong('hold')
    await api.rows.ask("update attempts set ends_at = '2026-01-01T00:00:00.000Z'")
    expect((await api.anyone.post(signInPath, grant('hold'))).status).toBe(200)
  })
})

test.each(['Passw0rd😀X', 'Ñandú-2026 con espacios', '"Quoted\\2026"'])(
  'signs in with the password %s',
  async (password) => {
    const admin = await api.as('admin')
    const user = await addMember(api, admin)
    expect((await edit(admin, user, { password })).status).toBe(200)
    expect((await clientAt(api.url).post(signInPath, grant(user.email, password))).status).toBe(200)
  },
)
