import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  addQuote,
  historyPath,
  orderForm,
  orderPath,
  partOf,
  pricesPath,
  quotePath,
} from '#tests/support/rows/commercial/quotes.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

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
  readonly total?: number
}
const place = (
  rows: string,
  { name = nextName(), of = healthy, file, by = buyer, key = `order-${keys++}`, total }: Placing = {},
) => by.send('POST', orderPath(of), { body: orderForm(name, rows, file, total), headers: { 'idempotency-key': key } })
const counts = () => api.rows.count('order_requests', 'order_request_lines')
const historyOf = async (number: string) => (await manager.get(historyPath(healthy, number))).body.ListadoEquote

describe('order placement', () => {
  test('stores the rows and the file at the prices of the quote, and assigns a number', async () => {
    const [one, other] = [await addQuote(api, { quantity: 12 }), await addQuote(api, { price: 1_000_01 })]
    const { status, body } = await place(`${one.id}:1:1:5,${one.id}:1:2:7,${other.id}:1:1:3`, { name: 'PO 4711' })
    expect([status, body.total]).toEqual([200, (12 * 12_345 + 3 * 100_001) / 100])
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
      [other.id, 1, 3, 100_001],
    ])
  })

  test.each(['2027-02-30', '0026-11-21', '2101-01-01'])('returns 400 for the request date %s', async (day) => {
    const { id } = await addQuote(api)
    expect((await place(`${id}:1:1:2:${day}`)).status).toBe(400)
  })

  test('keeps the request date of each release, and without one that of the quote', async () => {
    const { id, number } = await addQuote(api)
    const { body } = await place(`${id}:1:1:2:2027-02-28,${id}:1:2:1`)
    const lines = await api.rows.ask(
      'select requested_on from order_request_lines where quote_id = ? order by release',
      id,
    )
    expect(lines).toEqual([{ requested_on: '2027-02-28' }, { requested_on: '2026-11-01' }])
    await vi.waitFor(() => {
      const [mail = ''] = mailsWrittenTo(api.dataDir, buyerEmail)
        .map(({ body: text }) => text)
        .filter((text) => text.includes(body.numero))
      expect(mail).toContain(`${number} / 1, release 1: 2 x $123.45 Block / Bloque 10 x 8.5 x 20 in (28/Feb/2027)`)
      expect(mail).toContain(`${number} / 1, release 2: 1 x $123.45 Block / Bloque 10 x 8.5 x 20 in (01/Nov/2026)`)
    }, 60_000)
  })

  test('marks the quote lines as Ordered in the history, which cannot be ordered again', async () => {
    const { id, number } = await addQuote(api)
    expect((await historyOf(number))[0]).toMatchObject({ estatus: 'Quoted', tienePedidoLigado: false })
    const admin = await api.as('admin')
    const rate = async () => (await admin.get('/read/Users/metricosAnvilNowForge/2')).body.elements[0]
    const before = await rate()
    await place(`${id}:1:1:3`)
    expect((await historyOf(number))[0]).toMatchObject({ estatus: 'Ordered', tienePedidoLigado: true })
    expect(await api.rows.ask('select ordered_items from quotes where id = ?', id)).toEqual([{ ordered_items: 1 }])
    const after = await rate()
    expect(after.Valor10).toBe(before.Valor10 + 1)
    const { status, body } = await place(`${id}:1:1:3`)
    expect([status, body.message]).toEqual([409, `Item 1 of the quote ${number} has already been ordered.`])
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
        const mails = texts.filter((text) => text.includes(body.numero))
        expect(mails).toEqual([
          expect.stringContaining(`${number} / 1, release 1: 3 x $123.45 Block / Bloque 10 x 8.5 x 20 in`),
        ])
        expect(mails[0]).toContain('Total $370.35')
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
      409,
      'conflict',
      'An order with the PO name PEDIDO unico has already been placed.',
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
    ['a quantity of 0', 'ID:1:1:0'],
    ['a quantity that is not a number', 'ID:1:1:x'],
    ['a negative quantity', 'ID:1:1:-4'],
    ['a malformed row', 'ID:1'],
    ['a duplicate release', 'ID:1:1:4,ID:1:1:5'],
    ['a duplicate release with another date', 'ID:1:1:4:2027-02-01,ID:1:1:4:2027-03-01'],
    ['a date that does not exist', 'ID:1:1:4:2027-02-29'],
    ['a date in another form', 'ID:1:1:4:28/Feb/2027'],
    ['too many rows', Array.from({ length: 101 }, (_, at) => `ID:1:${at + 1}:1`).join(',')],
  ])('returns 400 for %s', async (_case, rows) => {
    const { id } = await addQuote(api)
    const { status, body } = await place(rows.replaceAll('ID', String(id)))
    expect([status, Object.keys(body.fields)]).toEqual([400, ['rows']])
  })

  test.each([
    ['without a name', { name: '' }, 'nombrePO'],
    ['without a file', { file: '' }, 'file'],
    ['with an executable file', { file: '#!/bin/sh\nrm -rf /\n' }, 'file'],
  ])('returns 400 for an order %s', async (_case, more, field) => {
    const { id } = await addQuote(api)
    const { status, body } = await place(`${id}:1:1:3`, more)
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })
})

