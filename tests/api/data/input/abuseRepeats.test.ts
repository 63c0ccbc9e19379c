import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addUser, edit, getUser, newUser } from '#tests/support/client/users.ts'
import { upTo, volume } from '#tests/support/database/upTo.ts'
import { mailsTo } from '#tests/support/services/mails.ts'
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
afterEach(() => {
  mails.rejection = null
})
afterAll(async () => {
  await api.stop()
  await mails.stop()
})

const send = (body: object, key: string, by = admin) =>
  by.post('/auth/api/register-user-forge', body, { 'idempotency-key': key })
const withEmail = (email: string) => api.rows.ask('select id from users where email = ?', email)
const distinctAnswers = (answers: readonly Answer[]) => [
  ...new Set(answers.map(({ status, text }) => `${status} ${text}`)),
]

describe('a creation sent hundreds of times with one idempotency key', () => {
  test.each([
    ['is executed once, mailed once and answered alike', null, 'User created successfully.'],
    ['is answered alike although its mail fails', 'not now', 'User created successfully, email failed.'],
  ])('%s', async (_case, rejection, message) => {
    mails.rejection = rejection
    const user = newUser()
    const answers = await Promise.all(upTo(volume(200), () => send(user, `key of ${user.email}`)))
    const [created] = await withEmail(user.email)
    const expected = { id: created?.id, message, mail_sent: rejection === null }
    expect(distinctAnswers(answers)).toHaveLength(1)
    expect(answers[0]).toMatchObject({ status: 200, body: expected })
    expect(distinctAnswers([await send(user, `key of ${user.email}`)]), 'later on').toEqual(distinctAnswers(answers))
    expect(await withEmail(user.email)).toHaveLength(1)
    expect(mailsTo(mails, user.email)).toHaveLength(rejection === null ? 1 : 0)
    const audit = "select id from audit where call = 'administration.registerUser' and record = ?"
    expect(await api.rows.ask(audit, `user ${created?.id}`)).toHaveLength(1)
  })
})

describe('idempotency key', () => {
  test('applies to one request each, however many arrive at once', async () => {
    const users = upTo(20, () => newUser())
    const answers = await Promise.all(users.flatMap((user) => upTo(5, () => send(user, `one of ${user.email}`))))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(20)
    for (const { email } of users) expect(await withEmail(email)).toHaveLength(1)
  })

  test('is compared to its last character', async () => {
    const long = 'k'.repeat(250)
    const [one, two] = [newUser(), newUser()]
    expect([(await send(one, `${long}1`)).status, (await send(two, `${long}2`)).status]).toEqual([200, 200])
    expect(await withEmail(two.email)).toHaveLength(1)
  })

  test('is ignored if empty', async () => {
    const [one, two] = [newUser(), newUser()]
    expect([(await send(one, '')).status, (await send(two, '')).status]).toEqual([200, 200])
  })

  test('returns 409 with a different body, earlier, later or at the same time', async () => {
    const bodies = upTo(20, () => newUser())
    const answers = await Promise.all(bodies.map((body) => send(body, 'one key for all')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...upTo(19, () => 409)])
    for (const { status, body } of answers) if (status === 409) expect(body.error).toBe('conflict')
    expect((await send(newUser(), 'one key for all')).status).toBe(409)
    const made = await Promise.all(bodies.map(({ email }) => withEmail(email)))
    expect(made.flat()).toHaveLength(1)
  })

  test("belongs to its user: another user's is a different request", async () => {
    const staff = await api.as('staff')
    const [one, two] = [newUser(), newUser()]
    const answers = [await send(one, 'shared'), await send(two, 'shared', staff)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('can be used again after a rejected request', async () => {
    const user = newUser()
    expect((await send({ ...user, role: 2 }, 'mended')).status).toBe(400)
    expect((await send(user, 'mended')).status).toBe(200)
  })
})

test('only one of fifty simultaneous edits of a user succeeds; the others get the current state', async () => {
  const user = await addUser(admin)
  const staff = await api.as('staff')
  const answers = await Promise.all(
    upTo(50, (index) => edit(index % 2 ? staff : admin, user, { company: `Company ${index}`, phone: `${index}` })),
  )
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  const stored = (await getUser(admin, user.id)).body
  expect(stored).toMatchObject({ company: `Company ${winners[0]}`, phone: `${winners[0]}`, version: user.version + 1 })
  for (const { body } of answers.filter(({ status }) => status !== 200)) {
    expect(body.error).toBe('conflict')
    expect(body.current).toMatchObject({ company: stored.company, phone: stored.phone, version: stored.version })
  }
})
