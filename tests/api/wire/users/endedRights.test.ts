import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { administer } from '#tests/support/client/administer.ts'
import { type Api, bearer, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, changesOf, customers, edit, getUser, remove } from '#tests/support/client/users.ts'
import { begin, completeForm, expectNoFiles, leftovers } from '#tests/support/files/uploads.ts'
import { approvalOf, plantConcession } from '#tests/support/rows/concessions.ts'
import { smallPlant } from '#tests/support/rows/imports.ts'

// A call that waits for its body or its turn is not made if its session, user or a right ends before.

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const changesBy = (userId: number) => api.rows.ask('select id, call from audit where user_id = ? order by id', userId)

test('passwords waiting to be hashed are not set after the user who sets them is deleted', async () => {
  const setter = await addMember(api, admin, { role: 4 })
  const by = await api.as(setter.email)
  const others = await Promise.all(Array.from({ length: 30 }, () => addUser(admin)))
  const edits = others.map((user) =>
    by.post(`/auth/api/edit-userforge/${user.id}`, changesOf(user, { password: 'Quenched-4140' }), {
      'if-match': `"${user.version}"`,
    }),
  )
  await edits[0]
  expect((await remove(admin, setter.id)).status).toBe(200)
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200, 401]))
  const [deletion] = await api.rows.ask(
    "select id from audit where call = 'administration.deleteUser' and record = ?",
    `user ${setter.id}`,
  )
  const later = (await changesBy(setter.id)).filter(({ id }) => Number(id) > Number(deletion?.id))
  expect(later).toEqual([])
})

describe('an upload under way is rejected', () => {
  type Member = Awaited<ReturnType<typeof addMember>>

  test.each<[string, number, (member: Member, client: Client) => Promise<unknown>]>([
    ['the user', 401, ({ id }) => remove(admin, id)],
    ['the session', 401, (_member, client) => client.post('/auth/api/logout/')],
    ['the page', 403, (member) => edit(admin, member, { newPermissions: [{ id: 1004, hasAccess: false }] })],
    ['the customer', 404, ({ id }) => api.rows.ask('delete from user_customers where user_id = ?', id)],
  ])('after losing %s', async (_what, status, withdraw) => {
    const member = await addMember(api, admin)
    const client = await api.as(member.email)
    const body = completeForm('%PDF-1.7')
    const concession = await plantConcession(api, customers.healthy)
    const { sending, answer } = begin(api, approvalOf(concession, customers.healthy), { body, by: client })
    sending.write(body.subarray(0, -10))
    // The portal has begun to read the form once its file is on the disk.
    await expect.poll(async () => await leftovers(api), { interval: 20 }).not.toEqual(expectNoFiles)
    expect((await getUser(admin, member.id)).status).toBe(200)
    await withdraw(member, client)
    sending.end(body.subarray(-10))
    expect((await answer)?.status).toBe(status)
    await expect.poll(() => leftovers(api), { interval: 20 }).toEqual(expectNoFiles)
    const [row] = await api.rows.ask('select approval_file_id from concessions where id = ?', concession)
    expect(row?.approval_file_id ?? null).toBeNull()
  })
})

test('an import is rejected if its key is revoked while the file arrives', async () => {
  const { code, output } = await administer(api, 'key', 'early')
  expect(code).toBe(0)
  const [key = ''] = /pk_\S+/.exec(output) ?? []
  const file = Buffer.from(smallPlant.customers ?? '')
  const { sending, answer } = begin(api, '/write/import/customers', {
    headers: { 'content-type': 'text/csv' },
    body: file,
    by: bearer(api.url, key),
    method: 'PUT',
  })
  sending.write(file.subarray(0, 20))
  await expect.poll(() => leftovers(api), { interval: 20 }).not.toEqual(expectNoFiles)
  expect((await administer(api, 'key', '--revoke', 'early')).code).toBe(0)
  sending.end(file.subarray(20))
  expect((await answer)?.status).toBe(401)
  expect(await api.rows.ask("select id from imports where made_by = 'key early'")).toEqual([])
})
