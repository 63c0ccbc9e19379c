import { expect, test } from 'vitest'
import type { Answer, Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers, edit, getUser, remove } from '#tests/support/client/users.ts'

// The portal caches access decisions, so these tests make a request before and after access is withdrawn.

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const overview = `/read/WIP/overview/${customers.healthy}`
const wipReports = 66

const statusOf = async (client: Client) => (await client.get(overview)).status

const signedIn = async () => {
  const user = await addMember(api, admin, { newPermissions: [{ id: wipReports, hasAccess: true }] })
  const client = await api.as(user.email)
  expect([await statusOf(client), await statusOf(client)]).toEqual([200, 200])
  return { user, client }
}

type Member = { user: Answer['body']; client: Client }

const permit = (user: Answer['body'], hasAccess: boolean) =>
  edit(admin, user, { newPermissions: [{ id: wipReports, hasAccess }] })

test.each<[string, number, (member: Member) => Promise<unknown>]>([
  ['the page', 403, ({ user }) => permit(user, false)],
  ['the user', 401, ({ user }) => remove(admin, user.id)],
  ['the session', 401, ({ client }) => client.post('/auth/api/logout/')],
  ['the role', 401, ({ user }) => edit(admin, user, { role: 6 })],
  ['the customer', 404, ({ user }) => edit(admin, user, { multiple_client_ids: [customers.creditHold] })],
  ['the session, by another process', 401, ({ user }) => api.rows.ask('delete from tokens where user_id = ?', user.id)],
])('the next call is rejected after withdrawing %s', async (_what, status, withdraw) => {
  const member = await signedIn()
  await withdraw(member)
  expect(await statusOf(member.client)).toBe(status)
})

test('a permission granted again applies to the next call', async () => {
  const { user, client } = await signedIn()
  await permit(user, false)
  expect(await statusOf(client)).toBe(403)
  await permit((await getUser(admin, user.id)).body, true)
  expect(await statusOf(client)).toBe(200)
})
