import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, type Client, clientSecret, tokenAt } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openRows, type Rows } from '#tests/support/database/openRows.ts'
import { connectPortals } from '#tests/support/portal/connectedPortal.ts'
import { openHostedPortal, type Portal } from '#tests/support/portal/portal.ts'
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

test('digests are not offered with a connected service, and choosing one returns 404', async () => {
  const digest = '/auth/api/digest/'
  expect((await buyer.get(digest)).body).toMatchObject({ isOffered: false, frequency: 'off' })
  expect((await buyer.post(digest, { frequency: 'daily', language: 'en' })).status).toBe(404)
})
