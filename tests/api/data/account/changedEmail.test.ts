import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Api,
  type Client,
  demoPassword,
  grant,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, addUser, edit } from '#tests/support/client/users.ts'
import { mailsTo, recoveriesTo, tokenIn } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let mails: MailServer
let api: Api
let admin: Client

beforeAll(async () => {
  mails = await mailServer()
  await mails.start()
  api = await startApi({ env: { SMTP_URL: mails.url } })
  admin = await api.as('admin')
})
afterAll(async () => {
  await api.stop()
  await mails.stop()
})

const password = 'Better-Forge-7'
const reset = (email: string, token: string) =>
  api.anyone.post('/auth/api/password/reset/', { email, token, password, password_confirmation: password })
const isSignedIn = async (client: Client) => (await client.get('/auth/api/logged-user/')).status === 200
const invitationsTo = (email: string) => mailsTo(mails, email, 'An account at')
const move = async (user: Answer['body'], changes: object = {}) => {
  const email = `moved.${user.email}`
  const answer = await edit(admin, user, { email, ...changes })
  expect([answer.status, answer.text]).toEqual([200, expect.any(String)])
  return email
}

describe('e-mail change', () => {
  test('ends the sessions and session codes of the old address', async () => {
    const user = await addMember(api, admin)
    const [first, second] = [await api.as(user.email), await api.browser(user.email)]
    const code = (await first.post('/auth/api/session-code/')).body.session
    const email = await move(user)
    expect([await isSignedIn(first), await isSignedIn(second)]).toEqual([false, false])
    expect((await api.anyone.post('/auth/api/session/', { session: code })).status).toBe(400)
    expect((await api.anyone.post(signInPath, grant(user.email))).status).toBe(400)
    expect(await isSignedIn(await api.as(email, demoPassword))).toBe(true)
  })

  test('invalidates the link sent to the old address, for both addresses', async () => {
    const user = await addMember(api, admin)
    await api.anyone.post('/auth/api/password/create/', { email: user.email })
    await expect.poll(() => recoveriesTo(mails, user.email)).toHaveLength(1)
    const token = tokenIn(recoveriesTo(mails, user.email)[0])
    const email = await move(user)
    for (const address of [user.email, email]) expect((await reset(address, token)).body.error).toBe('invalid_link')
    expect(invitationsTo(email), 'who has a password needs none').toEqual([])
  })

  test('sends a new invitation to the new address and invalidates the old one', async () => {
    const user = await addUser(admin)
    await expect.poll(() => invitationsTo(user.email)).toHaveLength(1)
    const email = await move(user)
    await expect.poll(() => invitationsTo(email)).toHaveLength(1)
    const old = tokenIn(invitationsTo(user.email)[0])
    for (const address of [user.email, email]) expect((await reset(address, old)).body.error).toBe('invalid_link')
    expect((await reset(email, tokenIn(invitationsTo(email)[0]))).status).toBe(200)
    expect((await api.anyone.post(signInPath, grant(email, password))).status).toBe(200)
  })

  test('withdraws unsent mails to the old address', async () => {
    await mails.stop()
    const user = await addUser(admin)
    const email = await move(user)
    await mails.start()
    await api.rows.ask("update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where sent_at is null")
    // The next write wakes the mail sender.
    await addMember(api, admin)
    await expect.poll(() => invitationsTo(email), { timeout: 60_000 }).toHaveLength(1)
    expect(invitationsTo(user.email)).toEqual([])
  })

  test('with a new password sends no invitation', async () => {
    const user = await addUser(admin)
    const email = await move(user, { password })
    expect((await api.anyone.post(signInPath, grant(email, password))).status).toBe(200)
    const open = 'select hash from one_time_codes where user_id = ?'
    expect(await api.rows.ask(open, user.id)).toEqual([])
  })
})

test('changing only the case of an e-mail keeps sessions and links', async () => {
  const user = await addMember(api, admin)
  const session = await api.as(user.email)
  const token = tokenIn(invitationsTo(user.email)[0])
  expect((await edit(admin, user, { email: user.email.toUpperCase() })).status).toBe(200)
  expect(await isSignedIn(session)).toBe(true)
  await expect.poll(() => invitationsTo(user.email)).toHaveLength(1)
  expect((await reset(user.email, token || tokenIn(invitationsTo(user.email)[0]))).status).toBe(200)
})
