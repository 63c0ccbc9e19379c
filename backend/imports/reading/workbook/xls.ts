import { type CellObject, read, utils } from '@e965/xlsx'
import type { CellType } from '../csv.ts'
import { formattedText } from './cellTexts.ts'
import { Rows, type Sheet } from './sheets.ts'
import { broken } from './zip.ts'

/** The error as Excel shows it, such as #N/A. The library drops errors that Excel does not have. */
const errorText = (cell: CellObject) => (cell.v === undefined ? '#ERROR!' : String(utils.format_cell(cell)))

const textOf = (cell: CellObject, date1904: boolean) => {
  if (cell.t === 'e') return errorText(cell)
  if (cell.t === 'b') return cell.v ? 'TRUE' : 'FALSE'
  if (typeof cell.v === 'number') return formattedText(cell.v, String(cell.z ?? 'General'), date1904)
  return String(cell.v ?? '')
}

const typeOf = ({ t, v, f }: CellObject): CellType => {
  if (t === 'e') return 'error'
  if (f !== undefined && v === undefined) return 'formula'
  return t === 'n' ? 'value' : null
}

const portionRows = 500

/** The sheets of an .xls workbook of Excel 97 to 2003, which is held in memory. */
export const xlsSheets = (bytes: Buffer): readonly Sheet[] => {
  const book = (() => {
    try {
      return read(bytes, { type: 'buffer', dense: true, cellNF: true, cellHTML: false, cellText: false })
    } catch {
      throw broken()
    }
  })()
  const date1904 = book.Workbook?.WBProps?.date1904 === true
  return book.SheetNames.map((name, at) => ({
    name,
    isHidden: Boolean(book.Workbook?.Sheets?.[at]?.Hidden),
    rows: async function* () {
      const rows = new Rows()
      const all = (book.Sheets[name]?.['!data'] ?? []) as (CellObject | undefined)[][]
      for (const [index, row = []] of all.entries()) {
        for (const [column, cell] of row.entries()) if (cell) rows.add(column, textOf(cell, date1904), typeOf(cell))
        rows.endRow(index + 1)
        if (index % portionRows === portionRows - 1) {
          const done = rows.take()
          if (done.length > 0) yield done
        }
      }
      const rest = rows.take()
      if (rest.length > 0) yield rest
    },
  }))
}
