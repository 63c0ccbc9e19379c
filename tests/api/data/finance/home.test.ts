import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { volume } from '#tests/support/database/upTo.ts'
import { addCustomer, addInvoice, addTerms, everyCustomer } from '#tests/support/rows/commercial/invoices.ts'
import { addContact, addDelivery, addJobOrder, addNews, addQuality } from '#tests/support/rows/orders/shipments.ts'
import { reckonHome } from './home.reckoned.ts'

let api: Api
let admin: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  admin = await api.as('admin')
})

const paths = {
  balance: (customer: number) => `/read/Dashboard/PaymentScore/${customer}`,
  readyToShip: (customer: number) => `/read/Dashboard/ObtenerReadyToShip/${customer}`,
  piecesInProcess: (customer: number) => `/read/Dashboard/ObtenerPiezasEnproceso/${customer}`,
  lateDeliveries: (customer: number) => `/read/Dashboard/ObtenerLateDelivery/${customer}`,
  openConcessions: (customer: number) => `/read/Dashboard/ObtenerOpenConsecions/${customer}`,
  shipmentReady: (customer: number) => `/read/api/Main/${customer}/dashboard`,
  onTimeDelivery: (customer: number) => `/read/Dashboard/ObtenerOnTimeDelivery/${customer}`,
  qualityAssurance: (customer: number) => `/read/Dashboard/ObtenerQualityAssurance/${customer}`,
  contacts: (customer: number) => `/read/Dashboard/ObtenerContactosAnvil/${customer}`,
  news: (customer: number) => `/read/Dashboard/News/${customer}`,
  notice: (customer: number) => `/read/Dashboard/RawMaterialNotice/${customer}`,
}
type Card = keyof typeof paths

const ask = async (card: Card, customer: number, client = admin) => {
  const { status, body, text } = await client.get(paths[card](customer))
  expect([status, text]).toEqual([200, expect.any(String)])
  return body
}

describe.each(Object.entries(paths))('%s', (_name, path) => {
  test('returns 401 when signed out', async () => {
    const { status, body } = await api.anyone.get(path(customers.healthy))
    expect([status, body.error]).toEqual([401, 'unauthorized'])
  })

  test('returns 404 for another customer, a carrier and an absent one', async () => {
    const customer = await api.as('customer')
    const strangers = [customers.creditHold, customers.carrier, 987_654]
    const answers = await Promise.all(strangers.map((id) => customer.get(path(id))))
    expect(answers.map(({ status, body }) => [status, body.error])).toEqual(strangers.map(() => [404, 'not_found']))
  })

  test('is available to the customer', async () => {
    const customer = await api.as('customer')
    expect((await customer.get(path(customers.healthy))).status).toBe(200)
  })
})

test('home page of a customer without data has sums of 0 and empty lists', async () => {
  const customer = await addCustomer(api)
  expect(await ask('balance', customer)).toEqual({
    paymentScore: [{ total: 0, openammount: 0, dueammount: 0, overdueammount: 0 }],
  })
  expect(await ask('readyToShip', customer)).toEqual({ readytoship: [{ Total: 0, Totalenk: 0 }] })
  expect(await ask('piecesInProcess', customer)).toEqual({ piezasneproceso: [{ Total: 0, Totalenk: 0 }] })
  expect(await ask('lateDeliveries', customer)).toEqual({ TotalLate: [{ Total: 0 }] })
  expect(await ask('openConcessions', customer)).toEqual({ ObtenerOpenConsessions: [{ Total: 0 }] })
  expect(await ask('shipmentReady', customer)).toEqual([{ shipmentReady: 0, total: 0 }])
  expect(await ask('onTimeDelivery', customer)).toEqual([])
  expect(await ask('qualityAssurance', customer)).toEqual([])
  expect(await ask('contacts', customer)).toEqual([])
  expect(await ask('notice', customer)).toEqual({ text: null })
})

