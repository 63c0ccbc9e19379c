import { describe, expect, test, vi } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { mailPath, partOf, quotePath } from '#tests/support/rows/commercial/quotes.ts'
import { mailsWrittenTo } from '#tests/support/services/mails.ts'

const { healthy, brandNew }: Record<'healthy' | 'brandNew', number> = customers
const [ringsOnly, aerospace] = [106, 107]

let api: Api
let manager: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  manager = await api.as('manager')
})

let keys = 0
const ask = (more: object = {}, { of = healthy, by = manager, key = `quote-${keys++}` } = {}) =>
  by.send('POST', quotePath(of), { body: partOf(of, more), headers: { 'idempotency-key': key } })
const quoted = async (more: object = {}, options: Parameters<typeof ask>[1] = {}) => {
  const { status, body } = await ask(more, options)
  expect(status).toBe(200)
  return body.ObtenerPartidaGeneradaResult
}
const linesOf = (number: string) =>
  api.rows.ask(
    `select quote_lines.*, quotes.user_id, quotes.expires_on, quotes.quoted_on, quotes.amount, quotes.items from quotes
      join quote_lines on quote_id = quotes.id where number = ? order by position`,
    number,
  )
const countQuotes = () => api.rows.count('quotes', 'quote_lines')

describe('quoted part', () => {
  test("is priced by the plant's price rows, and stored in a new quote", async () => {
    const answer = await quoted()
    // 337.6 lb of 4140 at 2.45 times 135 %, plus a fourth of the set-up cost of 1,850.00.
    const weight = Math.round(((Math.PI / 4) * (24 ** 2 - 18 ** 2) * 6 * 0.2836 + Number.EPSILON) * 100) / 100
    expect(answer.Costo).toBe(Math.round((weight * 2.45 * 1.35 + 462.5) * 100) / 100)
    expect(answer).toMatchObject({ Cantidad: 4, Semanas: 4, Error: '' })
    const lines = await linesOf(answer.Cotizacion)
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({ position: 1, shape: 'ring', outer_diameter: 24, spec: 'AISI 4140 / AMS 6349' })
    expect(Number(lines[0]?.amount)).toBe(Math.round(answer.Costo * 100) * 4)
  })

  test('is added to the quote of a given number', async () => {
    const { Cotizacion: number } = await quoted()
    const second = await quoted({ numeroCotizacion: number, guidTipoPieza: 4, de: 10, di: 8, h: 20, cantidad: 2 })
    expect(second.Cotizacion).toBe(number)
    const lines = await linesOf(number)
    expect(lines.map(({ position, shape }) => [position, shape])).toEqual([
      [1, 'ring'],
      [2, 'block'],
    ])
    expect(Number(lines[0]?.items)).toBe(2)
  })

  test('expires after thirty days', async () => {
    const [line] = await linesOf((await quoted()).Cotizacion)
    expect((Date.parse(line?.expires_on) - Date.parse(line?.quoted_on)) / 86_400_000).toBe(30)
  })

  test('is stored once for an idempotency key', async () => {
    const before = await countQuotes()
    const [first, second] = [await ask({}, { key: 'one-key' }), await ask({}, { key: 'one-key' })]
    expect(second.body).toEqual(first.body)
    const after = await countQuotes()
    expect(after).toEqual({ quotes: (before.quotes ?? 0) + 1, quote_lines: (before.quote_lines ?? 0) + 1 })
  })

  test.each([
    ['a block wider than the plant can forge', { guidTipoPieza: 4, de: 10, di: 48.1, h: 20 }],
    ['a block without a width', { guidTipoPieza: 4, de: 10, di: 0, h: 20 }],
    ['a ring heavier than the plant can forge', { de: 96, di: 20, h: 24 }],
    ['a ring with a thin wall', { di: 23 }],
    ['more pieces than the maximum', { cantidad: 501 }],
    ['a spec without a price', { guidResumenEspecificacion: 'spec-6' }],
    ['no length', { h: 0 }],
  ])('that is %s has no price and is not stored', async (_case, more) => {
    const before = await countQuotes()
    expect(await quoted(more)).toMatchObject({ Error: 'null', Costo: null, Semanas: null, Cotizacion: null })
    expect(await countQuotes()).toEqual(before)
  })

  test('of a disc has no inner diameter, even if one is sent', async () => {
    const [disc, same] = [await quoted({ guidTipoPieza: 2, di: 0 }), await quoted({ guidTipoPieza: 2, di: 5 })]
    expect(same.Costo).toBe(disc.Costo)
    expect((await linesOf(same.Cotizacion))[0]?.inner_diameter).toBe(0)
  })
})

