import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { addNote, invoiceId, referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import { answerWith, ask, changePath } from '#tests/support/rows/requests.ts'

// The demo customer without records, so that every row belongs to this test.
const customer: number = customers.brandNew
const path = (of: number) => `/read/api/Customers/${of}/invoice-states`

let api: Api
let staff: Client
let buyer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  staff = await api.as('staff')
  buyer = await api.as('new')
})

const open = () => addInvoice(api, customer, { due: '2026-10-10', cents: 10_000 })
const stateOf = async (invoice: string) =>
  (await buyer.get(path(customer))).body.find((row: { invoice: string }) => row.invoice === invoice)
const dispute = async (invoice: string, amount: number) =>
  String((await ask(buyer, customer, { kind: 'dispute', invoice, reason: 'price', amount })).body.number)
const pay = async (invoice: string, dollars: number) => {
  const sent = referenceOf({ invoices: [[await invoiceId(api, invoice), dollars]] })
  return (await buyer.send('POST', referencePath(customer), sent)).body.TotalLate as string
}
const tasks = async (invoice: string) =>
  (await buyer.get('/read/api/Tasks/rows?filter=%7B%22kind%22%3A%22overdueInvoice%22%7D')).body.filter(
    ({ number }: { number: string }) => number === invoice,
  )
const credit = async (invoice: string, cents: number) => {
  const note = await addNote(api, customer, cents)
  await api.rows.ask(
    'update credit_notes set invoice_id = ?, created_on = ? where id = ?',
    await invoiceId(api, invoice),
    businessDay,
    note,
  )
}

test('states of invoices are those of the own customer only, and need a page that shows them', async () => {
  expect((await buyer.get(path(customers.healthy))).status).toBe(404)
  const newPermissions = [64, 72, 73].map((id) => ({ id, hasAccess: false }))
  const member = await addMember(api, await api.as('admin'), { newPermissions })
  expect((await (await api.as(member.email)).get(path(customers.healthy))).status).toBe(403)
})

test('an open invoice has no state, and one whose dispute was withdrawn neither', async () => {
  const invoice = await open()
  expect(await stateOf(invoice)).toBeUndefined()
  const number = await dispute(invoice, 30)
  expect(await stateOf(invoice)).toMatchObject({ state: 'disputed', amount: 30, disputed: 30, request: number })
  await buyer.post(changePath(number, 'closing'))
  expect(await stateOf(invoice)).toBeUndefined()
})

test('an accepted dispute waits for its credit note also when it is closed, until the note arrives', async () => {
  const invoice = await open()
  const number = await dispute(invoice, 30)
  await answerWith(staff, number, 'accepted')
  const expected = { state: 'creditExpected', amount: 30, disputed: 30, answer: 'accepted', request: number }
  expect(await stateOf(invoice)).toMatchObject(expected)
  await buyer.post(changePath(number, 'closing'))
  expect(await stateOf(invoice)).toMatchObject(expected)
  await credit(invoice, 2_500)
  expect(await stateOf(invoice)).toMatchObject({ state: 'credited', amount: 25, disputed: 0, since: businessDay })
})

test('a declined dispute stays visible, and its amount is to be paid again', async () => {
  const invoice = await open()
  const number = await dispute(invoice, 30)
  await answerWith(staff, number, 'declined')
  await buyer.post(changePath(number, 'closing'))
  const ended = { state: 'disputeEnded', amount: 30, disputed: 0, answer: 'declined', request: number }
  expect(await stateOf(invoice)).toMatchObject(ended)
})

test('a reference over all that is not disputed ends the to-do, and a smaller one leaves the rest', async () => {
  const invoice = await open()
  const number = await dispute(invoice, 30)
  expect(await tasks(invoice)).toMatchObject([{ amount: 100 }])
  const first = await pay(invoice, 69.99)
  expect(await tasks(invoice)).toMatchObject([{ amount: 30.01 }])
  expect(await stateOf(invoice)).toMatchObject({ state: 'disputed', request: number, reference: first, held: 69.99 })
  const second = await pay(invoice, 0.01)
  expect(await tasks(invoice)).toEqual([])
  expect(await stateOf(invoice)).toMatchObject({ reference: second, held: 70 })
})

test('an invoice in a reference is partly applied once some of it is applied, and open when all of it is', async () => {
  const invoice = await open()
  const reference = await pay(invoice, 100)
  expect(await stateOf(invoice)).toMatchObject({ state: 'inReference', amount: 100, reference, since: businessDay })
  const apply = (cents: number) =>
    api.rows.ask(
      'update bank_reference_lines set applied = ? where invoice_id = (select id from invoices where number = ?)',
      cents,
      invoice,
    )
  await apply(4_000)
  expect(await stateOf(invoice)).toMatchObject({ state: 'partlyApplied', amount: 60, held: 60 })
  await apply(10_000)
  expect(await stateOf(invoice)).toBeUndefined()
})

test('a cancelled reference leaves its invoices open, and in the to-do list', async () => {
  const invoice = await open()
  const number = await pay(invoice, 100)
  expect(await tasks(invoice)).toEqual([])
  const body = { numero: number, motivo: 'Wrong invoice.' }
  expect((await buyer.post(`/write/Account/cancelreference/${customer}`, body)).status).toBe(200)
  expect(await stateOf(invoice)).toBeUndefined()
  expect(await tasks(invoice)).toMatchObject([{ amount: 100 }])
})
