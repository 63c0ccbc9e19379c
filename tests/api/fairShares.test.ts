import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Api, type Client, grant, signInPath, startApi } from '../support/apiClient.ts'
import { upTo } from '../support/upTo.ts'
import { addMember, customers } from '../support/users.ts'

let api: Api
let greedy: Client
let other: { email: string; client: Client }

beforeAll(async () => {
  api = await startApi()
  const admin = await api.as('admin')
  const member = async (customer: number) => {
    const { email } = await addMember(api, admin, { multiple_client_ids: [customer] })
    return { email, client: await api.as(email) }
  }
  greedy = (await member(customers.healthy)).client
  other = await member(customers.creditHold)
})

afterAll(() => api.stop())

const signIn = () => api.anyone.post(signInPath, grant(other.email))
const statement = () => other.client.get(`/content/api/Documents/ObtenerStatetement/${customers.creditHold}/-`)
const schedule = () => greedy.get(`/content/OpenOrders/Getcronogramacompleto/${customers.healthy}`)
const change = (index: number) => {
  const password = `Better-Forge-${index}`
  return greedy.post('/auth/api/change-password/', { password, password_confirmation: password })
}

/** What one user asks for at once, and how much of it was done. */
const flood = (send: (index: number) => Promise<Answer>, count: number) => {
  const done = { served: 0, refused: 0 }
  const note = ({ status }: Answer) => {
    if (status === 200) done.served += 1
    if (status === 429) done.refused += 1
  }
  const answers = upTo(count, (index) => send(index).then(note))
  return { done, first: Promise.race(answers), all: Promise.all(answers) }
}

// How much of a flood is served before somebody else is: not time, which a busy machine stretches for everybody.
const mostBefore = 15

test('beside 400 password changes and 130 schedules of one user another signs in and reads a statement', async () => {
  const [changes, schedules] = [flood(change, 400), flood(schedule, 130)]
  await Promise.all([changes.first, schedules.first])
  const before = { changes: changes.done.served, schedules: schedules.done.served }
  expect((await signIn()).status).toBe(200)
  expect(changes.done.served - before.changes, 'password changes before the sign-in').toBeLessThan(mostBefore)
  const { schedules: begun } = { schedules: schedules.done.served }
  expect((await statement()).status).toBe(200)
  expect(schedules.done.served - begun, 'schedules before the statement').toBeLessThan(mostBefore)
  await Promise.all([changes.all, schedules.all])
  // The first change ends no other session; of the rest the share of one user is served, and nobody loses the place.
  expect([changes.done.refused, schedules.done.refused]).toEqual([300 - 1, 130 - 26])
}, 120_000)
