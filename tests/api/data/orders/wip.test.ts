import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { steps } from '#schema/wip/steps.ts'
import { allRows } from '#tests/support/client/allRows.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { volume } from '#tests/support/database/upTo.ts'
import { everyCustomer } from '#tests/support/rows/commercial/invoices.ts'
import { chooseSource, plantLines } from '#tests/support/rows/orders/wipRows.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const nothing = { op: null, jo: null, partnumber: null, status: null }

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  await plantLines(
    api,
    customer,
    [
      { number: '00123', processes: ['Cutting', 'Forging', 'Heat Treatment', 'Machining', 'Finished Goods'] },
      { number: '=1+1', isNew: true, processes: ['Cutting', 'Forging', 'Spot Micros'] },
      { number: 'A/7' },
    ],
    [
      { jobOrder: 'J-3', purchaseOrder: 'P-2', part: '00123', requested: '2026-11-30', status: 'late', cutting: 4 },
      {
        jobOrder: 'J-1',
        purchaseOrder: 'P-1/9',
        part: '=1+1',
        requested: '2026-11-01',
        status: 'delayed',
        quantity: 30,
        shipped: 5,
        price: 1_250,
        newlyCommitted: '2027-01-31',
        release: 'R-4',
        lineItem: 20,
        cutting: 1,
        forging: 2,
        heat_treatment: 3,
        pre_machining: 4,
        splitting: 5,
        machining: 1,
        pdp: 2,
        final_inspection: 1,
        ndt: 1,
        laboratory: 1,
        approval: 1,
        finished_goods: 2,
        other: 1,
      },
      { jobOrder: 'J-2', purchaseOrder: 'P-1/9', part: '00123', requested: '2026-11-30', committed: null, price: 50 },
      {
        jobOrder: 'J-4',
        purchaseOrder: 'P-2',
        part: 'A/7',
        requested: '2027-12-31',
        status: 'deviationRequest',
        quantity: 8,
        shipped: 7,
        finished_goods: 1,
        price: 50,
      },
      { jobOrder: 'J-9', purchaseOrder: 'P-2', part: 'A/7', quantity: 6, shipped: 6, status: 'delivered' },
    ],
  )
})

afterAll(() => api.stop())

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

const first = (search: object = {}, list: Record<string, unknown> = {}, by = buyer) =>
  by.post(`/read/WIP/getwipdetallefiltrado/?${query(list)}`, { id: customer, ...nothing, ...search })

const second = (input: Record<string, unknown> = {}, by = buyer) =>
  by.get(`/read/api/Customers/${customer}/wipreport?${query(input)}`)

type Line = Record<string, unknown>
const found = async (search: object) => ((await first(search)).body.wipdetalle as Line[]).map(({ OP }) => OP)
const counted = async (input: Record<string, unknown> = {}) =>
  (JSON.parse((await second(input)).body.value) as Line[]).map(({ AnvilOrder }) => AnvilOrder)

const asking: Record<string, (by: Client, id: number) => ReturnType<Client['get']>> = {
  source: (by, id) => by.get(`/read/WIP/source/${id}`),
  'first list': (by, id) => by.post('/read/WIP/getwipdetallefiltrado/', { id, ...nothing }),
  'the first list without filters': (by, id) => by.get(`/read/WIP/getwipdetalle/${id}`),
  'second list': (by, id) => by.get(`/read/api/Customers/${id}/wipreport`),
  'process headers': (by, id) => by.post(`/read/api/Customers/${id}/processHeaders`, { AnvilPartNumbers: ['00123'] }),
  overview: (by, id) => by.get(`/read/WIP/overview/${id}`),
}

describe.each(Object.entries(asking))('%s', (_name, ask) => {
  test('returns 401 when signed out', async () => {
    expect((await ask(api.anyone, customer)).status).toBe(401)
  })

  test('returns 403 without the page', async () => {
    const admin = await api.as('admin')
    const denied = { multiple_client_ids: [customer], newPermissions: [{ id: 66, hasAccess: false }] }
    const member = await addMember(api, admin, denied)
    expect((await ask(await api.as(member.email), customer)).status).toBe(403)
  })

  test('answers a foreign customer and an absent one alike', async () => {
    const stranger = await api.as('customer')
    const answers = await Promise.all([customer, 987_654].map((id) => ask(stranger, id)))
    const [foreign, absent] = answers.map(({ status, body: { id, ...rest } }) => ({ status, ...rest }))
    expect(foreign?.status).toBe(404)
    expect(foreign).toEqual(absent)
  })
})

