import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Api,
  type Client,
  clientAt,
  cookiesOf,
  demoPassword,
  grant,
  pageHeaders,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember, edit, issueLink } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { mailsTo, recoveriesTo, tokenIn } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let mails: MailServer
let api: Api
let admin: Client

beforeAll(async () => {
  mails = await mailServer()
  await mails.start()
  api = await startApi({ env: { SMTP_URL: mails.url, TRUST_PROXY: 'on' } })
  admin = await api.as('admin')
})
beforeEach(() => api.rows.ask('delete from attempts'))
afterAll(async () => {
  await api.stop()
  await mails.stop()
})

const newPassword = 'Better-Forge-7'
const attacker = { 'x-forwarded-for': '203.0.113.66' }

const openBrowser = () => {
  const jar = new Map<string, string>()
  const send = async (path: string, body?: object, headers: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const own = { ...pageHeaders, origin: api.url, ...(cookie === '' ? {} : { cookie }), ...headers }
    const answer = await clientAt(api.url, own).post(path, body)
    for (const [name, { value }] of Object.entries(cookiesOf(answer))) {
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    return answer
  }
  const signIn = (email: string, password = demoPassword, headers = {}) =>
    send(signInPath, { ...grant('admin', password), username: email }, headers)
  return { jar, send, signIn, signOut: () => send('/auth/api/logout/') }
}

/** A browser in which these users have signed in and out. */
const knownTo = async (...emails: string[]) => {
  const browser = openBrowser()
  for (const email of emails) {
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await browser.signOut()).status).toBe(200)
  }
  return browser
}

const guess = (email: string, index: number, headers: Record<string, string> = attacker) =>
  api.anyone.post(signInPath, grant(email, `Wrong-${index}-2026`), headers)
const shutOut = (email: string) => Promise.all(upTo(12, (index) => guess(email, index)))
const ask = (email: string, headers = {}) => api.anyone.post('/auth/api/password/create/', { email }, headers)
const reset = (email: string, token: string, password = newPassword) => ({
  email,
  token,
  password,
  password_confirmation: password,
})
const statusesOf = async (answers: readonly Promise<Answer>[]) =>
  (await Promise.all(answers)).map(({ status }) => status)

describe('while an outsider guesses passwords', () => {
  test('the owner can sign in from a known browser only', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    expect([...browser.jar.keys()], 'what survives a log-out').toEqual(['frknown'])
    await shutOut(email)
    expect((await openBrowser().signIn(email)).status).toBe(429)
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await openBrowser().signIn(email)).status, 'which forgives nobody else').toBe(429)
  })

  test("on many accounts from the owner's address, the known browser can sign in", async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await guess('spray.1@made.example', 1)
    await api.rows.ask('update attempts set tries = 100')
    expect((await guess('spray.2@made.example', 2)).status).toBe(429)
    expect((await openBrowser().signIn(email, demoPassword, attacker)).status).toBe(429)
    expect((await browser.signIn(email, demoPassword, attacker)).status).toBe(200)
  })

  test("and requests password links from the owner's address, the known browser gets one", async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await ask('nobody@made.example', attacker)
    await api.rows.ask('update attempts set tries = 300')
    expect((await ask(email, attacker)).status).toBe(429)
    expect((await browser.send('/auth/api/password/create/', { email }, attacker)).status).toBe(200)
    await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(1)
  })

  test('the owner without a known browser signs in by recovery, and has one afterwards', async () => {
    const { email } = await addMember(api, admin)
    await shutOut(email)
    await Promise.all(upTo(20, () => ask(email, attacker)))
    await ask(email)
    await expect.poll(() => recoveriesTo(mails, email)).not.toHaveLength(0)
    const token = tokenIn(recoveriesTo(mails, email).at(-1))
    const browser = openBrowser()
    expect((await browser.send('/auth/api/password/reset/', reset(email, token))).status).toBe(200)
    await shutOut(email)
    expect((await browser.signIn(email, newPassword)).status).toBe(200)
  })
})

