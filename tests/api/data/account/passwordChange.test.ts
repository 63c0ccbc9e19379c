import { describe, expect, test } from 'vitest'
import { type Api, type Client, demoPassword, grant, signInPath } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, issueLink } from '#tests/support/client/users.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const path = '/auth/api/change-password/'
const newPassword = 'Better-Forge-7'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const change = (client: Client, password: unknown = newPassword, confirmation: unknown = password) =>
  client.post(path, { password, password_confirmation: confirmation })
const signsIn = async (email: string, password: string) =>
  (await api.anyone.post(signInPath, grant(email, password))).status === 200
const isSignedIn = async (client: Client) => (await client.get('/auth/api/logged-user/')).status === 200

const member = async (fields: object = {}) => {
  const user = await addMember(api, admin, fields)
  return { user, client: await api.as(user.email) }
}

test('password change returns 401 when signed out and 403 without the page', async () => {
  // No override can remove this page from a user, so it is removed from the role.
  await api.rows.ask('delete from role_pages where page_id = 61 and role_id = 6')
  const { user, client } = await member({ role: 6 })
  expect((await change(api.anyone)).status).toBe(401)
  expect((await change(client)).status).toBe(403)
  expect(await signsIn(user.email, demoPassword)).toBe(true)
})

describe('password change', () => {
  test('makes only the new password valid', async () => {
    const { user, client } = await member()
    const { status, body } = await change(client)
    expect([status, body]).toEqual([200, { message: 'Password changed successfully.' }])
    expect(await signsIn(user.email, newPassword)).toBe(true)
    expect(await signsIn(user.email, demoPassword)).toBe(false)
  })

  test('ends all other sessions of the user and keeps the current one, also in a browser', async () => {
    const { user, client: other } = await member()
    const browser = await api.browser(user.email)
    const stranger = await member()
    const code = (await other.post('/auth/api/session-code/')).body.session
    expect((await change(browser)).status).toBe(200)
    expect([await isSignedIn(browser), await isSignedIn(other), await isSignedIn(stranger.client)]).toEqual([
      true,
      false,
      true,
    ])
    expect((await api.anyone.post('/auth/api/session/', { session: code })).status).toBe(400)
  })

  test('succeeds in only one of two sessions at once: the other has ended', async () => {
    const { user, client } = await member()
    const passwords = ['First-Forge-1', 'Second-Forge-2']
    const sessions = [client, await api.as(user.email)]
    const answers = await Promise.all(sessions.map((session, at) => change(session, passwords[at])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
    const opens = [await signsIn(user.email, String(passwords[0])), await signsIn(user.email, String(passwords[1]))]
    expect(opens).toEqual(answers.map(({ status }) => status === 200))
  })

  test('invalidates reset and invitation links', async () => {
    const { user, client } = await member()
    const links = [await issueLink(api, user.id), await issueLink(api, user.id, 'invitation')]
    await change(client)
    for (const token of links) {
      const reset = { email: user.email, token, password: 'Another-1-Try', password_confirmation: 'Another-1-Try' }
      expect((await api.anyone.post('/auth/api/password/reset/', reset)).body.error).toBe('invalid_link')
    }
    expect(await signsIn(user.email, newPassword)).toBe(true)
  })

  test('is announced to the user by mail, without the password', async () => {
    const { user, client } = await member()
    await change(client)
    await expect.poll(() => mailsWrittenTo(api.dataDir, user.email), { timeout: 60_000 }).toHaveLength(2)
    const mail = mailsWrittenTo(api.dataDir, user.email).at(-1)
    expect(mail?.body).toMatch(/password of your account was changed[\s\S]*contraseña de su cuenta fue cambiada/)
    expect(mail?.links).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/forge\/password-recovery$/)])
    expect(mail?.body).not.toContain(newPassword)
  })

  test('writes an audit row without secrets', async () => {
    const { user, client } = await member()
    await change(client)
    const rows = await api.rows.ask(
      "select * from audit where user_id = ? and call = 'account.changePassword'",
      user.id,
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ record: `user ${user.id}`, before: null, after: '{"password":"changed"}' })
    expect(JSON.stringify(rows)).not.toMatch(/argon2|Better-Forge/)
  })

  test('unlocks an account locked by wrong passwords', async () => {
    const { user, client } = await member()
    for (let guess = 0; guess < 5; guess += 1) await signsIn(user.email, `Wrong-${guess}`)
    expect(await signsIn(user.email, demoPassword)).toBe(false)
    await change(client)
    expect(await signsIn(user.email, newPassword)).toBe(true)
  })
})

test.each([
  ['too short', ['Sh0rtPw'], 'password', 'passwordLength'],
  ['without a number', ['NoNumberHere'], 'password', 'passwordDigit'],
  ['without a capital', ['nocapital1'], 'password', 'passwordUppercase'],
  ['that is common', ['Password1'], 'password', 'passwordCommon'],
  ['that is empty', [''], 'password', 'required'],
  ['typed differently the second time', [newPassword, 'Better-Forge-8'], 'password_confirmation', 'mismatch'],
  ['without its confirmation', [newPassword, null], 'password_confirmation', 'required'],
  ['of 257 characters', [`Aa1${'x'.repeat(254)}`], 'password', 'tooLong'],
])('password change rejects a password %s and names the field', async (_case, typed, field, code) => {
  const { user, client } = await member()
  const { status, body } = await change(client, ...(typed as [unknown]))
  expect([status, body.codes[field]?.code]).toEqual([400, code])
  expect(await signsIn(user.email, demoPassword)).toBe(true)
})

test('password change accepts eight characters with a digit and a capital', async () => {
  const { user, client } = await member()
  expect((await change(client, 'Forge-27')).status).toBe(200)
  expect(await signsIn(user.email, 'Forge-27')).toBe(true)
})
