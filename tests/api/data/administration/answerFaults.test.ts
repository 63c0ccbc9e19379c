import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, demoPassword, startApi } from '#tests/support/client/apiClient.ts'

let api: Api
let admin: Client
let customer: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin', demoPassword)
  customer = await api.as('customer', demoPassword)
})

afterAll(() => api.stop())

const call = 'GET /read/OpenOrders/Listado/:customerId'
const found = { call, field: 'orderLine.jobOrder', kind: 'required', hurts: 'row', count: 2 }
const report = (client: Client, ...faults: object[]) => client.post('/write/answerFaults', { faults })

type Fault = Record<string, unknown> & { id: number }
const listed = async (filter: object = {}): Promise<Fault[]> =>
  (await admin.get(`/read/answerFaults?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe('reported faults of connected services', () => {
  test.each([
    ['an undeclared call', { ...found, call: 'GET /read/PLANTED-WORD' }],
    ['an unknown field of the call', { ...found, field: 'orderLine.PLANTED-WORD' }],
    ['an unknown kind', { ...found, kind: 'PLANTED-WORD' }],
    ['an unknown severity', { ...found, hurts: 'PLANTED-WORD' }],
    ['a count below one', { ...found, count: 0 }],
    ['an additional field', { ...found, value: 'PLANTED-WORD' }],
  ])('return 400 with %s', async (_what, fault) => {
    expect((await report(customer, fault)).status).toBe(400)
  })

  test('are one row for each call, field, kind and harm, with counts of times, values and users', async () => {
    expect((await report(customer, found)).status).toBe(200)
    expect((await report(customer, found)).status).toBe(200)
    expect((await report(admin, found, { ...found, kind: 'type' })).status).toBe(200)
    const [missing] = (await listed({ q: 'orderLine' })).filter(({ kind }) => kind === 'required')
    expect(missing).toMatchObject({ ...found, count: 6, users: 2, muted_at: null, note: '' })
    expect(String(missing?.first_at) <= String(missing?.last_at)).toBe(true)
    expect(await listed({ q: 'orderLine' })).toHaveLength(2)
  })

  test('are counted by a metric, by call and harm', async () => {
    const text = await (await fetch(`${api.metricsUrl}/metrics`)).text()
    expect(text).toContain(`portal_answer_faults_total{call="${call}",hurts="row"} 8`)
  })

  test('leave the list when muted, with a note in the audit log, and return when unmuted', async () => {
    const [{ id } = { id: 0 }] = await listed({ q: 'orderLine' })
    const mute = (muted: boolean, note: string) => admin.post(`/write/answerFaults/${id}/muting`, { muted, note })
    expect((await admin.post('/write/answerFaults/999999/muting', { muted: true, note: '' })).status).toBe(404)
    expect((await mute(true, 'Mended in March')).status).toBe(200)
    expect((await listed({ q: 'orderLine' })).map((fault) => fault.id)).not.toContain(id)
    const all = await listed({ q: 'orderLine', withMuted: true })
    expect(all.find((fault) => fault.id === id)).toMatchObject({
      note: 'Mended in March',
      muted_at: expect.any(String),
    })
    expect((await mute(false, '')).status).toBe(200)
    expect((await listed({ q: 'orderLine' })).map((fault) => fault.id)).toContain(id)
  })

  test('are limited to 240 a minute', async () => {
    const eighty = Array.from({ length: 80 }, () => found)
    const statuses: number[] = []
    for (let time = 0; time < 7; time += 1) statuses.push((await report(customer, ...eighty)).status)
    // The minute may change once while the reports are sent.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(6)
    expect(statuses).toContain(429)
  })
})
