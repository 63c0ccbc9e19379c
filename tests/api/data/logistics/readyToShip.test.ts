import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { openDocument } from '#tests/support/files/readPdf.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { plantDocuments } from '#tests/support/rows/orders/documentRows.ts'
import { certificatePath, plantCertificate } from '#tests/support/rows/orders/loads.ts'
import { addDelivery, addJobOrder } from '#tests/support/rows/orders/shipments.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const incoterms = {
  1: 'DDU - Delivered Duty Unpaid',
  3: 'FCA - Free Carrier',
  5: 'EXW - Ex Works',
  16: 'DAP - Delivered at Place',
  20: 'Best Way Prepay and Add',
}

const daysAgo = (days: number) => new Date(Date.parse(businessDay) - days * 86_400_000).toISOString().slice(0, 10)

let api: Api
let buyer: Client
let invoice: string

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  invoice = await addInvoice(api, customer, { due: '2026-12-20', cents: 5_000, order: 'PO-R' })
  const [{ id: invoiceId } = {}] = await api.rows.ask('select id from invoices where number = ?', invoice)
  const order = await addJobOrder(api, customer, { number: 'J-1', requested_on: '2026-11-05', price: 1_250 })
  for (const incotermId of [5, 3, 16, 1])
    for (const days of [7, 8])
      await addDelivery(api, order, { incoterm_id: incotermId, notified_on: daysAgo(days), quantity: days })
  await addDelivery(api, order, { incoterm_id: 16, invoice_id: invoiceId, notified_on: null, quantity: 2 })
  await addDelivery(api, order, { incoterm_id: 16, invoice_id: invoiceId, notified_on: daysAgo(1), quantity: 3 })
  await addDelivery(api, order, { incoterm_id: 16, shipped_on: daysAgo(1), quantity: 100 })
})

afterAll(() => api.stop())

interface Row {
  readonly [name: string]: unknown
  readonly Quantity: number
}

const list = (query = '', by = buyer) => by.get(`/read/api/Customers/${customer}/readyToShip${query}`)
const rowsOf = async (query = '') => JSON.parse((await list(query)).body.value) as Row[]

describe('loads ready to ship', () => {
  test('return 404 for another customer', async () => {
    expect((await list('', await api.as('hold'))).status).toBe(404)
  })

  test.each([
    ['after 7 days keep', 7, [16, 1, 5, 3]],
    ['after 8 days keep, except those to be collected,', 8, [20, 16, 1]],
  ])('%s their incoterm', async (_, days, ids) => {
    const found = (await rowsOf()).filter((row) => row.DaysInStatus === days)
    expect(new Set(found.map(({ IdIncoterm }) => IdIncoterm))).toEqual(new Set(ids))
    expect(found.every(({ Nombre, IdIncoterm }) => incoterms[IdIncoterm as 1] === Nombre)).toBe(true)
    const agreed = found.filter(({ IdIncoterm }) => IdIncoterm === 20).map(({ IncotermAcordado }) => IncotermAcordado)
    expect(agreed.toSorted()).toEqual(days > 7 ? [incoterms[5], incoterms[3]] : [])
    expect(found.filter(({ IdIncoterm, IncotermAcordado }) => IdIncoterm !== 20 && IncotermAcordado !== null)).toEqual(
      [],
    )
  })

  test("contain the total of their invoice's waiting loads, or their own value without an invoice", async () => {
    const rows = await rowsOf()
    const invoiced = rows.filter(({ Invoice }) => Invoice === invoice)
    expect(invoiced.map(({ TotalFactura, Amount }) => [TotalFactura, Amount])).toEqual([
      [62.5, 25],
      [62.5, 37.5],
    ])
    for (const row of rows.filter(({ Invoice }) => Invoice === ''))
      expect([row.TotalFactura, row.Amount]).toEqual([12.5 * row.Quantity, 12.5 * row.Quantity])
  })

  test('wait since the notification, or else since the invoice date', async () => {
    const [unnoticed] = (await rowsOf()).filter(({ NotificationDate }) => NotificationDate === null)
    const [issued] = await api.rows.ask('select issued_on from invoices where number = ?', invoice)
    expect(unnoticed?.InvoiceDate).toBe(issued?.issued_on)
    const since = (Date.parse(businessDay) - Date.parse(String(issued?.issued_on))) / 86_400_000
    expect(unnoticed?.DaysInStatus).toBe(since)
  })

  test.each([
    ['?status=1', (row: Row) => Number(row.DaysInStatus) > 7],
    ['?status=2', (row: Row) => Number(row.DaysInStatus) <= 7],
    ['?po=PO-none', () => false],
  ])('are filtered by %s', async (query, isMeant) => {
    const all = await rowsOf()
    expect(await rowsOf(query)).toEqual(all.filter(isMeant))
  })

  test('have the same total value as on the home page', async () => {
    const { body } = await buyer.get(`/read/Dashboard/ObtenerReadyToShip/${customer}`)
    const sum = (await rowsOf()).reduce((cents, { Amount }) => cents + Math.round(Number(Amount) * 100), 0)
    expect(sum).toBe(Math.round(body.readytoship[0].Total * 100))
  })
})

test('a certificate of conformance is a PDF with the certified parts', async () => {
  await plantDocuments(api, customer)
  await plantCertificate(api, customer)
  const { text } = await openDocument(api, buyer, certificatePath(customer))
  for (const part of [`Certificate of conformance CC${customer}`, 'DOC-1 - 1', 'J-DOC', '00123'])
    expect(text).toContain(part)
})
