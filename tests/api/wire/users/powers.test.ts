import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Api, accountOfRole, type Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, edit, getUser, register, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  staff = await api.as('staff')
})

const tables = ['users', 'user_customers', 'user_pages', 'one_time_codes', 'outbox', 'audit'] as const
const state = async () => {
  const counts = await api.rows.count(...tables)
  const users = await api.rows.ask('select id, role_id, version, deleted_at, password_hash from users order by id')
  return { counts, users, overrides: await api.rows.ask('select * from user_pages order by user_id, page_id') }
}

const refuses = async (request: () => Promise<Answer>) => {
  const before = await state()
  const answer = await request()
  expect([answer.status, answer.body.error]).toEqual([403, 'forbidden'])
  expect(await state()).toEqual(before)
}

const relationOf = (role: number) => (role === 1 ? { multiple_client_ids: null } : {})
const made = (role: number) => addUser(admin, { role, ...relationOf(role) })
const removeByGet = (by: Client, id: number) => by.get(`/auth/api/delete-user/${id}`)
const grant = (...ids: number[]) => ({ newPermissions: ids.map((id) => ({ id, hasAccess: true })) })

describe.each([
  [1, 'an administrator'],
  [5, 'a sales manager'],
])('staff, for users of role %i', (role, whom) => {
  test(`cannot create ${whom}`, () => refuses(() => register(staff, { role, ...relationOf(role) })))

  test(`cannot edit ${whom}`, async () => {
    const user = await made(role)
    await refuses(() => edit(staff, user, { name: 'Mine now' }))
    await refuses(() => edit(staff, user, { password: 'Taken-over-1' }))
    await refuses(() => edit(staff, user, { role: 3, multiple_client_ids: [101] }))
    await refuses(() => edit(staff, user, { email: 'mine@made.example' }))
  })

  test(`cannot make a user ${whom}`, async () => {
    const user = await made(3)
    await refuses(() => edit(staff, user, { role, ...relationOf(role) }))
  })

  test(`cannot become ${whom}`, async () => {
    const user = await addMember(api, admin, { role: 4 })
    const own = await api.as(user.email)
    await refuses(() => edit(own, user, { role, ...relationOf(role) }))
  })

  test(`cannot delete ${whom}`, async () => {
    const user = await made(role)
    await refuses(() => remove(staff, user.id))
    await refuses(() => removeByGet(staff, user.id))
  })
})

describe('pages granted by staff', () => {
  /** Pages that staff lacks by role, and that the other role does not have by default either. */
  const beyond = [105, 1000, 1032, 102]

  test.each(beyond)('exclude page %i, which they lack, for a new user', (id) =>
    refuses(() => register(staff, grant(id))),
  )

  test.each(beyond)('exclude page %i, which they lack, for any user', async (id) => {
    const user = await made(3)
    await refuses(() => edit(staff, user, grant(id)))
    await refuses(() => edit(staff, user, grant(92, id)))
  })

  test('exclude pages for themselves', async () => {
    const user = await addMember(api, admin, { role: 4 })
    const own = await api.as(user.email)
    await refuses(() => edit(own, user, grant(105)))
  })

  test('exclude pages they lack together with a role change', async () => {
    const user = await made(3)
    await refuses(() => edit(staff, user, { role: 6, ...grant(1000) }))
  })

  test('exclude pages withdrawn from them', async () => {
    const denied = { newPermissions: [{ id: 1003, hasAccess: false }] }
    const user = await addMember(api, admin, { role: 4, ...denied })
    const own = await api.as(user.email)
    await refuses(() => register(own, grant(1003)))
  })

  test('include their own pages and those of the role', async () => {
    expect((await register(staff, grant(59, 1003, 1018))).status).toBe(200)
    const user = await addUser(staff, { newPermissions: [{ id: 1001, hasAccess: false }] })
    expect((await edit(staff, user, grant(1001))).status).toBe(200)
  })

  test('include pages granted to them', async () => {
    const user = await addMember(api, admin, { role: 4, ...grant(105) })
    expect((await register(await api.as(user.email), grant(105))).status).toBe(200)
  })

  test('can be withdrawn by them whatever the page', async () => {
    const user = await addUser(admin, grant(105))
    expect((await edit(staff, user, { newPermissions: [{ id: 105, hasAccess: false }] })).status).toBe(200)
  })
})

test.each([0, 3, 4, 6])('staff can create, edit and delete users of role %i', async (role) => {
  const { status, body } = await register(staff, { role })
  expect(status).toBe(200)
  const { body: user } = await getUser(staff, body.id)
  expect((await edit(staff, user, { role: 3, name: 'Edited' })).status).toBe(200)
  expect((await remove(staff, body.id)).status).toBe(200)
})

describe.each([0, 3, 5, 6] as const)('role %i', (role) => {
  let own: Client

  beforeAll(async () => {
    const linked = { multiple_client_ids: [101] }
    const member = await addMember(api, admin, { role, ...linked, ...grant(59, 60, 63) })
    own = await api.as(member.email)
  })

  test.each([0, 1, 3, 4, 5, 6])(
    'cannot create, edit or delete users of role %i, even with the pages granted',
    async (other) => {
      const user = await addUser(admin, { role: other, multiple_client_ids: other === 1 ? null : [101] })
      const isReached = role === 5 || other !== 1
      const failedStatus = isReached ? 403 : 404
      await refuses(() => register(own, { role: other, ...relationOf(other) }))
      const before = await state()
      const answers = [
        await edit(own, user, { name: 'Edited' }),
        await edit(own, user, { role: 3, multiple_client_ids: [101] }),
        await remove(own, user.id),
        await removeByGet(own, user.id),
      ]
      expect(answers.map(({ status }) => status)).toEqual([failedStatus, failedStatus, failedStatus, failedStatus])
      expect(await state()).toEqual(before)
    },
  )

  test('cannot manage users without the pages', async () => {
    const plain = await api.as(accountOfRole[role])
    const user = await made(3)
    await refuses(() => register(plain))
    await refuses(() => edit(plain, user))
    await refuses(() => remove(plain, user.id))
    await refuses(() => removeByGet(plain, user.id))
  })
})
