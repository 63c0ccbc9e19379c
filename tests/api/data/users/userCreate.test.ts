import { describe, expect, test } from 'vitest'
import { type Api, type Client, roles, tokenAt } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, customers, getUser, newUser, register, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const everyField = (role: number) => ({
  name: 'Ángela Núñez-Ortega 桂',
  email: `Angela.${role}@Made.Example`,
  role,
  company: 'Compañía & Co.',
  sales_contact: 'Sam “the rings” Seller',
  sales_email: 'sam.seller@anvil.example',
  phone: '+52 (81) 5550-0123 ext. 4',
  company_position: 'Senior Buyer',
  country: 'México',
  state: 'Nuevo León',
  city: 'San Nicolás',
  comments: 'First line.\nSecond line, with a 🔥.',
  client_id: customers.ringsOnly,
  Client_IdForge: customers.ringsOnly,
  multiple_client_ids: [customers.ringsOnly, customers.healthy],
  isforge: 2,
  newPermissions: [
    { id: 92, hasAccess: false },
    { id: 1018, hasAccess: true },
  ],
})

describe.each(roles)('a new user of role %i', (role) => {
  test('stores every field', async () => {
    const sent = everyField(role)
    const { status, body } = await admin.post('/auth/api/register-user-forge', sent)
    expect([status, body]).toEqual([
      200,
      { id: expect.any(Number), message: 'User created successfully.', mail_sent: true },
    ])
    const { newPermissions, client_id, Client_IdForge, multiple_client_ids, ...plain } = sent
    const stored = await getUser(admin, body.id)
    expect(stored.headers.get('etag')).toBe('"1"')
    expect(stored.body).toMatchObject({ ...plain, version: 1, last_login: null })
    const linked = role === 1 ? [] : multiple_client_ids
    expect(stored.body).toMatchObject({
      multiple_client_ids: linked,
      client_id: linked[0] ?? null,
      Client_IdForge: linked[0] ?? null,
      clienteligado: role === 1 ? '' : 'Kitsuragi Bearing, Brennholt Turbine Works',
      unidaddenegocio: role === 1 ? '' : 'Rings',
      segmento: role === 1 ? '' : 'Bearings',
      subsegmento: role === 1 ? '' : 'Industrial Bearings',
      TieneEquote: role !== 1,
    })
  })

  test("has the role's pages and the overrides", async () => {
    const { body: byRole } = await admin.get(`/auth/api/rolesforge/${role}/permissions`)
    const user = await addUser(admin, { role, newPermissions: everyField(role).newPermissions })
    type Entry = { id: number; hasAccess: boolean }
    const expected = (byRole as Entry[]).map((entry) => ({
      ...entry,
      hasAccess: entry.id === 92 ? false : entry.id === 1018 ? true : entry.hasAccess,
    }))
    expect(user.permissions).toEqual(expected)
    const stored = await api.rows.ask('select page_id, has_access from user_pages where user_id = ?', user.id)
    expect(stored.length, 'only differences are stored').toBe([1, 4, 5].includes(role) ? 1 : 2)
  })
})

describe('customers of a new user', () => {
  const relationOf = async (fields: object) => {
    const { status, body } = await register(admin, fields)
    return status === 200 ? (await getUser(admin, body.id)).body.multiple_client_ids : [status, body.codes]
  }

  test.each([0, 3, 4, 5, 6])('are required for role %i', async (role) => {
    const missing = [400, { multiple_client_ids: { code: 'required' } }]
    expect(await relationOf({ role, multiple_client_ids: [] })).toEqual(missing)
    expect(await relationOf({ role, multiple_client_ids: null })).toEqual(missing)
    expect(await relationOf({ role, multiple_client_ids: undefined })).toEqual(missing)
  })

  test('are not required for administrators', async () => {
    expect(await relationOf({ role: 1, multiple_client_ids: null, client_id: null, Client_IdForge: null })).toEqual([])
  })

  test('can be a single customer', async () => {
    expect(await relationOf({ multiple_client_ids: undefined, client_id: customers.creditHold })).toEqual([102])
  })

  test('keep their order without duplicates', async () => {
    expect(await relationOf({ multiple_client_ids: [103, 101, 103, 102] })).toEqual([103, 101, 102])
  })

  test.each([[987_654], [customers.carrier], [101, 0]])('return 400 for the unknown customer in %j', async (...ids) => {
    const unknown = [400, { multiple_client_ids: { code: 'unknownCustomer' } }]
    expect(await relationOf({ multiple_client_ids: ids })).toEqual(unknown)
  })
})