describe('balance', () => {
  test('is overdue before the business day, due until the end of its month, then not due yet', async () => {
    const customer = await addCustomer(api)
    const amounts = { '2026-11-04': 1, '2026-11-05': 20, '2026-11-30': 300, '2026-12-01': 4_000, '2028-02-29': 50_000 }
    for (const [due, cents] of Object.entries(amounts)) await addInvoice(api, customer, { due, cents })
    await addInvoice(api, customer, { due: '2026-11-04', cents: 999, paid: '2026-11-01' })
    const { paymentScore } = await ask('balance', customer)
    expect(paymentScore).toEqual([{ total: 543.21, overdueammount: 0.01, dueammount: 3.2, openammount: 540 }])
  })

  test('is exact to the cent beyond 32 bits, with credits subtracted', async () => {
    const customer = await addCustomer(api)
    for (const cents of [9_999_999_999, 9_999_999_999, -3])
      await addInvoice(api, customer, { due: '2026-10-01', cents })
    await addInvoice(api, customer, { due: '2027-01-31', cents: -500 })
    const { paymentScore } = await ask('balance', customer)
    expect(paymentScore).toEqual([
      { total: 199_999_994.95, overdueammount: 199_999_999.95, dueammount: 0, openammount: -5 },
    ])
  })

  test('equals the total of the statement', async () => {
    const customer = await addCustomer(api)
    for (const due of ['2026-10-31', '2026-11-05', '2026-12-24']) await addInvoice(api, customer, { due, cents: 1_099 })
    const [card] = (await ask('balance', customer)).paymentScore
    const { body } = await admin.get(`/read/Account/ObtenerCartera/DETAILDETAIL/${customer}`)
    expect(body.paymentScore[0]).toMatchObject(card)
  })
})

describe('tiles', () => {
  test('count late job orders and those in deviation request', async () => {
    const customer = await addCustomer(api)
    const statuses = ['late', 'late', 'late', 'deviationRequest', 'delayed', 'onTime', 'inTransit', 'delivered']
    for (const status of statuses) await addJobOrder(api, customer, { status })
    expect(await ask('lateDeliveries', customer)).toEqual({ TotalLate: [{ Total: 3 }] })
    expect(await ask('openConcessions', customer)).toEqual({ ObtenerOpenConsessions: [{ Total: 1 }] })
  })

  test('add up the pieces at the steps of open lines, in units and thousands', async () => {
    const customer = await addCustomer(api)
    await addJobOrder(api, customer, { quantity: 2_000, shipped: 500, cutting: 1_000, other: 200, finished_goods: 34 })
    await addJobOrder(api, customer, { quantity: 1_000, pdp: 1 })
    await addJobOrder(api, customer, { quantity: 50, shipped: 50 })
    expect(await ask('piecesInProcess', customer)).toEqual({ piezasneproceso: [{ Total: 1_235, Totalenk: 1.235 }] })
  })

  test('add up the value of loads that have not left, in dollars and thousands', async () => {
    const customer = await addCustomer(api)
    const dear = await addJobOrder(api, customer, { price: 1_234_567, finished_goods: 5, approval: 3, ndt: 2 })
    const cheap = await addJobOrder(api, customer, { price: 1, finished_goods: 2 })
    await addDelivery(api, dear, { quantity: 3 })
    await addDelivery(api, dear, { quantity: 2, notified_on: '2026-11-01' })
    await addDelivery(api, dear, { quantity: 2, shipped_on: '2026-11-05' })
    await addDelivery(api, cheap, { quantity: 1 })
    expect(await ask('readyToShip', customer)).toEqual({ readytoship: [{ Total: 61_728.36, Totalenk: 61.73 }] })
    expect(await ask('shipmentReady', customer)).toEqual([{ shipmentReady: 6, total: 10 }])
  })
})

const shownMonths = (rows: Record<string, number>[], names: readonly [string, string]) =>
  rows.map((row) => `${row[names[1]]}-${String(row[names[0]]).padStart(2, '0')}`)

