import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { newestFirst, plantOrders } from '#tests/support/rows/orders/orderRows.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const nothing = { status: null, JobOrder: null, OP: null, PartNumber: null }

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  await plantOrders(api, customer)
})

afterAll(() => api.stop())

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )

const list = (search: object = {}, input: Record<string, unknown> = {}, by = buyer) =>
  by.post(`/read/OpenOrders/ListadoFiltrado/?${query(input)}`, { id: customer, ...nothing, ...search })

const detail = (pedido: string, between: object = {}, by = buyer) =>
  by.get(`/read/OpenOrders/Detalle/${customer}?${query({ pedido, fechai: 'null', fechaf: 'null', ...between })}`)

type Order = { pedido: string; rowspan: number; promiseDate: string | null; Detalle: Record<string, string>[] }
const ordersOf = ({ body }: { body: { ListadoOpenOrders: Order[] } }) => body.ListadoOpenOrders
const foundLines = async (search: object) =>
  ordersOf(await list(search)).flatMap(({ Detalle }) => Detalle.map(({ OP }) => OP))

describe("access to a customer's orders", () => {
  const paths = {
    list: (by: Client, id: number) => list({ id }, {}, by),
    'whole list': (by: Client, id: number) => by.get(`/read/OpenOrders/Listado/${id}`),
    detail: (by: Client, id: number) =>
      by.get(`/read/OpenOrders/Detalle/${id}?${query({ pedido: 'P-1', fechai: 'null', fechaf: 'null' })}`),
  }

  test.each(Object.entries(paths))(
    'returns 401 when signed out, 403 without the page, 404 for other customers: %s',
    async (_name, ask) => {
      const admin = await api.as('admin')
      const member = await addMember(api, admin, { newPermissions: [{ id: 65, hasAccess: false }] })
      const withoutPage = await api.as(member.email)
      const other = await api.as('customer')
      const answers = [ask(api.anyone, customer), ask(withoutPage, customers.healthy), ask(other, customer)]
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 404])
    },
  )

  test('to the acknowledgement returns 401 when signed out, 200 for the customer', async () => {
    const ask = (by: Client) => by.get(`/read/OpenOrders/Getacknowledgment/${customer}?pedido=00123`)
    expect([(await ask(api.anyone)).status, (await ask(buyer)).status]).toEqual([401, 200])
  })
})

