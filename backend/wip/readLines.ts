import type { ListRequest } from '../../schema/call.ts'
import type { OrderStatus } from '../database/tradeTables.ts'
import type { Tools } from '../implement.ts'
import { findLines, pageOf, type Shape, type SortField, type Source, type Wanted } from './openLines.ts'

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

const queryOf = ({ dialect }: Needed, source: Source, { customerId, filters, isComplete = false, list }: Asked) => {
  const [from, to] = list.range ?? [0, Number.MAX_SAFE_INTEGER - 1]
  const [sort, order] = list.sort ?? (['requestDate', 'ASC'] as const)
  const shape: Shape = {
    dialect: dialect.name,
    source,
    filters: filterNames.filter((name) => (filters[name] ?? null) !== null),
    isComplete,
    sort,
    direction: order === 'ASC' ? 'asc' : 'desc',
  }
  return { shape, wanted: { ...(filters as Wanted), customerId, from, length: to - from + 1 } }
}

const lightRows = 1_000

/** A page near the start of what an index gives in order, or the few lines of one order; else much may be read. */
const isLight = ({ shape, wanted: { from, length } }: ReturnType<typeof queryOf>) => {
  if (shape.isComplete || from + length > lightRows) return false
  if (shape.filters.includes('jobOrder') || shape.filters.includes('purchaseOrder')) return true
  return shape.filters.length === 0 && (shape.sort === 'requestDate' || shape.sort === 'jobOrder')
}

/** A page of a customer's open lines, with how many there are. */
export const readLines = (tools: Needed, source: Source, asked: Asked) => {
  const query = queryOf(tools, source, asked)
  return findLines(isLight(query) ? tools.db : tools.reader, query.wanted, query.shape)
}

/** The lines in portions, all that match or those of the range. */
export const streamLines = (tools: Needed, source: Source, asked: Asked) => {
  const { shape, wanted } = queryOf(tools, source, asked)
  return pageOf.stream(tools.reader, wanted, shape)
}
