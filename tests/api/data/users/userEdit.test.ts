import { describe, expect, test } from 'vitest'
import { type Api, type Client, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, changesOf, customers, edit, getUser, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const everyField = {
  name: 'Edited Name',
  company: 'Edited Company',
  phone: '00123',
  company_position: '',
  country: 'Japan',
  state: '長野',
  city: '諏訪',
  sales_contact: '',
  sales_email: '',
  comments: '=1+1',
  multiple_client_ids: [customers.creditHold, customers.healthy],
  isforge: 2,
}

describe('editing a user', () => {
  test('returns the next version and stores every field', async () => {
    const user = await addUser(admin)
    const { status, body } = await edit(admin, user, everyField)
    expect([status, body]).toEqual([200, { message: 'User edited successfully', version: 2 }])
    const stored = await getUser(admin, user.id)
    expect(stored.headers.get('etag')).toBe('"2"')
    expect(stored.body).toMatchObject({ ...everyField, email: user.email, role: 3, clienteligado: expect.any(String) })
    expect(stored.body.clienteligado).toBe('Engranes Corvane, Brennholt Turbine Works')
    expect(stored.body.created_at).toBe(user.created_at)
    expect(stored.body.updated_at >= user.updated_at).toBe(true)
  })

  test('leaves omitted fields unchanged', async () => {
    const user = await addUser(admin, { phone: '1', comments: 'Keep me', country: 'México' })
    expect((await edit(admin, user)).status).toBe(200)
    const { body } = await getUser(admin, user.id)
    expect({ ...body, version: 1, updated_at: user.updated_at }).toEqual(user)
  })

  test('updates the search at once', async () => {
    const user = await addUser(admin)
    await edit(admin, user, { name: `Zyxwvut ${user.id}` })
    const filter = encodeURIComponent(JSON.stringify({ q: `zyxwvut ${user.id}` }))
    const { body } = await admin.get(`/read/Users/ObtenerUsuariosForge/?filter=${filter}`)
    expect(body.users).toMatchObject([{ id: user.id }])
  })

  test("accepts the own e-mail in other case, and rejects another user's", async () => {
    const [user, other] = [await addUser(admin), await addUser(admin)]
    const duplicate = await edit(admin, user, { email: ` ${other.email.toUpperCase()}` })
    expect([duplicate.status, duplicate.body.codes]).toEqual([400, { email: { code: 'emailTaken' } }])
    expect((await edit(admin, user, { email: user.email.toUpperCase() })).status).toBe(200)
  })

  test('gives an e-mail to one of two simultaneous edits', async () => {
    const [left, right] = [await addUser(admin), await addUser(admin)]
    const email = `both.${left.email}`
    const answers = await Promise.all([edit(admin, left, { email }), edit(admin, right, { email })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('returns 404 for a deleted and for an unknown user', async () => {
    const user = await addUser(admin)
    await remove(admin, user.id)
    const [gone, absent] = [await edit(admin, user), await edit(admin, { ...user, id: 987_654 })]
    expect([gone.status, absent.status]).toEqual([404, 404])
    expect((await getUser(admin, user.id)).status).toBe(404)
  })
})

describe('version of a user edit', () => {
  test('is required: 428', async () => {
    const user = await addUser(admin)
    const answer = await admin.post(`/auth/api/edit-userforge/${user.id}`, changesOf(user))
    expect([answer.status, answer.body.error]).toEqual([428, 'precondition_required'])
  })

  test.each(['*', '"x"', '""', '"1", "2"'])('returns 428 for the invalid If-Match %s', async (tag) => {
    const user = await addUser(admin)
    const answer = await admin.post(`/auth/api/edit-userforge/${user.id}`, changesOf(user), { 'if-match': tag })
    expect(answer.status).toBe(428)
  })

  test('returns 409 with the current state if stale, and changes nothing', async () => {
    const user = await addUser(admin)
    await edit(admin, user, { name: 'The newer state' })
    const answer = await edit(admin, user, { name: 'The older one' })
    expect([answer.status, answer.body.error]).toEqual([409, 'conflict'])
    const { body: now } = await getUser(admin, user.id)
    expect(answer.body.current).toEqual(now)
    expect(now).toMatchObject({ name: 'The newer state', version: 2 })
  })

  test('lets one of three simultaneous edits pass', async () => {
    const user = await addUser(admin)
    const answers = await Promise.all(['Left', 'Right', 'Middle'].map((name) => edit(admin, user, { name })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect((await getUser(admin, user.id)).body.version).toBe(2)
  })
})

describe('password of a user edit', () => {
  test.each([
    ['Sh0rt', 'passwordLength'],
    ['NoNumberHere', 'passwordDigit'],
    ['nocapital1', 'passwordUppercase'],
    ['Password1', 'passwordCommon'],
    ['', 'required'],
    ['Nul-1234\u0000', 'control'],
    [`Long-1${'x'.repeat(251)}`, 'tooLong'],
  ])('%j returns 400 and keeps the old one', async (password, code) => {
    const user = await addMember(api, admin)
    const answer = await edit(admin, user, { password })
    expect([answer.status, answer.body.codes.password.code]).toEqual([400, code])
    expect((await api.anyone.post(signInPath, grant(user.email))).status).toBe(200)
  })

  test('is unchanged if omitted, and changed if sent', async () => {
    const user = await addMember(api, admin)
    await edit(admin, user)
    const { body: again } = await getUser(admin, user.id)
    expect((await api.anyone.post(signInPath, grant(user.email))).status).toBe(200)
    const typed = '  Spaces around-1 '
    expect((await edit(admin, again, { password: typed })).status).toBe(200)
    expect((await api.anyone.post(signInPath, grant(user.email, typed))).status).toBe(200)
    expect((await api.anyone.post(signInPath, grant(user.email, typed.trim()))).status).toBe(400)
  })
})

describe('permissions of a user edit', () => {
  const overrides = (userId: number) =>
    api.rows.ask('select page_id, has_access from user_pages where user_id = ? order by page_id', userId)
  const set = (id: number, hasAccess: boolean) => ({ newPermissions: [{ id, hasAccess }] })

  test('change only the listed pages', async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 92, hasAccess: false }] })
    await edit(admin, user, { newPermissions: [{ id: 70, hasAccess: true }] })
    expect(await overrides(user.id)).toEqual([
      { page_id: 70, has_access: 1 },
      { page_id: 92, has_access: 0 },
    ])
    await edit(admin, (await getUser(admin, user.id)).body)
    expect(await overrides(user.id)).toHaveLength(2)
  })

  test("equal to the role's default are not stored", async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 92, hasAccess: false }] })
    await edit(admin, user, set(92, true))
    expect(await overrides(user.id)).toEqual([])
  })

  test('are removed by a role change, except those sent with it', async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 92, hasAccess: false }] })
    await edit(admin, user, { role: 6, ...set(1010, true) })
    expect(await overrides(user.id)).toEqual([{ page_id: 1010, has_access: 1 }])
  })

  test.each([61, 80])('cannot remove page %i', async (id) => {
    const user = await addUser(admin)
    const answer = await edit(admin, user, set(id, false))
    expect([answer.status, answer.body.codes]).toEqual([400, { newPermissions: { code: 'notOverwritable' } }])
  })
})

describe('role change of a user', () => {
  test('to administrator removes every customer', async () => {
    const user = await addUser(admin)
    expect((await edit(admin, user, { role: 1 })).status).toBe(200)
    expect((await getUser(admin, user.id)).body).toMatchObject({ role: 1, roleName: 'Admin', multiple_client_ids: [] })
  })

  test('to an unknown role returns 400', async () => {
    const answer = await edit(admin, await addUser(admin), { role: 99 })
    expect([answer.status, answer.body.codes]).toEqual([400, { role: { code: 'unknownRole' } }])
  })
})
