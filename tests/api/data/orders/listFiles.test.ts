import { afterAll, beforeAll, expect, test } from 'vitest'
import { calls } from '#schema/index.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { onboard, sheetOf } from '#tests/support/files/sheets.ts'
import { foundFault } from '#tests/support/rows/answerFaults.ts'
import { expectedCalls } from '../../calls/calls.data.ts'

const customersWithRows = [customers.healthy, customers.steelMaker]

let api: Api
let admin: Client
let run: number

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  // The demo has no import batch of users, no run of an import, and no faults of services.
  await onboard(admin, sheetOf(1))
  await admin.send('PUT', '/write/import/incoterms', {
    body: 'id,name\n7901,FCA\n',
    headers: { 'content-type': 'text/csv' },
  })
  const { body } = await admin.get('/read/importRuns')
  run = body[0].id
  await admin.post('/write/answerFaults', { faults: [foundFault] })
  // The demo has none of these.
  await api.rows.ask('insert into credit_holds (customer_id, held_on) values (?, ?)', customers.healthy, '2026-11-01')
  await api.rows.ask('insert into scorecard_years (customer_id, year) values (?, ?)', customers.healthy, 2025)
})

afterAll(() => api.stop())

const lists = calls.filter(([, { list, answer }]) => list && rowOf(answer))

test.each(lists)('%s is available as CSV with plain values', async (name) => {
  const asking = expectedCalls[name]
  if (!asking) throw new Error(`Nothing is known of ${name}.`)
  const headers = { accept: 'text/csv' }
  // Lists that are empty for the healthy demo customer have rows for the steel maker.
  const paths = customersWithRows.map((customer) =>
    asking.path(1).replace(`/${customers.healthy}/`, `/${customer}/`).replace('/987654/', `/${run}/`),
  )
  const rowsOf = async (path: string) => {
    const answer = await (asking.method === 'GET'
      ? admin.get(path, headers)
      : admin.post(path, asking.sent?.().body, headers))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/csv/)])
    expect(answer.text).not.toContain('[object')
    return answer.text.split('\r\n').length - 2
  }
  expect(Math.max(...(await Promise.all(paths.map(rowsOf))))).toBeGreaterThan(0)
})
