import { expect, test } from 'vitest'
import { type Api, type Client, demoPassword } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, edit, getUser, issueLink, newUser, register, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client
let adminId: number

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
  adminId = (await admin.get('/auth/api/logged-user/')).body.id
})

const newPassword = 'Better-Forge-7'
const parsed = (text: string | null) => (text === null ? null : JSON.parse(text))

const auditOf = async (userId: number) =>
  (await api.rows.ask('select * from audit where record = ? order by id', `user ${userId}`)).map((row) => ({
    by: row.user_id,
    call: row.call,
    before: parsed(row.before),
    after: parsed(row.after),
  }))

test('creating, editing and deleting a user write one audit row each: user, old and new values', async () => {
  const user = await addUser(admin, { name: 'First', newPermissions: [{ id: 70, hasAccess: true }] })
  await edit(admin, user, { name: 'Second', password: newPassword, newPermissions: [{ id: 70, hasAccess: false }] })
  await remove(admin, user.id)
  expect(await auditOf(user.id)).toEqual([
    {
      by: adminId,
      call: 'administration.registerUser',
      before: null,
      after: expect.objectContaining({
        name: 'First',
        overrides: [expect.objectContaining({ pageId: 70, hasAccess: true })],
      }),
    },
    {
      by: adminId,
      call: 'administration.editUser',
      before: expect.objectContaining({
        name: 'First',
        version: 1,
        overrides: [expect.objectContaining({ pageId: 70, hasAccess: true })],
      }),
      after: expect.objectContaining({
        name: 'Second',
        version: 2,
        password: 'changed',
        // An access that an administrator has withdrawn stays withdrawn, whatever the role's default.
        overrides: [expect.objectContaining({ pageId: 70, hasAccess: false })],
      }),
    },
    {
      by: adminId,
      call: 'administration.deleteUser',
      before: expect.objectContaining({ name: 'Second' }),
      after: null,
    },
  ])
})

test('sign-in, sign-out and each step of a password reset write audit rows of the user', async () => {
  const user = await addMember(api, admin)
  await (await api.as(user.email, demoPassword)).post('/auth/api/logout/')
  await api.anyone.post('/auth/api/password/create/', { email: user.email })
  await expect.poll(() => auditOf(user.id)).toHaveLength(4)
  const token = await issueLink(api, user.id)
  const reset = { email: user.email, password: newPassword, password_confirmation: newPassword, token }
  expect((await api.anyone.post('/auth/api/password/reset/', reset)).status).toBe(200)
  const code = await (await api.as(user.email, newPassword)).post('/auth/api/session-code/')
  await api.anyone.post('/auth/api/session/', code.body)
  const own = (await auditOf(user.id)).slice(1)
  expect(own.map(({ by, call }) => [by, call])).toEqual(
    ['signIn', 'signOut', 'requestPasswordReset', 'resetPassword', 'signIn', 'redeemSessionCode'].map((call) => [
      user.id,
      `account.${call}`,
    ]),
  )
})

test('rejected changes write no audit row', async () => {
  const { audit } = await api.rows.count('audit')
  const user = newUser()
  await register(admin, { ...user, company: '' })
  await register(admin, { ...user, multiple_client_ids: [] })
  await remove(admin, adminId)
  await (await getUser(admin, adminId)).body
  await edit(admin, { ...(await getUser(admin, adminId)).body, version: 77 })
  expect(await api.rows.count('audit')).toEqual({ audit })
})

test('no table contains a password, a token or a code', async () => {
  const user = await addMember(api, admin)
  const client = await api.as(user.email, demoPassword)
  const { body: code } = await client.post('/auth/api/session-code/')
  await edit(admin, user, { password: newPassword })
  const tables = ['audit', 'users', 'tokens', 'one_time_codes', 'attempts', 'repeats', 'settings', 'visits', 'tracked']
  const everything = await Promise.all(tables.map((table) => api.rows.ask(`select * from ${table}`)))
  const text = JSON.stringify(everything)
  for (const secret of [newPassword, demoPassword, client.token, admin.token, code.session])
    expect(text).not.toContain(secret)
})
