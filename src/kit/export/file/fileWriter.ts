import type { CellValue, ExportFormat } from '../exported.ts'
import type { WorkbookColumn } from './workbook.ts'

/** Takes rows and becomes a file; `close` when it is not wanted any more, finished or not. */
export interface FileWriter {
  add(rows: readonly (readonly CellValue[])[]): void
  finish(): Promise<Blob>
  close(): void
}

/** Starts a file of a format. */
export type OpenWriter = (columns: readonly WorkbookColumn[], format: ExportFormat) => FileWriter
