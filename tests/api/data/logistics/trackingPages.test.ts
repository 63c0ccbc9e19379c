import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'

let api: Api
let admin: Client

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
})

afterAll(() => api.stop())

const records = '/write/data/trackingPages'
const template = 'https://made.example/{number}'

test('pages of carriers are kept as records, each carrier once, and read by everybody who sees tracking numbers', async () => {
  const customer = await api.as('customer')
  expect((await customer.post(records, { carrier: 'Made', template })).status).toBe(403)
  const made = await admin.post(records, { carrier: 'Made', template })
  expect(made.status).toBe(200)
  expect((await admin.post(records, { carrier: 'Made', template })).body.codes).toEqual({
    carrier: { code: 'alreadyThere' },
  })
  expect((await customer.get('/read/api/TrackingPages')).body).toContainEqual({ carrier: 'Made', template })
  expect((await admin.send('DELETE', `${records}/${made.body.id}`)).status).toBe(200)
})

test.each(['http://made.example/{number}', 'https://made.example/', 'https://{number}.made.example/'])(
  'the page %s is rejected for its field',
  async (wrong) => {
    const { status, body } = await admin.post(records, { carrier: 'Wrong', template: wrong })
    expect([status, body.codes]).toEqual([400, { template: { code: 'trackingPage' } }])
  },
)
