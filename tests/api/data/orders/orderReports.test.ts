import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addInvoice } from '#tests/support/rows/commercial/invoices.ts'
import { addDelivery } from '#tests/support/rows/orders/shipments.ts'
import { plantLines } from '#tests/support/rows/orders/wipRows.ts'
import { etaOf, lineNotePath, linesOf, lotTypeOf, trackingsOf } from '../../calls/plant/reportCalls.data.ts'

const customer = customers.brandNew
const steel = 104
const parent = 105
let api: Api
let admin: Client
let buyer: Client
let seller: Client

const order = (jobOrder: string, more: object = {}) => ({
  purchaseOrder: `P-${jobOrder}`,
  jobOrder,
  part: 'REP-1',
  status: 'onTime',
  requested: '2026-12-20',
  committed: '2026-12-15',
  quantity: 10,
  ...more,
})

beforeAll(async () => {
  api = await startApi()
  ;[admin, buyer, seller] = await Promise.all([api.as('admin'), api.as('new'), api.as('manager')])
  await plantLines(
    api,
    customer,
    [{ number: 'REP-1' }, { number: 'REP-2' }],
    [
      order('R-1'),
      order('R-2', { forging: 3 }),
      order('R-3', { shipped: 4, newlyCommitted: '2026-12-30' }),
      order('R-4', { status: 'late', part: 'REP-2', requested: '2025-03-01', committed: '2025-02-01' }),
      order('R-5', { shipped: 10 }),
      order('R-6', { status: 'delayed', requested: '2027-01-01' }),
      order('R-7'),
    ],
  )
})

afterAll(() => api.stop())

type Line = Record<string, string | number | boolean | null>
const listed = async (query = '', of: number = customer, by = buyer): Promise<Line[]> => {
  const answer = await by.get(linesOf(of, query))
  expect(answer.status, answer.text).toBe(200)
  return JSON.parse(answer.body.value)
}
const orders = (rows: readonly Line[]) => rows.map(({ PO }) => String(PO).slice(2))
const lineOf = async (number: string) => {
  const found = (await listed()).find(({ PO }) => PO === `P-${number}`)
  if (!found) throw new Error(`There is no line ${number}.`)
  return found
}
const idOf = async (number: string) => Number((await lineOf(number)).IdAnvilOrder)

const say = async (by: Client, what: string, number: string, more: object = {}, headers = {}) =>
  by.post(
    lineNotePath(await idOf(number), what),
    {
      numeroParte: 'REP-1',
      comentarioCliente: '',
      fechaActualizada: '',
      comentarioVendedor: null,
      confirmacion: what === 'clientConfirm',
      ...more,
    },
    headers,
  )
const comment = (number: string, text: string, by = buyer) =>
  say(by, 'clientComment', number, { comentarioCliente: text, IdCustomer: customer, PO: `P-${number}` })

