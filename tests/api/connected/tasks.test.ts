import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { connectPortals } from '#tests/support/portal/connectedPortal.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { answerWith, ask } from '#tests/support/rows/requests.ts'
import { plants } from '#tests/support/rows/tasks.ts'

let portal: Portal
let rows: Rows
let buyer: Client

beforeAll(async () => {
  portal = await connectPortals(openHostedPortal, { env: { OAUTH_CLIENT_SECRET: clientSecret } })
  rows = await openRows(portal)
  buyer = bearer(portal.url, await tokenAt(portal.url, 'customer'))
})

afterAll(async () => {
  await rows.close()
  await portal.stop()
})

test('the task list comes from the connected service', async () => {
  const { number } = await plants.bar({ rows, dataDir: portal.dataDir }, customers.healthy)
  const { status, body } = await buyer.get('/read/api/Tasks')
  expect(status).toBe(200)
  const bars = body.groups.find(({ kind }: { kind: string }) => kind === 'bar')
  expect(bars.rows.map((row: { number: string }) => row.number)).toContain(number)
})

test('answers to own requests can be mailed at once or never with a connected service, and nothing of staff', async () => {
  const path = '/auth/api/task-mails/'
  const mails = (choice: string) => ({ hasSummary: false, kinds: [{ kind: 'requestAnswer', choice }] })
  expect((await buyer.get(path)).body).toEqual(mails('atOnce'))
  const summary = await buyer.post(path, { kind: 'requestAnswer', choice: 'summary' })
  expect([summary.status, Object.keys(summary.body.fields)]).toEqual([400, ['choice']])
  expect((await buyer.post(path, { kind: 'bar', choice: 'never' })).status).toBe(400)
  const staff = bearer(portal.url, await tokenAt(portal.url, 'staff'))
  expect((await staff.get(path)).body).toEqual({ hasSummary: false, kinds: [] })

  const sent = async () => {
    const asked = await ask(buyer, customers.healthy, { kind: 'question', jobOrder: `JO-${Math.random()}` })
    const answered = await answerWith(staff, asked.body.number, 'declined')
    expect([asked.status, answered.status], answered.text).toEqual([200, 200])
    const mailed = await rows.ask('select recipient from outbox where subject like ?', `%${asked.body.number}%`)
    return mailed.map(({ recipient }) => recipient)
  }
  expect(await sent()).toEqual(['customer@anvil.example'])
  expect((await buyer.post(path, { kind: 'requestAnswer', choice: 'never' })).status).toBe(200)
  expect((await buyer.get(path)).body).toEqual(mails('never'))
  expect(await sent()).toEqual([])
})

test('digests are not offered with a connected service, and choosing one returns 404', async () => {
  const digest = '/auth/api/digest/'
  expect((await buyer.get(digest)).body).toMatchObject({ isOffered: false, frequency: 'off' })
  expect((await buyer.post(digest, { frequency: 'daily', language: 'en' })).status).toBe(404)
})
