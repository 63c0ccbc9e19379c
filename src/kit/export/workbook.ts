import { type CellObject, utils, type WorkSheet, write } from '@e965/xlsx'
import type { KindName } from '../../../schema/kinds.ts'
import { cellOf } from './cells.ts'
import type { CellValue } from './exported.ts'

/** What a workbook needs to know of a column. */
export interface WorkbookColumn {
  readonly label: string
  readonly kind: KindName
}

export type WorkbookFormat = 'xlsx' | 'xls'

const bookTypes = { xlsx: 'xlsx', xls: 'biff8' } as const
// Excel's own limit for a cell; this writer of the old format does not split a text over two records of 8,224 bytes.
const longestText = { xlsx: 32_767, xls: 4000 }
const [narrowest, widest] = [8, 60]

const widthOf = (cell: CellObject | undefined) =>
  cell ? Math.max(String(cell.v).length, String(cell.z).includes('yyyy') ? 11 : 0) : 0

/** Builds a file of one sheet: `add` rows in portions, then `finish`. */
export const openWorkbook = (columns: readonly WorkbookColumn[], format: WorkbookFormat) => {
  const longest = longestText[format]
  const rows: (CellObject | undefined)[][] = [columns.map(({ label }) => cellOf('text', label, longest))]
  const widths = columns.map(({ label }) => Math.max(narrowest, label.length + 2))

  const add = (portion: readonly (readonly CellValue[])[]) => {
    for (const values of portion) {
      const cells = columns.map(({ kind }, index) => cellOf(kind, values[index], longest))
      for (const [index, cell] of cells.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell))
      rows.push(cells)
    }
  }

  const finish = (): ArrayBuffer => {
    const range = utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: rows.length - 1, c: Math.max(0, columns.length - 1) },
    })
    const sheet = { '!data': rows, '!ref': range, '!autofilter': { ref: range } } as unknown as WorkSheet
    sheet['!cols'] = widths.map((width) => ({ wch: Math.min(width + 1, widest) }))
    const book = { SheetNames: ['Table'], Sheets: { Table: sheet } }
    return write(book, { type: 'array', bookType: bookTypes[format], bookSST: true, compression: true })
  }
  return { add, finish }
}
