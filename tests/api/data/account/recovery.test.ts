import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, addUser, issueLink, register } from '#tests/support/client/users.ts'
import { mailsWrittenTo, tokenIn } from '#tests/support/services/mails.ts'

const publicUrl = 'https://portal.example'
const goodPassword = 'Better-Forge-7'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi({ env: { PUBLIC_URL: publicUrl } })
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const ask = (email: unknown, headers = {}) => api.anyone.post('/auth/api/password/create/', { email }, headers)
const reset = (email: string, token: string, fields: object = {}) =>
  api.anyone.post('/auth/api/password/reset/', {
    email,
    token,
    password: goodPassword,
    password_confirmation: goodPassword,
    ...fields,
  })
const signsIn = async (email: string, password: string) =>
  (await api.anyone.post(signInPath, grant(email, password))).status === 200

/** Mails are sent after the response, so this waits for them. */
const mailed = async (email: string, count = 1) => {
  await expect.poll(() => mailsWrittenTo(api.dataDir, email), { timeout: 60_000 }).toHaveLength(count)
  return mailsWrittenTo(api.dataDir, email).at(-1)
}

const withoutId = ({ status, body: { id, ...rest } }: Answer) => ({ status, ...rest })

describe('password request', () => {
  test('is answered alike for known and unknown addresses', async () => {
    const { email } = await addMember(api, admin)
    const answers = [await ask(email), await ask('nobody@made.example'), await ask('erik.sandahl@norrvik.example')]
    expect(answers[0]).toMatchObject({ status: 200, body: { message: expect.stringContaining('If this address') } })
    expect(answers.map(withoutId)).toEqual([1, 2, 3].map(() => withoutId(answers[0] as Answer)))
  })

  test('sends a mail with a link to the public URL, valid for 10 minutes', async () => {
    const user = await addMember(api, admin)
    await ask(` ${user.email.toUpperCase()} `)
    const mail = await mailed(user.email, 2)
    expect(mail?.head).toMatch(/^From: portal@anvil\.example$/m)
    expect(mail?.links).toHaveLength(1)
    expect(mail?.links[0]).toMatch(new RegExp(`^${publicUrl}/forge/password-recovery\\?token=[\\w-]{43}$`))
    expect(mail?.body).toMatch(/10 minutes[\s\S]*10 minutos/)
    const [code] = await api.rows.ask(
      "select * from one_time_codes where user_id = ? and purpose = 'recovery'",
      user.id,
    )
    expect(Date.parse(code?.expires_at) - Date.parse(code?.created_at)).toBe(600_000)
    expect(JSON.stringify(code)).not.toContain(tokenIn(mail))
  })

  test('ignores the host headers of the request in the link', async () => {
    const user = await addMember(api, admin)
    const { port } = new URL(api.url)
    const headers = {
      host: `localhost:${port}`,
      'x-forwarded-host': 'evil.example',
      'content-type': 'application/json',
    }
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const path = '/auth/api/password/create/'
    request({ port, method: 'POST', path, headers }, ({ statusCode }) => resolve(statusCode))
      .once('error', reject)
      .end(JSON.stringify({ email: user.email }))
    expect(await promise).toBe(200)
    expect((await mailed(user.email, 2))?.links[0]).toMatch(/^https:\/\/portal\.example\//)
  })

  test('sends five mails per hour with the same link, then one every three minutes, answering alike', async () => {
    const user = await addMember(api, admin)
    const answers: Answer[] = []
    while (answers.length < 7) answers.push(await ask(user.email))
    expect(answers.map(withoutId)).toEqual(answers.map(() => withoutId(answers[0] as Answer)))
    await expect.poll(() => api.rows.count('recoveries'), { message: 'all seen to' }).toEqual({ recoveries: 0 })
    await mailed(user.email, 6)
    const links = new Set(mailsWrittenTo(api.dataDir, user.email).slice(1).map(tokenIn))
    expect(links.size, 'beside the invitation').toBe(1)

    const ago = (seconds: number) => new Date(Date.now() - seconds * 1000).toISOString()
    await api.rows.ask('update one_time_codes set mailed_at = ? where user_id = ? and mails > 0', ago(181), user.id)
    await ask(user.email)
    expect(links).toContain(tokenIn(await mailed(user.email, 7)))
  })

  test('extends a repeated link by ten minutes, up to one hour in total', async () => {
    const user = await addMember(api, admin)
    await ask(user.email)
    const token = tokenIn(await mailed(user.email, 2))
    const from = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString()
    const set = (column: string, seconds: number) =>
      api.rows.ask(`update one_time_codes set ${column} = ? where user_id = ? and mails > 0`, from(seconds), user.id)
    await set('expires_at', 5)
    await ask(user.email)
    expect(tokenIn(await mailed(user.email, 3))).toBe(token)
    const [code] = await api.rows.ask('select expires_at from one_time_codes where user_id = ? and mails = 2', user.id)
    expect(Date.parse(code?.expires_at) - Date.now()).toBeGreaterThan(570_000)

    await set('expires_at', -1)
    await ask(user.email)
    const next = tokenIn(await mailed(user.email, 4))
    expect(next, 'a dead one stays dead').not.toBe(token)
    await set('created_at', -3601)
    await ask(user.email)
    expect(tokenIn(await mailed(user.email, 5)), 'after an hour').not.toBe(next)
  })

  test('sends no mail to a deleted user', async () => {
    const user = await addMember(api, admin)
    await admin.post(`/auth/api/delete-user/${user.id}`)
    const next = await addMember(api, admin)
    await ask(user.email)
    await ask(next.email)
    const mailsOf = (email: string) => api.rows.ask('select id from outbox where recipient = ?', email)
    await expect.poll(() => mailsOf(next.email), { message: 'who asked after them' }).toHaveLength(2)
    expect(await mailsOf(user.email)).toHaveLength(1)
  })

  test.each([
    '',
    'plain',
    'a@b.example\r\nBcc: c@d.example',
    'a@b.example\nBcc: c@d.example',
    'a@b.example, c@d.example',
  ])('for %j returns 400, names the field and sends no mail', async (email) => {
    const { outbox } = await api.rows.count('outbox')
    const answer = await ask(email)
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['email']])
    expect(await api.rows.count('outbox')).toEqual({ outbox })
  })
})

