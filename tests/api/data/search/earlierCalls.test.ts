import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { addJobOrder } from '#tests/support/rows/orders/shipments.ts'
import { ask } from '#tests/support/rows/requests.ts'
import { plants } from '#tests/support/rows/tasks.ts'

const { healthy } = customers

let api: Api
let staff: Client
let customer: Client

beforeAll(async () => {
  api = await startApi()
  staff = await api.as('staff')
  customer = await api.as('customer')
})

afterAll(() => api.stop())

const bodyAt = async (client: Client, path: string) => {
  const { status, body, text } = await client.get(path)
  expect(status, text).toBe(200)
  return body
}

const kindsIn = (rows: readonly { kind: string }[]) => [...new Set(rows.map(({ kind }) => kind))]

const planRequest = async () => {
  const jobOrder = `JO-${(await addJobOrder(api, healthy, { committed_on: '2026-12-10' })).id}`
  const { status, body } = await ask(customer, healthy, { kind: 'later', jobOrder, wantedOn: '2026-12-24' })
  expect(status).toBe(200)
  return { jobOrder, number: String(body.number) }
}

const waiting = '/read/api/Waiting'

test('the to-do list of earlier tabs has the tasks of all kinds that they know', async () => {
  await planRequest()
  const today = await bodyAt(staff, '/read/api/Tasks?mine=false')
  const earlier = await bodyAt(staff, waiting)
  const known = today.groups.filter(({ kind }: { kind: string }) => kindsIn(earlier.groups).includes(kind))
  expect(earlier.groups).toEqual(known)
  expect(earlier.count).toBe(known.reduce((sum: number, { count }: { count: number }) => sum + count, 0))
  expect(kindsIn(today.groups)).toContain('requestToAnswer')
  expect(kindsIn(earlier.groups)).not.toContain('requestToAnswer')
  expect(earlier.groups.length).toBeGreaterThan(3)
})

test('an earlier tab marks one task as done', async () => {
  const { number } = await plants.comment(api, healthy)
  const keyOf = async () => {
    const { groups } = await bodyAt(staff, waiting)
    const rows = groups.flatMap((group: { rows: object[] }) => group.rows)
    return rows.find((row: { number: string }) => row.number === number)?.key
  }
  const key = await keyOf()
  expect(key).toEqual(expect.any(String))
  expect((await staff.post('/write/api/Waiting/done', { kind: 'comment', key: 'none' })).status).toBe(404)
  expect((await staff.post('/write/api/Waiting/done', { kind: 'comment', key })).body).toEqual({
    message: 'Marked as done.',
  })
  expect(await keyOf()).toBeUndefined()
})

test('an earlier tab finds what it knows, and no words that it does not know', async () => {
  const { number } = await planRequest()
  expect(kindsIn(await bodyAt(customer, `/read/api/Search?q=${number}`))).toEqual(['request'])
  expect(await bodyAt(customer, `/read/api/Find?q=${number}`)).toEqual([])
  await api.rows.ask(
    `insert into bank_references (customer_id, number, status, created_on, total, cancelled_on)
      values (cast(? as integer), 'EARLIER-1', 1, '2026-11-01', 100, '2026-11-02')`,
    healthy,
  )
  const [today] = await bodyAt(customer, '/read/api/Search?q=EARLIER-1')
  expect(today.state).toBe('cancelled')
  expect(await bodyAt(customer, '/read/api/Find?q=EARLIER-1')).toEqual([{ ...today, state: null }])
})

test('an earlier tab shows the timeline of a line without requests', async () => {
  const { jobOrder } = await planRequest()
  const at = (name: string) => bodyAt(customer, `/read/api/Customers/${healthy}/${name}?by=jobOrder&number=${jobOrder}`)
  const [today, earlier] = [await at('timeline'), await at('story')]
  expect(kindsIn(today.events)).toContain('requestAsked')
  expect(earlier).toEqual({
    ...today,
    events: today.events.filter(({ kind }: { kind: string }) => kind !== 'requestAsked'),
  })
})

test('an earlier tab counts moved dates', async () => {
  const at = (name: string) => bodyAt(customer, `/read/Dashboard/${name}/${healthy}`)
  expect(await at('MovedPromises')).toEqual(await at('MovedPromisedDates'))
})