describe('quote options of a customer', () => {
  test.each([
    ['a disc for a customer of rings only', { guidTipoPieza: 2 }, ringsOnly, 'guidTipoPieza'],
    ['machining for a customer without that option', { opcionMaq: 'work-1' }, brandNew, 'opcionMaq'],
    ['ultrasonic tests for a customer without that option', { opcionUT: 'work-3' }, brandNew, 'opcionUT'],
    ['drilled holes for a customer without that option', { diam1: 1, noagujeros1: 2 }, brandNew, 'noagujeros1'],
    ['another customer’s address', { strDireccionEmbarque: 'Nowhere 1' }, aerospace, 'strDireccionEmbarque'],
    ['another customer’s CRM id', { idCRM: 'CRM-102' }, healthy, 'idCRM'],
    ['an unknown spec', { guidResumenEspecificacion: 'spec-99' }, healthy, 'guidResumenEspecificacion'],
    ['a heat treatment of another spec', { opcionTT: 'heat-2-1' }, healthy, 'opcionTT'],
    ['an ultrasonic test as machining', { opcionMaq: 'work-3' }, healthy, 'opcionMaq'],
    ['no piece', { cantidad: 0 }, healthy, 'cantidad'],
    ['a negative size', { de: -1 }, healthy, 'de'],
    ['a ring whose ID is its OD', { de: 24, di: 24 }, healthy, 'di'],
    ['a ring whose ID is larger than its OD', { de: 24, di: 40 }, healthy, 'di'],
  ])('return 400 for %s', async (_case, more, of, field) => {
    const { status, body } = await ask(more, { of })
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
  })

  test('are priced and named in the quote if offered', async () => {
    const plain = await quoted({}, { of: aerospace })
    const full = await quoted(
      {
        opcionTT: 'heat-1-2',
        opcionMaq: 'work-1',
        opcionUT: 'work-3',
        diam1: 1.5,
        noagujeros1: 3,
        strDireccionEmbarque: 'Hangar 4, 2200 Runway Drive, Wichita, Kansas',
      },
      { of: aerospace },
    )
    const [line] = await linesOf(full.Cotizacion)
    expect(line).toMatchObject({
      treatment: 'Quenched and tempered',
      machining: 'Rough turned',
      ultrasonic: 'AMS 2154 Class A',
      holes: '3 x 1.5"',
      address: 'Hangar 4, 2200 Runway Drive, Wichita, Kansas',
    })
    expect(full.Semanas).toBe(plain.Semanas + 3)
    expect(full.Costo - plain.Costo).toBeGreaterThan(185 + 142.5 + 3 * 45)
  })
})

