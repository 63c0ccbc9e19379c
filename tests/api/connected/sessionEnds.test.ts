import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Api,
  bearer,
  type Client,
  clientAt,
  cookiesOf,
  demoPassword,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, addUser, edit, getUser, issueLink, remove } from '#tests/support/client/users.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const me = '/auth/api/logged-user/'
const isSignedIn = async (client: Client) => (await client.get(me)).status === 200
const newPassword = 'Better-Forge-7'

const signedInTwice = async (fields: object = {}) => {
  const user = await addMember(api, admin, fields)
  return { user, first: await api.as(user.email), second: await api.browser(user.email) }
}

type Ending = (user: Answer['body']) => Promise<Answer>

describe('logout', () => {
  test.each(['POST', 'GET'])('by %s ends the browser session and clears its three cookies', async (method) => {
    const { user, first, second } = await signedInTwice()
    const answer = await second.send(method, '/auth/api/logout/')
    expect([answer.status, answer.body]).toEqual([200, { ok: true }])
    const cleared = cookiesOf(answer)
    expect(Object.keys(cleared).sort()).toEqual(['fcid', 'friat', 'fricn'])
    for (const { value, attributes } of Object.values(cleared)) {
      expect(value).toBe('')
      expect(attributes).toContain('Max-Age=0')
    }
    expect(await isSignedIn(second)).toBe(false)
    expect(await isSignedIn(first), 'the other machine').toBe(true)
    expect(await isSignedIn(await api.as(user.email, demoPassword))).toBe(true)
  })

  test.each(['POST', 'GET'])('by %s succeeds for an ended session and without one', async (method) => {
    const { second } = await signedInTwice()
    const stranger = clientAt(api.url, { ...pageHeaders, origin: api.url })
    for (const client of [second, second, stranger, api.anyone]) {
      const answer = await client.send(method, '/auth/api/logout/')
      expect([answer.status, Object.keys(cookiesOf(answer)).length]).toEqual([200, 3])
    }
  })

  test('ends the session of an API client', async () => {
    const { first, second } = await signedInTwice()
    await first.post('/auth/api/logout/')
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, true])
  })
})

describe.each<[string, Ending]>([
  ['a new password set by an administrator', (user) => edit(admin, user, { password: newPassword })],
  ['a change of role', (user) => edit(admin, user, { role: 6 })],
  ['deletion', (user) => remove(admin, user.id)],
  ['deletion by GET', (user) => admin.get(`/auth/api/delete-user/${user.id}`)],
])('%s', (_case, end) => {
  test('ends all sessions of the user at once and invalidates their session codes', async () => {
    const { user, first, second } = await signedInTwice()
    const { body: code } = await second.post('/auth/api/session-code/')
    const answer = await end(user)
    expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
    expect((await api.anyone.post('/auth/api/session/', code)).status).toBe(400)
    expect(await isSignedIn(admin), 'who did it').toBe(true)
  })
})

test('setting a password by a mailed link ends all sessions of the user at once', async () => {
  const { user, first, second } = await signedInTwice()
  const token = await issueLink(api, user.id)
  const reset = { email: user.email, password: newPassword, password_confirmation: newPassword, token }
  const answer = await api.anyone.post('/auth/api/password/reset/', reset)
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
  expect((await api.anyone.post(signInPath, grant(user.email))).body.error).toBe('invalid_grant')
  expect(await isSignedIn(await api.as(user.email, newPassword))).toBe(true)
})

test('a deleted user cannot sign in again', async () => {
  const user = await addMember(api, admin)
  const signIn = () => api.anyone.post(signInPath, grant(user.email))
  expect((await signIn()).status).toBe(200)
  await remove(admin, user.id)
  const answer = await signIn()
  expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant'])
})

test('an administrator who changes the own password must sign in again', async () => {
  const user = await addMember(api, admin, { role: 1, multiple_client_ids: null })
  const own = await api.as(user.email)
  expect((await edit(own, (await getUser(own, user.id)).body, { password: newPassword })).status).toBe(200)
  expect(await isSignedIn(own)).toBe(false)
})

test('changes of name, e-mail case, plant or customers keep the sessions', async () => {
  const { user, first, second } = await signedInTwice()
  const changes = { name: 'New Name', email: user.email.toUpperCase(), isforge: 2, multiple_client_ids: [102] }
  expect((await edit(admin, user, changes)).status).toBe(200)
  expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([true, true])
  expect((await first.get(me)).body).toMatchObject({ name: 'New Name', email: changes.email, isForge: 2 })
})

test('a session expires after a day', async () => {
  const user = await addMember(api, admin)
  const first = await api.as(user.email, demoPassword)
  const [token] = await api.rows.ask('select * from tokens where user_id = ?', user.id)
  expect(Date.parse(token?.expires_at) - Date.parse(token?.created_at)).toBe(86_400_000)
  await api.rows.ask('update tokens set expires_at = created_at where user_id = ?', user.id)
  expect(await isSignedIn(first)).toBe(false)
})

test('a permission change applies to the next request of an open session', async () => {
  const { user, first } = await signedInTwice()
  const list = '/read/Users/ObtenerUsuariosForge/'
  expect((await first.get(list)).status).toBe(403)
  await edit(admin, user, { newPermissions: [{ id: 59, hasAccess: true }] })
  expect((await first.get(list)).status).toBe(200)
  await edit(admin, (await getUser(admin, user.id)).body, { newPermissions: [{ id: 59, hasAccess: false }] })
  expect((await first.get(list)).status).toBe(403)
})

test('a customer change applies to the next request', async () => {
  const { user, first } = await signedInTwice({ multiple_client_ids: [101, 102] })
  const at = (id: number) => first.get(`/auth/api/menu-options2?client_id=${id}`)
  expect((await at(102)).status).toBe(200)
  await edit(admin, user, { multiple_client_ids: [103] })
  expect([(await at(102)).status, (await at(103)).status]).toEqual([404, 200])
})

test('a session created with the old password ends with the password change', async () => {
  const user = await addMember(api, admin)
  const tries = Array.from({ length: 4 }, () => clientAt(api.url).post(signInPath, grant(user.email)))
  const changed = edit(admin, user, { password: newPassword })
  const answers = await Promise.all(tries)
  expect((await changed).status).toBe(200)
  const tokens = answers.flatMap(({ status, body }) => (status === 200 ? [body.access_token] : []))
  for (const token of tokens) expect(await isSignedIn(bearer(api.url, token))).toBe(false)
})

test('a role change keeps the invitation link valid', async () => {
  const user = await addUser(admin)
  const token = await issueLink(api, user.id)
  expect((await edit(admin, user, { role: 6 })).status).toBe(200)
  const reset = { email: user.email, password: newPassword, password_confirmation: newPassword, token }
  expect((await api.anyone.post('/auth/api/password/reset/', reset)).status).toBe(200)
})
