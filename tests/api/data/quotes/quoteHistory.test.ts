import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  aboutQuote,
  addQuote,
  detailPath,
  feedbackMailPath,
  feedbackPath,
  historyPath,
  mailPath,
  partOf,
  quoteDocumentPath,
  quoteFilePath,
  quotePath,
  requotePath,
} from '#tests/support/rows/commercial/quotes.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, brandNew }: Record<'healthy' | 'brandNew', number> = customers

let api: Api
let manager: Client
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  manager = await api.as('manager')
  const granted = { newPermissions: [{ id: 71, hasAccess: true }] }
  buyer = await api.as((await addMember(api, await api.as('admin'), granted)).email)
})
afterAll(() => api.stop())

const listed = async (number: string | null = null, { of = healthy, status = null as string | null } = {}) =>
  (await manager.get(historyPath(of, number, status))).body.ListadoEquote
const rowOf = async (number: string, of = healthy) => (await listed(number, { of }))[0]
/** Link in a mail: to the quote, for the customer it belongs to. */
const linkTo = (number: string) =>
  expect.stringMatching(new RegExp(`/forge/quote-status\\?number=${number}&fcid=${healthy}$`))
/** Mails about a quote, by subject, because the text is removed after sending. */
const mailsAbout = (number: string) =>
  api.rows.ask('select recipient, subject from outbox where subject like ? order by id', `%${number}%`)

const textOf = async (path: string, language: string) => {
  const answer = await fetch(`${api.url}${path}`, {
    headers: { authorization: `Bearer ${buyer.token}`, 'accept-language': language },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await answer.arrayBuffer())), {
    mergePages: true,
  })
  return text.replace(/\s+/g, ' ')
}

// The business day is 5 November 2026.
describe('quote history', () => {
  test.each([
    ['30 days old', '2026-10-06', 1],
    ['31 days old', '2026-10-05', 0],
    ['of today', '2026-11-05', 1],
  ])('contains a quote %s: %s', async (_case, quotedOn, count) => {
    const { number } = await addQuote(api, { quotedOn, expiresOn: null })
    const rows = await listed()
    expect(rows.filter((row: { cotizacion: string }) => row.cotizacion === number)).toHaveLength(count)
    expect(await listed(number)).toHaveLength(1)
  })

  test('is searched by a part of the number only, ignoring case', async () => {
    const { number } = await addQuote(api, { quotedOn: '2024-02-29' })
    expect(await listed(number.toLowerCase().slice(1))).toHaveLength(1)
    expect(await listed('no such number')).toEqual([])
    expect(await listed('_')).toEqual([])
  })

  test.each([
    ['Quoted', { expiresOn: '2026-11-05' }, false],
    ['Expired', { expiresOn: '2026-11-04' }, false],
    ['Quoted', { expiresOn: null }, false],
    ['No Quote', { price: null }, true],
  ])('has the status %s for %o', async (status, quote, isNoQuote) => {
    const { number } = await addQuote(api, quote)
    expect(await rowOf(number)).toMatchObject({ estatus: status, noQuote: isNoQuote, tienePedidoLigado: false })
    expect(await listed(number, { status })).toHaveLength(1)
    expect(await listed(number, { status: 'Ordered' })).toEqual([])
  })

  test('has the status Ordered for a line with an order', async () => {
    const { id, number } = await addQuote(api)
    await api.rows.ask('update quote_lines set job_order_id = (select min(id) from job_orders) where quote_id = ?', id)
    expect(await rowOf(number)).toMatchObject({ estatus: 'Ordered', tienePedidoLigado: true })
  })

  test('contains the sizes, lead time and price of a line', async () => {
    const { id, number, rfq } = await addQuote(api)
    expect(await rowOf(number)).toEqual({
      rfqNumber: rfq,
      quoteId: id,
      cotizacion: number,
      revision: 0,
      revisionid: id,
      partida: 1,
      qty: 3,
      leadtime: 6,
      tipoPieza: 4,
      de: 10,
      di: 8.5,
      h: 20,
      precio: 123.45,
      estatus: 'Quoted',
      noQuote: false,
      AnvilCommitDate: null,
      customerRequestDate: '2026-11-01',
      quoteDate: '2026-11-01',
      quoteExpirationDate: '2026-12-01',
      tienePedidoLigado: false,
      feedbackEnviado: false,
      feedback: null,
    })
  })

  test('contains quotes created on the portal', async () => {
    const { body } = await manager.post(quotePath(healthy), partOf(healthy))
    const { Cotizacion: number, Costo: price } = body.ObtenerPartidaGeneradaResult
    expect(await rowOf(number)).toMatchObject({ precio: price, de: 24, di: 18, h: 6, estatus: 'Quoted' })
  })

  const types = [
    [1, 'ring', 'Ring', '24 x 18 x 6'],
    [2, 'disc', 'Disc', '24 x 6'],
    [3, 'bar', 'Bar', '24 x 6'],
    [4, 'block', 'Block', '24 x 18 x 6'],
  ] as const
  test.each(types)('keeps the type %i (%s) in history, detail, file and mail', async (type, _name, word, size) => {
    const asked = partOf(healthy, { guidTipoPieza: type, ...(type === 2 || type === 3 ? { di: 0 } : {}) })
    const { body } = await manager.post(quotePath(healthy), asked)
    const { Cotizacion: number } = body.ObtenerPartidaGeneradaResult
    const row = await rowOf(number)
    expect(row.tipoPieza).toBe(type)
    expect((await manager.get(detailPath(row.quoteId))).body[0].tipoPieza).toBe(type)
    const file = await textOf(quoteFilePath(number, row.quoteId), 'en')
    for (const part of [word, size]) expect(file).toContain(part)
    await manager.post(mailPath(healthy), { correo: 'manager@anvil.example', nombreCliente: 'B', Cotizacion: number })
    await vi.waitFor(() => {
      const mails = mailsWrittenTo(api.dataDir, 'manager@anvil.example').filter((mail) => mail.body.includes(number))
      expect(mails.map((mail) => mail.body)).toEqual([
        expect.stringMatching(new RegExp(`1\\. ${word} / \\w+ ${size} in, AISI 4140`)),
      ])
      expect(mails[0]?.links).toEqual([linkTo(number)])
    }, 60_000)
  })

  test('contains each status in the demo', async () => {
    const rows = await listed()
    const states = new Set(rows.map((row: { estatus: string; feedbackEnviado: boolean }) => row.estatus))
    for (const state of ['Quoted', 'Expired', 'No Quote', 'Ordered']) expect(states).toContain(state)
    expect(rows.some((row: { feedbackEnviado: boolean }) => row.feedbackEnviado)).toBe(true)
    expect(rows.some((row: { quoteExpirationDate: null }) => row.quoteExpirationDate === null)).toBe(true)
  })
})