test('work in progress source is that of the customer terms, else the first', async () => {
  expect((await asking.source?.(buyer, customer))?.body).toEqual({ Fuente: 1 })
  await chooseSource(api, customer, 2)
  expect((await asking.source?.(buyer, customer))?.body).toEqual({ Fuente: 2 })
  await chooseSource(api, customer, 1)
  expect((await asking.source?.(buyer, customer))?.body).toEqual({ Fuente: 1 })
})

describe('first list of work in progress', () => {
  test('contains the open lines by request date, with the steps that hold pieces', async () => {
    const answer = await first()
    expect(answer.headers.get('content-range')).toBe('getwipdetallefiltrado 0-3/4')
    expect(answer.body.wipdetalle.map(({ OP }: Line) => OP)).toEqual(['J-1', 'J-3', 'J-2', 'J-4'])
    expect(answer.body.wipdetalle[1]).toEqual({
      pedido: 'P-2',
      fechaentregacliente: '2026-11-30',
      nuevafechaentregacliente: '2026-12-15',
      NumeroParte: '00123',
      AnvilPartNumber: 'F-00123',
      cantidad: 10,
      enviadas: 0,
      lineitem: 1,
      OP: 'J-3',
      Estado: 'Late',
      Wip: [{ proceso: 'Cutting', cantidad: 4 }],
      movedFrom: null,
      firstPromise: '2026-12-15',
    })
  })

  test('names the thirteen steps in order, the PDP as Spot Micros', async () => {
    const [line] = (await first({ jo: 'J-1' })).body.wipdetalle
    expect(line.Wip.map(({ proceso }: Line) => proceso)).toEqual([
      'Cutting',
      'Forging',
      'Heat Treatment',
      'Pre Machining',
      'Splitting',
      'Machining',
      'Spot Micros',
      'Final Inspection',
      'NDT',
      'Laboratory',
      'Approval',
      'Finished Goods',
      'Other',
    ])
    expect(line.nuevafechaentregacliente).toBe('2027-01-31')
  })

  test('contains null without a commitment', async () => {
    expect((await first({ jo: 'J-2' })).body.wipdetalle).toMatchObject([{ nuevafechaentregacliente: null, Wip: [] }])
  })

  test('is the same without filters at its other path', async () => {
    const [filtered, whole] = [await first(), await asking['the first list without filters']?.(buyer, customer)]
    expect(whole?.body).toEqual(filtered.body)
  })

  test.each([
    ['a purchase order', { op: 'P-1/9' }, ['J-1', 'J-2']],
    ['a job order', { jo: 'J-3' }, ['J-3']],
    ['the customer’s part number', { partnumber: '00123' }, ['J-3', 'J-2']],
    ['a part number that is a formula', { partnumber: '=1+1' }, ['J-1']],
    ['late', { status: 1 }, ['J-3']],
    ['delayed', { status: 2 }, ['J-1']],
    ['on time', { status: 3 }, ['J-2']],
    ['in transit', { status: 4 }, []],
    ['an order and a part together', { op: 'P-1/9', partnumber: '00123' }, ['J-2']],
    ['an order, a part and a status', { op: 'P-2', partnumber: '00123', status: 1 }, ['J-3']],
    ['a job order of another order', { op: 'P-2', jo: 'J-1' }, []],
    ['all four', { op: 'P-2', jo: 'J-3', partnumber: '00123', status: 1 }, ['J-3']],
    ['the beginning of a number', { jo: 'J-' }, []],
    ['a number in other letter case', { jo: 'j-3' }, ['J-3']],
    ['a line that is shipped', { jo: 'J-9' }, []],
    ['the provider’s part number', { partnumber: 'F-00123' }, ['J-3', 'J-2']],
  ])('is filtered by %s', async (_what, search, expected) => {
    expect(await found(search)).toEqual(expected)
    const only = await first(search, { range: [0, 0] })
    expect(only.body.wipdetalle.map(({ OP }: Line) => OP)).toEqual(expected.slice(0, 1))
    expect(only.headers.get('content-range')).toMatch(new RegExp(`/${expected.length}$`))
  })

  test('does not find a line of another customer by its number', async () => {
    const admin = await api.as('admin')
    const [other] = await api.rows.ask('select number from job_orders where customer_id <> ? limit 1', customer)
    const number = other?.number ?? 'J-none'
    expect((await first({ jo: number }, {}, admin)).body.wipdetalle).toEqual([])
  })
})

