import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers, edit, getUser } from '#tests/support/client/users.ts'

const path = '/auth/api/user-profile/'
const editPath = '/auth/api/edit-profile/'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const particulars = {
  name: 'Ángela Ñuño',
  phone: '+52 81 5550 0199',
  company: 'Renamed Works',
  company_position: 'Expediter',
  country: 'México',
  state: 'Nuevo León',
  city: 'Monterrey',
}

const member = async (fields: object = {}) => {
  const user = await addMember(api, admin, fields)
  return { user, client: await api.as(user.email) }
}

const read = async (client: Client) => (await client.get(path)).body[0]
const save = (client: Client, changes: object = {}, version: number | null = 1) =>
  client.post(editPath, { ...particulars, ...changes }, version === null ? {} : { 'if-match': `"${version}"` })

describe('profile', () => {
  test('returns 401 when signed out and 403 without its page', async () => {
    // No override can remove this page from a user, so it is removed from the role.
    await api.rows.ask('delete from role_pages where page_id = 80 and role_id = 6')
    const { client } = await member({ role: 6 })
    for (const [who, status] of [
      [api.anyone, 401],
      [client, 403],
    ] as const) {
      expect((await who.get(path)).status).toBe(status)
      expect((await save(who)).status).toBe(status)
    }
  })

  test('returns an array with the own user, and the version as ETag', async () => {
    const { user, client } = await member({ multiple_client_ids: [customers.healthy, customers.ringsOnly] })
    const { body, headers } = await client.get(path)
    expect(body).toEqual([
      {
        id: user.id,
        name: user.name,
        email: user.email,
        username: user.email,
        role: 3,
        roleName: 'Customer',
        client_id: customers.healthy,
        country: '',
        state: '',
        city: '',
        phone: '',
        company: 'Brennholt Turbine Works',
        company_position: '',
        version: user.version,
      },
    ])
    expect(headers.get('etag')).toBe(`"${user.version}"`)
  })

  test('of a user without customers has no client', async () => {
    expect(await read(admin)).toMatchObject({ role: 1, client_id: null })
  })
})

describe('profile edit', () => {
  test('stores the values with the next version, found by the new name', async () => {
    const { user, client } = await member()
    const { status, body } = await save(client)
    expect([status, body]).toEqual([200, { message: 'Profile edited successfully.', version: 2 }])
    expect(await read(client)).toMatchObject({ ...particulars, version: 2 })
    expect((await client.get('/auth/api/logged-user/')).body.name).toBe(particulars.name)
    const filter = encodeURIComponent(JSON.stringify({ q: 'angela nuno' }))
    const found = (await admin.get(`/read/Users/ObtenerUsuariosForge/?filter=${filter}`)).body.users
    expect(found.map(({ id }: { id: number }) => id)).toEqual([user.id])
    expect((await getUser(admin, user.id)).body).toMatchObject({
      ...particulars,
      email: user.email,
      role: 3,
      multiple_client_ids: [customers.healthy],
      sales_contact: 'Sam Seller',
      clienteligado: user.clienteligado,
    })
  })

  test('writes an audit row with user, old and new values', async () => {
    const { user, client } = await member()
    await save(client)
    const [row] = await api.rows.ask(
      "select * from audit where record = ? and call = 'account.editProfile'",
      [`user ${user.id}`].join(),
    )
    expect(row?.user_id).toBe(user.id)
    expect(JSON.parse(row?.before)).toMatchObject({ name: user.name, company: user.company })
    expect(JSON.parse(row?.after)).toMatchObject({ name: particulars.name, city: 'Monterrey' })
    expect(row?.after).not.toContain('password')
  })

  test('returns 409 with the current state for an old version, and 428 without a version', async () => {
    const { user, client } = await member()
    await edit(admin, user, { phone: '555-0177' })
    const stale = await save(client, {}, user.version)
    expect([stale.status, stale.body.error]).toEqual([409, 'conflict'])
    expect(stale.body.current).toEqual(await read(client))
    expect(stale.body.current).toMatchObject({ phone: '555-0177', version: user.version + 1 })
    expect((await save(client, {}, null)).status).toBe(428)
    expect(await read(client)).toMatchObject({ name: user.name })
    expect((await save(client, {}, user.version + 1)).status).toBe(200)
  })

  test('is stored once if sent twice at once with the same version', async () => {
    const { client } = await member()
    const answers = await Promise.all([save(client, { city: 'A' }), save(client, { city: 'B' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test.each([
    ['role', { role: 1 }],
    ['email', { email: 'other@made.example' }],
    ['client_id', { client_id: customers.creditHold }],
    ['isforge', { isforge: 2 }],
    ['password', { password: 'Better-Forge-7' }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: undefined }],
    ['company', { company: '' }],
    ['company', { company: 'x'.repeat(121) }],
    ['phone', { phone: '5'.repeat(41) }],
    ['company_position', { company_position: 'x'.repeat(121) }],
    ['country', { country: 'x'.repeat(121) }],
    ['city', { city: 'a\u0000b' }],
  ])('rejects this %s', async (field, changes) => {
    const { user, client } = await member()
    const { status, body } = await save(client, changes)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
    expect((await getUser(admin, user.id)).body).toEqual(user)
  })

  test('accepts texts of maximum length, and empty optional texts', async () => {
    const { client } = await member()
    const longest = { name: 'ñ'.repeat(120), company: '桂'.repeat(120), phone: '5'.repeat(40), city: 'x'.repeat(120) }
    expect((await save(client, longest)).status).toBe(200)
    const barest = { phone: '', company_position: '', country: '', state: '', city: '' }
    expect((await save(client, barest, 2)).status).toBe(200)
    expect(await read(client)).toMatchObject({ ...barest, name: particulars.name })
  })
})
