import { expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { addNote, invoiceId, referenceOf, referencePath } from '#tests/support/rows/commercial/payments.ts'
import { documentPaths } from '#tests/support/rows/orders/documentRows.ts'
import { addJobOrder, insert } from '#tests/support/rows/orders/shipments.ts'
import { answerWith, ask, changePath } from '#tests/support/rows/requests.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'
import { reckonPayments } from './payments.reckoned.ts'

let api: Api
let staff: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  staff = await api.as('admin')
})

const cents = (dollars: unknown) => Math.round(Number(dollars) * 100)
const sumOf = (rows: readonly object[], field: string) =>
  rows.reduce((sum, row) => sum + cents(Reflect.get(row, field)), 0)
const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

const dueOn = (days: number) => daysAfter(businessDay as Day, days)

/** A customer with an overdue invoice of an order line, one that stops shipments, and one that is not due. */
const account = async () => {
  const customer = await addCustomer(api)
  const { email } = await addMember(api, staff, { multiple_client_ids: [customer] })
  const buyer = await api.as(email)
  const invoice = await addInvoice(api, customer, { due: dueOn(-5), cents: 10_050 })
  await addInvoice(api, customer, { due: dueOn(-30), cents: 25_001 })
  await addInvoice(api, customer, { due: dueOn(60), cents: 70_007 })
  const line = await addJobOrder(api, customer)
  const id = await invoiceId(api, invoice)
  await insert(api, 'invoice_lines', { invoice_id: id, position: 1, job_order_id: line.id, quantity: 1, price: 10_050 })
  return { customer, buyer, invoice, id }
}
type Account = Awaited<ReturnType<typeof account>>

const tasksOf = async ({ buyer }: Account, kind: string) =>
  (await buyer.get(`/read/api/Tasks/rows?filter=${JSON.stringify({ kind })}`)).body as {
    number: string
    amount: number
    state?: string | null
    stateAmount?: number | null
  }[]

/** What each page says of the invoice. */
const saidOf = async (of: Account) => {
  const { customer, buyer, invoice } = of
  const states = (await buyer.get(`/read/api/Customers/${customer}/invoice-states`)).body
  const found = states.find((row: { invoice: string }) => row.invoice === invoice)
  const [hit] = (await buyer.get(`/read/api/Search?q=${invoice}`)).body
  const events = (await buyer.get(`/read/api/Customers/${customer}/timeline?by=invoice&number=${invoice}`)).body.events
  const event = events.find(({ kind }: { kind: string }) => kind === 'invoiced')
  const task = (await tasksOf(of, 'overdueInvoice')).find(({ number }) => number === invoice)
  const { text } = await openDocument(api, buyer, documentPaths.statement(customer))
  return {
    state: [found?.state, found?.amount],
    search: hit.state,
    timeline: [event.state, event.stateAmount],
    toDo: task && [task.state, task.stateAmount],
    document: text.replace(/\s+/g, ' '),
  }
}

/** Sums of every page equal those of the rows. */
const expectSums = async (of: Account) => {
  const { customer, buyer } = of
  const rows = await api.rows.ask('select due_on, balance from invoices where customer_id = ?', customer)
  const owed = (isMeant: (dueOn: string) => boolean) =>
    rows.reduce((sum, { due_on, balance }) => sum + (isMeant(String(due_on)) ? Number(balance) : 0), 0)
  const overdue = owed((day) => day < businessDay)
  const statement = (await buyer.get(`/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`)).body.paymentScore[0]
  const home = (await buyer.get(`/read/Dashboard/PaymentScore/${customer}`)).body.paymentScore[0]
  for (const { total, overdueammount } of [statement, home])
    expect([cents(total), cents(overdueammount)]).toEqual([owed(() => true), overdue])
  expect(sumOf(statement.lstoverdue, 'saldofactura')).toBe(overdue)
  expect(sumOf(await tasksOf(of, 'shipmentsStopped'), 'amount')).toBe(owed((day) => day < dueOn(-20)))

  const reckoned = await reckonPayments(api, customer)
  const payable = (await buyer.get(`/read/Account/obtenerfacturas/${customer}`)).body.facturas
  expect(
    payable
      .map((row: { idfactura: number; balance: number; available: number }) => ({
        id: row.idfactura,
        balance: cents(row.balance),
        available: cents(row.available),
      }))
      .sort(byId),
  ).toEqual(reckoned.invoices.toSorted(byId))

  const references = await api.rows.ask('select * from bank_references where customer_id = ?', customer)
  const stateOf = ({ status, cancelled_on }: (typeof references)[number]) => {
    if (Number(status) === 1) return cancelled_on === null ? 'notApplied' : 'cancelled'
    return Number(status) === 2 ? 'partiallyApplied' : 'applied'
  }
  const totalOf = (state: string) =>
    references.reduce((sum, row) => sum + (stateOf(row) === state ? Number(row.total) : 0), 0)
  const body = { id: customer, factura: null, purchaseorder: null, bankreference: null }
  const detail = await buyer.send('POST', '/read/Account/detailbank/?range=[0,0]', { body })
  const states = ['notApplied', 'partiallyApplied', 'applied', 'cancelled'] as const
  const expected = Object.fromEntries(states.map((state) => [state, totalOf(state) / 100]))
  const total = Object.values(expected).reduce((sum, one) => sum + one, 0)
  expect(JSON.parse(detail.headers.get('x-totals') ?? '{}')).toEqual({ ...expected, total })
}