describe('order list', () => {
  test('contains every order, newest first, with its lines in order', async () => {
    const found = ordersOf(await list())
    expect(found.map(({ pedido }) => pedido)).toEqual(newestFirst)
    expect(found.map(({ rowspan, Detalle }) => [rowspan, Detalle.length])).toEqual([
      [1, 1],
      [4, 4],
      [1, 1],
      [1, 1], // prettier-ignore
    ])
    expect(found[1]?.Detalle).toEqual([
      expect.objectContaining({ pedido: '00123', OP: 'J-10', NumeroParte: '00123', Estado: 'Delay' }),
      expect.objectContaining({ pedido: '00123', OP: 'J-20', NumeroParte: 'A/7', Estado: 'In Transit' }),
      expect.objectContaining({ pedido: '00123', OP: 'J-30', NumeroParte: '=1+1', Estado: 'Late' }),
      expect.objectContaining({ pedido: '00123', OP: 'J-40', NumeroParte: '00123', Estado: 'On Time' }),
    ])
  })

  test('contains both dates and the quantities of each line, and the earliest promise of the open ones', async () => {
    const [, order] = ordersOf(await list())
    expect(
      order?.Detalle.map(({ OP, requestDate, promiseDate, ordered, open }) => [
        OP,
        requestDate,
        promiseDate,
        ordered,
        open,
      ]),
    ).toEqual([
      ['J-10', '2026-11-21', '2027-01-01', 10, 10],
      ['J-20', '2026-12-22', '2026-12-15', 5, 0],
      ['J-30', '2026-11-20', '2026-11-20', 10, 10],
      ['J-40', '2026-12-23', null, 10, 10],
    ])
    expect(ordersOf(await list()).map(({ promiseDate }) => promiseDate)).toEqual([
      '2026-12-15',
      '2026-11-20',
      '2026-12-15',
      null,
    ])
  })

  test('tells why an open line is late: step, reason and line number, with its price', async () => {
    const lines = ordersOf(await list()).flatMap(({ Detalle }) => Detalle as object[]) as Record<string, unknown>[]
    const told = Object.fromEntries(lines.map(({ OP, step, reason, lineItem }) => [OP, [step, reason, lineItem]]))
    expect(told).toMatchObject({
      'J-10': ['Not started', '=cmd()\n<script>😀', 10],
      'J/5 é': ['Finished Goods', null, 1],
    })
    // A line without open pieces is in no step.
    expect(told['J-20']?.[0]).toBe('')
    expect(lines.every(({ price }) => Number.isInteger(price))).toBe(true)
  })

  test('has with the filter of open lines only these, in list, counts and status report', async () => {
    const filter = { stage: 'open' }
    const [found, whole] = await Promise.all([
      list({}, { filter }),
      buyer.get(`/read/OpenOrders/Listado/${customer}?${query({ filter })}`),
    ])
    expect(ordersOf(found).flatMap(({ Detalle }) => Detalle.map(({ OP }) => OP))).toEqual([
      'J/5 é',
      'J-10',
      'J-30',
      'J-40',
      'J-2',
    ])
    expect(found.headers.get('content-range')).toBe('ListadoFiltrado 0-2/3')
    expect(whole.body).toEqual(found.body)
    const report = await buyer.post(`/read/OpenOrders/StatusReportSteel/?${query({ filter })}`, {
      id: customer,
      ...nothing,
    })
    expect(report.body.ListadoStatusReport.map(({ JobOrder }: { JobOrder: string }) => JobOrder).toSorted()).toEqual([
      'J-10',
      'J-2',
      'J-30',
      'J-40',
      'J/5 é',
    ])
    expect((await list({}, { filter: { stage: 'late' } })).status).toBe(400)
  })

  test('is sorted by the earliest promise of the open lines that it shows, orders without one last', async () => {
    const numbersBy = async (order: string, search: object = {}) =>
      ordersOf(await list(search, { sort: ['promiseDate', order] })).map(({ pedido }) => pedido)
    expect(await numbersBy('ASC')).toEqual(['00123', 'P-1', 'PO/2026 #7', 'P-0'])
    expect(await numbersBy('DESC')).toEqual(['P-0', 'PO/2026 #7', 'P-1', '00123'])
    // Without its late line, the earliest promise of the order is later.
    expect(await numbersBy('ASC', { PartNumber: '00123' })).toEqual(['P-1', '00123', 'P-0'])
    const slices = await Promise.all(
      [0, 1, 2, 3].map(async (at) => ordersOf(await list({}, { sort: ['promiseDate', 'ASC'], range: [at, at] }))),
    )
    expect(slices.flat().map(({ pedido }) => pedido)).toEqual(await numbersBy('ASC'))
  })

  test.each([
    ['daysLate', 'DESC', ['P-0', 'PO/2026 #7', 'P-1', '00123']],
    ['lastPromise', 'ASC', ['00123', 'P-1', 'PO/2026 #7', 'P-0']],
    ['requestDate', 'ASC', ['P-1', '00123', 'PO/2026 #7', 'P-0']],
    ['daysAfterRequest', 'ASC', ['P-1', '00123', 'PO/2026 #7', 'P-0']],
    ['step', 'ASC', ['00123', 'P-1', 'PO/2026 #7', 'P-0']],
    ['step', 'DESC', ['P-0', 'PO/2026 #7', 'P-1', '00123']],
    ['reason', 'ASC', ['00123', 'P-0', 'P-1', 'PO/2026 #7']],
    ['reason', 'DESC', ['PO/2026 #7', 'P-1', 'P-0', '00123']],
  ])('is sorted by %s, %s, with and without delivered orders, and in pages', async (field, order, numbers) => {
    const sort = [field, order]
    const numbersOf = async (more: object) => ordersOf(await list({}, { sort, ...more })).map(({ pedido }) => pedido)
    expect(await numbersOf({})).toEqual(numbers)
    const open = numbers.filter((number) => number !== 'P-0')
    const filter = { stage: 'open' }
    expect(await numbersOf({ filter })).toEqual(open)
    const pages = await Promise.all([0, 1, 2].map((at) => numbersOf({ filter, range: [at, at] })))
    expect(pages.flat()).toEqual(open)
  })

  test.each(['ASC', 'DESC'])('of open lines by promise, %s, has in pages what it has as a whole', async (order) => {
    const by = await api.as('customer')
    const filter = { stage: 'open' }
    const page = (from: number, to: number) =>
      list({ id: customers.healthy }, { sort: ['promiseDate', order], filter, range: [from, to] }, by)
    const whole = ordersOf(await page(0, 999))
    const found = await Promise.all([0, 40, 80].map((from) => page(from, from + 39)))
    expect(found.flatMap(ordersOf)).toEqual(whole)
    expect(found.map(({ headers }) => headers.get('content-range')?.split('/')[1])).toEqual(
      found.map(() => String(whole.length)),
    )
    const ids = await api.rows.ask('select id, number from purchase_orders where customer_id = ?', customers.healthy)
    const idOf = new Map(ids.map(({ id, number }) => [number, Number(id)]))
    const keys = whole.map(({ pedido, promiseDate }) => [promiseDate ?? '9999-12-31', idOf.get(pedido) ?? 0] as const)
    const sorted = keys.toSorted(([day, id], [other, otherId]) => (day === other ? id - otherId : day < other ? -1 : 1))
    expect(keys).toEqual(order === 'ASC' ? sorted : sorted.toReversed())
    expect(whole.length).toBeGreaterThan(80)
  })

  test('links no, one or three documents in order, with their kinds', async () => {
    const link = (hash: string) => `/content/api/Main/0x${customer}${hash}/DocumentFile#confirmation`
    const links = ordersOf(await list()).map(({ Detalle }) => Detalle[0]?.rutaConsultaCliente)
    expect(links).toEqual(['', ['c3', 'c1', 'c2'].map(link).join(','), link('b1'), ''])
  })

  test('is the same without a search', async () => {
    const { body } = await buyer.get(`/read/OpenOrders/Listado/${customer}`)
    expect(body).toEqual((await list()).body)
    expect((await buyer.get(`/read/OpenOrders/Listado/${customer}?range=[1,1]`)).headers.get('content-range')).toBe(
      'Listado 1-1/4',
    )
  })

  test('has pages that add up to the whole list', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((from) => list({}, { range: [from, from] })))
    expect(pages.map(({ headers }) => headers.get('content-range'))).toEqual(
      [0, 1, 2, 3].map((from) => `ListadoFiltrado ${from}-${from}/4`),
    )
    expect(pages.flatMap(ordersOf)).toEqual(ordersOf(await list()))
  })

  test('is empty beyond its end, with the total number', async () => {
    const answer = await list({ PartNumber: '00123' }, { range: [25, 49] })
    expect([ordersOf(answer), answer.headers.get('content-range')]).toEqual([[], 'ListadoFiltrado */3'])
  })

  test.each([
    ['ASC', ['00123', 'P-0', 'P-1', 'PO/2026 #7']],
    ['DESC', ['PO/2026 #7', 'P-1', 'P-0', '00123']],
  ])('is sorted by number, %s', async (order, numbers) => {
    expect(ordersOf(await list({}, { sort: ['purchaseOrder', order] })).map(({ pedido }) => pedido)).toEqual(numbers)
  })
})

