import type { CellValue } from '../exported.ts'
import type { WorkbookColumn, WorkbookFormat } from './workbook.ts'

export type ToWorker =
  | { readonly type: 'open'; readonly columns: readonly WorkbookColumn[]; readonly format: WorkbookFormat }
  | { readonly type: 'add'; readonly rows: readonly (readonly CellValue[])[] }
  | { readonly type: 'finish' }

export type FromWorker =
  | { readonly type: 'built'; readonly bytes: ArrayBuffer }
  | { readonly type: 'failed'; readonly message: string }