const pay = async ({ customer, buyer, id }: Account, dollars: number) => {
  const sent = referenceOf({ invoices: [[id, dollars]] })
  return String((await buyer.send('POST', referencePath(customer), sent)).body.TotalLate)
}

const apply = async (reference: string, status: number, applied: number) => {
  await api.rows.ask('update bank_references set status = ? where number = ?', status, reference)
  await api.rows.ask(
    'update bank_reference_lines set applied = ? where reference_id = (select id from bank_references where number = ?)',
    applied,
    reference,
  )
}

const dispute = async ({ customer, buyer, invoice }: Account, amount: number) =>
  String((await ask(buyer, customer, { kind: 'dispute', invoice, reason: 'price', amount })).body.number)

const credit = async ({ customer, id }: Account, amount: number) => {
  const note = await addNote(api, customer, amount)
  await api.rows.ask('update credit_notes set invoice_id = ?, created_on = ? where id = ?', id, businessDay, note)
}

const expectState = async (of: Account, state: string, amount: number, words: string) => {
  const said = await saidOf(of)
  expect(said).toMatchObject({ state: [state, amount], search: state, timeline: [state, amount] })
  if (said.toDo) expect(said.toDo).toEqual([state, amount])
  expect(said.document).toContain(words)
  await expectSums(of)
  return said
}

test('an invoice has the same state on every page from open to credited, and all sums are those of the rows', async () => {
  const of = await account()
  expect(await saidOf(of)).toMatchObject({
    state: [undefined, undefined],
    search: 'overdue',
    timeline: [undefined, undefined],
    toDo: [undefined, undefined],
  })
  await expectSums(of)

  const disputed = await dispute(of, 30.5)
  expect((await expectState(of, 'disputed', 30.5, 'Disputed: 30.50')).toDo).toBeTruthy()

  await answerWith(staff, disputed, 'accepted')
  await of.buyer.post(changePath(disputed, 'closing'))
  expect((await expectState(of, 'creditExpected', 30.5, 'Credit note expected: 30.50')).toDo).toBeTruthy()

  const reference = await pay(of, 70)
  await expectState(of, 'creditExpected', 30.5, 'Credit note expected: 30.50')

  await credit(of, 3_050)
  const { toDo } = await expectState(of, 'inReference', 70, 'In bank reference: 70.00')
  expect(toDo).toEqual(['inReference', 70])

  await apply(reference, 2, 4_000)
  await expectState(of, 'partlyApplied', 30, 'Partly applied, to come: 30.00')

  await apply(reference, 3, 7_000)
  await expectState(of, 'credited', 30.5, 'Credited: 30.50')

  await api.rows.ask('update invoices set balance = 0, paid_on = ? where id = ?', businessDay, of.id)
  const paid = await saidOf(of)
  expect([paid.search, paid.timeline, paid.toDo]).toEqual(['paid', ['paid', null], undefined])
  expect(paid.document).not.toContain(of.invoice)
  await expectSums(of)
})

test('a cancelled reference and a declined dispute leave the invoice to be paid on every page', async () => {
  const of = await account()
  const reference = await pay(of, 100.5)
  expect((await expectState(of, 'inReference', 100.5, 'In bank reference: 100.50')).toDo).toBeUndefined()

  const body = { numero: reference, motivo: 'Wrong invoice.' }
  expect((await staff.post(`/write/Account/cancelreference/${of.customer}`, body)).status).toBe(200)
  expect(await saidOf(of)).toMatchObject({ search: 'overdue', toDo: [undefined, undefined] })
  await expectSums(of)

  const number = await dispute(of, 10)
  await answerWith(staff, number, 'declined')
  await of.buyer.post(changePath(number, 'closing'))
  expect((await expectState(of, 'disputeEnded', 10, 'Dispute closed: 10.00')).toDo).toBeTruthy()
})
