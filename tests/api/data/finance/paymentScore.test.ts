import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addCustomer, addInvoice, addTerms, everyCustomer } from '#tests/support/rows/commercial/invoices.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const scoreOf = async (customer: number) =>
  (await admin.get(`/read/OpenOrders/getporcenntajepaymentscore/${customer}`)).body
const termsOf = async (customer: number) => (await admin.get(`/read/OpenOrders/getpaymentterms/${customer}`)).body
const bankDetails = async () => (await admin.get('/read/Account/BankDetails/')).body

describe('payment score', () => {
  test('is null for a customer without payments', async () => {
    const customer = await addCustomer(api)
    await addInvoice(api, customer, { due: '2026-10-01' })
    expect(await scoreOf(customer)).toEqual({ porcentaje: null, pagadasatiempo: 0, pagadas: 0 })
  })

  test('covers twelve calendar months up to the business day', async () => {
    const customer = await addCustomer(api)
    const paidOn = ['2025-11-04', '2025-11-05', '2026-11-05', '2026-11-06']
    for (const paid of paidOn) await addInvoice(api, customer, { due: '2027-01-01', paid })
    expect(await scoreOf(customer)).toMatchObject({ porcentaje: 100, pagadas: 2 })
  })

  test('counts payments on the due date as on time, a day later as late', async () => {
    const customer = await addCustomer(api)
    await addInvoice(api, customer, { due: '2026-02-28', paid: '2026-02-28' })
    await addInvoice(api, customer, { due: '2026-02-28', paid: '2026-03-01' })
    await addInvoice(api, customer, { due: '2025-12-31', paid: '2026-01-01' })
    expect(await scoreOf(customer)).toEqual({ porcentaje: 33.33, pagadasatiempo: 1, pagadas: 3 })
  })

  test.each([
    [69, 100, 69],
    [70, 100, 70],
    [84, 100, 84],
    [17, 20, 85],
    [8, 8, 100],
    [0, 3, 0],
  ])('of %i paid on time out of %i is %d', async (onTime, paid, percentage) => {
    const customer = await addCustomer(api)
    for (let made = 0; made < paid; made += 1)
      await addInvoice(api, customer, { due: made < onTime ? '2026-06-02' : '2026-05-31', paid: '2026-06-01' })
    expect((await scoreOf(customer)).porcentaje).toBe(percentage)
  })

  test('of every customer matches its invoices', async () => {
    for (const id of await everyCustomer(api)) {
      const invoices = await api.rows.ask('select due_on, paid_on from invoices where customer_id = ?', id)
      const paid = invoices.filter(({ paid_on }) => paid_on && paid_on >= '2025-11-05' && paid_on <= businessDay)
      const onTime = paid.filter(({ paid_on, due_on }) => paid_on <= due_on).length
      const percentage = paid.length === 0 ? null : Math.round((onTime * 10_000) / paid.length) / 100
      const expected = { porcentaje: percentage, pagadasatiempo: onTime, pagadas: paid.length }
      expect({ id, ...(await scoreOf(id)) }).toEqual({ id, ...expected })
    }
  })
})

describe('payment terms', () => {
  test('contain the customer terms', async () => {
    const customer = await addCustomer(api)
    await addTerms(api, customer)
    expect(await termsOf(customer)).toEqual({
      paymentterms: [
        {
          incoterm: 'EXW Ex Works',
          deliverypoint: 'Laredo, Texas',
          condicioncredito: 'Net 30 days',
          phone: null,
          fax: null,
          idcrm: String(customer),
          direccionentrega: 'Dock 4\nLaredo',
        },
      ],
    })
  })

  test('are empty for a customer without terms', async () => {
    expect(await termsOf(await addCustomer(api))).toEqual({ paymentterms: [] })
  })
})

test('bank details come from the single row of the table', async () => {
  await api.rows.ask('delete from bank_details')
  expect(await bankDetails()).toEqual({ bankDetails: [] })
  const columns = 'id, beneficiary, bank, city, account_number, routing_number, swift'
  const values = ['Anvil Forged Products', 'Banco Regio Norte', 'Laredo, Texas', '0001234', '114900000', 'BRNOUS44']
  await api.rows.ask(`insert into bank_details (${columns}) values (1, ?, ?, ?, ?, ?, ?)`, ...values)
  expect(await bankDetails()).toEqual({
    bankDetails: [
      {
        beneficiary: 'Anvil Forged Products',
        bank: 'Banco Regio Norte',
        city: 'Laredo, Texas',
        accountNumber: '0001234',
        routingNumber: '114900000',
        swift: 'BRNOUS44',
      },
    ],
  })
})
