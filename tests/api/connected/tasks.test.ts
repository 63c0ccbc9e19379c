import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { connectPortals } from '#tests/support/portal/connectedPortal.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
import { answerWith, ask } from '#tests/support/rows/requests.ts'
import { plants } from '#tests/support/rows/tasks.ts'
import { mailsTo } from '#tests/support/services/mails.ts'
import { type MailServer, mailServer } from '#tests/support/services/smtpServer.ts'

let portal: Portal
let server: MailServer
let rows: Rows
let buyer: Client

beforeAll(async () => {
  server = await mailServer()
  await server.start()
  portal = await connectPortals(openHostedPortal, { env: { OAUTH_CLIENT_SECRET: clientSecret, SMTP_URL: server.url } })
  rows = await openRows(portal)
  buyer = bearer(portal.url, await tokenAt(portal.url, 'customer'))
})

afterAll(async () => {
  await rows.close()
  await portal.stop()
  await server.stop()
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

  // The demo of both portals has the same lines.
  const [line] = await rows.ask(
    'select number from job_orders where customer_id = ? and quantity > shipped order by id limit 1',
    customers.healthy,
  )
  const numbers: string[] = []
  for (const [kind, choice] of [
    ['cancel', 'never'],
    ['question', 'atOnce'],
  ] as const) {
    expect((await buyer.post(path, { kind: 'requestAnswer', choice })).status).toBe(200)
    expect((await buyer.get(path)).body).toEqual(mails(choice))
    const { body } = await ask(buyer, customers.healthy, { kind, jobOrder: line?.number })
    expect((await answerWith(staff, body.number, 'declined')).status).toBe(200)
    numbers.push(body.number)
  }
  const received = (number = '') => mailsTo(server, 'customer@anvil.example', number).length
  await expect.poll(() => received(numbers[1])).toBe(1)
  expect(received(numbers[0])).toBe(0)
})

test('digests are not offered with a connected service, and choosing one returns 404', async () => {
  const digest = '/auth/api/digest/'
  expect((await buyer.get(digest)).body).toMatchObject({ isOffered: false, frequency: 'off' })
  expect((await buyer.post(digest, { frequency: 'daily', language: 'en' })).status).toBe(404)
})