describe('on-time delivery', () => {
  const shipped = async (days: readonly (readonly [shipped: string, promised: string])[]) => {
    const customer = await addCustomer(api)
    const jobOrder = await addJobOrder(api, customer)
    for (const [shipped_on, promised_on] of days) await addDelivery(api, jobOrder, { shipped_on, promised_on })
    return (await ask('onTimeDelivery', customer)) as Record<string, number>[]
  }

  test('covers the month of the business day and the eleven before it, across the turn of the year', async () => {
    const rows = await shipped([['2026-11-05', '2026-11-05']])
    expect(shownMonths(rows, ['Mes', 'Periodo'])).toEqual([
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
      '2026-10',
      '2026-11',
    ])
    expect(rows.map(({ porcentajeperiodo }) => porcentajeperiodo)).toEqual([...Array(11).fill(-1), 100])
  })

  test('counts a load as on time until the promised day', async () => {
    const rows = await shipped([
      ['2026-10-19', '2026-10-20'],
      ['2026-10-20', '2026-10-20'],
      ['2026-10-21', '2026-10-20'],
    ])
    expect(rows.at(-2)).toEqual({
      Mes: 10,
      Periodo: 2026,
      entregasatiempo: 2,
      entregas: 3,
      porcentajeperiodo: expect.closeTo(66.667, 3),
    })
  })

  test('distinguishes a month without shipments (-1) from one with only late ones (0)', async () => {
    const rows = await shipped([
      ['2026-08-31', '2026-08-01'],
      ['2026-10-01', '2026-10-01'],
    ])
    expect(rows.slice(-4).map(({ porcentajeperiodo }) => porcentajeperiodo)).toEqual([0, -1, 100, -1])
  })

  test('starts on the first day of the oldest month and ends on the business day', async () => {
    expect(await shipped([['2025-11-30', '2025-11-30']])).toEqual([])
    expect(await shipped([['2026-11-06', '2026-11-06']])).toEqual([])
    const rows = await shipped([
      ['2025-11-30', '2025-11-30'],
      ['2025-12-01', '2025-12-01'],
      ['2025-12-31', '2025-12-30'],
    ])
    expect(rows[0]).toMatchObject({ Mes: 12, Periodo: 2025, porcentajeperiodo: 50 })
  })
})

describe('quality assurance', () => {
  test('covers the same months, with -1 for unknown ones and those without shipments', async () => {
    const customer = await addCustomer(api)
    await addQuality(api, customer, '2025-11', 12)
    await addQuality(api, customer, '2025-12', 99.6, 2)
    await addQuality(api, customer, '2026-02', null)
    await addQuality(api, customer, '2026-11', 0)
    const rows = await ask('qualityAssurance', customer)
    expect(shownMonths(rows, ['mes', 'periodo'])[0]).toBe('2025-12')
    expect(rows[0]).toEqual({ mes: 12, periodo: 2025, Porcentaje: 99.6, TotalQuejas: 2 })
    expect(rows.map(({ Porcentaje }: { Porcentaje: number }) => Porcentaje)).toEqual([99.6, ...Array(10).fill(-1), 0])
  })

  test('is empty if only older months are known', async () => {
    const customer = await addCustomer(api)
    await addQuality(api, customer, '2025-11', 98)
    expect(await ask('qualityAssurance', customer)).toEqual([])
  })
})

describe('home contacts', () => {
  test('of a customer served directly have DIRECTO as representative, and no backup', async () => {
    const customer = await addCustomer(api)
    await addTerms(api, customer)
    const [found] = await ask('contacts', customer)
    expect(found).toMatchObject({ NombreVendedor: 'Iris Sandoval', NombreCobranza: 'Iris Sandoval' })
    expect([found.NombreBackup, found.CorreoBackup, found.GuidBackup]).toEqual([null, null, null])
    expect([found.NombreRepresentante, found.CorreoRepresentante]).toEqual(['DIRECTO', null])
  })

  test('are the four people in the customer terms', async () => {
    const customer = await addCustomer(api)
    await addTerms(api, customer)
    const people = { backup_id: 'Bruno Back', representative_id: 'Rita Rep', receivable_id: 'Cora Cobranza' }
    for (const [column, name] of Object.entries(people)) {
      const id = await addContact(api, name)
      await api.rows.ask(`update customer_terms set ${column} = ? where customer_id = ?`, id, customer)
    }
    expect(await ask('contacts', customer)).toEqual([
      {
        NombreVendedor: 'Iris Sandoval',
        CorreoVendedor: expect.stringMatching(/^iris/),
        NombreBackup: 'Bruno Back',
        CorreoBackup: 'bruno.back@anvil.example',
        NombreRepresentante: 'Rita Rep',
        CorreoRepresentante: 'rita.rep@anvil.example',
        NombreCobranza: 'Cora Cobranza',
        CorreoCobranza: 'cora.cobranza@anvil.example',
        GuidVendedor: expect.any(String),
        GuidBackup: expect.any(String),
        GuidRepresentante: expect.any(String),
        GuidCobranza: expect.any(String),
      },
    ])
  })
})

