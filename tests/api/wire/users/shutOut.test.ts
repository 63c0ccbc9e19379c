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
} from '../../../support/client/apiClient.ts'
import { addMember, edit, issueLink } from '../../../support/client/users.ts'
import { upTo } from '../../../support/database/upTo.ts'
import { mailsTo, recoveriesTo, tokenIn } from '../../../support/services/mails.ts'
import { type MailServer, mailServer } from '../../../support/services/smtpServer.ts'

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

describe('while an outsider guesses', () => {
  test('the owner signs in as ever from a browser that was used before, and only from there', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    expect([...browser.jar.keys()], 'what survives a log-out').toEqual(['frknown'])
    await shutOut(email)
    expect((await openBrowser().signIn(email)).status).toBe(429)
    expect((await browser.signIn(email)).status).toBe(200)
    expect((await openBrowser().signIn(email)).status, 'which forgives nobody else').toBe(429)
  })

  test('from the very address of the owner, over many accounts, that browser signs in all the same', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await guess('spray.1@made.example', 1)
    await api.rows.ask('update attempts set tries = 100')
    expect((await guess('spray.2@made.example', 2)).status).toBe(429)
    expect((await openBrowser().signIn(email, demoPassword, attacker)).status).toBe(429)
    expect((await browser.signIn(email, demoPassword, attacker)).status).toBe(200)
  })

  test('from the very address of the owner, for links to a new password, that browser gets one all the same', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await ask('nobody@made.example', attacker)
    await api.rows.ask('update attempts set tries = 300')
    expect((await ask(email, attacker)).status).toBe(429)
    expect((await browser.send('/auth/api/password/create/', { email }, attacker)).status).toBe(200)
    await expect.poll(() => recoveriesTo(mails, email)).toHaveLength(1)
  })

  test('the owner without such a browser comes in by recovery, and has one from then on', async () => {
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

describe('a browser that is known', () => {
  test('has five tries of its own, by which nobody elsewhere loses any', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    const tries = upTo(9, (index) => browser.signIn(email, `Wrong-${index}-2026`))
    expect((await statusesOf(tries)).sort()).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429])
    expect((await browser.signIn(email)).status).toBe(429)
    expect((await openBrowser().signIn(email)).status).toBe(200)
    await expect.poll(() => mailsTo(mails, email, 'a wrong password was given')).toHaveLength(1)
  })

  test('has them anew after the right one', async () => {
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

  test('says nothing of the accounts to whoever reads its cookie, which no script does', async () => {
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
    ['of another browser’s name', (value) => `${'A'.repeat(43)}.${value.split('.')[1]}`],
    ['of another account', (_value, other) => other],
    ['cut', (value) => value.slice(0, -1)],
    ['of a thousand seals', (value) => `${value.split('.')[0]}${`.${'C'.repeat(22)}`.repeat(100)}`],
  ])('is not known by a cookie that is %s', async (_how, change) => {
    const [user, other] = [await addMember(api, admin), await addMember(api, admin)]
    const [own, foreign] = [await knownTo(user.email), await knownTo(other.email)]
    const cookie = change(own.jar.get('frknown') ?? '', foreign.jar.get('frknown') ?? '')
    await shutOut(user.email)
    expect((await openBrowser().signIn(user.email, demoPassword, { cookie: `frknown=${cookie}` })).status).toBe(429)
  })

  test('is known by the password and the address that it was used with, and by those it sets itself', async () => {
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

  test('is no program, which sends what it likes', async () => {
    const { email } = await addMember(api, admin)
    const browser = await knownTo(email)
    await shutOut(email)
    const cookie = `frknown=${browser.jar.get('frknown')}`
    expect((await api.anyone.post(signInPath, grant(email), { cookie })).status).toBe(429)
    expect((await api.anyone.post(signInPath, grant('staff'))).headers.getSetCookie()).toEqual([])
  })
})

describe('a recovery that somebody else asks for', () => {
  test('does not keep the owner from a mail, nor from the link in hand', async () => {
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

  test('stores no link, and nothing that gives one without the secret', async () => {
    const user = await addMember(api, admin)
    await ask(user.email)
    await expect.poll(() => recoveriesTo(mails, user.email)).toHaveLength(1)
    const token = tokenIn(recoveriesTo(mails, user.email)[0])
    const codes = await api.rows.ask('select * from one_time_codes where user_id = ?', user.id)
    expect(JSON.stringify(codes)).not.toContain(token)
    expect(await api.rows.ask('select key from settings where value like ?', `%${token}%`)).toEqual([])
  })

  test('is answered by a new link where the living one was made under another secret', async () => {
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
