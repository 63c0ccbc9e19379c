import { reasonOf } from '#schema/imports/problems.ts'
import { withoutMarks } from '#values/csv.ts'
import type { OpenFile } from './encoding.ts'
import { UnreadableFileError } from './problems.ts'
import { openLines } from './table.ts'

export interface SheetCells {
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[]
  /** Cells with an error, or with a formula without a value, by line and index. */
  readonly errors: readonly { readonly line: number; readonly column: number }[]
  /** Hidden sheets with cells, which are not read. */
  readonly hidden: readonly string[]
}

/** Many cells may share one long text, which is copied for each of them on the way out of the thread. */
const maxCharacters = 20_000_000

/**
 * The first rows of a sheet as texts, without blank ones. The marks with which the portal's own CSV files neutralize
 * formulas are removed. Throws `UnreadableFileError`.
 */
export const readSheetCells = async (open: OpenFile, maxRows: number): Promise<SheetCells> => {
  const { form, hidden, lines } = await openLines(open, { sheet: null })
  const isText = form.form === 'csv'
  const rows: SheetCells['rows'][number][] = []
  const errors: SheetCells['errors'][number][] = []
  let characters = 0
  for await (const portion of lines()) {
    for (const { line, cells, typed = [] } of portion.slice(0, maxRows - rows.length)) {
      characters += cells.reduce((sum, cell) => sum + cell.length + 1, 0)
      if (characters > maxCharacters) throw new UnreadableFileError(0, reasonOf('workbookSize'))
      // A picture, for example, which a text file of Windows cannot be told from otherwise.
      if (isText && cells.some((cell) => cell.includes('\0'))) throw new UnreadableFileError(line, reasonOf('noText'))
      rows.push({ line, cells: isText ? cells.map(withoutMarks) : cells })
      for (const [column, type] of typed.entries())
        if (type === 'error' || type === 'formula') errors.push({ line, column })
    }
    if (rows.length >= maxRows) break
  }
  return { rows, errors, hidden }
}
