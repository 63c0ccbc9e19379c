import { type CellObject, utils, type WorkSheet, write as writeBook } from '@e965/xlsx'
import type { KindName } from '#schema/fields.ts'
import { cellOf } from './cells.ts'
import type { CellValue } from './exported.ts'

export type ToWorker =
  | { readonly type: 'open'; readonly columns: readonly WorkbookColumn[]; readonly format: WorkbookFormat }
  | { readonly type: 'add'; readonly rows: readonly (readonly CellValue[])[] }
  | { readonly type: 'finish' }

export type FromWorker =
  | { readonly type: 'built'; readonly bytes: ArrayBuffer }
  | { readonly type: 'failed'; readonly message: string }

export interface WorkbookColumn {
  readonly label: string
  readonly kind: KindName
}

export type WorkbookFormat = 'xlsx' | 'xls'

const bookTypes = { xlsx: 'xlsx', xls: 'biff8' } as const
// XLSX encodes characters that XML does not allow as _x0000_; a text that already has this form must be escaped.
const written = {
  // Excel's limit per cell.
  xlsx: (text: string) => text.slice(0, 32_767).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_'),
  // The XLS writer does not split texts over several records, which hold 8,224 bytes.
  xls: (text: string) => text.slice(0, 4000),
}
const [narrowest, widest] = [8, 60]

const widthOf = (cell: CellObject | undefined) =>
  cell ? Math.max(String(cell.v).length, String(cell.z).includes('yyyy') ? 11 : 0) : 0

/** Builds a workbook with one sheet: call `add` with portions of rows, then `finish`. */
export const openWorkbook = (columns: readonly WorkbookColumn[], format: WorkbookFormat) => {
  const write = written[format]
  const rows: (CellObject | undefined)[][] = [columns.map(({ label }) => cellOf('text', label, write))]
  const widths = columns.map(({ label }) => Math.max(narrowest, label.length + 2))

  const add = (portion: readonly (readonly CellValue[])[]) => {
    for (const values of portion) {
      const cells = columns.map(({ kind }, index) => cellOf(kind, values[index], write))
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
    return writeBook(book, { type: 'array', bookType: bookTypes[format], bookSST: true, compression: true })
  }
  return { add, finish }
}