describe('quote detail', () => {
  test('contains the requester, the unit, and each line', async () => {
    const { id } = await addQuote(api)
    await api.rows.ask("update quotes set unit = 'mm' where id = ?", id)
    const { body } = await buyer.get(detailPath(id))
    expect(body).toMatchObject([
      { quoteDate: '2026-11-01', mail: 'admin@anvil.example', measurementUnit: 'mm', quantity: 3, de: 10, partida: 1 },
    ])
  })

  test('links the drawing and three documents in the demo, which can be downloaded', async () => {
    const [{ quoteId }] = await listed('20001')
    const [line] = (await buyer.get(detailPath(quoteId))).body
    expect(line.additionalDocs.map(({ fileName }: { fileName: string }) => fileName)).toEqual([
      'Test plan.pdf',
      'Packing instruction.pdf',
      'Marking instruction.pdf',
    ])
    for (const fileId of [line.customerDraw, ...line.additionalDocs.map((one: { fileId: string }) => one.fileId)]) {
      const answer = await buyer.get(quoteDocumentPath(fileId))
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    }
  })

  test("returns 404 for another customer's quote and its file", async () => {
    const { id } = await addQuote(api, { customer: brandNew })
    expect((await buyer.get(detailPath(id))).status).toBe(404)
    const [file] = await api.rows.ask("select id from files where name = 'Drawing.pdf'")
    const stranger = await api.as(
      (
        await addMember(api, await api.as('admin'), {
          multiple_client_ids: [brandNew],
          newPermissions: [{ id: 71, hasAccess: true }],
        })
      ).email,
    )
    expect((await stranger.get(quoteDocumentPath(file?.id))).status).toBe(404)
    expect((await buyer.get(quoteDocumentPath('no-file'))).status).toBe(404)
  })
})

