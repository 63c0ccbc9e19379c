import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Client, startApi } from '../../../support/client/apiClient.ts'
import { addMember, customers } from '../../../support/client/users.ts'
import { addQuote, historyPath, orderForm, orderPath } from '../../../support/rows/commercial/quotes.ts'
import { mailsWrittenTo } from '../../../support/services/mails.ts'

const { healthy, brandNew }: Record<'healthy' | 'brandNew', number> = customers

let api: Api
let manager: Client
let buyer: Client
let buyerEmail: string

beforeAll(async () => {
  api = await startApi()
  manager = await api.as('manager')
  const granted = { newPermissions: [{ id: 71, hasAccess: true }] }
  buyerEmail = (await addMember(api, await api.as('admin'), granted)).email
  buyer = await api.as(buyerEmail)
})
afterAll(() => api.stop())

let names = 0
const nextName = () => `PO-${++names}`
let keys = 0
interface Placing {
  readonly name?: string
  readonly of?: number
  readonly file?: string
  readonly by?: Client
  readonly key?: string
}
const place = (
  rows: string,
  { name = nextName(), of = healthy, file, by = buyer, key = `order-${keys++}` }: Placing = {},
) => by.send('POST', orderPath(of), { body: orderForm(name, rows, file), headers: { 'idempotency-key': key } })
const counts = () => api.rows.count('order_requests', 'order_request_lines')
const historyOf = async (number: string) => (await manager.get(historyPath(healthy, number))).body.ListadoEquote

