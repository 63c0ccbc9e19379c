import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice, addTerms, everyCustomer } from '#tests/support/rows/commercial/invoices.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const paths = {
  statement: (customer: unknown) => `/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`,
  account: (customer: unknown) => `/read/Account/ObtenerCartera/${customer}`,
  terms: (customer: unknown) => `/read/OpenOrders/getpaymentterms/${customer}`,
  score: (customer: unknown) => `/read/OpenOrders/getporcenntajepaymentscore/${customer}`,
  bank: () => '/read/Account/BankDetails/',
}

const accountOf = async (customer: number) => (await admin.get(paths.statement(customer))).body.paymentScore[0]

test('the statement is the same at both addresses', async () => {
  const [one, other] = [paths.statement, paths.account].map((path) => admin.get(path(customers.healthy)))
  expect((await other)?.body).toEqual((await one)?.body)
})

describe.each(Object.entries(paths))('statement call %s', (_name, path) => {
  test('returns 401 when signed out', async () => {
    const { status, body } = await api.anyone.get(path(customers.healthy))
    expect([status, body.error]).toEqual([401, 'unauthorized'])
  })

  test('returns 403 without the page', async () => {
    // The scorecard (1008) also shows the score, and a new bank reference (72) the account to pay to.
    const newPermissions = [64, 1008, 72].map((id) => ({ id, hasAccess: false }))
    const member = await addMember(api, admin, { newPermissions })
    const { status, body } = await (await api.as(member.email)).get(path(customers.healthy))
    expect([status, body.error]).toEqual([403, 'forbidden'])
  })

  test('is available to the customer', async () => {
    expect((await (await api.as('customer')).get(path(customers.healthy))).status).toBe(200)
  })
})

const { bank, ...ofCustomer } = paths

test.each(Object.entries(ofCustomer))('the %s of another customer returns 404', async (_name, path) => {
  const customer = await api.as('customer')
  const answers = [await customer.get(path(customers.creditHold)), await customer.get(path(987_654))]
  expect(answers.map(({ status, body }) => [status, body.error])).toEqual([
    [404, 'not_found'],
    [404, 'not_found'],
  ])
})

type Line = { FacturaElectronica: string; fechavencimiento: string; diasvencidos: number; saldofactura: number }

const numbersOf = (lines: Line[]) => lines.map(({ FacturaElectronica }) => FacturaElectronica)

describe('account', () => {
  test('of a customer without invoices has only zeros', async () => {
    const customer = await addCustomer(api)
    expect(await accountOf(customer)).toEqual({
      total: 0,
      overdueammount: 0,
      dueammount: 0,
      openammount: 0,
      totaloverdue: 0,
      totaldueammount: 0,
      totalopenammount: 0,
      lstoverdue: [],
      lstdueammount: [],
      lstopenammount: [],
      idcrm: String(customer),
      hashClientId: '',
      heldOn: null,
      holdReason: null,
    })
  })

  test('is split by the business day and its month, oldest invoice first', async () => {
    const customer = await addCustomer(api)
    const days = ['2026-12-01', '2026-11-30', '2026-11-05', '2026-11-04', '2026-10-15', '2028-02-29']
    for (const due of days) await addInvoice(api, customer, { due, number: due })
    const { lstoverdue, lstdueammount, lstopenammount } = await accountOf(customer)
    expect(numbersOf(lstoverdue)).toEqual(['2026-10-15', '2026-11-04'])
    expect(numbersOf(lstdueammount)).toEqual(['2026-11-05', '2026-11-30'])
    expect(numbersOf(lstopenammount)).toEqual(['2026-12-01', '2028-02-29'])
    expect(lstoverdue.map(({ diasvencidos }: Line) => diasvencidos)).toEqual([21, 1])
    expect(lstdueammount.map(({ diasvencidos }: Line) => diasvencidos)).toEqual([0, -25])
    expect(lstopenammount.map(({ diasvencidos }: Line) => diasvencidos)).toEqual([-26, -481])
  })

  test('adds up to the cent, including credits, under both field names', async () => {
    const customer = await addCustomer(api)
    const amounts = [10, 20, 9_999_999_999, -1]
    for (const cents of amounts) await addInvoice(api, customer, { due: '2026-11-01', cents })
    await addInvoice(api, customer, { due: '2026-11-20', cents: 7 })
    for (const cents of [250, -1_000]) await addInvoice(api, customer, { due: '2027-01-15', cents })
    expect(await accountOf(customer)).toMatchObject({
      overdueammount: 100_000_000.28,
      dueammount: 0.07,
      openammount: -7.5,
      total: 99_999_992.85,
      totaloverdue: 100_000_000.28,
      totaldueammount: 0.07,
      totalopenammount: -7.5,
    })
  })

  test('contains no settled invoices', async () => {
    const customer = await addCustomer(api)
    await addInvoice(api, customer, { due: '2026-10-01', cents: 0 })
    await addInvoice(api, customer, { due: '2026-10-01', paid: '2026-11-01' })
    expect(await accountOf(customer)).toMatchObject({ lstoverdue: [], total: 0 })
  })

  test('links invoices to their documents, if any', async () => {
    const customer = await addCustomer(api)
    const due = '2026-10-01'
    await addInvoice(api, customer, { due, order: '00123' })
    await addInvoice(api, customer, { due, order: '00124', hasDocument: false })
    await addInvoice(api, customer, { due })
    const { lstoverdue } = await accountOf(customer)
    expect(lstoverdue.map(({ enlancefinal, pedido }: Record<string, unknown>) => [enlancefinal, pedido])).toEqual([
      [expect.stringMatching(/^\/content\/EQuoteService\/FacturaStreamEncode\/0xfeed\d+\/0xbeef\d+$/), '00123'],
      [null, '00124'],
      [null, null],
    ])
  })

  test('identifies the customer in document links by a hash', async () => {
    const customer = await addCustomer(api)
    const hash = await addTerms(api, customer)
    expect(await accountOf(customer)).toMatchObject({ idcrm: String(customer), hashClientId: hash })
  })

  test('of every customer matches its invoices', async () => {
    for (const id of await everyCustomer(api)) {
      const invoices = await api.rows.ask('select due_on, balance from invoices where customer_id = ?', id)
      const account = await accountOf(id)
      expect({ id, ...reckoned(invoices as StoredInvoice[]) }).toEqual({
        id,
        overdue: [account.lstoverdue.length, cents(account.totaloverdue), cents(sum(account.lstoverdue))],
        due: [account.lstdueammount.length, cents(account.totaldueammount), cents(sum(account.lstdueammount))],
        open: [account.lstopenammount.length, cents(account.totalopenammount), cents(sum(account.lstopenammount))],
        total: cents(account.total),
      })
    }
  })
})

type StoredInvoice = { due_on: string; balance: number }

const cents = (dollars: number) => Math.round(dollars * 100)
const sum = (lines: Line[]) => lines.reduce((total, line) => total + cents(line.saldofactura), 0) / 100

function reckoned(invoices: StoredInvoice[]) {
  const month = businessDay.slice(0, 7)
  const open = invoices.filter(({ balance }) => Number(balance) !== 0)
  const part = (rows: StoredInvoice[]) => {
    const total = rows.reduce((sum, { balance }) => sum + Number(balance), 0)
    return [rows.length, total, total]
  }
  return {
    overdue: part(open.filter(({ due_on }) => due_on < businessDay)),
    due: part(open.filter(({ due_on }) => due_on >= businessDay && due_on.startsWith(month))),
    open: part(open.filter(({ due_on }) => due_on.slice(0, 7) > month)),
    total: part(open)[1],
  }
}