describe('order search', () => {
  test.each([
    [1, 'Late', ['J-30', 'J-2']],
    [2, 'Delay', ['J-10']],
    [3, 'On Time', ['J-40']],
    [4, 'In Transit', ['J-20']],
    [5, 'Delivered', ['J-1']],
    [6, 'Deviation Request', ['J/5 é']],
  ])('by status %i returns lines with the status %s', async (status, word, jobOrders) => {
    const found = ordersOf(await list({ status })).flatMap(({ Detalle }) => Detalle)
    expect(found.map(({ OP, Estado }) => [OP, Estado])).toEqual(jobOrders.map((jobOrder) => [jobOrder, word]))
  })

  test.each([
    ['its purchase order', { OP: '00123' }, ['J-10', 'J-20', 'J-30', 'J-40']],
    ['a purchase order with a slash', { OP: 'PO/2026 #7' }, ['J/5 é']],
    ['its job order', { JobOrder: 'J-20' }, ['J-20']],
    ['a job order with special characters', { JobOrder: 'J/5 é' }, ['J/5 é']],
    ['its part number', { PartNumber: '00123' }, ['J-10', 'J-40', 'J-2', 'J-1']],
    ['a part number like a formula', { PartNumber: '=1+1' }, ['J-30']],
    ['part number and status', { PartNumber: '00123', status: 1 }, ['J-2']],
    ['purchase order and part number', { OP: '00123', PartNumber: '00123' }, ['J-10', 'J-40']],
    ['job order and purchase order', { JobOrder: 'J-30', OP: '00123' }, ['J-30']],
    ['job order and part number', { JobOrder: 'J-30', PartNumber: '=1+1' }, ['J-30']],
    ['all of them', { JobOrder: 'J-30', OP: '00123', PartNumber: '=1+1', status: 1 }, ['J-30']],
    ['spaces around a number', { OP: '  P-1 ' }, ['J-2']],
    ['a purchase order with a job order of another order', { JobOrder: 'J-2', OP: '00123' }, []],
    ['a part and a status that no line has together', { PartNumber: 'A/7', status: 1 }, []],
    ['the beginning of a number', { OP: '0012' }, []],
    ['a job order in another case', { JobOrder: 'j-20' }, ['J-20']],
    ['a job order with a letter in another case', { JobOrder: 'j/5 É' }, ['J/5 é']],
    ['a purchase order in another case', { OP: 'po/2026 #7' }, ['J/5 é']],
    ['a number without its dash', { JobOrder: 'J20' }, []],
    ['a number without its zeros', { OP: '123' }, []],
    ['a pattern', { PartNumber: '%' }, []],
    ['a number that was never ordered', { OP: 'zzz' }, []],
  ])('finds whole numbers only, ignoring case: %s', async (_case, search, jobOrders) => {
    expect(await foundLines(search)).toEqual(jobOrders)
    const counted = (await list(search, { range: [0, 0] })).headers.get('content-range')
    const orderCount = ordersOf(await list(search)).length
    expect(counted).toBe(orderCount === 0 ? 'ListadoFiltrado */0' : `ListadoFiltrado 0-0/${orderCount}`)
  })

  test('returns the number of matching lines of an order', async () => {
    const [found] = ordersOf(await list({ OP: '00123', PartNumber: '00123' }))
    expect([found?.rowspan, found?.Detalle.length]).toEqual([2, 2])
  })

  test('never finds the same number of another customer', async () => {
    await plantOrders(api, customers.ringsOnly)
    expect(await foundLines({ JobOrder: 'J-20' })).toEqual(['J-20'])
    expect(await foundLines({ PartNumber: '00123' })).toEqual(['J-10', 'J-40', 'J-2', 'J-1'])
    expect(await foundLines({ OP: '00123', status: 1 })).toEqual(['J-30'])
  })

  test.each([
    ['status', { status: 0 }],
    ['status', { status: 7 }],
    ['status', { status: 'Late' }],
    ['OP', { OP: '' }],
    ['OP', { OP: 'x'.repeat(61) }],
    ['OP', { OP: 123 }],
    ['JobOrder', { JobOrder: undefined }],
    ['PartNumber', { PartNumber: 'a\u0000b' }],
    ['other', { other: null }],
  ])('returns 400 and names %s for %j', async (name, search) => {
    const { status, body } = await list(search)
    expect([status, body.error, Object.keys(body.fields ?? {})]).toEqual([400, 'invalid_input', [name]])
  })
})