describe('report of open lines', () => {
  test('contains the open lines with all fields, earliest request first', async () => {
    const rows = await listed()
    expect(orders(rows)).toEqual(['R-4', 'R-1', 'R-2', 'R-3', 'R-7', 'R-6'])
    expect(rows.find(({ PO }) => PO === 'P-R-3')).toMatchObject({
      CustomerName: 'Tessaly Windkraft',
      CustomerPartNumber: 'REP-1',
      AnvilPartNumber: 'F-REP-1',
      PNDescription: 'Ring',
      Material: 'Alloy 718',
      CustomerRequestDate: '2026-12-20',
      AnvilCommitmentDate: '2026-12-30',
      GAP: 10,
      Qty: 10,
      Shipped: 4,
      Status: 'On Time',
      Forging: 0,
      ConfigurationDate: '2026-01-15',
      FacturationDate: null,
      NCR: null,
      CantNCR: 0,
      IsConfirmed: false,
      HasComment: false,
      SellerComment: null,
      DateToUpdate: null,
      FechaETA: null,
    })
  })

  test.each([
    ['status=1', ['R-4']],
    ['status=3', ['R-1', 'R-2', 'R-3', 'R-7', 'R-6']],
    ['pn=REP-2', ['R-4']],
    ['pn=REP', []],
    ['po=P-R-1', ['R-1']],
    ['engine=Ring&material=Alloy%20718&po=P-R-2', ['R-2']],
    ['engine=rING&po=p-r-2', ['R-2']],
    ['engine=Rin', []],
    ['startDate=2027-01-01&endDate=2027-12-31', ['R-6']],
    [`filter=${encodeURIComponent('{"year":2025}')}`, ['R-4']],
    [`filter=${encodeURIComponent('{"year":2024}')}`, []],
  ])('is filtered by %s', async (query, expected) => {
    expect(orders(await listed(`?${query}`))).toEqual(expected)
  })

  test("contains the direct customers' lines unless by lots, and is empty without any", async () => {
    expect(await listed('?clientIsLotType=false')).toEqual([])
    const rows = await listed('?clientIsLotType=false', parent, admin)
    const [{ open }] = (await api.rows.ask(
      `select count(*) as open from job_orders where quantity > shipped
        and customer_id in (select id from customers where parent_id = ?)`,
      parent,
    )) as [{ open: number }]
    expect(rows).toHaveLength(Number(open))
    expect(new Set(rows.map(({ CustomerName }) => CustomerName)).size).toBeGreaterThan(5)
    const own = await listed('', parent, admin)
    expect(new Set(own.map(({ CustomerName }) => CustomerName))).toEqual(new Set(['Amaranto Petróleo y Gas']))
  })

  test('is by lots for the steel maker only', async () => {
    expect((await admin.get(lotTypeOf(steel))).body).toBe(true)
    expect((await buyer.get(lotTypeOf(customer))).body).toBe(false)
  })
})

test('lead time is counted from the entry to the invoice or else the business day', async () => {
  const days = (to: string) => (Date.parse(to) - Date.parse('2026-01-15')) / 86_400_000
  expect(await lineOf('R-7')).toMatchObject({ FacturationDate: null, TotalLeadTime: days(businessDay) })
  const number = await addInvoice(api, customer, { due: '2026-12-20' })
  await api.rows.ask("update invoices set issued_on = '2026-10-30' where number = ?", number)
  await api.rows.ask(
    `insert into invoice_lines (invoice_id, job_order_id, position, quantity, price)
      select id, ?, 1, 1, 100 from invoices where number = ?`,
    await idOf('R-7'),
    number,
  )
  await api.rows.ask("update job_orders set released_on = '2026-02-03' where id = ?", await idOf('R-7'))
  expect(await lineOf('R-7')).toMatchObject({
    ConfigurationDate: '2026-01-15',
    FechaDispMP: '2026-02-03',
    FacturationDate: '2026-10-30',
    TotalLeadTime: days('2026-10-30'),
  })
})

describe('total reception', () => {
  test('is confirmed once, for a line without shipments and pieces in work', async () => {
    const headers = { 'idempotency-key': 'confirm-once' }
    const answers = [await say(buyer, 'clientConfirm', 'R-1', {}, headers)]
    answers.push(await say(buyer, 'clientConfirm', 'R-1', {}, headers))
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual([
      [200, 'Confirmation sent'],
      [200, 'Confirmation sent'],
    ])
    const again = await say(buyer, 'clientConfirm', 'R-1')
    expect([again.status, again.body.current.IsConfirmed]).toEqual([409, true])
    expect(orders(await listed(`?filter=${encodeURIComponent('{"isConfirmed":true}')}`))).toEqual(['R-1'])
  })

  test.each(['R-2', 'R-3'])('returns 409 for %s, which is not complete', async (number) => {
    const answer = await say(buyer, 'clientConfirm', number)
    expect([answer.status, answer.body.message]).toEqual([
      409,
      "This PO is not complete, reception can't be confirmed.",
    ])
    expect((await lineOf(number)).IsConfirmed).toBe(false)
  })

  test('is confirmed by the customer only, for an own line and its part number', async () => {
    expect((await say(admin, 'clientConfirm', 'R-7')).status).toBe(403)
    expect((await say(buyer, 'clientConfirm', 'R-7', { numeroParte: 'REP-2' })).status).toBe(404)
    expect((await say(await api.as('hold'), 'clientConfirm', 'R-7')).status).toBe(404)
    expect((await say(buyer, 'clientConfirm', 'R-7', { confirmacion: false })).status).toBe(400)
  })
})

