import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  type Answer,
  type Api,
  type Client,
  demoPassword,
  grant,
  signInPath,
  startApi,
} from '#tests/support/client/apiClient.ts'
import { addMember } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { mailsTo, recoveriesTo, tokenIn } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let mails: MailServer
let api: Api
let admin: Client

beforeAll(async () => {
  mails = await mailServer()
  await mails.start()
  // With a trusted proxy, the test can choose its client address.
  api = await startApi({ env: { SMTP_URL: mails.url, TRUST_PROXY: 'on' } })
  admin = await api.as('admin')
})
beforeEach(() => api.rows.ask('delete from attempts'))
afterAll(async () => {
  await api.stop()
  await mails.stop()
})

const guess = (username: string, password: string, headers: Record<string, string> = {}) =>
  api.anyone.post(signInPath, { ...grant('admin'), username, password }, headers)
const wrong = (index: number) => `Wrong-${index}-2026`

const countOf = (answers: readonly Answer[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}
const linkTo = (email: string) => tokenIn(recoveriesTo(mails, email).at(-1))

/** Headers that must not affect the client address. */
const spoofed = (index: number): Record<string, string> => ({
  'x-forwarded-for': `10.0.${index % 250}.7`,
  'x-real-ip': `10.1.0.${index % 250}`,
  'x-client-ip': `10.2.0.${index % 250}`,
  'true-client-ip': `10.3.0.${index % 250}`,
  'cf-connecting-ip': `10.4.0.${index % 250}`,
  forwarded: `for=10.5.0.${index % 250}`,
})

const spellings = (email: string) => [
  email,
  email.toUpperCase(),
  ` ${email}`,
  `${email}  `,
  `\u00a0${email}\u2003`,
  email.replace('made', 'MaDe'),
  email.normalize('NFD'),
]

describe('a hundred simultaneous password guesses', () => {
  test.each([
    ['from one place', () => ({}), (email: string) => [email]],
    ['from a hundred addresses', spoofed, (email: string) => [email]],
    ['under every spelling of the account', () => ({}), spellings],
    ['from a hundred addresses under every spelling', spoofed, spellings],
  ])('%s cause five password checks; later ones fail even if correct', async (_case, from, names) => {
    const { email } = await addMember(api, admin, { email: `josé.${crypto.randomUUID()}@made.example` })
    const first = upTo(5, (index) => guess(names(email)[index % names(email).length] ?? '', wrong(index), from(index)))
    expect(countOf(await Promise.all(first))).toEqual({ 400: 5 })
    const answers = await Promise.all(
      upTo(95, (index) => {
        const name = names(email)[index % names(email).length] ?? ''
        return guess(name, index % 10 === 0 ? demoPassword : wrong(index), from(index))
      }),
    )
    expect(countOf(answers)).toEqual({ 429: 95 })
    for (const { body, headers } of answers) {
      expect(body.error).toBe('rate_limited')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(800)
    }
  })

  test('for an unknown address get the same responses', async () => {
    const { email } = await addMember(api, admin)
    const unknownEmail = `nobody.${crypto.randomUUID()}@made.example`
    const answersFor = async (name: string) => {
      const answers = await Promise.all(upTo(20, (index) => guess(name, wrong(index))))
      // The remaining seconds differ between the responses.
      const texts = answers.map(({ status, body: { id, ...rest } }) => JSON.stringify({ status, ...rest }))
      return texts.map((text) => text.replace(/\d+ seconds/, 'some seconds')).sort()
    }
    expect(await answersFor(unknownEmail)).toEqual(await answersFor(email))
  })

  test('notify the owner once, who can set a new password from the same address', async () => {
    const { email } = await addMember(api, admin)
    await Promise.all(upTo(100, (index) => guess(email, wrong(index))))
    await expect.poll(() => mailsTo(mails, email, 'A wrong password was entered')).toHaveLength(1)
    expect((await guess(email, demoPassword)).status).toBe(429)

    await api.anyone.post('/auth/api/password/create/', { email })
    await expect.poll(() => linkTo(email)).not.toBe('')
    const password = 'Better-Forge-7'
    const reset = { email, token: linkTo(email), password, password_confirmation: password }
    expect((await api.anyone.post('/auth/api/password/reset/', reset)).status).toBe(200)
    expect((await guess(email, password)).status).toBe(200)
    expect(mailsTo(mails, email, 'A wrong password was entered')).toHaveLength(1)
  })
})

describe('one password tried on many accounts', () => {
  type From = (index: number) => Record<string, string>
  let sprayed = 0

  const spray = (count: number, from: From) =>
    Promise.all(
      upTo(count, (index) => {
        sprayed += 1
        return guess(`spray.${sprayed}@made.example`, wrong(0), from(index))
      }),
    )
  /** Sets the attempt counter directly, because verifying so many passwords is slow. */
  const haveTried = async (tries: number, from: From) => {
    await spray(1, from)
    await api.rows.ask('update attempts set tries = ? where tries > 0', tries)
  }
  const at = (address: string) => ({ 'x-forwarded-for': address })
  const from7: From = () => at('203.0.113.7')

  test('is limited after a hundred attempts from one address', async () => {
    expect(countOf(await spray(110, from7))).toEqual({ 400: 100, 429: 10 })
  })

  test.each<[string, From]>([
    ['with forged forwarding headers before a proxy', (index) => at(`10.9.0.${index}, 203.0.113.7`)],
    ['with its address in other headers', (index) => ({ ...spoofed(index), ...at('203.0.113.7') })],
    ['from one address in IPv4 and mapped form', (index) => at(index % 2 ? '203.0.113.7' : '::ffff:203.0.113.7')],
    ['from many addresses of one IPv6 network', (index) => at(`2001:db8:5:7:${index.toString(16)}::${index}`)],
  ])('%s is limited too', async (_case, from) => {
    await haveTried(95, from)
    expect(countOf(await spray(20, from))).toEqual({ 400: 5, 429: 15 })
  })

  test('does not affect other addresses', async () => {
    const { email } = await addMember(api, admin)
    await haveTried(100, from7)
    for (const address of ['203.0.113.8', '2001:db8:5:8::1'])
      expect((await guess(email, demoPassword, at(address))).status).toBe(200)
    expect((await guess(email, demoPassword, at('203.0.113.7'))).status).toBe(429)
  })
})

test('one address can request 300 password links in a quarter of an hour, for any accounts', async () => {
  const ask = (index: number) =>
    api.anyone.post('/auth/api/password/create/', { email: `nobody.${index}@flood.example` })
  const answers = await Promise.all(upTo(310, ask))
  const limited = answers.filter(({ status }) => status === 429)
  expect(limited).toHaveLength(10)
  expect(limited[0]?.body.error).toBe('rate_limited')
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})
