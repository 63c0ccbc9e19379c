import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, clientAt, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, issueLink } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { recoveriesTo, tokenIn } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

const isPostgres = process.env.TEST_DATABASE === 'postgres'
const requestPath = '/auth/api/password/create/'

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

const redeem = (email: string, token: string, password: string) =>
  api.anyone.post('/auth/api/password/reset/', { email, token, password, password_confirmation: password })

test('only one of a hundred simultaneous redemptions succeeds, and its password is set', async () => {
  const user = await addMember(api, admin)
  const token = await issueLink(api, user.id)
  const passwordOf = (index: number) => `Better-Forge-${index}`
  const answers = await Promise.all(upTo(100, (index) => redeem(user.email, token, passwordOf(index))))
  const winners = answers.flatMap(({ status }, index) => (status === 200 ? [index] : []))
  expect(winners).toHaveLength(1)
  const rejected = answers.filter((_, index) => index !== winners[0])
  for (const { status, body } of rejected) expect([status, body.error]).toEqual([400, 'invalid_link'])
  expect((await api.anyone.post(signInPath, grant(user.email, passwordOf(winners[0] ?? -1)))).status).toBe(200)
  expect(
    await api.rows.ask("select id from audit where call = 'account.resetPassword' and record = ?", `user ${user.id}`),
  ).toHaveLength(1)
})

describe('a hundred simultaneous password requests', () => {
  const spellings = (email: string) => [email, email.toUpperCase(), ` ${email} `, `\u00a0${email}`]

  /** Requests are processed in order: once the mail of this new one has arrived, all earlier ones are done. */
  const heard = async (portals: readonly string[]) => {
    for (const url of portals) {
      const { email } = await addMember(api, admin)
      await clientAt(url).post(requestPath, { email })
      await expect.poll(() => recoveriesTo(mails, email), { timeout: 60_000 }).toHaveLength(1)
    }
  }

  const signInAtOnce = async (portals: readonly string[]) => {
    const { email, id } = await addMember(api, admin)
    const sent = upTo(100, (index) => {
      const url = portals[index % portals.length] ?? ''
      return clientAt(url).post(requestPath, { email: spellings(email)[index % 4] })
    })
    const texts = (await Promise.all(sent)).map(({ status, text }) => `${status} ${text}`)
    expect(new Set(texts).size).toBe(1)
    await heard(portals)
    expect(recoveriesTo(mails, email)).toHaveLength(5)
    const made = "select hash from one_time_codes where user_id = ? and purpose = 'recovery'"
    expect(await api.rows.ask(made, id), 'one link').toHaveLength(1)
    return email
  }

  test('send five mails with the same valid link', async () => {
    const email = await signInAtOnce([api.url])
    const tokens = new Set(recoveriesTo(mails, email).map(tokenIn))
    expect(tokens.size).toBe(1)
    for (const token of tokens) expect((await redeem(email, token, 'Better-Forge-7')).status).toBe(200)
  })

  // With SQLite there is only one gateway.
  if (isPostgres) {
    let other: Portal

    beforeAll(async () => {
      const env = { SMTP_URL: mails.url, DATABASE_URL: api.databaseUrl ?? '', DATA_DIR: api.dataDir }
      other = await startPortal({ database: 'sqlite', template: null, env })
    })
    afterAll(() => other.stop())

    test('send five mails with two gateways on one database', async () => {
      await signInAtOnce([api.url, other.url])
    })

    test('send no sixth mail when two gateways count at the same moment', async () => {
      const { email } = await addMember(api, admin)
      const ask = (url: string) => clientAt(url).post(requestPath, { email })
      for (const already of [1, 2, 3, 4]) {
        await ask(api.url)
        await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(already)
      }
      // The lock blocks writers, but not readers.
      await api.rows.ask('begin')
      await api.rows.ask('lock table one_time_codes in share mode')
      await Promise.all([ask(api.url), ask(other.url)])
      const waiting = "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
      await expect.poll(() => api.rows.ask(waiting)).toHaveLength(2)
      await api.rows.ask('commit')
      await heard([api.url, other.url])
      expect(recoveriesTo(mails, email)).toHaveLength(5)
    })
  }
})

test('only five of a hundred simultaneous guesses are verified, even without earlier ones', async () => {
  const { email } = await addMember(api, admin)
  const guess = (index: number) => api.anyone.post(signInPath, grant(email, `Wrong-${index}-2026`))
  const answers = await Promise.all(upTo(100, guess))
  expect(answers.map(({ status }) => status).sort()).toEqual([...upTo(5, () => 400), ...upTo(95, () => 429)])
})
