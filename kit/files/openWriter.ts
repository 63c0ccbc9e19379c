import { csvHeader, csvRow } from './csv.ts'
import type { CellValue, ExportFormat } from './exported.ts'
import type { FromWorker, ToWorker, WorkbookColumn, WorkbookFormat } from './workbook.ts'

/** Collects rows and builds a file; `close` releases it at any time. */
interface FileWriter {
  add(rows: readonly (readonly CellValue[])[]): void
  finish(): Promise<Blob>
  close(): void
}

export type OpenWriter = (columns: readonly WorkbookColumn[], format: ExportFormat) => FileWriter

const mediaTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  xls: 'application/vnd.ms-excel',
  csv: 'text/csv;charset=utf-8',
} as const

/** CSV is cheap and is built in the page, portion by portion. */
const openCsv = (columns: readonly WorkbookColumn[]): FileWriter => {
  const kinds = columns.map(({ kind }) => kind)
  const parts = [csvHeader(columns.map(({ label }) => label))]
  return {
    add: (rows) => parts.push(rows.map((values) => csvRow(kinds, values)).join('')),
    finish: async () => new Blob(parts, { type: mediaTypes.csv }),
    close: () => {},
  }
}

/** Workbooks take seconds, so they are built in a worker, which loads the library on demand. */
const openInWorker = (columns: readonly WorkbookColumn[], format: WorkbookFormat): FileWriter => {
  const worker = new Worker(new URL('./workbookWorker.ts', import.meta.url), { type: 'module' })
  const post = (message: ToWorker) => worker.postMessage(message)
  const built = new Promise<Blob>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'built') resolve(new Blob([data.bytes], { type: mediaTypes[format] }))
      else reject(new Error(data.message))
    })
    worker.addEventListener('error', () => reject(new Error('The worker that builds the file could not be started.')))
  })
  // Handled where `finish` is awaited; prevents an unhandled rejection before that.
  built.catch(() => {})
  post({ type: 'open', columns, format })
  return {
    add: (rows) => post({ type: 'add', rows }),
    finish: () => {
      post({ type: 'finish' })
      return built
    },
    close: () => worker.terminate(),
  }
}

export const openWriter: OpenWriter = (columns, format) =>
  format === 'csv' ? openCsv(columns) : openInWorker(columns, format)
