import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Answer, type Api, bearer, type Client, clientSecret, startApi } from '#tests/support/client/apiClient.ts'
import { customers, register } from '#tests/support/client/users.ts'
import { startPortal } from '#tests/support/portal/portal.ts'
import { plantFolder, writeTo } from '#tests/support/rows/approvalFiles.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { invoiceId, referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import { aboutQuote, addQuote, requotePath } from '#tests/support/rows/commercial/quotes.ts'
import { commentsOn, plantConcession } from '#tests/support/rows/concessions.ts'

const max = 3
const names = ['VISITS', 'TRACKING', 'CHANGES', 'COMMENTS', 'REFERENCES', 'MAILS', 'ACCOUNTS']
const env = Object.fromEntries(names.map((name) => [`${name}_PER_HOUR`, String(max)]))
const customer = customers.healthy

let api: Api
let by: Client
let other: Client

beforeAll(async () => {
  api = await startApi({ env })
  by = await api.as('manager')
  other = await api.as('admin')
})

afterAll(() => api.stop())

beforeEach(() => api.rows.ask('delete from attempts'))

const rejected = {
  status: 429,
  body: { error: 'rate_limited', message: expect.stringMatching(/^Too many requests\. Try again in \d+ seconds\.$/) },
}

/** Calls of one user, by the limit that counts them. */
const calls: Record<string, (by: Client) => Promise<Answer>> = {
  visits: (one) => one.post('/auth/api/validate-page-access-forge/', { slug: 'statement', navigation: randomUUID() }),
  tracking: (one) => one.post('/write/Tracking/', { titulo: 'Statement' }),
  changes: (one) => one.post('/auth/api/session-code/'),
  comments: async (one) =>
    one.post(commentsOn(await plantConcession(api, customer)), {
      idCustomer: customer,
      comment: 'Seen.',
      byAnvil: true,
    }),
  references: async (one) => {
    const invoice = await invoiceId(api, await addInvoice(api, customer, { due: '2026-11-10' }))
    return one.post(referencePath(customer), referenceOf({ invoices: [[invoice, 0.01]] }).body)
  },
  mails: async (one) => one.post(requotePath(customer), aboutQuote((await addQuote(api)).id)),
}

describe.each(Object.keys(calls))('%s of one user', (rate) => {
  test(`are accepted ${max} times an hour, and then rejected`, async () => {
    for (let time = 1; time <= max; time += 1) expect((await calls[rate]?.(by))?.status, `time ${time}`).toBe(200)
    const answer = await calls[rate]?.(by)
    expect(answer).toMatchObject(rejected)
    const seconds = Number(answer?.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3_500)
    expect(seconds).toBeLessThanOrEqual(3_600)
  })

  test('are accepted again in the next hour', async () => {
    for (let time = 0; time < max; time += 1) await calls[rate]?.(by)
    // Also counted under other keys, with lower counts: mails of a change, for example.
    await expect.poll(() => api.rows.ask('select max(tries) as tries from attempts')).toEqual([{ tries: max }])
    expect((await calls[rate]?.(by))?.status).toBe(429)
    await api.rows.ask("update attempts set ends_at = '2026-01-01T00:00:00.000Z'")
    expect((await calls[rate]?.(by))?.status).toBe(200)
  })
})

test('users that one user registers are limited, apart from other changes', async () => {
  for (let time = 0; time < max; time += 1) expect((await register(other)).status).toBe(200)
  expect(await register(other)).toMatchObject(rejected)
  expect((await calls.changes?.(other))?.status).toBe(200)
})

test('a user at the hourly limit does not affect the limits of other users', async () => {
  for (let time = 0; time <= max; time += 1) await calls.mails?.(by)
  expect((await calls.mails?.(by))?.status).toBe(429)
  expect((await calls.mails?.(other))?.status).toBe(200)
})

test('a call that is rejected, or repeated with its idempotency key, does not count', async () => {
  const { id } = await addQuote(api)
  const headers = { 'idempotency-key': randomUUID() }
  for (let time = 0; time < 2 * max; time += 1) {
    expect((await by.post(requotePath(customer), aboutQuote(99_999_999))).status).toBe(404)
    expect((await by.post(requotePath(customer), aboutQuote(id), headers)).status).toBe(200)
  }
  expect(await api.rows.ask("select tries from attempts where key like 'mails %'")).toEqual([{ tries: 1 }])
})

test('simultaneous calls cannot exceed the hourly limit', async () => {
  const { id } = await addQuote(api)
  const answers = await Promise.all(
    Array.from({ length: 4 * max }, () => by.post(requotePath(customer), aboutQuote(id))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(max)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(3 * max)
  expect(await api.rows.ask('select quote_id from requotes where quote_id = ?', id)).toHaveLength(max)
})

test('a comment beyond the mail limit is accepted, and sends no mail', async () => {
  const left = async () => (await api.rows.ask("select tries from attempts where key like 'mails %'"))[0]?.tries
  for (let time = 0; time < max; time += 1) await calls.mails?.(by)
  expect(await left()).toBe(max)
  const folder = await plantFolder(api, customer)
  const mails = await api.rows.count('outbox')
  const comment = { idQualityApproval: folder.id, comment: 'Seen.', byAnvil: true }
  expect((await by.post(writeTo('approvalComments', customer), comment)).status).toBe(200)
  expect(await api.rows.count('outbox')).toEqual(mails)
})

describe('hourly limits of portals on one database', () => {
  test.runIf(process.env.TEST_DATABASE === 'postgres')('are counted together', async () => {
    const { databaseUrl: DATABASE_URL = '', dataDir: DATA_DIR } = api
    const shared = { ...env, DATABASE_URL, DATA_DIR, OAUTH_CLIENT_SECRET: clientSecret }
    const second = await startPortal({ template: null, database: 'sqlite', env: shared })
    try {
      const there = bearer(second.url, by.token)
      for (let time = 0; time < max; time += 1)
        expect((await calls.mails?.(time % 2 === 0 ? by : there))?.status).toBe(200)
      for (const one of [by, there]) expect(await calls.mails?.(one)).toMatchObject(rejected)
    } finally {
      await second.stop()
    }
  })
})