describe('news', () => {
  const titlesFor = async (customer: number) =>
    (await ask('news', customer)).map(({ title }: { title: string }) => title) as string[]

  test("contain published items for all and for the customer's unit, newest first", async () => {
    const customer = await addCustomer(api)
    await api.rows.ask('update customers set unit = ? where id = ?', 'Made Unit', customer)
    await addNews(api, 'Made: old of the unit', { unit: 'Made Unit', published_on: '2026-11-04' })
    await addNews(api, 'Made: new for everybody')
    await addNews(api, 'Made: newer of the unit', { unit: 'Made Unit' })
    await addNews(api, 'Made: of tomorrow', { published_on: '2026-11-06' })
    await addNews(api, 'Made: of another unit', { unit: 'Another Unit' })
    const made = (await titlesFor(customer)).filter((title) => title.startsWith('Made: '))
    expect(made).toEqual(['Made: newer of the unit', 'Made: new for everybody', 'Made: old of the unit'])
  })

  test('contain both languages if available', async () => {
    const customer = await addCustomer(api)
    await addNews(api, 'Plant closed', { title_es: 'Planta cerrada', body_es: 'Cerrada el lunes.', link: '/contact' })
    expect((await ask('news', customer))[0]).toEqual({
      id: expect.any(Number),
      publishedOn: '2026-11-05',
      title: 'Plant closed',
      body: 'All about Plant closed.',
      titleEs: 'Planta cerrada',
      bodyEs: 'Cerrada el lunes.',
      link: '/contact',
    })
  })

  test('contain at most ten items', async () => {
    const customer = await addCustomer(api)
    for (let number = 1; number <= 12; number += 1) await addNews(api, `News ${number}`)
    const titles = await titlesFor(customer)
    expect(titles).toHaveLength(10)
    expect(titles.slice(0, 2)).toEqual(['News 12', 'News 11'])
  })
})

test('the raw-material notice belongs to the customer', async () => {
  const customer = await addCustomer(api)
  await addTerms(api, customer)
  expect(await ask('notice', customer)).toEqual({ text: null })
  await api.rows.ask('update customer_terms set material_notice = ? where customer_id = ?', 'Send bars.', customer)
  expect(await ask('notice', customer)).toEqual({ text: 'Send bars.' })
})

test('home figures of every customer match the database rows', async () => {
  const everybody = await everyCustomer(api)
  expect(everybody.length).toBeGreaterThan(volume(10))
  for (const id of everybody) {
    const { piezasneproceso, readytoship, TotalLate, ObtenerOpenConsessions, paymentScore } = Object.assign(
      {},
      ...(await Promise.all(
        (['balance', 'readyToShip', 'piecesInProcess', 'lateDeliveries', 'openConcessions'] as const).map((card) =>
          ask(card, id),
        ),
      )),
    )
    const [ready] = await ask('shipmentReady', id)
    const onTime = (await ask('onTimeDelivery', id)) as Record<string, number>[]
    const quality = (await ask('qualityAssurance', id)) as Record<string, number>[]
    expect({
      id,
      balance: paymentScore,
      readyToShip: readytoship,
      pieces: piezasneproceso,
      late: TotalLate[0].Total,
      concessions: ObtenerOpenConsessions[0].Total,
      shipmentReady: ready,
      onTime: onTime.map(({ porcentajeperiodo }) => porcentajeperiodo),
      quality: quality.map(({ Porcentaje, TotalQuejas }) => [Porcentaje, TotalQuejas]),
    }).toEqual({ id, ...(await reckonHome(api, id)) })
  }
})
