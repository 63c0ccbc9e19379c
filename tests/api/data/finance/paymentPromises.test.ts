import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { daysAfter } from '#values/days.ts'
import type { Day } from '#values/types.ts'

// The demo customer without records, so that every row belongs to this test.
const customer: number = customers.brandNew
const today = businessDay as Day

let api: Api
let staff: Client
let buyer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  staff = await api.as('admin')
  buyer = await api.as('new')
})

const overdue = () => addInvoice(api, customer, { due: daysAfter(today, -1), cents: 10_000, order: null })
const bodyOf = (numbers: readonly string[]) => ({ invoices: numbers.map((number) => ({ number })) })
const promise = (numbers: readonly string[], payOn: string, { by = buyer, of = customer } = {}) =>
  by.send('POST', `/write/api/Customers/${of}/payment-promises`, { body: { ...bodyOf(numbers), payOn } })
const withdraw = (numbers: readonly string[], { by = buyer, of = customer } = {}) =>
  by.send('POST', `/write/api/Customers/${of}/payment-promises/withdrawal`, { body: bodyOf(numbers) })
const promiseFor = async (invoice: string, by = buyer) => {
  const { body } = await by.get(`/read/api/Customers/${customer}/payment-promises`)
  return body.find((one: { invoice: string }) => one.invoice === invoice)
}
const tasksOf = async (by: Client, kind: string, number: string) => {
  const { body } = await by.get(`/read/api/Tasks/rows?filter=${JSON.stringify({ kind, q: number })}`)
  return body as { number: string; day: string }[]
}

describe('a promised payment', () => {
  test('is made and withdrawn by customers only', async () => {
    const invoice = await overdue()
    expect((await promise([invoice], today, { by: staff })).status).toBe(403)
    await promise([invoice], today)
    expect((await withdraw([invoice], { by: staff })).status).toBe(403)
    expect(await promiseFor(invoice, staff)).toMatchObject({ payOn: today, madeOn: today })
  })

  test('returns 404 alike for foreign, absent and paid invoices', async () => {
    const own = await overdue()
    const foreign = await addInvoice(api, customers.creditHold, { due: '2026-11-10', cents: 10_000, order: null })
    const paid = await overdue()
    await api.rows.ask('update invoices set balance = 0 where number = ?', paid)
    for (const other of [foreign, 'none', paid]) expect((await promise([own, other], today)).status).toBe(404)
    expect((await promise([foreign], today, { of: customers.creditHold })).status).toBe(404)
    expect((await withdraw([own])).status).toBe(404)
    expect(await promiseFor(own)).toBeUndefined()
  })

  test.each([
    [-1, 400],
    [0, 200],
    [1, 200],
    [90, 200],
    [91, 400],
  ])('for a day %i days from today is answered by %i', async (days, status) => {
    const invoice = await overdue()
    const answer = await promise([invoice], daysAfter(today, days))
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([status, status === 400 ? ['payOn'] : []])
    expect((await promiseFor(invoice)) !== undefined).toBe(status === 200)
  })

  test('is replaced, withdrawn and audited, and changes no available amount', async () => {
    const invoice = await overdue()
    await promise([invoice], daysAfter(today, 3))
    await promise([invoice], daysAfter(today, 5))
    expect(await promiseFor(invoice)).toMatchObject({ payOn: daysAfter(today, 5) })
    const open = (await buyer.get(`/read/Account/obtenerfacturas/${customer}?invoice=${invoice}`)).body.facturas
    expect(open).toMatchObject([{ balance: 100, available: 100 }])
    expect((await withdraw([invoice])).status).toBe(200)
    expect(await promiseFor(invoice)).toBeUndefined()
    const entries = await api.rows.ask(
      'select action from audit where record = ? order by id',
      `payment promise ${invoice}`,
    )
    expect(entries.map(({ action }) => action)).toEqual(['created', 'edited', 'deleted'])
  })

  test('made and withdrawn by fifty at once is the one that the audit log has last, and the log has no gap', async () => {
    const invoices = await Promise.all(Array.from({ length: 6 }, overdue))
    const some = (at: number) => invoices.filter((_invoice, place) => (at + place) % 3 !== 0)
    const turn = (at: number) => (at % 2 === 0 ? some(at) : some(at).toReversed())
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        at % 5 === 4 ? withdraw(turn(at)) : promise(turn(at), daysAfter(today, at + 1)),
      ),
    )
    // A withdrawal may find no promise, and a busy database rejects with 503; neither has changed anything.
    expect(answers.filter(({ status }) => ![200, 404, 503].includes(status))).toEqual([])
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(5)
    const trail = await api.rows.ask(
      `select record, before, after from audit where record in (${invoices.map(() => '?').join(', ')}) order by id`,
      ...invoices.map((invoice) => `payment promise ${invoice}`),
    )
    const dayIn = (text: unknown) => (text === null ? undefined : JSON.parse(String(text)).payOn)
    for (const invoice of invoices) {
      const entries = trail.filter(({ record }) => record === `payment promise ${invoice}`)
      const days = [undefined, ...entries.map(({ after }) => dayIn(after))]
      expect(entries.map(({ before }) => dayIn(before))).toEqual(days.slice(0, -1))
      expect((await promiseFor(invoice))?.payOn).toBe(days.at(-1))
    }
  })

  test('is a task of staff at once, and of its customer once its day has passed', async () => {
    const invoice = await overdue()
    await promise([invoice], today)
    expect(await tasksOf(staff, 'paymentPromise', invoice)).toMatchObject([{ number: invoice, day: today }])
    expect(await tasksOf(buyer, 'brokenPromise', invoice)).toEqual([])
    await api.rows.ask('update payment_promises set pay_on = ? where invoice = ?', daysAfter(today, -1), invoice)
    expect(await tasksOf(buyer, 'brokenPromise', invoice)).toHaveLength(1)
    await api.rows.ask('update invoices set balance = 0, paid_on = ? where number = ?', today, invoice)
    expect([await tasksOf(staff, 'paymentPromise', invoice), await tasksOf(buyer, 'brokenPromise', invoice)]).toEqual([
      [],
      [],
    ])
  })
})
