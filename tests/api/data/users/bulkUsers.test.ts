import { describe, expect, test } from 'vitest'
import type { Answer, Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, customers, edit, getUser, issueLink, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  staff = await api.as('staff')
})

type Body = Answer['body']

const statement = 64
const ids = (...users: Body[]) => users.map(({ id, version }) => ({ id, version }))
const check = (by: Client, users: readonly Body[], change: object) =>
  by.post('/auth/api/bulk-changes/users/check', { users: ids(...users), ...change })
const change = (by: Client, users: readonly Body[], change: object) =>
  by.post('/auth/api/bulk-changes/users', { users: ids(...users), ...change })
const undo = (by: Client, id: number) => by.post(`/auth/api/bulk-changes/${id}/undo`)
const reasonsIn = ({ body }: Answer) => body.rows.map(({ reason }: Body) => reason)
const now = async ({ id }: Body) => (await getUser(admin, id)).body
const withdraw = (...pageIds: number[]) => ({ newPermissions: pageIds.map((id) => ({ id, hasAccess: false })) })

describe('a change of several users', () => {
  test('is refused without users, and to who may not manage any', async () => {
    const empty = await change(admin, [], { isforge: 2 })
    expect([empty.status, empty.body.error]).toEqual([400, 'invalid_input'])
    const user = await addUser(admin)
    expect((await change(await api.as('customer'), [user], { isforge: 2 })).status).toBe(403)
  })

  test('leaves users with the reason, and changes the others', async () => {
    const [one, other, gone, moved] = [
      await addUser(admin),
      await addUser(admin),
      await addUser(admin),
      await addUser(admin),
    ]
    const chief = await addUser(admin, { role: 1, multiple_client_ids: null })
    const there = await addUser(admin, { isforge: 2 })
    await remove(admin, gone.id)
    await edit(admin, moved, { name: 'Moved' })
    const answer = await change(staff, [one, other, gone, moved, chief, there], { isforge: 2 })
    expect(answer.status).toBe(200)
    expect(reasonsIn(answer)).toEqual([null, null, 'gone', 'stale', 'forbidden', 'same'])
    expect(answer.body.rows[0].changes).toEqual([
      { field: 'plant', page: null, name: null, from: 'forge', to: 'aerospace' },
    ])
    expect([(await now(one)).isforge, (await now(moved)).isforge, (await now(chief)).isforge]).toEqual([2, 1, 1])
  })

  test('is previewed as it will be, and the preview changes and mails nothing', async () => {
    const [one, other] = [await addUser(admin), await addUser(admin)]
    const mails = () => api.rows.ask('select count(*) as n from outbox where recipient = ?', one.email)
    const before = [await now(one), await now(other), await mails()]
    const set = { sales_contact: 'New Seller', sales_email: 'new@anvil.example', ...withdraw(statement) }
    const preview = await check(admin, [one, other], set)
    expect((await check(admin, [one], { invited: true })).status).toBe(200)
    expect([await now(one), await now(other), await mails()]).toEqual(before)
    const done = await change(admin, [one, other], set)
    expect(preview.body.rows).toEqual(done.body.rows)
    expect(done.body.rows[0].changes).toEqual([
      { field: 'salesContact', page: null, name: null, from: 'Sam Seller', to: 'New Seller' },
      { field: 'salesEmail', page: null, name: null, from: 'sam.seller@anvil.example', to: 'new@anvil.example' },
      { field: 'permission', page: statement, name: expect.any(String), from: null, to: 'withdrawn' },
    ])
  })

  test('adds customers to those that users have, or replaces these', async () => {
    const user = await addUser(admin)
    const carrierOnly = await addUser(admin, { multiple_client_ids: [customers.healthy] })
    const added = await change(admin, [user], { added_client_ids: [customers.creditHold, customers.healthy] })
    expect(reasonsIn(added)).toEqual([null])
    expect((await now(user)).multiple_client_ids).toEqual([customers.healthy, customers.creditHold])
    await change(admin, [await now(user)], { multiple_client_ids: [customers.ringsOnly] })
    expect((await now(user)).multiple_client_ids).toEqual([customers.ringsOnly])
    const chief = await addUser(admin, { role: 1, multiple_client_ids: null })
    const refused = await change(admin, [carrierOnly, chief], { multiple_client_ids: [customers.carrier] })
    expect(reasonsIn(refused)).toEqual(['customers', 'customers'])
    expect((await now(carrierOnly)).multiple_client_ids).toEqual([customers.healthy])
  })

  test('gives nobody pages that the caller lacks', async () => {
    const user = await addUser(admin)
    const answer = await change(staff, [user], { newPermissions: [{ id: 105, hasAccess: true }] })
    expect(reasonsIn(answer)).toEqual(['forbidden'])
    expect(answer.body.bulk_id).toBeNull()
  })
})

