import { describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, edit, getUser, newUser, register } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const statement = 64
const quote = 70
const metrics = 105

const give = (...ids: number[]) => ({ newPermissions: ids.map((id) => ({ id, hasAccess: true })) })
const take = (...ids: number[]) => ({ newPermissions: ids.map((id) => ({ id, hasAccess: false })) })

type Body = Answer['body']

const member = async (fields: object = {}) => {
  const made = await addMember(api, admin, fields)
  const client = await api.as(made.email)
  return { user: await again(made), client }
}
const staffMember = (fields: object = {}) => member({ role: 4, ...fields })

const again = async (user: Body) => (await getUser(admin, user.id)).body
const opens = async (user: Body, page: number) =>
  (await again(user)).permissions.find((entry: Body) => entry.id === page)?.hasAccess

const expectRejected = async (sent: Promise<Answer>, why: RegExp) => {
  const { status, body } = await sent
  expect([status, body.error, body.message]).toEqual([403, 'forbidden', expect.stringMatching(why)])
}

describe('changing own rights', () => {
  test.each([
    ['staff', 4],
    ['administrators', 1],
  ])('is rejected for pages of %s', async (_who, role) => {
    const relation = role === 1 ? { multiple_client_ids: null } : {}
    const { user, client } = await member({ role, ...relation })
    for (const changes of [take(quote), give(102)]) await expectRejected(edit(client, user, changes), /your own/)
    expect(await again(user)).toEqual(user)
    const unchanged = await edit(client, user, { name: 'Another Name', ...give(quote) })
    expect(unchanged.status, 'what is so already').toBe(200)
  })

  test('is rejected for staff restoring a withdrawn page, whoever withdrew it', async () => {
    const { user, client } = await staffMember(take(statement))
    await expectRejected(edit(client, user, give(statement)), /your own/)
    const { client: colleague } = await staffMember()
    const other = await staffMember()
    expect((await edit(colleague, other.user, take(statement))).status).toBe(200)
    await expectRejected(edit(other.client, await again(other.user), give(statement)), /your own/)
    expect([await opens(user, statement), await opens(other.user, statement)]).toEqual([false, false])
  })

  test('is rejected for the own role', async () => {
    const { user, client } = await staffMember()
    await expectRejected(edit(client, user, { role: 6 }), /your own/)
    const own = await member({ role: 1, multiple_client_ids: null })
    await expectRejected(edit(own.client, own.user, { role: 4, multiple_client_ids: [101] }), /your own/)
    expect((await edit(admin, user, { role: 6 })).status, 'somebody else may').toBe(200)
  })

  test('is rejected in the profile', async () => {
    const { user, client } = await staffMember(take(statement))
    const own = { name: user.name, phone: '', company: 'C', company_position: '', country: '', state: '', city: '' }
    const save = (fields: object) =>
      client.post('/auth/api/edit-profile/', { ...own, ...fields }, { 'if-match': `"${user.version}"` })
    for (const fields of [{ role: 1 }, { email: 'mine@made.example' }, { isforge: 2 }, give(statement)])
      expect((await save(fields)).status).toBe(400)
    expect(await again(user)).toEqual(user)
  })
})

describe('page withdrawn by an administrator', () => {
  test('cannot be restored by staff, neither alone nor with other changes', async () => {
    const { client } = await staffMember()
    const user = await addUser(admin)
    await edit(admin, user, take(statement))
    const now = await again(user)
    await expectRejected(edit(client, now, give(statement)), /administrator has withdrawn Account Statement/)
    await expectRejected(edit(client, now, give(quote, statement)), /administrator has withdrawn/)
    expect((await edit(client, now, { name: 'Renamed', ...give(quote) })).status).toBe(200)
    expect([await opens(user, statement), await opens(user, quote)]).toEqual([false, true])
  })

  test('is recognized for a new user, and for a page outside the role', async () => {
    const { client } = await staffMember()
    const made = await addUser(admin, take(statement))
    await expectRejected(edit(client, made, give(statement)), /administrator has withdrawn/)
    const user = await addUser(admin, give(quote))
    await edit(admin, user, take(quote))
    await expectRejected(edit(client, await again(user), give(quote)), /administrator has withdrawn/)
  })

  test('is not restored by role changes made by staff', async () => {
    const { client } = await staffMember()
    const user = await addUser(admin, take(statement))
    await expectRejected(edit(client, user, { role: 6 }), /administrator has withdrawn/)
    expect((await edit(client, user, { role: 6, ...take(statement) })).status).toBe(200)
    await expectRejected(edit(client, await again(user), { role: 3 }), /administrator has withdrawn/)
    expect(await opens(user, statement)).toBe(false)
  })

  test('is restored by an administrator, also by a role change; then staff can change it', async () => {
    const { client } = await staffMember()
    const user = await addUser(admin, take(statement))
    expect((await edit(admin, user, give(statement))).status).toBe(200)
    expect((await edit(client, await again(user), take(statement))).status).toBe(200)
    expect((await edit(client, await again(user), give(statement))).status).toBe(200)
    const other = await addUser(admin, take(statement))
    expect((await edit(admin, other, { role: 6 })).status).toBe(200)
    expect([await opens(user, statement), await opens(other, statement)]).toEqual([true, true])
  })

  test('is marked in the checklist and in the access explanation', async () => {
    const { client } = await staffMember()
    const user = await addUser(admin, take(statement))
    await edit(client, user, take(72))
    const { body } = await getUser(client, user.id)
    expect(body.admin_only_pages).toEqual([statement])
    const { body: verdicts } = await client.get(`/auth/api/userforge/${user.id}/access`)
    const verdictOn = (subject: string) => verdicts.find((verdict: Body) => verdict.subject === subject)
    expect(verdictOn('statement')).toMatchObject({ allowed: false, rule: 'withdrawn', admin_only: true })
    expect(verdictOn('generate-bank-references')).toMatchObject({
      allowed: false,
      rule: 'withdrawn',
      admin_only: false,
    })
  })
})