describe('customer comments', () => {
  test('are stored once and shown', async () => {
    expect((await comment('R-2', 'Please hurry.')).body.message).toBe('Comment sent')
    const second = await comment('R-2', 'Once more.')
    expect([second.status, second.body.current.ClientComment]).toEqual([409, 'Please hurry.'])
    expect(await lineOf('R-2')).toMatchObject({ HasComment: true, ClientComment: 'Please hurry.' })
  })

  test('by two users of a customer at the same time are stored once; the other gets 409', async () => {
    const { email } = await addMember(api, admin, { multiple_client_ids: [customer] })
    const colleague = await api.as(email)
    const both = await Promise.all(
      [buyer, colleague].map((by, at) =>
        say(by, 'clientComment', 'R-4', {
          numeroParte: 'REP-2',
          comentarioCliente: `Comment ${at}`,
          IdCustomer: customer,
          PO: 'P-R-4',
        }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('must match customer and order of the line, and must not be empty', async () => {
    const wrong = { comentarioCliente: 'x', IdCustomer: steel, PO: 'P-R-7' }
    expect((await say(buyer, 'clientComment', 'R-7', wrong)).status).toBe(404)
    expect((await say(buyer, 'clientComment', 'R-7', { ...wrong, IdCustomer: customer, PO: 'P-R-1' })).status).toBe(404)
    expect((await comment('R-7', '  ')).status).toBe(400)
  })
})

describe('seller notes', () => {
  test('contain one comment, and dates that can be set repeatedly', async () => {
    expect((await say(seller, 'dateComment', 'R-6', { comentarioVendedor: 'On its way.' })).body.message).toBe(
      'Comment sent',
    )
    expect((await say(seller, 'dateComment', 'R-6', { comentarioVendedor: 'Again.' })).status).toBe(409)
    for (const day of ['2027-02-01', '2027-03-01'])
      expect((await say(seller, 'dateComment', 'R-6', { fechaActualizada: day })).body.message).toBe('Date sent')
    expect(await lineOf('R-6')).toMatchObject({ SellerComment: 'On its way.', DateToUpdate: '2027-03-01' })
  })

  test('contain either a comment or a date, and return 403 for customers', async () => {
    const both = { comentarioVendedor: 'x', fechaActualizada: '2027-02-01' }
    expect((await say(seller, 'dateComment', 'R-7', both)).status).toBe(400)
    expect((await say(seller, 'dateComment', 'R-7')).status).toBe(400)
    expect((await say(buyer, 'dateComment', 'R-7', { comentarioVendedor: 'x' })).status).toBe(403)
  })

  test('set the ETA of a tracking number, but not of a placeholder', async () => {
    const id = await idOf('R-3')
    for (const tracking of ['-', '.', ' ', '', 'KB 7781'])
      await addDelivery(api, { id, customerId: customer }, { shipped_on: '2026-11-01', tracking })
    const trackings = async () => JSON.parse((await seller.get(trackingsOf(customer))).body.value)
    expect(await trackings()).toEqual([{ TrackingNumber: 'KB 7781', FechaETA: null }])
    const set = (trackingNumber: string, by = seller) =>
      by.post(etaOf(customer), { trackingNumber, fechaETA: '2027-01-09' })
    expect((await set('KB 7781')).body.message).toBe('ETA sent')
    expect((await set('.')).status).toBe(400)
    expect((await set('KB 0000')).status).toBe(404)
    expect((await set('KB 7781', buyer)).status).toBe(403)
    expect(await trackings()).toEqual([{ TrackingNumber: 'KB 7781', FechaETA: '2027-01-09' }])
    expect(await lineOf('R-3')).toMatchObject({ TrackingNumber: 'KB 7781', FechaETA: '2027-01-09' })
  })
})
