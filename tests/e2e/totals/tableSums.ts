import { sumOf } from '#tests/support/rows/orders/customerRows.ts'
import type { ShownScreen } from './shownScreen.ts'

const format = (min: number, max: number) =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: min, maximumFractionDigits: max }).format

export const amount = format(2, 2)
export const pieces = format(0, 3)
export const dollars = (value: number) => `${value < 0 ? '-' : ''}$${amount(Math.abs(value))}`

/** Totalled columns by header: value of a row, and format of the sum. */
export type Totalled<Row> = Readonly<
  Record<string, readonly [of: (row: Row) => number, format: (sum: number) => string]>
>

export const sumsOf = <Row>(rows: readonly Row[], columns: Totalled<Row>, title = 'Total') => {
  const sums = Object.entries(columns).map(([label, [of, format]]) => ({ label, sum: sumOf(rows, of), format }))
  return {
    rows: rows.length,
    cells: Object.fromEntries(sums.map(({ label, sum }) => [label, sum])),
    // A table without rows has no total.
    total: rows.length === 0 ? [] : [title, ...sums.map(({ sum, format }) => format(sum))],
  }
}

const numberIn = (text = '') => Number(text.replaceAll(',', ''))

export const shownSums =
  (name: string, columns: Totalled<never>) =>
  ({ tables }: ShownScreen) => {
    const table = tables[name]
    if (!table) return undefined
    const { head, rows, foot } = table
    const labels = Object.keys(columns)
    // The header of a sorted column has a suffix, so match its beginning.
    const places = labels.map((label) => head.findIndex((text) => text.startsWith(label)))
    return {
      rows: rows.length,
      cells: Object.fromEntries(
        labels.map((label, at) => [label, sumOf(rows, (row) => numberIn(row[places[at] ?? -1]))]),
      ),
      total: foot.length === 0 ? [] : [foot[0], ...places.map((at) => foot[at])],
    }
  }