describe('user with a page that the editor lacks', () => {
  const attacks: [string, object][] = [
    ['password', { password: 'Taken-over-1' }],
    ['e-mail', { email: 'taken.over@made.example' }],
    ['role', { role: 6 }],
    ['password, with the page taken away in the same go', { password: 'Taken-over-1', ...take(metrics) }],
  ]
  test.each(attacks)('keeps the %s', async (_what, changes) => {
    const { client } = await staffMember()
    const user = await addMember(api, admin, give(metrics))
    await expectRejected(edit(client, user, changes), /pages that you lack: Metrics/)
    expect(await again(user)).toEqual(user)
    expect((await api.anyone.post(signInPath, grant(user.email))).status).toBe(200)
    expect((await edit(client, user, { name: 'Renamed', city: 'Querétaro' })).status, 'the rest').toBe(200)
  })

  test.each(attacks.slice(0, 3))('of the same role keeps the %s from staff who lost a page', async (_what, changes) => {
    const { client } = await staffMember(take(statement))
    const { user } = await staffMember()
    await expectRejected(edit(client, user, changes), /pages that you lack: Account Statement/)
    const { user: alike } = await staffMember(take(statement))
    expect((await edit(client, alike, { ...changes, ...take(statement) })).status).toBe(200)
  })

  test("has these pages listed in the edit form's data", async () => {
    const { client } = await staffMember()
    const user = await addUser(admin, give(metrics))
    expect((await getUser(client, user.id)).body.wider_pages).toEqual([metrics])
    expect((await getUser(admin, user.id)).body.wider_pages).toEqual([])
  })

  test('can be edited by administrators, and by staff if the page comes with the role', async () => {
    const user = await addUser(admin, give(metrics))
    expect((await edit(admin, user, { password: 'Better-Forge-7' })).status).toBe(200)
    const { client } = await staffMember()
    const plain = await addUser(admin)
    expect((await edit(client, plain, { role: 6, ...give(126, 82) })).status).toBe(200)
    expect((await edit(client, await again(plain), { password: 'Better-Forge-7' })).status).toBe(200)
  })
})

describe('staff without a page cannot give it', () => {
  test('to a new user, created singly or by an onboarding sheet', async () => {
    const { client } = await staffMember(take(statement))
    await expectRejected(register(client, { role: 3 }), /withdrawn from you/)
    expect((await register(client, { role: 3, ...take(statement) })).status).toBe(200)
    const { newPermissions: _none, isforge: _plant, ...cells } = newUser()
    const row = { ...cells, role: '3', multiple_client_ids: '101' }
    for (const path of ['check', '']) {
      const sheet = { rows: [row], ...(path === '' ? { file_name: 'users.csv' } : {}) }
      const { status, body } = await client.post(`/auth/api/onboarding/${path}`, sheet)
      expect([status, body.results?.[0]]).toEqual([200, expect.objectContaining({ state: 'wrong', user_id: null })])
      expect(body.results[0].reasons[0].message).toMatch(/withdrawn from you/)
    }
    expect(await api.rows.ask('select id from users where email = ?', cells.email)).toEqual([])
  })

  test('to an existing user whose password they have set', async () => {
    const { client } = await staffMember(take(statement))
    const { client: colleague } = await staffMember()
    const user = await addUser(colleague, take(statement))
    expect((await edit(client, user, { password: 'Better-Forge-7' })).status).toBe(200)
    await expectRejected(edit(client, await again(user), give(statement)), /withdrawn from you/)
    await expectRejected(edit(client, await again(user), { role: 6 }), /withdrawn from you/)
    expect(await opens(user, statement)).toBe(false)
  })
})

test('a page withdrawn before withdrawals had an author is restored by an administrator only', async () => {
  const user = await addUser(admin)
  await api.rows.ask('insert into user_pages (user_id, page_id, has_access) values (?, ?, 0)', user.id, statement)
  const [row] = await api.rows.ask('select by_admin from user_pages where user_id = ?', user.id)
  expect(row).toEqual({ by_admin: 1 })
  const { client } = await staffMember()
  await expectRejected(edit(client, user, give(statement)), /administrator has withdrawn/)
})