describe('quote feedback', () => {
  const send = (rfqNumber: string, message = 'Price not competitive', of = healthy) =>
    buyer.post(feedbackPath, { idCustomer: of, rfqNumber, message })

  test('is stored with the quote, and mailed to the seller only', async () => {
    const { number, rfq } = await addQuote(api)
    expect((await send(rfq, 'Seven weeks are too long 🛠️')).status).toBe(200)
    expect(await rowOf(number)).toMatchObject({ feedbackEnviado: true, feedback: 'Seven weeks are too long 🛠️' })
    const [seller] = await api.rows.ask(
      'select email from contacts join customer_terms on seller_id = contacts.id where customer_id = ?',
      healthy,
    )
    expect((await mailsAbout(number)).map(({ recipient }) => recipient)).toEqual([seller?.email])
  })

  test('is accepted once per quote, including feedback by mail', async () => {
    const { id, number, rfq } = await addQuote(api, { expiresOn: null })
    expect((await buyer.post(feedbackMailPath(healthy), aboutQuote(id))).body.message).toBe('Your feedback was sent!')
    for (const again of [await send(rfq), await buyer.post(feedbackMailPath(healthy), aboutQuote(id))])
      expect([again.status, again.body.error]).toEqual([409, 'conflict'])
    expect(await rowOf(number)).toMatchObject({ feedback: 'Too late for us.' })
    const recipients = (await mailsAbout(number)).map(({ recipient }) => recipient)
    expect(recipients).toEqual([expect.stringContaining('@anvil.example')])
  })

  test.each(['', '   '])('returns 400 for the text "%s"', async (message) => {
    const { rfq } = await addQuote(api)
    expect((await send(rfq, message)).status).toBe(400)
  })

  test("returns 404 for another customer's quote and for an unknown one", async () => {
    const { rfq } = await addQuote(api, { customer: brandNew })
    for (const number of [rfq, 'RFQ-999999', 'nonsense']) expect((await send(number)).status).toBe(404)
  })
})

test('stores a requote and mails it to the seller; further requotes are accepted', async () => {
  const { id, number } = await addQuote(api, { expiresOn: '2026-11-02' })
  for (const reason of ['Prices have changed.', 'Now twelve pieces.'])
    expect((await buyer.post(requotePath(healthy), aboutQuote(id, reason))).body.message).toBe('Your requote was sent!')
  const stored = await api.rows.ask('select reason from requotes where quote_id = ? order by id', id)
  expect(stored.map(({ reason }) => reason)).toEqual(['Prices have changed.', 'Now twelve pieces.'])
  const mails = await mailsAbout(number)
  expect(mails).toHaveLength(2)
  expect(mails[0]?.subject).toContain(`Requote requested for ${number}`)
  await vi.waitFor(() => {
    const texts = mailsWrittenTo(api.dataDir, mails[0]?.recipient)
    const found = texts.filter(({ body }) => /Prices have changed\.|Now twelve pieces\./.test(body))
    expect(found.map(({ links }) => links)).toEqual([[linkTo(number)], [linkTo(number)]])
  }, 60_000)
  const foreign = await addQuote(api, { customer: brandNew })
  expect((await buyer.post(requotePath(healthy), aboutQuote(foreign.id))).status).toBe(404)
})

test('returns 409 for a requote of a customer without a seller', async () => {
  const { id } = await addQuote(api, { customer: brandNew })
  await api.rows.ask('delete from customer_terms where customer_id = ?', brandNew)
  const { status, body } = await manager.post(requotePath(brandNew), aboutQuote(id))
  expect([status, body.message]).toEqual([409, 'There is no sales representative to write to.'])
  expect(await api.rows.ask('select reason from requotes where quote_id = ?', id)).toEqual([])
})

describe('quote PDF', () => {
  test('contains the lines and their total, in the language of the reader', async () => {
    const { id, number } = await addQuote(api)
    const english = await textOf(quoteFilePath(number, id), 'en')
    for (const part of [`Quote ${number}`, 'Block', '10 x 8.5 x 20', '123.45', '370.35', '01/Dec/2026'])
      expect(english).toContain(part)
    const spanish = await textOf(quoteFilePath(number, id), 'es')
    for (const part of [`Cotización ${number}`, 'Válida hasta', 'Semanas', 'Bloque']) expect(spanish).toContain(part)
  })

  test('returns 404 for another number and for another customer', async () => {
    const { id, number } = await addQuote(api)
    const foreign = await addQuote(api, { customer: brandNew })
    const paths = [quoteFilePath('T26-1', id), quoteFilePath(number, 1), quoteFilePath(foreign.number, foreign.id)]
    for (const path of paths) expect((await buyer.get(path)).status).toBe(404)
  })
})
