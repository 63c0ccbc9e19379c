import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRows } from '#tests/support/client/allRows.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { someOf, upTo } from '#tests/support/database/upTo.ts'
import {
  type Line,
  linesOf,
  openOf,
  openPounds,
  type StepColumn,
  stepColumnNames,
  stepColumns,
} from '#tests/support/rows/orders/customerRows.ts'

let api: Api
let admin: Client
let customers: number[]
const rowsOf = new Map<number, readonly Line[]>()

beforeAll(async () => {
  api = await startApi()
  admin = await api.as('admin')
  const all = await api.rows.ask('select id from customers where type = 1 order by exclude_from_context desc, id')
  customers = someOf(all).map(({ id }) => id)
  for (const id of customers) rowsOf.set(id, await linesOf(api.rows, id))
})

afterAll(() => api.stop())

type LineRow = Record<string, unknown>

const nothing = { status: null, JobOrder: null, OP: null, PartNumber: null }

/** Name of a count in the second list of work in progress: the step without its space, except `PDP`. */
const countOf = (column: StepColumn) => (column === 'pdp' ? 'PDP' : stepColumns[column].replace(' ', ''))

/** Lists whose lines are added up by screens and files: the request for all lines, and the expected line of a row. */
const lists = {
  'the status report': {
    lines: async (id: number, range: string): Promise<LineRow[]> =>
      (await admin.post(`/read/OpenOrders/StatusReportSteel/?${range}`, { id, ...nothing })).body.ListadoStatusReport,
    has: (_line: Line) => true,
    read: ({ JobOrder, PO, POQty, OpenQty, Lbs, BalanceQty }: LineRow) => [
      JobOrder,
      PO,
      POQty,
      OpenQty,
      Lbs,
      BalanceQty,
    ],
    reckon: (line: Line) => [
      line.number,
      line.order,
      line.quantity,
      openOf(line),
      openPounds(line),
      openOf(line) - line.partial,
    ],
  },
  'work in progress of the first source': {
    lines: async (id: number, range: string): Promise<LineRow[]> =>
      (await admin.get(`/read/WIP/getwipdetalle/${id}?${range}`)).body.wipdetalle,
    has: (line: Line) => openOf(line) > 0,
    read: ({ OP, pedido, cantidad, enviadas, Wip }: LineRow) => [
      OP,
      pedido,
      cantidad,
      enviadas,
      ...(Wip as LineRow[]).map(({ proceso, cantidad: held }) => `${proceso}: ${held}`),
    ],
    reckon: (line: Line) => [
      line.number,
      line.order,
      line.quantity,
      line.shipped,
      ...stepColumnNames.flatMap((column) => (line[column] > 0 ? `${stepColumns[column]}: ${line[column]}` : [])),
    ],
  },
  'work in progress of the second source': {
    lines: async (id: number, range: string): Promise<LineRow[]> =>
      JSON.parse((await admin.get(`/read/api/Customers/${id}/wipreport?${range}`)).body.value),
    has: (line: Line) => openOf(line) > 0,
    read: ({ AnvilOrder, PO, Qty, Shipped, PricePerPiece, ...counts }: LineRow) => [
      AnvilOrder,
      PO,
      Qty,
      Shipped,
      PricePerPiece,
      ...stepColumnNames.map((column) => counts[countOf(column)]),
    ],
    reckon: (line: Line) => [
      line.number,
      line.order,
      line.quantity,
      line.shipped,
      line.price / 100,
      ...stepColumnNames.map((column) => line[column]),
    ],
  },
}

const atOnce = 20

/** Results in order, with as many requests at once as a few browsers make. */
const eachOf = async <Row, Result>(rows: readonly Row[], ask: (row: Row) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += atOnce)
    results.push(...(await Promise.all(rows.slice(at, at + atOnce).map(ask))))
  return results
}

const timelinesPerCustomer = 100

/** At most `count` of the rows, evenly spaced. */
const spread = <Row>(rows: readonly Row[], count: number) => {
  const step = Math.max(1, rows.length / count)
  return upTo(Math.min(count, rows.length), (index) => rows[Math.floor(index * step)] as Row)
}

const sorted = (lines: readonly (readonly unknown[])[]) => lines.map((line) => line.join(' | ')).toSorted()

