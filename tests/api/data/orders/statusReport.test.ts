import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import { plantOrders } from '#tests/support/rows/orders/orderRows.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const nothing = { status: null, JobOrder: null, OP: null, PartNumber: null }
const newestFirst = ['J/5 é', 'J-10', 'J-20', 'J-30', 'J-40', 'J-2', 'J-1']

let api: Api
let buyer: Client

beforeAll(async () => {
  api = await startApi()
  buyer = await api.as('new')
  await plantOrders(api, customer)
})

afterAll(() => api.stop())

const query = (input: Record<string, unknown>) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, JSON.stringify(value)]))

const report = (search: object = {}, input: Record<string, unknown> = {}, by = buyer) =>
  by.post(`/read/OpenOrders/StatusReportSteel/?${query(input)}`, { id: customer, ...nothing, ...search })

const detail = (jobOrder: string, by = buyer, id: number = customer) =>
  by.get(`/read/api/Customers/${id}/wipEstatusReport?${new URLSearchParams({ JobOrder: jobOrder })}`)

type Row = Record<string, string | number | null>
const rowsOf = ({ body }: { body: { ListadoStatusReport: Row[] } }) => body.ListadoStatusReport
const found = async (search: object = {}, input = {}) =>
  rowsOf(await report(search, input)).map(({ JobOrder }) => JobOrder)

describe('access to the status report', () => {
  const asking = {
    list: (by: Client, id: number) => report({ id }, {}, by),
    detail: (by: Client, id: number) => detail('J-10', by, id),
  }

  test.each(Object.entries(asking))(
    'returns 401 when signed out, 403 without the page, 404 for other customers: %s',
    async (_name, ask) => {
      const member = await addMember(api, await api.as('admin'), { newPermissions: [{ id: 65, hasAccess: false }] })
      const withoutPage = await api.as(member.email)
      const other = await api.as('customer')
      const answers = [ask(api.anyone, customer), ask(withoutPage, customers.healthy), ask(other, customer)]
      expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([401, 403, 404])
    },
  )
})