describe('order placement', () => {
  test('stores the rows and the file at the prices of the quote, and assigns a number', async () => {
    const [one, other] = [await addQuote(api), await addQuote(api, { price: 1_000_01 })]
    const { status, body } = await place(`${one.id}:1:1:5,${one.id}:1:2:7,${other.id}:1:1:2`, { name: 'PO 4711' })
    expect([status, body.total]).toEqual([200, (12 * 12_345 + 2 * 100_001) / 100])
    const [order] = await api.rows.ask('select * from order_requests where number = ?', body.numero)
    expect(order).toMatchObject({ name: 'PO 4711', customer_id: healthy })
    const [file] = await api.rows.ask('select name, media_type from files where id = ?', order?.file_id)
    expect(file).toEqual({ name: 'po.pdf', media_type: 'application/pdf' })
    const lines = await api.rows.ask(
      'select * from order_request_lines where request_id = ? order by position',
      order?.id,
    )
    expect(lines.map((line) => [line.quote_id, line.release, line.quantity, Number(line.price)])).toEqual([
      [one.id, 1, 5, 12_345],
      [one.id, 2, 7, 12_345],
      [other.id, 1, 2, 100_001],
    ])
  })

  test('marks the quote lines as Ordered in the history, which cannot be ordered again', async () => {
    const { id, number } = await addQuote(api)
    expect((await historyOf(number))[0]).toMatchObject({ estatus: 'Quoted', tienePedidoLigado: false })
    await place(`${id}:1:1:3`)
    expect((await historyOf(number))[0]).toMatchObject({ estatus: 'Ordered', tienePedidoLigado: true })
    const { status, body } = await place(`${id}:1:1:3`)
    expect([status, body.message]).toEqual([409, `Item 1 of the quote ${number} has been ordered already.`])
  })

  test('sends a mail to the buyer and to the seller', async () => {
    const { id, number } = await addQuote(api)
    const { body } = await place(`${id}:1:1:3`, { name: 'PO told' })
    const [seller] = await api.rows.ask(
      'select email from contacts join customer_terms on seller_id = contacts.id where customer_id = ?',
      healthy,
    )
    for (const recipient of [buyerEmail, seller?.email])
      await vi.waitFor(() => {
        const texts = mailsWrittenTo(api.dataDir, recipient).map(({ body: text }) => text)
        const told = texts.filter((text) => text.includes(body.numero))
        expect(told).toEqual([expect.stringContaining(`${number} / 1, release 1: 3 x $123.45`)])
        expect(told[0]).toContain('Total $370.35')
      }, 60_000)
  })

  test('happens once for two requests with one idempotency key', async () => {
    const { id } = await addQuote(api)
    const again = { name: 'PO twice', key: 'one-order' }
    const before = await counts()
    const [first, second] = [await place(`${id}:1:1:3`, again), await place(`${id}:1:1:3`, again)]
    expect(second.body).toEqual(first.body)
    expect((await counts()).order_requests).toBe((before.order_requests ?? 0) + 1)
  })

  test('happens once for ten simultaneous orders of one line', async () => {
    const { id } = await addQuote(api)
    const all = await Promise.all(Array.from({ length: 10 }, () => place(`${id}:1:1:3`)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
  })
})

describe('PO name', () => {
  test('is unique per customer, ignoring case and accents; a duplicate order stores nothing', async () => {
    const [first, second] = [await addQuote(api), await addQuote(api)]
    await place(`${first.id}:1:1:3`, { name: 'Pedido Único' })
    const [before, files] = [await counts(), await api.rows.count('files')]
    const { status, body } = await place(`${second.id}:1:1:3`, { name: 'PEDIDO unico' })
    expect([status, body.error, body.message]).toEqual([
      ...[409, 'conflict', 'An order has been placed under the PO name PEDIDO unico already.'],
    ])
    expect([await counts(), await api.rows.count('files')]).toEqual([before, files])
    expect((await historyOf(second.number))[0]).toMatchObject({ estatus: 'Quoted' })
  })

  test('can be used by another customer', async () => {
    const [own, foreign] = [await addQuote(api), await addQuote(api, { customer: brandNew })]
    expect((await place(`${own.id}:1:1:3`, { name: 'Shared' })).status).toBe(200)
    expect((await place(`${foreign.id}:1:1:3`, { name: 'Shared', of: brandNew, by: manager })).status).toBe(200)
  })
})

describe('order validation', () => {
  test.each([
    ['of an expired quote', { expiresOn: '2026-11-04' }, 409],
    ['without a price', { price: null }, 409],
    ['of another customer', { customer: brandNew }, 404],
  ])('rejects an order %s', async (_case, quote, expected) => {
    const { id } = await addQuote(api, quote)
    const before = await counts()
    expect((await place(`${id}:1:1:3`)).status).toBe(expected)
    expect(await counts()).toEqual(before)
  })

  test('accepts a quote on its last day', async () => {
    const { id } = await addQuote(api, { expiresOn: '2026-11-05' })
    expect((await place(`${id}:1:1:3`)).status).toBe(200)
  })

  test('returns 404 for an unknown item', async () => {
    const { id } = await addQuote(api)
    expect((await place(`${id}:2:1:3`)).status).toBe(404)
  })

  test.each([
    ['no rows', ''],
    ['a quantity of nought', 'ID:1:1:0'],
    ['a quantity that is none', 'ID:1:1:x'],
    ['a negative one', 'ID:1:1:-4'],
    ['a row that is none', 'ID:1'],
    ['a release that stands there twice', 'ID:1:1:4,ID:1:1:5'],
    ['too many rows', Array.from({ length: 101 }, (_, at) => `ID:1:${at + 1}:1`).join(',')],
  ])('returns 400 for %s', async (_case, rows) => {
    const { id } = await addQuote(api)
    const { status, body } = await place(rows.replaceAll('ID', String(id)))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['rows']])
  })

  test.each([
    ['without a name', { name: '' }, 'nombrePO'],
    ['without a file', { file: '' }, 'file'],
    ['with a program as its file', { file: '#!/bin/sh\nrm -rf /\n' }, 'file'],
  ])('returns 400 for an order %s', async (_case, more, field) => {
    const { id } = await addQuote(api)
    const { status, body } = await place(`${id}:1:1:3`, more)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})
