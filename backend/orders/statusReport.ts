import type { RowOf } from '../../schema/entity.ts'
import type { Day } from '../../schema/kinds.ts'
import type { orders, statusReportRow } from '../../schema/orders.ts'
import { currentStepName } from '../../schema/steps.ts'
import type { Context, Handler } from '../implement.ts'
import { isNearStart, sliceOf } from '../paging.ts'
import { filtersIn, isNarrow } from './matching.ts'
import { countLines, type Paged, type Shape, statusLines } from './statusLines.ts'

type StatusReport = typeof orders.statusReport
type Row = Awaited<ReturnType<typeof statusLines>>[number]

export const toReportRow = (row: Row): RowOf<typeof statusReportRow> => {
  const { purchaseOrder, jobOrder, partNumber, quantity, open_quantity: open, partial_quantity: partial } = row
  return {
    ...{ purchaseOrder, jobOrder, partNumber, ordered: quantity, open },
    weight: row.hundredths / 100,
    promiseDate: row.promiseDate,
    partialDate: row.partial_on as Day | null,
    partialQuantity: partial,
    balanceDate: row.balance_on as Day | null,
    balanceQuantity: open - (partial ?? 0),
    currentProcess: currentStepName(row),
  }
}

const queryOf = ({ dialect, input: { list, ...search } }: Context<StatusReport>) => {
  const shape: Shape = {
    dialect: dialect.name,
    filters: filtersIn(search),
    sort: list.sort?.[0] ?? null,
    direction: list.sort?.[1] === 'DESC' ? 'desc' : 'asc',
  }
  return { shape, wanted: { ...search, ...sliceOf(list) } as Paged }
}

/** Few lines, or a page near the start of all in their usual order, come off an index; all else may read much. */
const isLight = ({ filters, sort }: Shape, wanted: Paged) =>
  isNarrow(filters) || (filters.length === 0 && sort === null && isNearStart(wanted))

/** The lines of all orders that match: how much of each is open, when it comes, and where it stands. */
export const statusReport: Handler<StatusReport> = {
  run: async (context) => {
    const { shape, wanted } = queryOf(context)
    const db = isLight(shape, wanted) ? context.db : context.reader
    const rows = await statusLines(db, wanted, shape)
    const isWhole = wanted.from === 0 && rows.length < wanted.length
    const [counted] = isWhole ? [] : await countLines(db, wanted, { filters: shape.filters })
    return { rows: rows.map(toReportRow), total: Number(counted?.total ?? rows.length), isExact: true }
  },
  async *stream(context) {
    const { shape, wanted } = queryOf(context)
    for await (const rows of statusLines.stream(context.reader, wanted, shape)) yield rows.map(toReportRow)
  },
}
