import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemClock } from '#backend/clock.ts'
import { createAdministrator } from '#backend/command/createAdministrator.ts'
import { openDatabase } from '#backend/database/openDatabase.ts'
import { type Api, bearer, type Client, demoPassword, openSession, startApi } from '#tests/support/client/apiClient.ts'
import { newUser, register } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { type Portal, startPortal } from '#tests/support/portal/portal.ts'
import { recoveriesTo } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'

const requestPath = '/auth/api/password/create/'

let mails: MailServer

beforeAll(async () => {
  mails = await mailServer()
  await mails.start()
})
afterAll(() => mails.stop())

describe('a forged host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-hosts-'))
  const email = 'ines@first.example'
  let portal: Portal
  let rows: Rows

  // A demo rejects foreign hosts; therefore no demo data, and no PUBLIC_URL that would determine the host.
  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: undefined })
    const means = { db, clock: systemClock('UTC', null), company: 'Anvil' }
    await createAdministrator(means, { name: 'Inés Ávalos', email, password: demoPassword })
    await close()
    const env = { DATA_DIR: folder, DEMO: 'off', SMTP_URL: mails.url, TRUST_PROXY: 'on' }
    portal = await startPortal({ template: null, env })
    rows = await openRows({ dataDir: folder, databaseUrl: undefined })
  })
  afterAll(async () => {
    await rows.close()
    await portal.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  test('test portal has no demo data, and rejects the demo password', async () => {
    const client = bearer(portal.url, await openSession(rows, email))
    const sent = { password: demoPassword, password_confirmation: demoPassword }
    const { status, body } = await client.post('/auth/api/change-password/', sent)
    expect([status, body.codes]).toEqual([400, { password: { code: 'passwordCommon' } }])
  })

  const forgeries: [string, Record<string, string>][] = [
    ['Host', { host: 'evil.example' }],
    ['Host with a port and a user', { host: 'portal@evil.example:80' }],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=evil.example;proto=https' }],
    ['X-Host and its like', { 'x-host': 'evil.example', 'x-original-host': 'evil.example' }],
    ['X-Original-URL', { 'x-original-url': 'http://evil.example/', 'x-rewrite-url': '//evil.example/' }],
    ['X-Forwarded-Prefix', { 'x-forwarded-prefix': '//evil.example', 'x-forwarded-port': '1' }],
    ['Referer', { referer: 'http://evil.example/' }],
  ]

  test.each(forgeries)('in %s does not appear in a mail', async (_case, headers) => {
    await rows.ask('delete from one_time_codes')
    const before = recoveriesTo(mails, email).length
    const body = JSON.stringify({ email })
    const sent = { 'content-type': 'application/json', 'content-length': String(body.length), ...headers }
    const { status } = await rawRequest(portal.url, requestPath, { method: 'POST', headers: sent, body })
    expect(status).toBe(200)
    await expect.poll(() => recoveriesTo(mails, email), { timeout: 60_000 }).toHaveLength(before + 1)
    const mail = recoveriesTo(mails, email).at(-1)
    expect(`${mail?.head} ${mail?.body}`.toLowerCase()).not.toContain('evil')
    expect(mail?.links.map((link) => new URL(link).origin)).toEqual([portal.url])
  })
})