describe('one step in the audit log', () => {
  const filtered = (filter: object) =>
    admin.get(`/auth/api/audit-trail/?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,9]`)

  test('names the counts, leads to its rows, and keeps them in the history of each user', async () => {
    const users = [await addUser(admin), await addUser(admin)]
    const { body } = await change(admin, users, { isforge: 2 })
    const [newest] = (await filtered({})).body
    expect(newest).toMatchObject({ whom: `bulk ${body.bulk_id}`, bulk_id: body.bulk_id })
    expect(newest.changes.map(({ field, to }: Body) => [field, to])).toEqual([
      ['changed', '2'],
      ['left', '0'],
    ])
    const parts = await filtered({ bulkId: body.bulk_id })
    expect(parts.body.map(({ whom_id: id }: Body) => id).sort()).toEqual(users.map(({ id }) => id).sort())
    const history = await admin.get(`/auth/api/userforge/${users[0]?.id}/audit-trail`)
    expect(history.body[0].changes).toMatchObject([{ field: 'plant', from: 'forge', to: 'aerospace' }])
  })
})

describe('undoing the change of several users', () => {
  test('restores them as they were, except those that were changed since', async () => {
    const [one, other] = [
      await addUser(admin, withdraw(statement)),
      await addUser(admin, { multiple_client_ids: [customers.healthy, customers.creditHold] }),
    ]
    const third = await addUser(admin)
    const set = {
      newPermissions: [{ id: statement, hasAccess: true }],
      multiple_client_ids: [customers.brandNew],
      isforge: 2,
      asleep: true,
    }
    const { body } = await change(admin, [one, other, third], set)
    await edit(admin, await now(third), { name: 'Changed since' })
    const answer = await undo(admin, body.bulk_id)
    expect(reasonsIn(answer)).toEqual([null, null, 'stale'])
    for (const user of [one, other]) {
      const { version, updated_at, ...restored } = await now(user)
      expect(restored).toEqual({ ...user, version: undefined, updated_at: undefined })
      expect(version).toBe(3)
    }
    expect((await now(third)).isforge).toBe(2)
    const repeated = await undo(admin, body.bulk_id)
    expect([repeated.status, repeated.body.error]).toEqual([409, 'conflict'])
  })

  test('restores a withdrawal by an administrator as such', async () => {
    const user = await addUser(admin, withdraw(statement))
    const { body } = await change(admin, [user], { newPermissions: [{ id: statement, hasAccess: true }] })
    await undo(admin, body.bulk_id)
    expect((await edit(staff, await now(user), { newPermissions: [{ id: statement, hasAccess: true }] })).status).toBe(
      403,
    )
  })

  test('looks absent to others than its maker and administrators', async () => {
    const { body } = await change(admin, [await addUser(admin)], { isforge: 2 })
    const absent = await undo(staff, 987_654)
    const foreign = await undo(staff, body.bulk_id)
    expect([foreign.status, absent.status]).toEqual([404, 404])
    const own = await change(staff, [await addUser(admin)], { isforge: 2 })
    expect((await undo(admin, own.body.bulk_id)).status).toBe(200)
  })
})

describe('putting users to sleep', () => {
  test('is refused for oneself', async () => {
    const me = await now({ id: (await admin.get('/auth/api/logged-user/')).body.id })
    expect(reasonsIn(await change(admin, [me], { asleep: true }))).toEqual(['forbidden'])
  })

  test('ends their sessions and refuses sign-in and links until they wake up', async () => {
    const user = await addMember(api, admin)
    const client = await api.as(user.email, 'Forge-2026')
    expect(reasonsIn(await change(admin, [user], { asleep: true }))).toEqual([null])
    expect((await client.get('/auth/api/logged-user/')).status).toBe(401)
    await expect(api.as(user.email, 'Forge-2026')).rejects.toThrow()
    const password = 'Another-Word-7'
    const link = async () => ({
      email: user.email,
      password,
      password_confirmation: password,
      token: await issueLink(api, user.id),
    })
    expect((await api.anyone.post('/auth/api/password/reset/', await link())).status).toBe(400)
    expect(reasonsIn(await change(admin, [await now(user)], { asleep: true }))).toEqual(['same'])
    expect(reasonsIn(await change(admin, [await now(user)], { asleep: false }))).toEqual([null])
    expect((await api.as(user.email, 'Forge-2026')).token).toBeTruthy()
  })
})

describe('sending invitations again', () => {
  test('mails those without a password, and leaves the others', async () => {
    const [invited, member] = [await addUser(admin), await addMember(api, admin)]
    const answer = await change(admin, [invited, member], { invited: true })
    expect(reasonsIn(answer)).toEqual([null, 'hasPassword'])
    const mails = await api.rows.ask('select id from outbox where recipient = ?', invited.email)
    expect(mails.length).toBe(2)
    const [entry] = (await admin.get(`/auth/api/userforge/${invited.id}/audit-trail`)).body
    expect(entry.action).toBe('linkRequested')
    const undone = await undo(admin, answer.body.bulk_id)
    expect([undone.status, undone.body.rows]).toEqual([200, []])
  })
})
