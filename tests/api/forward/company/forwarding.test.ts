import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Api,
  type Client,
  clientAt,
  cookiesOf,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, changesOf, edit, getUser, newUser, register, remove } from '#tests/support/client/users.ts'

/** A second portal acts as the company's services. */
let company: Api

beforeAll(async () => {
  company = await startApi()
})

afterAll(() => company.stop())

const services = ['auth', 'read', 'write', 'content'] as const
type Service = (typeof services)[number]

const settings = (connected: readonly Service[]) =>
  Object.fromEntries(connected.map((name) => [`${name.toUpperCase()}_URL`, `${company.url}/${name}`]))

const makeKnown = async (token: string, email: string) => {
  const [user] = await company.rows.ask('select id from users where email = ?', email)
  const hash = createHash('sha256').update(token).digest('hex')
  const values = [hash, user?.id, '2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z']
  await company.rows.ask('insert into tokens (hash, user_id, created_at, expires_at) values (?, ?, ?, ?)', ...values)
}

const listPath = (q: string) =>
  `/read/Users/ObtenerUsuariosForge/?${new URLSearchParams({ filter: JSON.stringify({ q }) })}`

describe.each<[string, Service[]]>([
  ['the auth service', ['auth']],
  ['the read service', ['read']],
  ['the write service', ['write']],
  ['the content service', ['content']],
  ['all four', [...services]],
])('with %s connected', (_which, connected) => {
  let portal: Api
  let admin: Client
  const behind = (name: Service) => (connected.includes(name) ? company : portal)

  beforeAll(async () => {
    portal = await startApi({ env: settings(connected) })
    admin = await portal.as('admin')
    if (!connected.includes('auth')) await makeKnown(admin.token, 'admin@anvil.example')
  })

  afterAll(() => portal.stop())

  const browserAt = (answer: Parameters<typeof cookiesOf>[0]) => {
    const cookie = Object.entries(cookiesOf(answer)).map(([name, { value }]) => `${name}=${encodeURIComponent(value)}`)
    return clientAt(portal.url, { ...pageHeaders, origin: portal.url, cookie: cookie.join('; ') })
  }
  const page = () => clientAt(portal.url, { ...pageHeaders, origin: portal.url })
  const person = { grant_type: 'password', username: 'admin@anvil.example', password: 'Forge-2026' }

  test.each([
    ['a form', new URLSearchParams(person)],
    ['JSON', person],
  ])(
    "a browser signs in by %s with the portal's client credentials and gets the portal's cookies",
    async (_case, body) => {
      const answer = await page().post(signInPath, body)
      expect([answer.status, answer.body]).toEqual([
        200,
        { access_token: 'cookie', token_type: 'Bearer', expires_in: 86_400 },
      ])
      const { friat, fricn, frknown, ...more } = cookiesOf(answer)
      expect([more, fricn?.value]).toEqual([{}, 'Valeria Montemayor'])
      // Known-browser cookies (`frknown`) are set by the service that manages the accounts.
      expect(frknown === undefined).toBe(connected.includes('auth'))
      const [known] = await behind('auth').rows.ask(
        'select user_id from tokens where hash = ?',
        createHash('sha256')
          .update(friat?.value ?? '')
          .digest('hex'),
      )
      expect(known).toBeDefined()
      const browser = browserAt(answer)
      expect((await browser.get('/auth/api/logged-user/')).body.email).toBe('admin@anvil.example')
      const left = await browser.post('/auth/api/logout/')
      expect([left.status, Object.keys(cookiesOf(left)).sort()]).toEqual([200, ['fcid', 'friat', 'fricn']])
      expect((await browser.get('/auth/api/logged-user/')).status).toBe(401)
    },
  )

  test('a wrong password returns 401 to a browser and 400 to a program', async () => {
    const wrong = { ...person, password: 'Wrong-2026' }
    const answers = [
      await page().post(signInPath, wrong),
      await portal.anyone.post(signInPath, grant('admin', 'Wrong-1')),
    ]
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
      [401, 'invalid_grant'],
      [400, 'invalid_grant'],
    ])
    await behind('auth').rows.ask('delete from attempts')
  })

  test('a program signs in with its own client credentials, in the body or by Basic, and not without', async () => {
    const { client_id, client_secret, ...rest } = grant('admin')
    const basic = `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`
    const form = new URLSearchParams(rest)
    expect((await portal.anyone.post(signInPath, form, { authorization: basic })).status).toBe(200)
    const rejected = await portal.anyone.post(signInPath, form)
    expect([rejected.status, rejected.body.error]).toEqual([400, 'invalid_client'])
    const twice = new URLSearchParams([...form, ['username', 'x']])
    expect((await portal.anyone.post(signInPath, twice)).body.error).toBe('invalid_request')
  })

  test('users can be listed, created, edited and deleted', async () => {
    const fields = newUser()
    const made = await register(admin, fields)
    expect([made.status, made.body.message]).toEqual([200, 'User created successfully.'])
    const rowOf = async () =>
      (await behind('auth').rows.ask('select name, deleted_at from users where email = ?', fields.email))[0]
    expect(await rowOf()).toEqual({ name: fields.name, deleted_at: null })

    const read = await getUser(admin, made.body.id)
    expect([read.status, read.headers.get('etag'), read.headers.getSetCookie()]).toEqual([200, '"1"', []])
    expect((await edit(admin, read.body, { name: 'Edited' })).body.version).toBe(2)
    const stale = await edit(admin, read.body, { name: 'Too late' })
    expect([stale.status, stale.body.current.name]).toEqual([409, 'Edited'])
    const unversioned = await admin.post(`/auth/api/edit-userforge/${read.body.id}`, changesOf(read.body))
    expect(unversioned.status).toBe(428)
    const bad = await edit(admin, { ...read.body, version: 2 }, { name: '' })
    expect([bad.status, bad.body.codes]).toEqual([400, { name: { code: 'required' } }])
    expect((await remove(admin, read.body.id)).status).toBe(200)
    expect(await rowOf()).toEqual({ name: 'Edited', deleted_at: expect.any(String) })

    const listed = await admin.get(listPath('villasenor'))
    expect(listed.body.users.map(({ name }: { name: string }) => name)).toEqual(['Héctor Villaseñor'])
    expect(listed.headers.get('content-range')).toBe('ObtenerUsuariosForge 0-0/1')
  })

  test('only the connected service answers', async () => {
    const name = `Onlyhere ${process.pid}`
    const [user] = await behind('read').rows.ask("select id from users where email = 'sigrun@norrvik.example'")
    await behind('read').rows.ask(
      'update users set name = ?, name_key = ?, search = ? where id = ?',
      name,
      name,
      name.toLowerCase(),
      user?.id,
    )
    expect((await admin.get(listPath('onlyhere'))).body.users).toMatchObject([{ id: user?.id }])

    const before = await behind('write').rows.count('tracked')
    expect((await admin.post('/write/Tracking/', { titulo: 'Home', idcliente: 101 })).body).toEqual({ ok: true })
    expect((await behind('write').rows.count('tracked')).tracked).toBe((before.tracked ?? 0) + 1)
  })

  test('the portal still checks access', async () => {
    const customer = await portal.as('customer')
    const statuses = [
      await portal.anyone.get(listPath('x')),
      await portal.anyone.post('/write/Tracking/', {}),
      await customer.post('/write/Tracking/', { idcliente: 103 }),
      await customer.post('/auth/api/menu-options2', { client_id: 103 }),
      await customer.get('/auth/api/menu-options2?client_id=103'),
      await customer.get(listPath('x')),
      await admin.get('/content/undeclared'),
    ].map(({ status }) => status)
    expect(statuses).toEqual([401, 401, 404, 404, 404, 403, 404])
  })

  test('a body with a duplicate customer is rejected and not forwarded', async () => {
    const customer = await portal.as('customer')
    if (!connected.includes('auth')) await makeKnown(customer.token, 'customer@anvil.example')
    const { tracked } = await behind('write').rows.count('tracked')
    const bodies = ['{"idcliente":103,"idcliente":101}', '{"idcliente":101,"idcliente":103}']
    for (const body of bodies) {
      const answer = await customer.post('/write/Tracking/', body)
      expect([answer.status, answer.body.codes]).toEqual([400, { idcliente: { code: 'duplicate' } }])
    }
    expect(await behind('write').rows.count('tracked')).toEqual({ tracked })
  })

  test('an ended session is rejected at once, and changed permissions apply', async () => {
    const there = await addMember(behind('auth'), admin)
    const client = await portal.as(there.email)
    expect((await client.get('/auth/api/logged-user/')).status).toBe(200)
    await edit(admin, there, { role: 6 })
    expect((await client.get('/auth/api/logged-user/')).status).toBe(401)
  })
})
