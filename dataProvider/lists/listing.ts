import type { Call } from '../../schema/call.ts'
import type { Entity } from '../../schema/entity.ts'
import { type ListRequest, matcherOf, sortRows, totalsHeader } from '../../schema/list.ts'
import type { Values } from '../calls/request.ts'

let timeZone = 'America/Monterrey'

/** The zone whose days a filter of moments means. */
export const listTimeZone = () => timeZone

/** Sets the zone whose days a filter of moments means. Called once, at start. */
export const setListTimeZone = (zone: string) => {
  timeZone = zone
}

/** Rows of one page of a list. */
export interface ListAnswer<R> {
  readonly rows: R[]
  /** How many rows there are in all; at least that many where `isExact` is false (`1,000+`). */
  readonly total: number
  readonly isExact: boolean
  /** Whether the service has paged; where it has not, every page asked for brings the whole list anew. */
  readonly isPaged: boolean
  /** The sums that the list declares, over all rows; none where the service pages and tells none. */
  readonly totals: Readonly<Record<string, number>> | null
}

/** Reads `users 0-24/120`, `users 0-24/1000+` or `users 0-24/*`; null where there is no such header. */
export const readTotal = (contentRange: string | null) => {
  const [, total, more] = /\/(\d+)(\+?)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? null : { total: Number(total), isExact: more === '' }
}

const entityOf = ({ answer }: Call) => answer.row ?? ({ fields: {} } as Pick<Entity, 'fields'>)

/** Of a whole list the rows that its filters mean, in the order that is asked for. */
export const filterHere = (call: Call, rows: readonly Values[], { sort, filter }: ListRequest<string, Values>) => {
  const isMatch = matcherOf(call.list?.filter ?? {}, entityOf(call), timeZone)
  const matching = rows.filter((row) => isMatch(row, filter))
  return sort ? sortRows(matching, sort) : matching
}

const sumsOf = (rows: readonly Values[], names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]))

const readTotals = (call: Call, header: string | null) => {
  if (header === null) return null
  const sums = Object.entries(JSON.parse(header) as Values)
  return Object.fromEntries(sums.map(([name, sum]) => [name, entityOf(call).fields[name]?.decode(sum) as number]))
}

/** One page of a list: as the service paged it, or, where it answered the whole list, as paged here. */
export const listFrom = (
  call: Call,
  rows: Values[],
  headers: Headers,
  list: ListRequest<string, Values>,
): ListAnswer<Values> => {
  const told = readTotal(headers.get('Content-Range'))
  if (told) return { rows, ...told, isPaged: true, totals: readTotals(call, headers.get(totalsHeader)) }
  const all = filterHere(call, rows, list)
  const [from, to] = list.range ?? [0, all.length - 1]
  const totals = sumsOf(all, call.list?.totals ?? [])
  return { rows: all.slice(from, to + 1), total: all.length, isExact: true, isPaged: false, totals }
}