describe.each([
  ['the first list', (input: Record<string, unknown>) => first({}, input), 'wipdetalle', 'OP', 'partNumber'],
  [
    'second list of work in progress',
    (input: Record<string, unknown>) => second(input),
    'value',
    'AnvilOrder',
    'providerPartNumber',
  ],
] as const)('%s', (_name, list, key, name, part) => {
  const numbers = async (input: Record<string, unknown>) => {
    const { body } = await list(input)
    const lines: Line[] = key === 'value' ? JSON.parse(body[key]) : body[key]
    return lines.map((line) => line[name])
  }

  test.each([
    ['requestDate', ['J-1', 'J-3', 'J-2', 'J-4'], ['J-4', 'J-2', 'J-3', 'J-1']],
    ['jobOrder', ['J-1', 'J-2', 'J-3', 'J-4'], ['J-4', 'J-3', 'J-2', 'J-1']],
    ['purchaseOrder', ['J-1', 'J-2', 'J-3', 'J-4'], ['J-4', 'J-3', 'J-2', 'J-1']],
    [part, ['J-3', 'J-2', 'J-1', 'J-4'], ['J-4', 'J-1', 'J-2', 'J-3']],
  ])('is sorted by %s in both directions', async (field, up, down) => {
    expect(await numbers({ sort: [field, 'ASC'] })).toEqual(up)
    expect(await numbers({ sort: [field, 'DESC'] })).toEqual(down)
  })

  test('has pages that add up to the whole list', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((at) => numbers({ range: [at, at] })))
    expect(pages.flat()).toEqual(await numbers({}))
    const beyond = await list({ range: [10, 19] })
    expect(beyond.headers.get('content-range')).toMatch(/\*\/4$/)
  })
})

describe('the second list', () => {
  test('contains the open lines with a count for each step', async () => {
    const answer = await second()
    expect(answer.headers.get('content-range')).toBe('wipreport 0-3/4')
    expect(JSON.parse(answer.body.value)[0]).toEqual({
      PO: 'P-1/9',
      AnvilOrder: 'J-1',
      AnvilPartNumber: 'F-=1+1',
      CustomerPartNumber: '=1+1',
      Qty: 30,
      Shipped: 5,
      CustomerRequestDate: '2026-11-01',
      AnvilCommitmentDate: '2026-12-15',
      NewAnvilCommitmentDate: '2027-01-31',
      Status: 'Delay',
      Horizon: 'Firm',
      IsNewIntroductionParts: true,
      IsAerofabs: false,
      PricePerPiece: 12.5,
      Release: 'R-4',
      Cutting: 1,
      Forging: 2,
      HeatTreatment: 3,
      PreMachining: 4,
      Splitting: 5,
      Machining: 1,
      PDP: 2,
      FinalInspection: 1,
      NDT: 1,
      Laboratory: 1,
      Approval: 1,
      FinishedGoods: 2,
      Other: 1,
      movedFrom: null,
      firstPromise: '2026-12-15',
    })
  })

  test.each([
    ['a purchase order', { po: 'P-1/9' }, ['J-1', 'J-2']],
    ['the provider’s part number', { pn: 'F-00123' }, ['J-3', 'J-2']],
    ['the customer’s part number', { pn: '00123' }, ['J-3', 'J-2']],
    ['a job order', { filter: { jobOrder: 'J-4' } }, ['J-4']],
    ['a status', { filter: { status: 'Deviation Request' } }, ['J-4']],
    ['all of them', { po: 'P-2', pn: 'F-00123', filter: { jobOrder: 'J-3', status: 'Late' } }, ['J-3']],
    ['two values that no line has together', { po: 'P-1/9', filter: { status: 'Late' } }, []],
    ['complete lines as well', { complete: true }, ['J-1', 'J-3', 'J-2', 'J-9', 'J-4']],
    ['open lines only', { complete: false }, ['J-1', 'J-3', 'J-2', 'J-4']],
  ])('is filtered by %s', async (_what, input, expected) => {
    expect(await counted(input)).toEqual(expected)
    expect((await second(input)).headers.get('content-range')).toMatch(new RegExp(`/${expected.length}$`))
  })
})

