import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { customers } from '#tests/support/client/users.ts'
import { businessDay } from '#tests/support/portal/settings.ts'
import { addBar } from '#tests/support/rows/material.ts'

type Row = Readonly<Record<string, string & number>>

let api: Api
let buyer: Client
let newcomer: Client

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  buyer = await api.as('steel')
  newcomer = await api.as('new')
})

const dayBefore = (days: number) => new Date(Date.parse(businessDay) - days * 86_400_000).toISOString().slice(0, 10)
const monthsBefore = (months: number) => {
  const day = new Date(businessDay)
  day.setUTCMonth(day.getUTCMonth() - months)
  return day.toISOString().slice(0, 10)
}
const movements = async (query = '', by = buyer, customer: number = customers.steelMaker) =>
  (await by.get(`/read/api/Customers/${customer}/incomingOutgoingMaterial${query}`)).body as Row[]
const grams = (kilograms: number | undefined) => Math.round(Number(kilograms) * 1000)

describe('raw material movements', () => {
  test('return 404 for another customer', async () => {
    expect((await newcomer.get(`/read/api/Customers/${customers.steelMaker}/incomingOutgoingMaterial`)).status).toBe(
      404,
    )
  })

  test('of a production lot have all sixteen fields', async () => {
    const rows = await movements('?productionLot=00123')
    expect(rows).toEqual([
      {
        fechaRecibido: dayBefore(95),
        colada: 'H718-2251',
        nombreBarra: 'B-202',
        clienteOrden: 'NST-M4002',
        pesoKilos: 784.11,
        fechaCorte: dayBefore(12),
        partNumber: expect.stringMatching(/^NS /),
        productionLot: '00123',
        bohlerSerialNumber: 'S-H718-2251-2',
        scrap: 1.24,
        pesoEntrada: 233.6,
        balance: 540.26,
        amountPieces: 4,
        cuttingEnds: 9.01,
        cuttingEndUsable: 540.26,
        cantidadPiezasLot: 4,
      },
    ])
  })

  test('include received bars without cuts', async () => {
    const [row] = await movements(`?startDate=${dayBefore(7)}`).then((all) =>
      all.filter((one) => one.colada === 'W-0088'),
    )
    expect(row).toMatchObject({ fechaCorte: null, productionLot: null, amountPieces: 0, balance: 911.13 })
  })

  test('start 183 days ago by default', async () => {
    await addBar(api, { id: 5183, customer: customers.brandNew, receivedOn: dayBefore(183) })
    await addBar(api, { id: 5184, customer: customers.brandNew, receivedOn: dayBefore(184) })
    const rows = await movements('', newcomer, customers.brandNew)
    expect(rows.map((row) => row.nombreBarra)).toEqual(['B-5183'])
  })

  test('go back at most fifteen calendar months, whatever is requested', async () => {
    const earliest = monthsBefore(15)
    await addBar(api, { id: 5200, customer: customers.aerospace, receivedOn: earliest })
    const before = new Date(Date.parse(earliest) - 86_400_000).toISOString().slice(0, 10)
    await addBar(api, { id: 5201, customer: customers.aerospace, receivedOn: before })
    const admin = await api.as('admin')
    const rows = await movements('?startDate=2020-01-01', admin, customers.aerospace)
    expect(rows.map((row) => row.nombreBarra)).toEqual(['B-5200'])
  })
})

test('received weight of each heat equals its cut and remaining weight, to the gram', async () => {
  const sums = await api.rows.ask(`select heats.id, sum(initial_weight) as came, sum(final_weight + coalesce((
      select sum(scrap_weight + end_weight + (select sum(weight) from bar_pieces where cutting_id = cuttings.id))
      from cuttings where bar_id = bars.id and cut_on is not null), 0)) as went
    from heats join bars on heat_id = heats.id group by heats.id`)
  expect(sums.length).toBeGreaterThan(5)
  for (const { id, came, went } of sums) expect([id, Number(went)]).toEqual([id, Number(came)])
})

describe('raw material inventory', () => {
  const bars = async () => (await buyer.get(`/read/Bar/${customers.steelMaker}/inventory`)).body as Row[]

  test('contains bars of every alloy with its name, and heats without bars', async () => {
    const rows = await bars()
    expect(rows.find(({ heat }) => heat === 'W-0088')).toMatchObject({ alloy: 'Waspaloy' })
    expect(rows.find(({ heat }) => heat === 'H718-2299')).toEqual({
      heat: 'H718-2299',
      carpenterBar: '',
      billetSize: 10,
      pesoInicial: 0,
      pesoFinal: 0,
      barId: null,
      alloy: 'Alloy 718 Premium',
    })
    expect(rows.map(({ pesoFinal }) => pesoFinal)).toEqual(expect.arrayContaining([165.99, 166, 166.01]))
  })

  test('has totals in kilograms that equal the sum of its rows', async () => {
    const answer = await buyer.get(`/read/Bar/${customers.steelMaker}/inventory`)
    const totals = JSON.parse(answer.headers.get('x-totals') ?? '{}')
    const sum = (answer.body as Row[]).reduce((all, { pesoFinal }) => all + grams(pesoFinal), 0)
    expect(grams(totals.finalWeight)).toBe(sum)
  })

  test('contains cut and planned pieces of a bar, as shares of its initial weight', async () => {
    const bar = (await bars()).find(({ carpenterBar }) => carpenterBar === 'B-103')
    const rows = (await buyer.get(`/read/Bar/${bar?.barId}/inventoryDetail`)).body as Row[]
    expect(rows.map(({ estatus }) => estatus)).toEqual(['Cut', 'Cut', 'Cut', 'Cut', 'Planned', 'Planned'])
    expect(rows.map(({ piece }) => piece)).toEqual(rows.map((_, at) => at + 1))
    expect(rows[0]).toMatchObject({ piece: 1, serialNumber: 'L-2602-001', inputWeight: 58.4 })
    expect(rows[0]?.percentBarra).toBeCloseTo((100 * 58.4) / Number(bar?.pesoInicial), 6)
  })

  test('returns 404 for the pieces of a foreign bar', async () => {
    expect((await newcomer.get('/read/Bar/1/inventoryDetail')).status).toBe(404)
  })
})
