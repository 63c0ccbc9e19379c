import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { taskAddress } from '#schema/home/tasks.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  addPlacedOrder,
  addQuote,
  orderForm,
  orderPath,
  placedFilePath,
  placedListPath,
  placedPath,
} from '#tests/support/rows/commercial/quotes.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, brandNew }: Record<'healthy' | 'brandNew', number> = customers
const content = '%PDF-1.7 purchase order'

let api: Api
let manager: Client
let buyer: Client
let stranger: Client
let quote: Awaited<ReturnType<typeof addQuote>>
let number: string

const memberOf = async (customer: number) => {
  const fields = { newPermissions: [{ id: 71, hasAccess: true }], multiple_client_ids: [customer] }
  return (await addMember(api, await api.as('admin'), fields)).email as string
}

beforeAll(async () => {
  api = await startApi()
  manager = await api.as('manager')
  buyer = await api.as(await memberOf(healthy))
  stranger = await api.as(await memberOf(brandNew))
  quote = await addQuote(api, { quantity: 12 })
  const body = orderForm('PO 88-Zeta/26', `${quote.id}:1:1:5,${quote.id}:1:2:7:2027-03-15`, content)
  const placed = await buyer.send('POST', orderPath(healthy), { body, headers: { 'idempotency-key': 'placed-order' } })
  number = placed.body.numero
})
afterAll(() => api.stop())

describe('placed order', () => {
  test('looks absent to users of other customers', async () => {
    expect((await stranger.get(placedListPath(healthy))).status).toBe(404)
    for (const path of [placedPath(number), placedFilePath(number)]) {
      const [foreign, unknown] = [await stranger.get(path), await stranger.get(path.replace(number, 'OR26-999999'))]
      expect([foreign.status, foreign.body.message]).toEqual([404, unknown.body.message])
    }
    expect((await stranger.get('/read/api/Search?q=zeta')).body).toEqual([])
  })

  test.each(['the customer', 'the seller'])('is listed with its items, pieces and total for %s', async (who) => {
    const by = who === 'the customer' ? buyer : manager
    const { status, body } = await by.get(placedListPath(healthy))
    expect(status).toBe(200)
    expect(body[0]).toMatchObject({ numero: number, nombrePO: 'PO 88-Zeta/26', partidas: 1, piezas: 12 })
    expect(body[0].total).toBe(1481.4)
  })

  test('is found in the list by its PO name and by its number', async () => {
    for (const q of ['88-zeta', number.toLowerCase()]) {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const { body } = await manager.get(`${placedListPath(healthy)}?filter=${filter}`)
      expect(body.map((row: { numero: string }) => row.numero)).toEqual([number])
    }
  })

  test('has its releases with quote, piece, request date, quantity and price', async () => {
    const { status, body } = await buyer.get(placedPath(number))
    expect([status, body.nombrePO, body.archivo, body.total]).toEqual([200, 'PO 88-Zeta/26', 'po.pdf', 1481.4])
    const piece = { tipoPieza: 4, de: 10, di: 8.5, h: 20, materialSpec: null }
    const row = { cotizacion: quote.number, partida: 1, precio: 123.45, op: null, ...piece }
    expect(body.partidas).toEqual([
      expect.objectContaining({
        ...row,
        liberacion: 1,
        customerRequestDate: '2026-11-01',
        cantidad: 5,
        importe: 617.25,
      }),
      expect.objectContaining({
        ...row,
        liberacion: 2,
        customerRequestDate: '2027-03-15',
        cantidad: 7,
        importe: 864.15,
      }),
    ])
  })

  test('names the job order that the plant has made of an item', async () => {
    const { quote: taken } = await addPlacedOrder(api, { customer: healthy, number: 'OR-TAKEN' })
    const [job] = await api.rows.ask('select id, number from job_orders where customer_id = ? order by id', healthy)
    await api.rows.ask('update quote_lines set job_order_id = ? where quote_id = ?', job?.id, taken.id)
    const { body } = await manager.get(placedPath('OR-TAKEN'))
    expect(body.partidas.map(({ op }: { op: string }) => op)).toEqual([job?.number, job?.number])
  })

  test('has its PO file, for customer and seller', async () => {
    for (const by of [buyer, manager]) {
      const { status, headers, text } = await by.get(placedFilePath(number))
      expect([status, text]).toEqual([200, content])
      expect(headers.get('content-disposition')).toContain('po.pdf')
    }
  })

  test.each(['88 zeta', 'PO88ZETA/26', '88-zeta'])('is found by the search for %s', async (text) => {
    for (const by of [buyer, manager]) {
      const { body } = await by.get(`/read/api/Search?q=${encodeURIComponent(text)}`)
      const hit = { kind: 'placedOrder', number: 'PO 88-Zeta/26', about: number, key: number, customerId: healthy }
      expect(body.filter(({ kind }: { kind: string }) => kind === 'placedOrder')).toEqual([
        expect.objectContaining(hit),
      ])
    }
  })

  test('is named with its customer in the mail, which links to it', async () => {
    const [seller] = await api.rows.ask(
      'select email from contacts join customer_terms on seller_id = contacts.id where customer_id = ?',
      healthy,
    )
    await vi.waitFor(() => {
      const mails = mailsWrittenTo(api.dataDir, String(seller?.email)).filter(({ body }) => body.includes(number))
      expect(mails).toHaveLength(1)
      expect(mails[0]?.body).toContain(`placed the order ${number} for Brennholt Turbine Works`)
      const [link = ''] = mails[0]?.links ?? []
      expect(link).toMatch(new RegExp(`/forge/placed-orders\\?number=${number}&fcid=${healthy}$`))
    }, 60_000)
  })

  test('of the to-do list opens', async () => {
    const { body } = await manager.get('/read/api/Tasks')
    const group = body.groups.find(({ kind }: { kind: string }) => kind === 'orderRequest')
    expect(group.rows.length).toBeGreaterThan(0)
    for (const row of group.rows) {
      expect(taskAddress('orderRequest', row)).toBe(`/placed-orders?number=${row.number}&fcid=${row.customerId}`)
      expect((await manager.get(placedPath(row.number))).status).toBe(200)
    }
  })
})