describe('order lists of every customer, including the one excluded from the context', () => {
  test.each(Object.entries(lists))('%s contains each line once, with the figures of its row', async (_name, list) => {
    expect(customers).toContain(108)
    for (const id of customers) {
      const answered = sorted((await allRows((range) => list.lines(id, range))).map(list.read))
      const stored = sorted((rowsOf.get(id) ?? []).filter(list.has).map(list.reckon))
      expect(answered.length, `customer ${id}`).toBe(stored.length)
      expect(
        answered.filter((line, at) => line !== stored[at]),
        `customer ${id}`,
      ).toEqual([])
    }
  })

  test('the order list contains each order once, with its number of lines', async () => {
    for (const id of customers) {
      const { ListadoOpenOrders: orders } = (await admin.get(`/read/OpenOrders/Listado/${id}`)).body
      const stored = await api.rows.ask(
        `select purchase_orders.number, count(job_orders.id) as lines from purchase_orders
          left join job_orders on purchase_order_id = purchase_orders.id
          where purchase_orders.customer_id = ? group by purchase_orders.id, purchase_orders.number`,
        id,
      )
      expect(
        sorted(orders.map(({ pedido, rowspan, Detalle }: LineRow) => [pedido, rowspan, (Detalle as []).length])),
      ).toEqual(sorted(stored.map(({ number, lines }) => [number, Number(lines), Number(lines)])))
    }
  })

  test('the order detail contains the ordered and shipped pieces of each line', async () => {
    for (const id of customers) {
      const orders = Map.groupBy(rowsOf.get(id) ?? [], ({ order }) => order)
      const [longest] = [...orders].toSorted(([, left], [, right]) => right.length - left.length)
      if (!longest) continue
      const [pedido, lines] = longest
      const query = new URLSearchParams({ pedido, fechai: 'null', fechaf: 'null' })
      const { DetalleOpenOrder } = (await admin.get(`/read/OpenOrders/Detalle/${id}?${query}`)).body
      expect(
        DetalleOpenOrder[0].Detalle.map(({ OP, cantidad, enviadas }: LineRow) => [OP, cantidad, enviadas]),
      ).toEqual(lines.map(({ number, quantity, shipped }) => [number, quantity, shipped]))
    }
  })

  test('the order list, the order detail, the status report and the timeline agree on each line', async () => {
    for (const id of customers) {
      const whole = { id, ...nothing }
      const { ListadoOpenOrders: orders } = (await admin.get(`/read/OpenOrders/Listado/${id}`)).body
      const lines = (orders as { Detalle: LineRow[] }[]).flatMap(({ Detalle }) => Detalle)
      const listed = lines.map(({ OP, requestDate, promiseDate, ordered, open }) => [
        OP,
        requestDate,
        promiseDate,
        ordered,
        open,
      ])

      const report = await allRows<LineRow>(
        async (range) =>
          (await admin.post(`/read/OpenOrders/StatusReportSteel/?${range}`, whole)).body.ListadoStatusReport,
      )
      const reported = report.map(({ JobOrder, requestDate, PromiseShipdate, POQty, OpenQty }) => [
        JobOrder,
        requestDate,
        PromiseShipdate,
        POQty,
        OpenQty,
      ])
      expect(reported, `customer ${id}`).toEqual(listed)

      const detailed = await eachOf(orders, async ({ pedido }: LineRow) => {
        const query = new URLSearchParams({ pedido: String(pedido), fechai: 'null', fechaf: 'null' })
        const { DetalleOpenOrder } = (await admin.get(`/read/OpenOrders/Detalle/${id}?${query}`)).body
        return (DetalleOpenOrder[0].Detalle as Record<string, number>[]).map((line) => [
          line.OP,
          line.fechaentregacliente,
          line.nuevafechaentregacliente,
          line.cantidad,
          Number(line.cantidad) - Number(line.enviadas),
        ])
      })
      expect(detailed.flat(), `customer ${id}`).toEqual(listed)

      const asked = spread(listed, timelinesPerCustomer)
      const timelines = await eachOf(asked, async ([number]) => {
        const query = new URLSearchParams({ by: 'jobOrder', number: String(number) })
        const { events } = (await admin.get(`/read/api/Customers/${id}/timeline?${query}`)).body
        const dayOf = (kind: string) => (events as LineRow[]).find((event) => event.kind === kind)?.day
        return [number, dayOf('requested'), dayOf('promisedAnew') ?? dayOf('promised') ?? null]
      })
      expect(timelines, `customer ${id}`).toEqual(asked.map((line) => line.slice(0, 3)))
    }
  })
})
