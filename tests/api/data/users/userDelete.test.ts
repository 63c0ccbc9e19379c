import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, addUser, edit, getUser, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const idOf = async (client: Client): Promise<number> => (await client.get('/auth/api/logged-user/')).body.id
const removeByGet = (by: Client, id: number) => by.get(`/auth/api/delete-user/${id}`)
const administrator = { role: 1, multiple_client_ids: null }

const onlyAdmins = (...ids: number[]) =>
  api.rows.ask(
    `update users set deleted_at = '2026-01-01T00:00:00.000Z'
      where role_id = 1 and deleted_at is null and id not in (${ids.join(', ')})`,
  )

describe.each([
  ['POST', remove],
  ['GET', removeByGet],
])('deleting a user by %s', (_method, removal) => {
  test('removes the user from every response and keeps the row', async () => {
    const user = await addUser(admin, { newPermissions: [{ id: 70, hasAccess: true }] })
    const { status, body } = await removal(admin, user.id)
    expect([status, body]).toEqual([200, { message: 'User deleted successfully.' }])
    expect((await getUser(admin, user.id)).status).toBe(404)
    expect((await removal(admin, user.id)).status).toBe(404)
    const [row] = await api.rows.ask('select deleted_at, password_hash from users where id = ?', user.id)
    expect(row).toEqual({ deleted_at: expect.stringMatching(/^\d{4}-/), password_hash: null })
  })

  test('keeps the visits of the user', async () => {
    const user = await addMember(api, admin)
    const client = await api.as(user.email)
    await client.post('/auth/api/validate-page-access-forge/', { slug: '/', navigation: 'n1' })
    const visits = () => api.rows.ask('select page_name from visits where user_id = ?', user.id)
    await expect.poll(visits).toHaveLength(1)
    await removal(admin, user.id)
    expect(await visits()).toEqual([{ page_name: 'Dashboard' }])
  })

  test('returns 403 for the own user', async () => {
    const answer = await removal(admin, await idOf(admin))
    expect([answer.status, answer.body.message]).toEqual([403, 'You cannot delete yourself.'])
    expect((await admin.get('/auth/api/logged-user/')).status).toBe(200)
  })

  test.each(['0', '-1', '1.5', 'x', '1e3', '3000000000', '99999999999999999999', '%00'])(
    'returns 400 for the id %s',
    async (id) => {
      expect((await removal(admin, id as unknown as number)).status).toBe(400)
    },
  )
})

describe('last administrator', () => {
  const secondAdmin = async () => {
    const user = await addMember(api, admin, administrator)
    return { id: user.id as number, client: await api.as(user.email) }
  }
  const readMe = async (client: Client) => (await getUser(client, await idOf(client))).body

  test('cannot change role', async () => {
    await onlyAdmins(await idOf(admin))
    const answer = await edit(admin, await readMe(admin), { role: 4, multiple_client_ids: [101] })
    expect([answer.status, answer.body.error]).toEqual([403, 'forbidden'])
    expect(answer.body.message).toMatch(/last administrator/)
    expect((await readMe(admin)).role).toBe(1)
  })

  test('can change role once another administrator does it', async () => {
    const { client } = await secondAdmin()
    expect((await edit(admin, await readMe(client), { role: 4, multiple_client_ids: [101] })).status).toBe(200)
  })

  test.each([
    ['delete each other', (by: Client, id: number) => remove(by, id)],
    [
      'demote each other',
      async (by: Client, id: number) => edit(by, (await getUser(by, id)).body, { role: 3, multiple_client_ids: [101] }),
    ],
  ])('remains when two administrators %s at once', async (_word, take) => {
    const times: number[] = []
    for (let round = 0; round < 4; round += 1) {
      const [left, right] = [await secondAdmin(), await secondAdmin()]
      await onlyAdmins(left.id, right.id)
      const began = performance.now()
      const answers = await Promise.all([take(left.client, right.id), take(right.client, left.id)])
      times.push(performance.now() - began)
      const remaining = await api.rows.ask('select id from users where role_id = 1 and deleted_at is null')
      // Restores the demo's administrator, who creates the next two.
      await api.rows.ask("update users set deleted_at = null where email = 'admin@anvil.example'")
      const statuses = answers.map(({ status }) => status)
      expect(statuses.filter((status) => status === 200)).toHaveLength(1)
      expect([401, 403, 404]).toContain(statuses.find((status) => status !== 200))
      expect(remaining).toHaveLength(1)
    }
    // PostgreSQL waits a second before it ends a deadlock.
    expect(Math.min(...times)).toBeLessThan(1_000)
  })
})
