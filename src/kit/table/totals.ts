import type { AnyRow } from './reportOptions.ts'

/** The sums of some columns over rows; nothing counts as 0. Money adds up exactly, being integer cents. */
export const totalsOf = (rows: readonly AnyRow[], sources: readonly string[]): AnyRow => {
  const sums = sources.map((source) => [source, rows.reduce((sum, row) => sum + Number(row[source] ?? 0), 0)])
  return { id: 'total', ...Object.fromEntries(sums) }
}
