import type { Table } from '../paper.ts'
import { asDrawn, type Style, widthOf } from './pen.ts'
import { headStyle, plain, type Sheet, strong } from './sheet.ts'

/** Horizontal padding of a cell, in points. */
export const padding = 4

export interface Place {
  readonly left: number
  readonly width: number
  readonly isNumber: boolean
}

/** Maximum share of the width that a column can claim, so that a single long value does not squeeze the others. */
const maxShare = 0.25

const widest = (text: string, style: Style) =>
  Math.max(
    0,
    ...asDrawn(text)
      .split(/[ \n]/)
      .map((word) => widthOf(word, style)),
  )

/** Minimum width of each column to avoid breaking words. */
const needsOf = ({ columns, rows, total = [] }: Table) =>
  columns.map(({ title }, index) => {
    let need = Math.max(widest(title, headStyle), widest(total[index] ?? '', strong))
    for (const row of rows) need = Math.max(need, widest(row[index] ?? '', plain))
    return need + 2 * padding
  })

/**
 * Distributes a width by shares, with each column at least as wide as it needs. If the needs exceed the width, they are
 * scaled down.
 */
export const widthsOf = (shares: readonly number[], needs: readonly number[], width: number) => {
  const needed = needs.reduce((sum, need) => sum + need, 0)
  if (needed >= width) return needs.map((need) => (need * width) / needed)
  const isNarrow = needs.map(() => false)
  while (true) {
    const sum = (of: readonly number[], narrow: boolean) =>
      of.reduce((total, value, index) => total + (isNarrow[index] === narrow ? value : 0), 0)
    const unit = (width - sum(needs, true)) / sum(shares, false)
    const next = shares.findIndex((share, index) => !isNarrow[index] && share * unit < (needs[index] ?? 0))
    if (next < 0) return shares.map((share, index) => (isNarrow[index] ? (needs[index] ?? 0) : share * unit))
    isNarrow[next] = true
  }
}

export const placesOf = (table: Table, { left, right }: Pick<Sheet, 'left' | 'right'>): Place[] => {
  const width = right - left
  const needs = needsOf(table).map((need) => Math.min(need, width * maxShare))
  const widths = widthsOf(
    table.columns.map(({ share }) => share),
    needs,
    width,
  )
  let at = left
  return table.columns.map(({ isNumber = false }, index) => {
    const place = { left: at, width: widths[index] ?? 0, isNumber }
    at += place.width
    return place
  })
}