describe('known browser', () => {
  test('has five attempts, counted separately from other browsers', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    const tries = upTo(9, (index) => browser.signIn(email, `Wrong-${index}-2026`))
    expect((await statusesOf(tries)).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
    expect((await browser.signIn(email)).status).toBe(429)
    expect((await openBrowser().signIn(email)).status).toBe(200)
    await expect.poll(() => mailsTo(mails, email, 'A wrong password was entered')).toHaveLength(1)
  })

  test('has five new attempts after the right password', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    for (let round = 0; round < 2; round += 1) {
      for (let index = 0; index < 4; index += 1)
        expect((await browser.signIn(email, `Wrong-${index}-2026`)).status).toBe(401)
      expect((await browser.signIn(email)).status).toBe(200)
    }
  })

  test('is known to each account that signed in there, and to no other', async () => {
    const [one, two, three] = [await addMember(api, admin), await addMember(api, admin), await addMember(api, admin)]
    const browser = await knownTo(one.email, two.email)
    for (const { email } of [one, two, three]) await shutOut(email)
    const statuses = []
    for (const { email } of [one, two, three]) statuses.push((await browser.signIn(email)).status)
    expect(statuses).toEqual([200, 200, 429])
  })

  test('has a HttpOnly cookie that does not reveal the accounts', async () => {
    const { email, id } = await addMember(api, admin)
    const browser = openBrowser()
    const { frknown } = cookiesOf(await browser.signIn(email))
    expect(frknown?.attributes).toBe('; Max-Age=34560000; Path=/auth/api; HttpOnly; SameSite=Lax')
    expect(frknown?.value).toMatch(/^[\w-]{43}\.[\w-]{22}$/)
    const other = cookiesOf(await openBrowser().signIn(email)).frknown?.value ?? ''
    expect(other.split('.').some((part) => frknown?.value.includes(part))).toBe(false)
    for (const text of [email, String(id)])
      expect(Buffer.from(frknown?.value ?? '', 'base64url').toString()).not.toContain(text)
  })

  test.each<[string, (value: string, other: string) => string]>([
    ['made up', () => `${'A'.repeat(43)}.${'B'.repeat(22)}`],
    ['of another browser', (value) => `${'A'.repeat(43)}.${value.split('.')[1]}`],
    ['of another account', (_value, other) => other],
    ['truncated', (value) => value.slice(0, -1)],
    ['a hundred seals long', (value) => `${value.split('.')[0]}${`.${'C'.repeat(22)}`.repeat(100)}`],
  ])('is not recognized by a cookie that is %s', async (_how, change) => {
    const [user, other] = [await addMember(api, admin), await addMember(api, admin)]
    const [own, foreign] = [await knownTo(user.email), await knownTo(other.email)]
    const cookie = change(own.jar.get('frknown') ?? '', foreign.jar.get('frknown') ?? '')
    await shutOut(user.email)
    expect((await openBrowser().signIn(user.email, demoPassword, { cookie: `frknown=${cookie}` })).status).toBe(429)
  })

  test('is recognized by the password and address it was used with, and by later ones it sets', async () => {
    const user = await addMember(api, admin)
    const [gathered, own] = [await knownTo(user.email), openBrowser()]
    await own.signIn(user.email)
    const changed = { password: newPassword, password_confirmation: newPassword }
    expect((await own.send('/auth/api/change-password/', changed)).status).toBe(200)
    await shutOut(user.email)
    expect((await gathered.signIn(user.email, newPassword)).status, 'the old password’s').toBe(429)
    expect((await own.signIn(user.email, newPassword)).status).toBe(200)

    const email = `moved.${user.email}`
    expect((await edit(admin, user, { email })).status).toBe(200)
    await shutOut(email)
    expect((await own.signIn(email, newPassword)).status, 'the old address’s').toBe(429)
  })

  test('is never a program', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await shutOut(email)
    const cookie = `frknown=${browser.jar.get('frknown')}`
    expect((await api.anyone.post(signInPath, grant(email), { cookie })).status).toBe(429)
    expect((await api.anyone.post(signInPath, grant('staff'))).headers.getSetCookie()).toEqual([])
  })
})

describe('a recovery requested by someone else', () => {
  test("does not prevent the owner's mail or invalidate the existing link", async () => {
    const { email } = await addMember(api, admin)
    await ask(email)
    await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(1)
    const inHand = tokenIn(recoveriesTo(mails, email)[0])
    for (const already of [2, 3, 4]) {
      await ask(email, attacker)
      await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(already)
    }
    await ask(email)
    await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(5)
    expect(new Set(recoveriesTo(mails, email).map(tokenIn))).toEqual(new Set([inHand]))
    expect((await api.anyone.post('/auth/api/password/reset/', reset(email, inHand))).status).toBe(200)
  })

  test('stores no link and nothing to derive it without the secret', async () => {
    const user = await addMember(api, admin)
    await ask(user.email)
    await expect.poll(() => recoveriesTo(mails, user.email)).toHaveLength(1)
    const token = tokenIn(recoveriesTo(mails, user.email)[0])
    const codes = await api.rows.ask('select * from one_time_codes where user_id = ?', user.id)
    expect(JSON.stringify(codes)).not.toContain(token)
    expect(await api.rows.ask('select key from settings where value like ?', `%${token}%`)).toEqual([])
  })

  test('creates a new link if the current one was made with another secret', async () => {
    const user = await addMember(api, admin)
    const token = await issueLink(api, user.id)
    await api.rows.ask(
      "update one_time_codes set nonce = 'x', created_at = ? where user_id = ?",
      new Date().toISOString(),
      user.id,
    )
    await ask(user.email)
    await expect.poll(() => recoveriesTo(mails, user.email)).toHaveLength(1)
    const next = tokenIn(recoveriesTo(mails, user.email)[0])
    expect(next).not.toBe(token)
    expect((await api.anyone.post('/auth/api/password/reset/', reset(user.email, next))).status).toBe(200)
  })
})