describe('order detail', () => {
  const jobOrdersOf = ({ body }: { body: { DetalleOpenOrder: { Detalle: { OP: string }[] }[] } }) =>
    body.DetalleOpenOrder[0]?.Detalle.map(({ OP }) => OP)

  test('contains the ordered and shipped pieces of each line', async () => {
    const { body } = await detail('PO/2026 #7')
    expect(body).toEqual({
      DetalleOpenOrder: [
        {
          fechainicio: null,
          fechafin: null,
          Detalle: [
            {
              OP: 'J/5 é',
              fechaentregacliente: '2026-11-21',
              nuevafechaentregacliente: '2026-12-15',
              NumeroParte: 'A/7',
              lineitem: 1,
              cantidad: 8,
              enviadas: 7,
              Estado: 'Deviation Request',
            },
          ],
        },
      ],
    })
  })

  test('contains the newer commitment after a change, and null without a commitment', async () => {
    const { body } = await detail('00123')
    const commitments = body.DetalleOpenOrder[0].Detalle.map((line: Record<string, string>) => [
      line.OP,
      line.nuevafechaentregacliente,
    ])
    expect(commitments).toEqual([
      ['J-10', '2027-01-01'],
      ['J-20', '2026-12-15'],
      ['J-30', '2026-11-20'],
      ['J-40', null],
    ])
  })

  test.each([
    ['null', 'null', ['J-10', 'J-20', 'J-30', 'J-40']],
    ['21112026', '22122026', ['J-10', 'J-20']],
    ['20112026', '23122026', ['J-10', 'J-20', 'J-30', 'J-40']],
    ['22112026', '21122026', []],
    ['21112026', '21112026', ['J-10']],
    ['null', '20112026', ['J-30']],
    ['23122026', 'null', ['J-40']],
    ['22122026', '21112026', []],
  ])('from %s to %s contains the lines requested on these days', async (fechai, fechaf, jobOrders) => {
    const answer = await detail('00123', { fechai, fechaf })
    expect(jobOrdersOf(answer)).toEqual(jobOrders)
    const expected = [fechai, fechaf].map((day) => (day === 'null' ? null : day.replace(/(..)(..)(....)/, '$3-$2-$1')))
    const [{ fechainicio, fechafin }] = answer.body.DetalleOpenOrder
    expect([fechainicio, fechafin]).toEqual(expected)
  })

  test.each(['P-9', '0012', 'null'])('is empty for the unknown order %s', async (number) => {
    expect((await detail(number)).body).toEqual({ DetalleOpenOrder: [] })
  })

  test('is empty for an order of another customer', async () => {
    const healthy = await api.as('customer')
    const path = `/read/OpenOrders/Detalle/${customers.healthy}?${query({ pedido: 'PO/2026 #7', fechai: 'null', fechaf: 'null' })}`
    expect((await healthy.get(path)).body).toEqual({ DetalleOpenOrder: [] })
  })

  test.each([
    ['fechai', { fechai: '2026-11-21' }],
    ['fechai', { fechai: '31022026' }],
    ['fechaf', { fechaf: '' }],
    ['fechaf', { fechaf: '29022027' }],
  ])('returns 400 and names %s for the invalid day in %j', async (name, between) => {
    const { status, body } = await detail('00123', between)
    expect([status, Object.keys(body.fields)]).toEqual([400, [name]])
  })

  test('accepts a leap day', async () => {
    expect((await detail('00123', { fechaf: '29022028' })).status).toBe(200)
  })
})

describe('order acknowledgement', () => {
  const ask = async (pedido: string, at = `/${encodeURIComponent(pedido)}`) =>
    (await (await api.as('staff')).get(`/read/OpenOrders/Getacknowledgment/${customer}${at}`)).body

  test('is the same in both forms of its URL, also for a number with a slash', async () => {
    const byQuery = (pedido: string) => ask(pedido, `?${query({ pedido })}`)
    expect(await byQuery('00123')).toEqual(await ask('00123'))
    expect(await byQuery('PO/7')).toEqual({ DetalleOpenOrder: null })
  })

  test('is that of the first acknowledged line that is not late', async () => {
    const [line] = await api.rows.ask("select id from job_orders where number = 'J-10' and customer_id = ?", customer)
    expect(await ask('00123')).toEqual({ DetalleOpenOrder: `/content/api/Orders/${line?.id}/acknowledgement` })
  })

  test.each([
    ['only late lines have one', 'P-1'],
    ['no line has one', 'P-0'],
    ['the order does not exist', 'P-9'],
  ])('is null if %s', async (_case, pedido) => {
    expect(await ask(pedido)).toEqual({ DetalleOpenOrder: null })
  })
})