describe('quantity of an order', () => {
  const works = { opcionTT: 'heat-1-2', opcionMaq: 'work-1', opcionUT: 'work-3', diam1: 1.5, noagujeros1: 3 }
  /** Quotes a part with all options, so that each of them counts in the price. */
  const quoted = async (cantidad: number, more: object = {}) => {
    const body = partOf(healthy, { ...works, cantidad, ...more })
    const answer = await manager.send('POST', quotePath(healthy), {
      body,
      headers: { 'idempotency-key': `quantity-${keys++}` },
    })
    const { Cotizacion: number, Costo: price } = answer.body.ObtenerPartidaGeneradaResult
    const [row] = await historyOf(number)
    return { number: number as string, price: price as number, id: row.quoteId as number }
  }
  const sumOf = (price: number, count: number) => Math.round(price * 100 * count) / 100
  const pricesOf = async (rows: string) => buyer.get(pricesPath(healthy, rows))
  const rejection = (number: string, quantity: number) =>
    `Item 1 of the quote ${number} can be ordered only in the quoted quantity of ${quantity}.`
  const placeRejected = async (rows: string, number: string, quantity: number) => {
    const before = await counts()
    const { status, body } = await place(rows)
    expect([status, body.message]).toEqual([409, rejection(number, quantity)])
    expect(body.current).toEqual({ reason: 'quantity', partida: 1, cotizacion: number, cantidad: quantity })
    expect(await counts()).toEqual(before)
  }

  test('of one piece of a quote for 500 costs what a quote for one costs, and of 500 of a quote for one likewise', async () => {
    const [one, many] = [await quoted(1), await quoted(500)]
    expect(one.price).toBeGreaterThan(many.price)
    expect((await pricesOf(`${many.id}:1:1:1`)).body).toEqual([
      { quoteId: many.id, partida: 1, cantidad: 1, precio: one.price },
    ])
    expect((await place(`${many.id}:1:1:1`)).body.total).toBe(one.price)
    expect((await place(`${one.id}:1:1:500`)).body.total).toBe(sumOf(many.price, 500))
  })

  test('keeps the quoted price to the cent if it is the quoted one, whatever the rates are by now', async () => {
    const { id } = await addQuote(api, { quantity: 7, price: 333_33 })
    expect((await pricesOf(`${id}:1:1:7`)).body[0].precio).toBe(333.33)
    expect((await place(`${id}:1:1:3,${id}:1:2:4`)).body.total).toBe(sumOf(333.33, 7))
  })

  test('is the sum of the releases of an item', async () => {
    const [twenty, four] = [await quoted(20), await quoted(4)]
    const { body } = await place(`${four.id}:1:1:8,${four.id}:1:2:12`)
    expect(body.total).toBe(sumOf(twenty.price, 20))
    const stored = await api.rows.ask('select quantity, price from order_request_lines where quote_id = ?', four.id)
    expect(stored.map((line) => [line.quantity, Number(line.price)]).toSorted()).toEqual([
      [12, Math.round(twenty.price * 100)],
      [8, Math.round(twenty.price * 100)],
    ])
  })

  test('is told to buyer and seller beside the quoted one, with both prices', async () => {
    const [five, four] = [await quoted(5), await quoted(4)]
    const { body } = await place(`${four.id}:1:1:5`)
    const [seller] = await api.rows.ask(
      'select email from contacts join customer_terms on seller_id = contacts.id where customer_id = ?',
      healthy,
    )
    const dollars = (amount: number) => amount.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
    for (const recipient of [buyerEmail, seller?.email])
      await vi.waitFor(() => {
        const texts = mailsWrittenTo(api.dataDir, recipient).map(({ body: text }) => text)
        const [mails = ''] = texts.filter((text) => text.includes(body.numero))
        expect(mails).toContain(`${four.number} / 1: quoted / cotizado 4 x ${dollars(four.price)}`)
        expect(mails).toContain(`ordered / pedido 5 x ${dollars(five.price)}`)
      }, 60_000)
  })

  test('is the quoted one only if it is beyond the limits of the plant', async () => {
    const { id, number } = await quoted(4)
    expect((await pricesOf(`${id}:1:1:501`)).body[0].precio).toBeNull()
    await placeRejected(`${id}:1:1:501`, number, 4)
    await placeRejected(`${id}:1:1:300,${id}:1:2:201`, number, 4)
    await placeRejected(`${id}:1:1:999999`, number, 4)
    expect((await place(`${id}:1:1:4`)).status).toBe(200)
  })

  test.each([
    ['the item has no spec', 'update quote_lines set spec = null where quote_id = ?'],
    ['a rate of its options no longer exists', "update quote_lines set treatment = 'Unheard of' where quote_id = ?"],
    ['its holes cannot be read', "update quote_lines set holes = 'some' where quote_id = ?"],
    ['its price was agreed individually', 'update quote_lines set price = price - 1 where quote_id = ?'],
  ])('is the quoted one only if %s', async (_case, change) => {
    const { id, number } = await quoted(4)
    await api.rows.ask(change, id)
    await placeRejected(`${id}:1:1:5`, number, 4)
    expect((await place(`${id}:1:1:4`)).status).toBe(200)
  })

  test('is the quoted one only if the rates have changed since the quote', async () => {
    const { id, number, price } = await quoted(4)
    await api.rows.ask("update quote_shapes set setup = setup + 100 where shape = 'ring'")
    try {
      await placeRejected(`${id}:1:1:5`, number, 4)
      expect((await place(`${id}:1:1:4`)).body.total).toBe(sumOf(price, 4))
    } finally {
      await api.rows.ask("update quote_shapes set setup = setup - 100 where shape = 'ring'")
    }
  })

  test('has no price if the quote has expired', async () => {
    const { id } = await quoted(4)
    await api.rows.ask("update quotes set expires_on = '2026-11-04' where id = ?", id)
    expect((await pricesOf(`${id}:1:1:5`)).body[0].precio).toBeNull()
    const { status, body } = await place(`${id}:1:1:5`)
    expect([status, body.current]).toEqual([409, { reason: 'expired' }])
  })

  test('of another customer’s quote, and of an unknown item, has no price: 404', async () => {
    const { id } = await addQuote(api, { customer: brandNew })
    const own = await addQuote(api)
    expect((await pricesOf(`${id}:1:1:3`)).status).toBe(404)
    expect((await pricesOf(`${own.id}:2:1:3`)).status).toBe(404)
    expect((await pricesOf(`${own.id}:1:1:3,${id}:1:1:3`)).status).toBe(404)
  })

  test('costs what was shown; if a rate has changed since, the order is 409 with the newer prices', async () => {
    const { id } = await quoted(4)
    const shown = sumOf((await pricesOf(`${id}:1:1:5`)).body[0].precio, 5)
    await api.rows.ask('update quote_steps set percent = percent + 1 where least_quantity = 5')
    try {
      const before = await counts()
      const newer = (await pricesOf(`${id}:1:1:5`)).body
      const { status, body } = await place(`${id}:1:1:5`, { total: shown })
      expect([status, body.current]).toEqual([409, { reason: 'price', precios: newer }])
      expect(await counts()).toEqual(before)
      const total = sumOf(newer[0].precio, 5)
      expect(total).toBeGreaterThan(shown)
      expect((await place(`${id}:1:1:5`, { total })).body.total).toBe(total)
    } finally {
      await api.rows.ask('update quote_steps set percent = percent - 1 where least_quantity = 5')
    }
  })
})
