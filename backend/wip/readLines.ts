import type { ListRequest } from '../../schema/call.ts'
import type { OrderStatus } from '../../schema/orderStatus.ts'
import type { Db } from '../database/open.ts'
import type { Tools } from '../implement.ts'
import { isNearStart, lightRows, sliceOf } from '../paging.ts'
import { allLines, findLines, hasFewLines, type Shape, type SortField, type Source, type Wanted } from './openLines.ts'

interface Filters {
  readonly purchaseOrder?: string | null | undefined
  readonly jobOrder?: string | null | undefined
  readonly partNumber?: string | null | undefined
  readonly status?: OrderStatus | null | undefined
}

/** What one of the lists is asked, in the words of both. */
interface Asked {
  readonly customerId: number
  readonly filters: Filters
  readonly isComplete?: boolean | undefined
  readonly list: ListRequest<SortField, unknown>
}

type Needed = Pick<Tools, 'db' | 'reader' | 'dialect'>

const filterNames = ['purchaseOrder', 'jobOrder', 'partNumber', 'status'] as const

const queryOf = (
  { dialect }: Pick<Needed, 'dialect'>,
  source: Source,
  { customerId, filters, isComplete = false, list }: Asked,
) => {
  const [sort, order] = list.sort ?? (['requestDate', 'ASC'] as const)
  const shape: Shape = {
    dialect: dialect.name,
    source,
    filters: filterNames.filter((name) => (filters[name] ?? null) !== null),
    isComplete,
    sort,
    direction: order === 'ASC' ? 'asc' : 'desc',
  }
  return { shape, wanted: { ...(filters as Wanted), customerId, ...sliceOf(list) } }
}

type Query = ReturnType<typeof queryOf>

/** The few lines of an order or of a part, or a page near the start of the usual order; else much may be read. */
const isLight = async (db: Db, { shape, wanted }: Query) => {
  const { filters, isComplete, sort } = shape
  if (isComplete || !isNearStart(wanted)) return false
  if (filters.includes('jobOrder') || filters.includes('purchaseOrder')) return true
  // The reader has a thread of its own, which costs more than reading some hundred lines.
  if (filters.includes('partNumber')) return hasFewLines(db, wanted, shape.source, lightRows)
  return filters.length === 0 && sort === 'requestDate'
}

/** A page of a customer's open lines, with how many there are. */
export const readLines = async ({ db, reader, dialect }: Needed, source: Source, asked: Asked) => {
  const query = queryOf({ dialect }, source, asked)
  return findLines((await isLight(db, query)) ? db : reader, query.wanted, query.shape)
}

/** The lines in portions, all that match or those of the range. */
export const streamLines = (tools: Needed, source: Source, asked: Asked) => {
  const { shape, wanted } = queryOf(tools, source, asked)
  return allLines.stream(tools.reader, wanted, shape)
}