describe('an e-mail address that would add a header', () => {
  let api: Api
  let admin: Client

  beforeAll(async () => {
    api = await startApi({ env: { SMTP_URL: mails.url } })
    admin = await api.as('admin')
  })
  afterAll(() => api.stop())

  /** Sequences that some program may interpret as a line break. */
  const breaks = [
    ['\r\n', '\n', '\r', '\n\r', '\r\n ', '\u000b', '\u000c', '\u0085', '\u2028', '\u2029', '\u0000'],
    ['%0d%0a', '%0D%0A', '%250d%250a', '%E5%98%8A%E5%98%8D', '\\r\\n', '&#13;&#10;', '=0D=0A', '\u560d\u560a'],
    ['\u010d\u010a', '\u{1f60d}\u{1f60a}'],
  ].flat()
  const header = 'Bcc: thief@evil.example'
  const shapes: ((mark: string) => string)[] = [
    (mark) => `user${mark}${header}`,
    (mark) => `user@made.example${mark}${header}`,
    (mark) => `${mark}${header}${mark}user@made.example`,
    (mark) => `user${mark}Bcc=thief@made.example`,
    (mark) => `"user${mark}${header}"@made.example`,
    (mark) => `=?utf-8?q?${mark}Bcc=3A_thief=40evil.example?=@made.example`,
  ]
  const addresses = [
    ...breaks.flatMap((mark) => shapes.map((shape) => shape(mark))),
    'user@made.example,thief@evil.example',
    'user@made.example;thief@evil.example',
    'thief@evil.example user@made',
    '<thief@evil.example>',
    'user@made.example> <thief@evil.example',
    'user@made.example> NOTIFY=NEVER',
    'thief@evil.example(user@made.example)',
    'user:thief@evil.example;',
    '@evil.example:user@made.example',
    'user＠evil.example@made.example',
    'user@made.example\u3002evil',
    'user@[127.0.0.1]',
    'user%evil.example@made.example',
  ]
  const known = 'content-transfer-encoding content-type date from message-id mime-version subject to'.split(' ')
  const headersOf = (mail: string) => {
    const head = mail.slice(0, mail.indexOf('\r\n\r\n')).replace(/\r\n[ \t]/g, ' ')
    return head.split('\r\n').map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
  }

  /** Each mail received since then has exactly the expected recipient and the usual headers. */
  const expectPlainMails = (since: number, recipient: string) => {
    for (const { to, text } of mails.received.slice(since)) {
      // The ideographic full stop is equivalent to a dot in domain names.
      expect(to).toEqual([recipient.replace('\u3002', '.')])
      expect(headersOf(text).sort()).toEqual(known)
      // CR and LF occur only together.
      expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    }
  }

  test('is tested in more than a hundred forms', () => expect(addresses.length).toBeGreaterThan(100))

  test('adds no header and no recipient: a user gets one mail or is not created', async () => {
    let made = 0
    for (const [index, email] of addresses.entries()) {
      const since = mails.received.length
      const { status, body } = await register(admin, { email: `${index}${email}` })
      if (status === 200) {
        made += 1
        expect(body.mail_sent, email).toBe(true)
        expectPlainMails(since, `${index}${email}`)
      } else {
        expect([status, Object.keys(body.fields)], email).toEqual([400, ['email']])
        expect(mails.received).toHaveLength(since)
      }
    }
    expect(made, 'some are addresses after all').toBeGreaterThan(10)
    expect(made).toBeLessThan(addresses.length / 2)
  })

  test('causes no mail when requesting a new password', async () => {
    const since = mails.received.length
    const known = await register(admin)
    expect(known.status).toBe(200)
    const statuses = new Set<number>()
    for (const email of addresses) statuses.add((await api.anyone.post(requestPath, { email })).status)
    expect([...statuses].sort()).toEqual([200, 400])
    const next = newUser()
    await register(admin, { email: next.email })
    await api.anyone.post(requestPath, { email: next.email })
    await expect.poll(() => recoveriesTo(mails, next.email), { timeout: 60_000 }).toHaveLength(1)
    const reached = mails.received.slice(since).flatMap(({ to }) => to)
    expect(reached.filter((address) => /thief|evil/.test(address))).toEqual([])
  })

  test('adds no header as the name of a user', async () => {
    for (const name of breaks.map((mark) => `Nora${mark}${header}${mark}${mark}<b>bold</b>`)) {
      const since = mails.received.length
      const { email } = newUser()
      const { status } = await register(admin, { email, name })
      expect(mails.received).toHaveLength(since + (status === 200 ? 1 : 0))
      expectPlainMails(since, email)
    }
  })
})
