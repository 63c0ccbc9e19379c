import { decode } from 'zod/mini'
import type { Call } from '#schema/call.ts'
import type { Entity } from '#schema/entity.ts'
import type { Schema } from '#schema/fields.ts'
import { type ListRequest, matcherOf, sortRows, totalsHeader } from '#schema/list.ts'
import { rowOf } from '#schema/wire/envelope.ts'
import type { Values } from '../calls/request.ts'

let timeZone = 'America/Monterrey'

/** Time zone for day filters on instants. */
export const listTimeZone = () => timeZone

/** Sets the time zone for day filters on instants. Called once at startup. */
export const setListTimeZone = (zone: string) => {
  timeZone = zone
}

export interface ListAnswer<R> {
  readonly rows: R[]
  /** Total number of rows; a lower bound if `isExact` is false (`1,000+`). */
  readonly total: number
  readonly isExact: boolean
  /** False if the service does not page, so that every page request returns the whole list. */
  readonly isPaged: boolean
  /** Declared sums over all rows; null if the service pages but sends no sums. */
  readonly totals: Readonly<Record<string, number>> | null
}

/** Parses `users 0-24/120`, `users 0-24/1000+` or `users 0-24/*`; null without a total. */
const readTotal = (contentRange: string | null) => {
  const [, total, more] = /\/(\d+)(\+?)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? null : { total: Number(total), isExact: more === '' }
}

const entityOf = ({ answer }: Call) => rowOf(answer) ?? ({ fields: {} } as Pick<Entity, 'fields'>)

export const filterHere = (call: Call, rows: readonly Values[], { sort, filter }: ListRequest<string, Values>) => {
  const isMatch = matcherOf(call.list?.filter ?? {}, entityOf(call), timeZone)
  const matching = rows.filter((row) => isMatch(row, filter))
  return sort ? sortRows(matching, sort) : matching
}

const readTotals = (call: Call, header: string | null) => {
  if (header === null) return null
  const sums = Object.entries(JSON.parse(header) as Values)
  return Object.fromEntries(
    sums.map(([name, sum]) => [name, decode(entityOf(call).fields[name] as Schema<number>, sum)]),
  )
}

/** One page of a list: as paged by the service, or sliced here from a whole list. */
export const listFrom = (
  call: Call,
  rows: Values[],
  headers: Headers,
  list: ListRequest<string, Values>,
): ListAnswer<Values> => {
  const contentRange = readTotal(headers.get('Content-Range'))
  if (contentRange) return { rows, ...contentRange, isPaged: true, totals: readTotals(call, headers.get(totalsHeader)) }
  const all = filterHere(call, rows, list)
  const [from, to] = list.range ?? [0, all.length - 1]
  const totals = Object.fromEntries(
    (call.list?.totals ?? []).map((name) => [name, all.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  )
  return { rows: all.slice(from, to + 1), total: all.length, isExact: true, isPaged: false, totals }
}