describe('process headers', () => {
  const headers = async (numbers: readonly string[]) =>
    JSON.parse(
      (await buyer.post(`/read/api/Customers/${customer}/processHeaders`, { AnvilPartNumbers: numbers })).body.value,
    )

  test('list the processes of each part in order, by either of its numbers', async () => {
    const processes = ['Cutting', 'Forging', 'Heat Treatment', 'Machining', 'Finished Goods']
    const of = (Std: string) => processes.map((Proceso) => ({ Std, Proceso }))
    expect(await headers(['00123', 'F-00123'])).toEqual([...of('00123'), ...of('F-00123')])
  })

  test('are empty for a part without processes, an unknown part and no part', async () => {
    expect(await headers(['A/7', 'nobody has it'])).toEqual([])
    expect(await headers([])).toEqual([])
  })
})

describe('work in progress overview', () => {
  test('adds up the pieces by group, and their value', async () => {
    // 24 pieces at 12.50, 4 at 1.00 and 1 at 0.50; one more piece at 12.50 belongs to no named step.
    expect((await buyer.get(`/read/WIP/overview/${customer}`)).body).toEqual({
      Cutting: 5,
      Forging: 5,
      Machining: 15,
      Finished: 4,
      Other: 1,
      TotalValue: 317,
    })
  })

  test.each([
    [99, 317],
    [100, 318],
  ])('rounds the value to whole dollars: a price of %i cents gives %i', async (cents, dollars) => {
    await api.rows.ask("update job_orders set price = ? where number = 'J-4' and customer_id = ?", cents, customer)
    expect((await buyer.get(`/read/WIP/overview/${customer}`)).body.TotalValue).toBe(dollars)
  })

  test('matches the lines of every customer', async () => {
    const admin = await api.as('admin')
    const known = await everyCustomer(api)
    expect(known.length).toBeGreaterThan(volume(5))
    for (const id of known) {
      const lines = await allRows<Line>(async (range) =>
        JSON.parse((await admin.get(`/read/api/Customers/${id}/wipreport?${range}`)).body.value),
      )
      const sum = (...names: string[]) =>
        lines.reduce((total, line) => names.reduce((pieces, name) => pieces + Number(line[name]), total), 0)
      const early = ['Cutting', 'Forging', 'HeatTreatment', 'PreMachining', 'Splitting', 'Machining', 'PDP']
      const late = ['FinalInspection', 'NDT', 'Laboratory', 'Approval', 'FinishedGoods', 'Other']
      expect([...early, ...late]).toHaveLength(steps.length)
      const cents = lines.reduce((total, line) => {
        const pieces = [...early, ...late].reduce((held, name) => held + Number(line[name]), 0)
        return total + Math.round(Number(line.PricePerPiece) * 100) * pieces
      }, 0)
      expect((await admin.get(`/read/WIP/overview/${id}`)).body, `customer ${id}`).toEqual({
        Cutting: sum('Cutting'),
        Forging: sum('Forging', 'HeatTreatment'),
        Machining: sum('PreMachining', 'Machining', 'Splitting', 'PDP', 'NDT', 'Laboratory', 'FinalInspection'),
        Finished: sum('FinishedGoods', 'Approval'),
        Other: sum('Other'),
        TotalValue: Math.round(cents / 100),
      })
    }
  })
})
