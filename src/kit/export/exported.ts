import type { KindName } from '../../../schema/kinds.ts'

/**
 * One cell of a file, typed: a number as shown (money in dollars, not cents), a text, or a date. Dates are the portal's
 * wall clock, `2026-11-21` or `2026-11-21T08:30`, without a zone: an instant is turned into them by whoever knows the
 * portal's time zone.
 */
export type CellValue = string | number | null | undefined

/**
 * A column of a file. The kind decides the cell's type and format; `value` is called on the page, not in the worker.
 */
export interface ExportColumn<Row> {
  readonly label: string
  readonly kind: KindName
  readonly value: (row: Row) => CellValue
}

/** Excel, CSV, and Excel 97-2003 (DECISIONS P19). */
export type ExportFormat = 'xlsx' | 'csv' | 'xls'

/** All rows of the current view in its order, in portions of any size. Stops when the signal says so. */
export type FetchRows<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>

/** A whole export: what `exportTable` and `ExportMenu` take. */
export interface TableExport<Row> {
  /** The file's name without its ending; `tableDownload` unless the screen specifies one. */
  readonly name?: string
  /** Visible columns, in their order. */
  readonly columns: readonly ExportColumn<Row>[]
  readonly fetchRows: FetchRows<Row>
}

/** More rows than this make no Excel 97-2003 file: building it takes too long. */
export const maxXlsRows = 2000

/** Raised when an Excel 97-2003 file would get more than `maxXlsRows` rows. */
export class TooManyRows extends Error {
  constructor() {
    super(`An Excel 97-2003 file holds at most ${maxXlsRows} rows here. Use another format.`)
    this.name = 'TooManyRows'
  }
}
