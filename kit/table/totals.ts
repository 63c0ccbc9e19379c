import { useListContext, useTranslate } from 'react-admin'
import type { AnyOptions, AnyRow } from '../report/reportOptions.ts'
import { metaOf } from './listMeta.ts'
import { isIncomplete } from './unreadable.ts'

/** Sums columns over rows; empty values count as 0. Money is exact, because it is stored in integer cents. */
const totalsOf = (rows: readonly AnyRow[], sources: readonly string[]): AnyRow => {
  const sums = sources.map((source) => [source, rows.reduce((sum, row) => sum + Number(row[source] ?? 0), 0)])
  return { id: 'total', ...Object.fromEntries(sums) }
}

export type SumsOf = (rows: readonly AnyRow[]) => AnyRow

/** Column sums, or the report's custom ones. */
export const sumsBy =
  ({ total = [], sums = {} }: Pick<AnyOptions, 'total' | 'sums'>): SumsOf =>
  (rows) => {
    const own = Object.entries(sums).map(([source, sum]) => [source, sum?.(rows)])
    return { ...totalsOf(rows, total), ...Object.fromEntries(own) }
  }

/**
 * Sums below a report and their labels: over all rows if the service provides them, otherwise over the rows shown,
 * labelled so if there are more rows, or if rows or cells could not be read.
 */
export const useTotals = (rows: readonly AnyRow[], sources: readonly string[], sumsOf: SumsOf, name?: string) => {
  const { total, meta } = useListContext<AnyRow>()
  const { totals, unreadable } = metaOf(meta)
  const translate = useTranslate()
  const isOfAll = totals !== null && sources.every((source) => source in totals)
  const isWhole = isOfAll || total === rows.length
  const label = translate(name ?? `table.${isWhole ? 'total' : 'pageTotal'}`)
  return {
    sums: isOfAll ? { id: 'total', ...totals } : sumsOf(rows),
    title: isIncomplete(unreadable, sources) ? translate('table.incomplete', { label }) : label,
  }
}