describe('adding a part to a quote', () => {
  test.each([
    ['of another customer', { of: brandNew }],
    ['that does not exist', { number: 'Q99-000000E' }],
  ])('%s returns 404', async (_case, { of = healthy, number }: { of?: number; number?: string }) => {
    const found = number ?? (await quoted({}, { of })).Cotizacion
    const { status, body } = await ask({ numeroCotizacion: found })
    expect([status, body.error]).toEqual([404, 'not_found'])
  })

  test('of the caller returns 409 once it has expired', async () => {
    const { Cotizacion: number } = await quoted()
    const expireOn = (day: string) => api.rows.ask('update quotes set expires_on = ? where number = ?', day, number)
    await expireOn('2026-11-04')
    const { status, body } = await ask({ numeroCotizacion: number })
    expect([status, body.message]).toEqual([409, `The quote ${number} has expired. Start a new one.`])
    expect(await linesOf(number)).toHaveLength(1)
    await expireOn('2026-11-05')
    expect((await quoted({ numeroCotizacion: number })).Cotizacion).toBe(number)
  })

  test('of another user of the customer returns 404', async () => {
    const admin = await api.as('admin')
    const { email } = await addMember(api, admin, { newPermissions: [{ id: 70, hasAccess: true }] })
    const { Cotizacion: number } = await quoted()
    expect((await ask({ numeroCotizacion: number }, { by: await api.as(email) })).status).toBe(404)
  })
})

describe('quote choices', () => {
  const read = async (path: string) => (await manager.get(`/read/EQuoteService/${path}`)).body

  test('are those offered to a customer', async () => {
    expect(await read(`ObtenerContacto/${ringsOnly}`)).toMatchObject({
      idCRM: 'CRM-106',
      soloAnillos: true,
      opcionesEspeciales: false,
      direccionEmbarque: false,
    })
    expect(await read(`ObtenerContacto/${aerospace}`)).toMatchObject({
      soloAnillos: false,
      opcionesEspeciales: true,
      direccionEmbarque: true,
    })
    expect(await read(`ObtenerDireccionesEmbarque/${aerospace}`)).toHaveLength(2)
    expect(await read(`ObtenerDireccionesEmbarque/${healthy}`)).toEqual([])
  })

  test("are the plant's lists, with heat treatments by spec", async () => {
    expect(await read(`ObtenerEspecificaciones/${healthy}`)).toHaveLength(6)
    const treatments = await read(`ObtenerOpcionesTT/${healthy}/spec-4`)
    expect(treatments.map(({ Guid }: { Guid: string }) => Guid)).toEqual(['heat-4-1', 'heat-4-2'])
    expect(await read(`ObtenerOpcionesTT/${healthy}/none`)).toEqual([])
    expect(await read(`ObtenerOpcionesMaquinado/${healthy}`)).toHaveLength(2)
    expect(await read(`ObtenerOpcionesUT/${healthy}`)).toHaveLength(2)
  })
})

describe('mailing a quote', () => {
  const mail = (number: string, email = 'stranger@elsewhere.example') =>
    manager.post(mailPath(healthy), { correo: email, nombreCliente: 'X', Cotizacion: number })

  test('sends it to the caller and to the seller, and to no other address', async () => {
    const { Cotizacion: number, Costo } = await quoted()
    const { body } = await mail(number)
    const [seller] = await api.rows.ask(
      'select email from contacts join customer_terms on seller_id = contacts.id where customer_id = ?',
      healthy,
    )
    const recipients = ['manager@anvil.example', seller?.email]
    expect(body.ObtenerCorreoEnviadoResult).toEqual({ Error: '0', Mensaje: recipients.join(', ') })
    const mails = await api.rows.ask('select recipient from outbox where subject like ? order by id', `%${number}%`)
    expect(mails.map(({ recipient }) => recipient)).toEqual(recipients)
    const price = Costo.toLocaleString('en-US', { minimumFractionDigits: 2 })
    await vi.waitFor(() => {
      for (const recipient of recipients) {
        const texts = mailsWrittenTo(api.dataDir, recipient).map(({ body: text }) => text)
        expect(texts.filter((text) => text.includes(number))).toEqual([
          expect.stringContaining(`1. Ring / Anillo 24 x 18 x 6 in, AISI 4140 / AMS 6349: 4 x $${price} (4 w)`),
        ])
      }
    }, 60_000)
  })

  test('returns 404 for a quote of another customer', async () => {
    const { Cotizacion: number } = await quoted({}, { of: brandNew })
    expect((await mail(number)).status).toBe(404)
  })
})