describe('password link', () => {
  const invalid = async (answer: Promise<Answer>) => {
    const { status, body } = await answer
    expect([status, body.error]).toEqual([400, 'invalid_link'])
  }

  test('sets a new password once', async () => {
    const user = await addMember(api, admin)
    await ask(user.email)
    const token = tokenIn(await mailed(user.email, 2))
    const { status, body } = await reset(user.email, token)
    expect([status, body]).toEqual([200, { message: 'Password successfully reset. Redirecting to the login page...' }])
    expect(await signsIn(user.email, goodPassword)).toBe(true)
    await invalid(reset(user.email, token, { password: 'Another-1-Try', password_confirmation: 'Another-1-Try' }))
    expect(await signsIn(user.email, goodPassword)).toBe(true)
  })

  test('succeeds once if used twice at the same time', async () => {
    const user = await addMember(api, admin)
    const token = await issueLink(api, user.id)
    const answers = await Promise.all([reset(user.email, token), reset(user.email, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test('is invalid after a newer one was sent an hour later', async () => {
    const user = await addMember(api, admin)
    await ask(user.email)
    const older = tokenIn(await mailed(user.email, 2))
    const anHourAgo = new Date(Date.now() - 3_601_000).toISOString()
    await api.rows.ask('update one_time_codes set created_at = ? where user_id = ?', anHourAgo, user.id)
    await ask(user.email)
    const newer = tokenIn(await mailed(user.email, 3))
    await invalid(reset(user.email, older))
    expect((await reset(user.email, newer)).status).toBe(200)
  })

  test.each([
    ['that is unknown', async () => 'unknown'],
    ['that has expired', (id: number) => issueLink(api, id, 'recovery', '2026-01-02T00:00:00.000Z')],
    ['that opens a session', (id: number) => issueLink(api, id, 'session')],
    ['of somebody else', async () => issueLink(api, (await addUser(admin)).id)],
  ])('%s sets no password', async (_case, link) => {
    const user = await addMember(api, admin)
    await invalid(reset(user.email, await link(user.id)))
    expect(await signsIn(user.email, 'Forge-2026')).toBe(true)
  })

  test('of a deleted user sets no password', async () => {
    const user = await addMember(api, admin)
    await admin.post(`/auth/api/delete-user/${user.id}`)
    await invalid(reset(user.email, await issueLink(api, user.id)))
  })

  test.each([
    ['too short', { password: 'Sh0rt', password_confirmation: 'Sh0rt' }, 'password', 'passwordLength'],
    [
      'without a number',
      { password: 'NoNumberHere', password_confirmation: 'NoNumberHere' },
      'password',
      'passwordDigit',
    ],
    [
      'without a capital',
      { password: 'nocapital1', password_confirmation: 'nocapital1' },
      'password',
      'passwordUppercase',
    ],
    ['that is common', { password: 'Password1', password_confirmation: 'Password1' }, 'password', 'passwordCommon'],
    [
      'typed differently the second time',
      { password_confirmation: 'Better-Forge-8' },
      'password_confirmation',
      'mismatch',
    ],
    ['that is missing', { password: undefined }, 'password', 'required'],
    ['that is empty', { password: '', password_confirmation: '' }, 'password', 'required'],
  ])('rejects a password %s and stays valid', async (_case, fields, name, code) => {
    const user = await addMember(api, admin)
    const token = await issueLink(api, user.id)
    const { status, body } = await reset(user.email, token, fields)
    expect([status, body.codes[name]]).toEqual([400, { code }])
    expect(await signsIn(user.email, 'Forge-2026')).toBe(true)
    expect((await reset(user.email, token)).status).toBe(200)
  })

  test('unlocks an account locked by wrong passwords', async () => {
    const user = await addMember(api, admin)
    for (let tries = 0; tries < 6; tries += 1) await signsIn(user.email, 'Wrong-2026')
    const warned = await mailed(user.email, 2)
    expect(warned?.body).toContain('wrong password')
    expect(warned?.links).toEqual([`${publicUrl}/forge/password-recovery`])
    expect((await reset(user.email, await issueLink(api, user.id))).status).toBe(200)
    expect(await signsIn(user.email, goodPassword)).toBe(true)
  })
})

describe('invitation', () => {
  test('is mailed to a new user and sets the first password within 72 hours', async () => {
    const user = await addUser(admin, { name: 'Zoë “Bcc:” Núñez' })
    const mail = await mailed(user.email)
    expect(mail?.body).toContain('Hello Zoë “Bcc:” Núñez,')
    expect(mail?.body).toMatch(/72 hours[\s\S]*72 horas/)
    const [code] = await api.rows.ask('select * from one_time_codes where user_id = ?', user.id)
    expect(Date.parse(code?.expires_at) - Date.parse(code?.created_at)).toBe(72 * 3_600_000)
    expect((await reset(user.email, tokenIn(mail))).status).toBe(200)
    expect(await signsIn(user.email, goodPassword)).toBe(true)
  })

  test('stays valid after a password request, and invalidates its link when used', async () => {
    const user = await addUser(admin)
    const invited = tokenIn(await mailed(user.email))
    await ask(user.email)
    const recovered = tokenIn(await mailed(user.email, 2))
    expect((await reset(user.email, invited)).status).toBe(200)
    expect((await reset(user.email, recovered)).body.error).toBe('invalid_link')
  })

  test('leaves no link in the database after sending', async () => {
    const { body } = await register(admin)
    expect(body.mail_sent).toBe(true)
    const newest = async () => (await api.rows.ask('select body, sent_at from outbox order by id desc limit 1'))[0]
    await expect.poll(newest).toEqual({ body: '', sent_at: expect.any(String) })
  })
})
