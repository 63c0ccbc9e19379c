import type { ListRequest } from '../schema/list.ts'
import { compareValues, fold } from '../values/texts.ts'
import type { Values } from './request.ts'

/** Reads `users 0-24/120`, `users 0-24/1000+` or `users 0-24/*`; null where there is no such header. */
export const readTotal = (contentRange: string | null) => {
  const [, total, more] = /\/(\d+)(\+?)$/.exec(contentRange ?? '') ?? []
  return total === undefined ? null : { total: Number(total), isExact: more === '' }
}

const foldAny = (value: unknown) => fold(String(value ?? ''))

/** By the name of a filter, whether a row is kept for what it is set to. */
export type Keeps = Readonly<Record<string, (row: never, wanted: never) => boolean>>

const matches = (row: Values, filter: Values, keeps: Keeps) =>
  Object.entries(filter).every(([name, wanted]) => {
    if (wanted === undefined || wanted === null || wanted === '') return true
    const keep = keeps[name]
    if (keep) return keep(row as never, wanted as never)
    if (name === 'q') return Object.values(row).some((value) => foldAny(value).includes(foldAny(wanted)))
    return row[name] === wanted
  })

const pageHere = <R>(rows: readonly R[], { sort, range, filter }: ListRequest<string, Values>, keeps: Keeps) => {
  const kept = rows.filter((row) => matches(row as Values, filter, keeps))
  if (sort) {
    const [name, order] = sort
    const sign = order === 'ASC' ? 1 : -1
    kept.sort((left, right) => sign * compareValues((left as Values)[name], (right as Values)[name]))
  }
  return { rows: range ? kept.slice(range[0], range[1] + 1) : kept, total: kept.length, isExact: true, isPaged: false }
}

/** One page of a list: as the service paged it, or, where it answered the whole list, as paged here. */
export const listFrom = <R>(
  rows: R[],
  contentRange: string | null,
  list: ListRequest<string, Values>,
  keeps: Keeps = {},
) => {
  const told = readTotal(contentRange)
  return told ? { rows, ...told, isPaged: true } : pageHere(rows, list, keeps)
}
