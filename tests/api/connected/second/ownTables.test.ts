import { afterAll, beforeAll, expect, test } from 'vitest'
import { finance } from '#schema/finance/finance.ts'
import { requests } from '#schema/orders/requests.ts'
import type { Client } from '#tests/support/client/apiClient.ts'
import { daysAfter } from '#values/days.ts'
import { type InFront, startInFront } from './inFront.ts'

const customerId = 'CLI Ñ-404'
const path = `/api/Customers/${encodeURIComponent(customerId)}`

let front: InFront
let buyer: Client
let staff: Client
let other: Client

beforeAll(async () => {
  front = await startInFront()
  ;[buyer, staff, other] = await Promise.all([front.as('letras'), front.as('personal'), front.as('cliente')])
})

afterAll(() => front.stop())

const dispute = {
  customerId,
  kind: 'dispute',
  invoice: 'F-1001',
  text: 'Precio, señor',
  reason: 'price',
  amount: 30_000,
  stopsShipping: false,
}

test('a dispute of a customer whose id has letters is kept by the portal, and is absent for others', async () => {
  const made = await front.make(buyer, requests.create, dispute)
  expect([made.status, JSON.parse(made.text).customerId], made.text).toEqual([200, customerId])
  const number = JSON.parse(made.text).number
  for (const by of [buyer, staff])
    expect((await by.get('/read/api/Requests')).body).toMatchObject([{ number, customerId, invoice: 'F-1001' }])
  const ofCustomer = (id: unknown) =>
    `/read/api/Requests?filter=${encodeURIComponent(JSON.stringify({ customerId: id }))}`
  expect((await staff.get(ofCustomer(customerId))).body).toHaveLength(1)
  expect((await staff.get(ofCustomer('CLI Ñ-405'))).body).toEqual([])
  expect((await other.get('/read/api/Requests')).body).toEqual([])
  expect((await other.get(`/read/api/Requests/${number}`)).status).toBe(404)
  expect((await staff.get(`/read${path}/invoice-states`)).body).toMatchObject([
    { invoice: 'F-1001', state: 'disputed' },
  ])
  const csv = await staff.get('/read/api/Requests', { accept: 'text/csv' })
  expect(csv.text).toContain(customerId)
})

test('a promise of payment is kept for a customer whose id has letters', async () => {
  const payOn = daysAfter(new Date().toISOString().slice(0, 10) as never, 5)
  const promise = { customerId, invoices: [{ number: 'F-1002' }], payOn }
  const made = await front.make(buyer, finance.promisePayment, promise)
  expect(made.status, made.text).toBe(200)
  expect((await staff.get(`/read${path}/payment-promises`)).body).toMatchObject([{ invoice: 'F-1002', payOn }])
  expect((await other.get(`/read${path}/payment-promises`)).status).toBe(404)
})

test('the company is not asked about them', () => {
  expect(front.company.asked.filter(({ path: asked }) => /requests|promises|invoice-states/i.test(asked))).toEqual([])
  expect(front.company.refused).toEqual([])
})