describe('status report', () => {
  test('contains the lines of the newest order first', async () => {
    const answer = await report()
    expect(rowsOf(answer).map(({ JobOrder }) => JobOrder)).toEqual(newestFirst)
    expect(answer.headers.get('content-range')).toBe('StatusReportSteel 0-6/7')
  })

  test('contains open pieces, expected shipments and current step of a line', async () => {
    const [first, delayed] = rowsOf(await report())
    expect(first).toEqual({
      PO: 'PO/2026 #7',
      JobOrder: 'J/5 é',
      PartNumber: 'A/7',
      POQty: 8,
      OpenQty: 1,
      Lbs: 118,
      PromiseShipdate: '2026-12-15',
      PartialShipmentDate: null,
      ExpectedPartialQty: null,
      BalanceShipmentDate: null,
      BalanceQty: 1,
      Currentprocess: 'Finished Goods',
      requestDate: '2026-11-21',
      movedFrom: null,
      firstPromise: '2026-12-15',
    })
    expect(delayed).toMatchObject({
      PromiseShipdate: '2027-01-01',
      PartialShipmentDate: '2026-12-01',
      ExpectedPartialQty: 3,
      BalanceShipmentDate: '2028-02-29',
      BalanceQty: 7,
      Currentprocess: 'Not started',
    })
  })

  test('names the earliest step that holds pieces', async () => {
    const [late] = rowsOf(await report({ JobOrder: 'J-2' }))
    expect(late?.Currentprocess).toBe('Cutting')
  })

  test('contains the open weight, to a hundredth of a pound', async () => {
    await api.rows.ask("update parts set weight = 0.335 where customer_number = '=1+1' and customer_id = ?", customer)
    const weights = rowsOf(await report({ OP: '00123' })).map(({ JobOrder, Lbs }) => [JobOrder, Lbs])
    expect(weights).toEqual([
      ['J-10', 1180],
      ['J-20', 0],
      ['J-30', 3.35],
      ['J-40', 1180],
    ])
  })

  test('has pages that add up to the whole list', async () => {
    const pages = await Promise.all([0, 3, 6].map((from) => report({}, { range: [from, from + 2] })))
    expect(pages.map(({ headers }) => headers.get('content-range'))).toEqual([
      'StatusReportSteel 0-2/7',
      'StatusReportSteel 3-5/7',
      'StatusReportSteel 6-6/7',
    ])
    expect(pages.flatMap(rowsOf)).toEqual(rowsOf(await report()))
  })

  test.each([
    ['purchaseOrder', 'PO', ''],
    ['jobOrder', 'JobOrder', ''],
    ['partNumber', 'PartNumber', ''],
    // A line without a promise is promised later than any other.
    ['promiseDate', 'PromiseShipdate', '9999-12-31'],
    ['open', 'OpenQty', ''],
  ])('is sorted by %s in both directions', async (field, wire, empty) => {
    const values = async (order: string) =>
      rowsOf(await report({}, { sort: [field, order] })).map((row) => row[wire] ?? empty)
    const ascending = await values('ASC')
    const compare = (left: string | number, right: string | number) => (left < right ? -1 : Number(left > right))
    expect(ascending).toEqual(ascending.toSorted(compare as never))
    expect(await values('DESC')).toEqual(ascending.toReversed())
  })

  test.each([
    ['status', { status: 6 }, ['J/5 é']],
    ['purchase order', { OP: 'PO/2026 #7' }, ['J/5 é']],
    ['job order', { JobOrder: 'J-2' }, ['J-2']],
    ['part number', { PartNumber: '00123' }, ['J-10', 'J-40', 'J-2', 'J-1']],
    ['all of them', { OP: '00123', JobOrder: 'J-30', PartNumber: '=1+1', status: 1 }, ['J-30']],
    ['a job order in another case', { JobOrder: 'j-30' }, ['J-30']],
    ['a number that was never ordered', { PartNumber: '123' }, []],
  ])('is searched exactly by %s', async (_name, search, jobOrders) => {
    expect(await found(search)).toEqual(jobOrders)
    expect(await found(search, { sort: ['jobOrder', 'ASC'], range: [0, 0] })).toEqual(jobOrders.toSorted().slice(0, 1))
  })

  test('never contains lines of another customer', async () => {
    await plantOrders(api, customers.ringsOnly)
    for (const search of [{}, { status: 1 }, { PartNumber: 'A/7' }, { OP: '00123' }, { JobOrder: 'J-1' }]) {
      const numbers = await found(search)
      expect(numbers).toEqual([...new Set(numbers)])
    }
  })

  test('is available as CSV with all rows', async () => {
    const answer = await buyer.send('POST', '/read/OpenOrders/StatusReportSteel/', {
      body: { id: customer, ...nothing },
      headers: { accept: 'text/csv' },
    })
    const [header, ...lines] = answer.text.trim().split('\r\n')
    expect(header?.split(',')).toHaveLength(15)
    expect(lines).toHaveLength(newestFirst.length)
    expect(lines[3]).toContain("'=1+1")
  })
})

describe('status report detail', () => {
  test('contains the seventeen fields of its release', async () => {
    const { body } = await detail('J-10')
    expect(body).toHaveLength(1)
    expect(body[0]).toEqual({
      PO: '00123',
      Release: '',
      CustomerRequestDate: '2026-11-21',
      AnvilCommitmentDate: '2026-12-15',
      NewAnvilCommitmentDate: '2027-01-01',
      FechaModificada: '2026-03-01',
      ModifiedDateComment: '=cmd()\n<script>😀',
      FechaLiberacion: '2026-02-01',
      CustomerPartNumber: '00123',
      AnvilPartNumber: 'F-00123',
      Qty: 10,
      Shipped: 0,
      Balance: 10,
      Status: 'Delay',
      IsAerofab: false,
      IdPedido: expect.any(Number),
      Acknowledgement: true,
    })
    expect(Object.keys(body[0])).toHaveLength(17)
  })

  test('is found by a job order with special characters', async () => {
    expect((await detail('J/5 é')).body).toMatchObject([{ PO: 'PO/2026 #7', Shipped: 7, Balance: 1 }])
  })

  test.each(['J-99', 'j-10', 'null'])('is empty for the unknown job order %s', async (jobOrder) => {
    expect((await detail(jobOrder)).body).toEqual([])
  })

  test('is empty for a job order of another customer', async () => {
    const healthy = await api.as('customer')
    expect((await detail('J-10', healthy, customers.healthy)).body).toEqual([])
  })
})
