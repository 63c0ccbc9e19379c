import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { smtpTransport } from '#backend/mail/transport.ts'
import { type Api, bearer, type Client, clientSecret, startApi, tokenAt } from '#tests/support/client/apiClient.ts'
import { newUser, register } from '#tests/support/client/users.ts'
import { openRows } from '#tests/support/database/openRows.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let mails: MailServer
let api: Api
let admin: Client

beforeAll(async () => {
  mails = await mailServer()
  api = await startApi({ env: { SMTP_URL: mails.url, MAIL_FROM: 'Portal <portal@anvil.example>' } })
  admin = await api.as('admin')
})

beforeEach(async () => {
  await api.rows.ask('delete from outbox')
  await mails.start()
})
afterEach(async () => {
  mails.rejection = null
  await mails.stop()
})
afterAll(() => api.stop())

const create = async () => {
  const user = newUser()
  const { status, body } = await admin.post('/auth/api/register-user-forge', user)
  expect(status).toBe(200)
  return { email: user.email, body }
}
const receivedBy = (email: string) => mails.received.filter(({ to }) => to.includes(email))
const outboxOf = async (email: string) =>
  (await api.rows.ask('select * from outbox where recipient = ? order by id', email))[0]

const overdue = "update outbox set next_attempt_at = '2026-01-01T00:00:00.000Z' where sent_at is null"
const pauseIsOver = () => api.rows.ask(overdue)

describe('SMTP mail', () => {
  test('arrives with one recipient, sender and link before the response', async () => {
    const { email, body } = await create()
    expect(body).toMatchObject({ message: 'User created successfully.', mail_sent: true })
    const [mail, ...more] = receivedBy(email)
    expect(more).toEqual([])
    expect(mail).toMatchObject({ from: 'portal@anvil.example', to: [email] })
    expect(mail?.text).toMatch(/^From: Portal <portal@anvil\.example>\r$/m)
    expect(mail?.text).toContain('/forge/password-recovery')
    expect(readdirSync(api.dataDir)).not.toContain('mail')
    await expect.poll(() => outboxOf(email)).toMatchObject({ attempts: 1, body: '', last_error: null })
  })

  test('is sent once, also if the outbox runs again', async () => {
    const { email } = await create()
    await pauseIsOver()
    await create()
    expect(receivedBy(email)).toHaveLength(1)
  })

  test.each([
    ['an address that names a second one', 'a@b.example, c@d.example'],
    ['an address with a line break', 'a@b.example\r\nBcc: c@d.example'],
    ['an address with angle brackets', 'a@b.example> <c@d.example'],
  ])('has no further recipient for %s', async (_case, recipient) => {
    const transport = await smtpTransport(mails.url, 'portal@anvil.example')
    const before = mails.received.length
    await transport.send({ recipient, subject: 'x\r\nBcc: e@f.example', body: 'x' }).catch(() => {})
    transport.close()
    for (const { to, text } of mails.received.slice(before)) {
      expect(to).toHaveLength(1)
      expect(to).not.toContain('c@d.example')
      expect(text).not.toMatch(/^Bcc:/im)
    }
  })
})

describe.each([
  [
    'refuses',
    async () => {
      mails.rejection = 'mailbox unavailable'
    },
  ],
  ['is down', () => mails.stop()],
])('a mail server that %s', (_state, fail) => {
  test('does not prevent creating a user; the response reports it and the mail is sent later', async () => {
    await fail()
    const { email, body } = await create()
    expect(body).toMatchObject({ message: 'User created successfully, email failed.', mail_sent: false })
    const waiting = await outboxOf(email)
    expect(waiting).toMatchObject({ sent_at: null, attempts: 1, last_error: expect.any(String) })
    expect(Date.parse(waiting?.next_attempt_at)).toBeGreaterThan(Date.parse(waiting?.created_at))

    mails.rejection = null
    await mails.stop()
    await mails.start()
    const later = await create()
    expect(later.body.mail_sent).toBe(true)
    expect(receivedBy(email), 'the pause is not over').toEqual([])
    await pauseIsOver()
    await create()
    await expect.poll(() => outboxOf(email)).toMatchObject({ attempts: 2, body: '', last_error: null })
    expect(receivedBy(email)).toHaveLength(1)
  })

  test('does not change the response to a password request', async () => {
    await fail()
    const answer = await api.anyone.post('/auth/api/password/create/', { email: 'hold@anvil.example' })
    expect(answer.status).toBe(200)
  })
})

test('mail retry delays increase with each failure, up to an hour', async () => {
  await mails.stop()
  const { email } = await create()
  const pauses: number[] = []
  for (let tries = 0; tries < 9; tries += 1) {
    const { next_attempt_at } = (await outboxOf(email)) ?? {}
    pauses.push(Math.round((Date.parse(next_attempt_at) - Date.now()) / 1000))
    await pauseIsOver()
    await create()
    await expect.poll(() => outboxOf(email), { timeout: 60_000 }).toMatchObject({ attempts: tries + 2 })
  }
  for (const [at, seconds] of [30, 60, 120, 240, 480, 960, 1920, 3600, 3600].entries())
    expect(Math.abs((pauses[at] ?? 0) - seconds), `pause ${at}`).toBeLessThanOrEqual(5)
})

test('a mail that was unsent at a stop is sent after the next start', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-restarted-'))
  cpSync(process.env.TEST_TEMPLATE ?? '', dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, SMTP_URL: mails.url, OAUTH_CLIENT_SECRET: clientSecret }
  const start = () => startPortal({ template: null, env })
  const user = newUser()

  mails.rejection = 'not now'
  const first = await start()
  const { body } = await register(bearer(first.url, await tokenAt(first.url, 'admin')), user)
  expect(body.mail_sent).toBe(false)
  await first.stop()
  const rows = await openRows({ dataDir, databaseUrl: undefined })
  await rows.ask(overdue)
  await rows.close()

  mails.rejection = null
  const second = await start()
  await expect.poll(() => receivedBy(user.email), { timeout: 60_000 }).toHaveLength(1)
  await second.stop()
  rmSync(dataDir, { recursive: true })
})
