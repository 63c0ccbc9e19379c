import type { KindName } from '#schema/fields.ts'

/**
 * Typed cell of a file: a number as displayed (dollars, not cents), a text, or a date. Dates are local times of the
 * portal without a zone, `2026-11-21` or `2026-11-21T08:30`; callers convert instants.
 */
export type CellValue = string | number | null | undefined

/** Column of a file. The kind determines cell type and format; `value` is called in the page, not in the worker. */
export interface ExportColumn<Row> {
  readonly label: string
  readonly kind: KindName
  readonly value: (row: Row) => CellValue
}

/** Excel, CSV, and Excel 97-2003 `docs/product/look.md#exports`. */
export type ExportFormat = 'xlsx' | 'csv' | 'xls'

/** All rows of the current view in display order, in portions of any size; stops when aborted. */
export type FetchRows<Row> = (signal: AbortSignal) => AsyncIterable<readonly Row[]>

export interface TableExport<Row> {
  /** File name without extension; defaults to `tableDownload`. */
  readonly name?: string
  /** In display order. */
  readonly columns: readonly ExportColumn<Row>[]
  readonly fetchRows: FetchRows<Row>
}

/** Limit for Excel 97-2003 files, because building larger ones takes too long. */
export const maxXlsRows = 2000

export class TooManyRowsError extends Error {
  constructor() {
    super(`An Excel 97-2003 file holds at most ${maxXlsRows} rows here. Use another format.`)
    this.name = 'TooManyRowsError'
  }
}
