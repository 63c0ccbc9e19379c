import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  const order = await addJobOrder(api, customer, { number: 'J-1', requested_on: '2026-11-05' })
  const shipped = (on: string, more: object) => addDelivery(api, order, { shipped_on: on, ...more })
  await shipped('2026-11-18', { carrier: 'Sierra Larga', tracking: '1Z999' })
  await shipped('2026-11-20', { carrier: 'Kestrel Bay', tracking: '1' })
  await shipped('2026-11-19', { carrier: null, tracking: null })
  await shipped('2026-11-01', { carrier: 'Kestrel Bay', tracking: '7', delivered_on: '2026-11-10' })
  await addDelivery(api, order, {})
})

afterAll(() => api.stop())

const list = (query = '', by = buyer) => by.get(`/read/api/Customers/${customer}/inTransit${query}`)
const rowsOf = ({ body }: Awaited<ReturnType<typeof list>>) => JSON.parse(body.value) as Record<string, unknown>[]

describe('loads in transit', () => {
  test('return 404 for another customer', async () => {
    const stranger = await api.as('hold')
    expect((await list('', stranger)).status).toBe(404)
  })

  test('are the shipped loads that have not arrived, latest first', async () => {
    const answer = await list()
    expect(rowsOf(answer).map(({ PickUpDate }) => PickUpDate)).toEqual(['2026-11-20', '2026-11-19', '2026-11-18'])
    expect(rowsOf(answer)[2]).toEqual({
      Invoice: '',
      CustomerRequestDate: '2026-11-05',
      PickUpDate: '2026-11-18',
      PO: expect.stringMatching(/^PO-/),
      CustomerPN: expect.stringMatching(/^C-/),
      Transportista: 'Sierra Larga',
      NumeroGuia: '1Z999',
    })
  })

  test('are paged and sorted by the database', async () => {
    const answer = await list('?range=[1,1]&sort=["carrier","ASC"]')
    expect(answer.headers.get('content-range')).toBe('inTransit 1-1/3')
    expect(rowsOf(answer).map(({ Transportista }) => Transportista)).toEqual(['Kestrel Bay'])
  })

  test('are available as CSV', async () => {
    const { text } = await buyer.get(`/read/api/Customers/${customer}/inTransit`, { accept: 'text/csv' })
    expect(text.trim().split('\r\n')).toHaveLength(4)
  })
})
