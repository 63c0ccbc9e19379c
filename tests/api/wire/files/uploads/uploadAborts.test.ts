import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dice } from '#backend/demo/dice.ts'
import { growthOf } from '#tests/api/forward/memory.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import {
  begin,
  completeForm,
  expectNoFiles,
  leftovers,
  pour,
  randomPdf,
  sendForm,
} from '#tests/support/files/uploads.ts'
import { approvalOf, plantConcession } from '#tests/support/rows/concessions.ts'

const seed = process.env.ABORTS_SEED ?? '2026'
const customer = customers.healthy
let api: Api
let by: Client

beforeAll(async () => {
  api = await startApi({ hasOwnProcess: true })
  by = await api.as('customer')
})

afterAll(() => api.stop())

const cleared = () => expect.poll(() => leftovers(api), { interval: 50, timeout: 60_000 }).toEqual(expectNoFiles)

describe(`aborted uploads, ABORTS_SEED=${seed}`, () => {
  test('leave nothing, at 200 random positions', async () => {
    const chance = dice(seed)
    const concession = await plantConcession(api, customer)
    const before = await api.rows.count('files', 'audit', 'repeats')
    const one = async () => {
      const body = completeForm(randomPdf(chance.pick([10, 1_000, 100_000, 1_000_000, 4_000_000])))
      // Always withholds the last byte: with a complete body the server cannot notice that the client has left.
      const end = chance.isLucky(0.2) ? chance.below(300) : chance.below(body.length)
      const { sending, answer } = begin(api, approvalOf(concession, customer), {
        body,
        by,
        isChunked: chance.isLucky(0.3),
        headers: { 'idempotency-key': `abort ${chance.below(1_000_000)}` },
      })
      await pour(sending, body.subarray(0, Math.min(end, body.length - 10)))
      sending.destroy()
      return answer
    }
    const answers = []
    for (let round = 0; round < 25; round += 1) answers.push(...(await Promise.all(Array.from({ length: 8 }, one))))
    expect(answers).toEqual(Array(200).fill(null))
    await cleared()
    expect(await api.rows.count('files', 'audit', 'repeats')).toEqual(before)
    expect(
      (await sendForm(api, approvalOf(concession, customer), { body: completeForm('%PDF-1.7 after'), by }))?.status,
    ).toBe(200)
  })
})

describe('twenty simultaneous uploads', () => {
  test('succeed with at most 64 MB of additional memory', async () => {
    const ids: number[] = []
    for (let count = 0; count < 20; count += 1) ids.push(await plantConcession(api, customer))
    // A first upload as warm-up, because its permanent memory is not measured.
    const first = await plantConcession(api, customer)
    await sendForm(api, approvalOf(first, customer), { body: completeForm(randomPdf(15_000_000)), by })
    const body = completeForm(randomPdf(15_000_000))
    const growth = await growthOf(api)
    const watching = setInterval(() => void growth.look().catch(() => {}), 100)
    const sent = Promise.all(ids.map((id) => sendForm(api, approvalOf(id, customer), { body, by })))
    const answers = await sent.finally(() => clearInterval(watching))
    await growth.look()
    expect(answers.map((answer) => answer?.status)).toEqual(Array(20).fill(200))
    expect(growth.max()).toBeLessThan(64_000_000)
    await cleared()
  })
})
