import { reasonOf } from '#schema/imports/problems.ts'
import type { CellType, Record } from '../csv.ts'
import { UnreadableFileError } from '../problems.ts'

/** A sheet whose rows are read as a stream, blank ones left out; can be read several times. */
export interface Sheet {
  readonly name: string
  readonly isHidden: boolean
  rows(): AsyncGenerator<readonly Record[]>
}

/** Columns of any table; a blank cell beyond them costs nothing. */
const maxColumns = 1_000
/** Characters of a row, as in a text file. */
const maxRowLength = 1_000_000

/** Collects the cells of one row after the other. */
export class Rows {
  #cells: string[] = []
  #typed: CellType[] = []
  #length = 0
  #rows: Record[] = []

  /** Adds a cell of the current row; a blank one may be left out. */
  add(at: number, text: string, type: CellType) {
    if (type !== 'formula' && text.trim() === '') return
    if (at >= maxColumns) throw new UnreadableFileError(0, reasonOf('manyColumns'))
    this.#length += text.length
    if (this.#length > maxRowLength)
      throw new UnreadableFileError(0, reasonOf('longRow', { limit: maxRowLength.toLocaleString('en') }))
    while (this.#cells.length < at) {
      this.#cells.push('')
      this.#typed.push(null)
    }
    this.#cells[at] = text
    this.#typed[at] = type
  }

  endRow(line: number) {
    if (this.#cells.length > 0) this.#rows.push({ line, cells: this.#cells, typed: this.#typed })
    this.#cells = []
    this.#typed = []
    this.#length = 0
  }

  /** Takes the finished rows. */
  take(): readonly Record[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }
}

const hasRows = async ({ rows }: Sheet) => {
  const portions = rows()
  try {
    return !(await portions.next()).done
  } finally {
    await portions.return(undefined)
  }
}

export const filledSheets = async (sheets: readonly Sheet[]) => {
  const filled: Sheet[] = []
  for (const sheet of sheets) if (await hasRows(sheet)) filled.push(sheet)
  return filled
}

export const firstFilled = async (sheets: readonly Sheet[]) => {
  for (const sheet of sheets) if (await hasRows(sheet)) return sheet
  return null
}
