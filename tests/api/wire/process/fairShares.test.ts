import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Api, type Client, grant, signInPath, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers, plantCopies } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'

let api: Api
let greedy: Client
let other: { email: string; client: Client }

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  const admin = await api.as('admin')
  const member = async (customer: number) => {
    const { email } = await addMember(api, admin, { multiple_client_ids: [customer] })
    return { email, client: await api.as(email) }
  }
  greedy = (await member(customers.ringsOnly)).client
  other = await member(customers.creditHold)
})

afterAll(() => api.stop())

const signIn = () => api.anyone.post(signInPath, grant(other.email))
const statement = () => other.client.get(`/content/api/Documents/ObtenerStatetement/${customers.creditHold}/-`)
const schedule = () => greedy.get(`/content/OpenOrders/Getcronogramacompleto/${customers.ringsOnly}`)
const change = (index: number) => {
  const password = `Better-Forge-${index}`
  return greedy.post('/auth/api/change-password/', { password, password_confirmation: password })
}

const flood = (send: (index: number) => Promise<Answer>, count: number) => {
  const done = { served: 0, rejected: 0 }
  const note = ({ status }: Answer) => {
    if (status === 200) done.served += 1
    if (status === 429) done.rejected += 1
  }
  const answers = upTo(count, (index) => send(index).then(note))
  return { done, first: Promise.race(answers), all: Promise.all(answers) }
}

// Maximum served requests of a flood before another user is served. Counted instead of timed, because a busy machine
// slows everything.
const maxServedBefore = 15

test('another user signs in and reads a statement during 80 password changes and 60 schedules of one user', async () => {
  const [changes, schedules] = [flood(change, 80), flood(schedule, 60)]
  await Promise.all([changes.first, schedules.first])
  const before = { changes: changes.done.served, schedules: schedules.done.served }
  expect((await signIn()).status).toBe(200)
  expect(changes.done.served - before.changes, 'password changes before the sign-in').toBeLessThan(maxServedBefore)
  before.schedules = schedules.done.served
  expect((await statement()).status).toBe(200)
  expect(schedules.done.served - before.schedules, 'schedules before the statement').toBeLessThan(maxServedBefore)

  await Promise.all([changes.all, schedules.all])
  expect(changes.done).toEqual({ served: 80, rejected: 0 })
  expect(schedules.done.served + schedules.done.rejected, 'each has its answer').toBe(60)
  expect(schedules.done.served, 'the share of one is served').toBeGreaterThan(20)
  expect(schedules.done.rejected, 'what is beyond it is refused').toBeGreaterThan(0)
})

test('downloads of one user do not occupy the places of other users', async () => {
  const admin = await api.as('admin')
  const staff = await api.as('staff')
  // More than the socket buffers hold, so the file stays in progress while the client does not read.
  await plantCopies(api, 5_000, 'x'.repeat(4_000))
  const all = '/read/Users/ObtenerUsuariosForge/'
  const begin = async (by: Client) => {
    const answer = await fetch(`${api.url}${all}`, {
      headers: { authorization: `Bearer ${by.token}`, accept: 'text/csv' },
    })
    return { status: answer.status, stop: () => answer.body?.cancel() }
  }
  const own = [await begin(admin), await begin(admin)]
  const [third, others] = [await begin(admin), await begin(staff)]
  expect([...own.map(({ status }) => status), third.status, others.status]).toEqual([200, 200, 429, 200])
  for (const { stop } of [...own, third, others]) await stop()
})
