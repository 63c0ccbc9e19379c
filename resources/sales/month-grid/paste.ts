import { readDelimited } from '#kit/files/delimited.ts'
import type { Cents } from '#schema/kinds.ts'
import { editAmount } from './amounts.ts'
import { type AmountColumn, amountAt, amountColumns, type MonthRow } from './monthRow.ts'
import type { Range } from './positions.ts'
import { type AmountFault, decimalMarkOf, readAmount } from './readAmount.ts'

export interface Edit {
  readonly row: number
  readonly column: AmountColumn
  readonly cents: Cents
}

/** A cell with an invalid pasted value. */
export interface CellFault {
  readonly row: number
  readonly column: AmountColumn
  readonly text: string
  readonly fault: AmountFault
}

export interface Paste {
  readonly edits: readonly Edit[]
  readonly faults: readonly CellFault[]
  /** Number of pasted cells outside the grid. */
  readonly beyond: number
  readonly rounded: number
}

interface Target {
  /** Selected cells; a block starts at the first one. */
  readonly range: Range
  readonly rowCount: number
  readonly language: string
}

interface Cell {
  readonly row: number
  readonly column: number
  readonly text: string
}

// Sets the separator: spreadsheets copy tabs, but with a single column the comma would be detected instead.
const rowsIn = (text: string) => readDelimited(`sep=\t\n${text.replace(/(\r\n|\r|\n)$/, '')}`)

/** A block starts at the first cell of the range; a single value fills the whole range. */
const cellsOf = (rows: readonly (readonly string[])[], { top, left, bottom, right }: Range): Cell[] => {
  const [[only = ''] = []] = rows
  if (rows.length > 1 || (rows[0]?.length ?? 0) > 1)
    return rows.flatMap((texts, row) => texts.map((text, column) => ({ row: top + row, column: left + column, text })))
  const heights = Array.from({ length: bottom - top + 1 }, (_, row) => top + row)
  const widths = Array.from({ length: right - left + 1 }, (_, column) => left + column)
  return heights.flatMap((row) => widths.map((column) => ({ row, column, text: only })))
}

/** Plans the edits of a pasted text; do not apply them if there are faults. */
export const planPaste = (text: string, { range, rowCount, language }: Target): Paste => {
  const all = cellsOf(rowsIn(text), range)
  const cells = all.filter(({ row, column }) => row < rowCount && column < amountColumns.length)
  const texts = cells.map((cell) => cell.text)
  const mark = decimalMarkOf(texts, language)
  const edits: Edit[] = []
  const faults: CellFault[] = []
  let rounded = 0
  for (const { row, column: index, text: typed } of cells) {
    const column = amountColumns[index] as AmountColumn
    const read = readAmount(typed, mark)
    if ('fault' in read) faults.push({ row, column, text: typed.trim(), fault: read.fault })
    else {
      edits.push({ row, column, cents: read.cents })
      if (read.isRounded) rounded += 1
    }
  }
  return { edits, faults, beyond: all.length - cells.length, rounded }
}

/** Clipboard text of a range: plain numbers, separated by tabs and line breaks. */
export const copied = (rows: readonly MonthRow[], range: Range) =>
  rows
    .slice(range.top, range.bottom + 1)
    .map((row) =>
      amountColumns
        .slice(range.left, range.right + 1)
        .map((column) => editAmount(amountAt(row, column)))
        .join('\t'),
    )
    .join('\n')
