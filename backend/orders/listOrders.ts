import type { InputOf } from '../../schema/call.ts'
import type { RowOf } from '../../schema/entity.ts'
import type { orders, purchaseOrder } from '../../schema/orders.ts'
import { orderDocumentLink } from '../documents/links.ts'
import type { Context, Handler } from '../implement.ts'
import { isNearStart, sliceOf } from '../paging.ts'
import { everything, filtersIn, isNarrow, type OrderSearch } from './matching.ts'
import { countOrders, linesOfPage, type Paged, type Shape } from './purchaseOrders.ts'

type ListOrders = typeof orders.listOrders
type PurchaseOrder = RowOf<typeof purchaseOrder>
type Row = Awaited<ReturnType<typeof linesOfPage>>[number]

const portion = 1_000

const documentsOf = ({ hashes }: Row) => (hashes ? hashes.split(',').map(orderDocumentLink) : [])

/** An order without a line is one row with nothing else in it. */
const lineOf = (row: Row): PurchaseOrder['lines'] => {
  const { number, jobOrder, partNumber, status } = row
  if (jobOrder === null || partNumber === null || status === null) return []
  return [{ purchaseOrder: number, jobOrder, partNumber, status, documents: documentsOf(row) }]
}

/** Rows of one order stand together. */
const toOrders = (rows: readonly Row[]): PurchaseOrder[] => {
  const byNumber = Map.groupBy(rows, ({ number }) => number)
  return [...byNumber].map(([number, group]) => {
    const lines = group.flatMap(lineOf)
    return { number, lineCount: lines.length, lines }
  })
}

type Asked = Pick<Context<ListOrders>, 'db' | 'reader' | 'dialect'> & {
  readonly search: OrderSearch
  readonly list: InputOf<ListOrders>['list']
}

const queryOf = ({ dialect, search, list }: Asked) => {
  const { sort } = list
  const shape: Shape = {
    dialect: dialect.name,
    filters: filtersIn(search),
    sort: sort?.[0] ?? null,
    direction: sort?.[1] === 'ASC' ? 'asc' : 'desc',
  }
  return { shape, wanted: { ...search, ...sliceOf(list) } as Paged }
}

/** Few orders, or a page near the start of all, come off an index; all else may read much. */
const isLight = ({ filters }: Shape, wanted: Paged) =>
  isNarrow(filters) || (filters.length === 0 && isNearStart(wanted))

const findOrders = async (asked: Asked) => {
  const { shape, wanted } = queryOf(asked)
  const db = isLight(shape, wanted) ? asked.db : asked.reader
  const rows = toOrders(await linesOfPage(db, wanted, shape))
  const isWhole = wanted.from === 0 && rows.length < wanted.length
  const [counted] = isWhole ? [] : await countOrders(db, wanted, { filters: shape.filters })
  return { rows, total: Number(counted?.total ?? rows.length), isExact: true }
}

async function* portionsOf(asked: Asked) {
  const { shape, wanted } = queryOf(asked)
  const end = wanted.from + wanted.length
  for (let from = wanted.from; from < end; from += portion) {
    const length = Math.min(portion, end - from)
    const found = toOrders(await linesOfPage(asked.reader, { ...wanted, from, length }, shape))
    if (found.length > 0) yield found
    if (found.length < length) return
  }
}

const searched = ({ input: { list, ...search }, ...tools }: Context<ListOrders>): Asked => ({ ...tools, list, search })

export const listOrders: Handler<ListOrders> = {
  run: (context) => findOrders(searched(context)),
  stream: (context) => portionsOf(searched(context)),
}

type ListAllOrders = typeof orders.listAllOrders

const all = ({ input: { list, customerId }, ...tools }: Context<ListAllOrders>): Asked => ({
  ...tools,
  list,
  search: { ...everything, customerId },
})

export const listAllOrders: Handler<ListAllOrders> = {
  run: (context) => findOrders(all(context)),
  stream: (context) => portionsOf(all(context)),
}