describe('e-mail of a new user', () => {
  test('is unique, ignoring case and spaces', async () => {
    const { email } = await addUser(admin)
    for (const variant of [email, email.toUpperCase(), `  ${email} `, email.replace('made', 'MADE')]) {
      const answer = await register(admin, { email: variant })
      expect([answer.status, answer.body.codes]).toEqual([400, { email: { code: 'emailTaken' } }])
    }
  })

  test('is unique, ignoring the Unicode form', async () => {
    const email = (form: 'NFC' | 'NFD') => `josé.${process.pid}@made.example`.normalize(form)
    await addUser(admin, { email: email('NFC') })
    expect((await register(admin, { email: email('NFD') })).body.codes).toEqual({ email: { code: 'emailTaken' } })
  })

  test('is unique, ignoring the form of an internationalized domain', async () => {
    const name = `max.${process.pid}`
    await addUser(admin, { email: `${name}@müller-guss.example` })
    const punycode = `${name}@xn--mller-guss-9db.example`
    expect((await register(admin, { email: punycode })).body.codes).toEqual({ email: { code: 'emailTaken' } })
  })

  test('with an internationalized domain signs in in either form', async () => {
    const name = `eva.${process.pid}`
    await addMember(api, admin, { email: `${name}@müller-guss.example` })
    for (const domain of ['müller-guss.example', 'xn--mller-guss-9db.example', 'MÜLLER-GUSS.example'])
      expect(await tokenAt(api.url, `${name}@${domain}`)).toEqual(expect.any(String))
  })

  test('is taken by one of three simultaneous requests', async () => {
    const { email } = newUser()
    const answers = await Promise.all([1, 2, 3].map(() => register(admin, { email })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    const rejected = answers.filter(({ status }) => status === 400)
    for (const { body } of rejected) expect(body.codes).toEqual({ email: { code: 'emailTaken' } })
    expect(await api.rows.ask('select id from users where email = ?', email)).toHaveLength(1)
  })

  test('can be used again after its user is deleted', async () => {
    const { id, email } = await addUser(admin)
    await remove(admin, id)
    expect((await register(admin, { email })).status).toBe(200)
  })
})

describe('new user', () => {
  test('with an unknown role returns 400', async () => {
    const answer = await register(admin, { role: 2 })
    expect([answer.status, answer.body.codes]).toEqual([400, { role: { code: 'unknownRole' } }])
  })

  test.each([
    ['unknown pages', 5555, true, 'choice'],
    ['a page that cannot be removed', 61, false, 'notOverwritable'],
    ['the other page that cannot be removed', 80, false, 'notOverwritable'],
  ])('with overrides of %s returns 400', async (_case, id, hasAccess, code) => {
    const answer = await register(admin, { newPermissions: [{ id, hasAccess }] })
    expect([answer.status, answer.body.codes]).toEqual([400, { newPermissions: { code } }])
  })

  test('has no password, and cannot sign in before setting one', async () => {
    const { id } = await addUser(admin)
    expect(await api.rows.ask('select password_hash from users where id = ?', id)).toEqual([{ password_hash: null }])
  })

  test('is created once for an idempotency key', async () => {
    const user = newUser()
    const send = (body: object, key: string) =>
      admin.post('/auth/api/register-user-forge', body, { 'idempotency-key': key })
    const answers = await Promise.all([send(user, 'first'), send(user, 'first')])
    answers.push(await send(user, 'first'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await api.rows.ask('select id from users where email = ?', user.email)).toHaveLength(1)
    expect((await send({ ...user, name: 'Somebody else' }, 'first')).status).toBe(409)
  })
})
