import { type ExportColumn, type ExportFormat, maxXlsRows, type TableExport, TooManyRows } from './exported.ts'
import { type OpenWriter, openWriter } from './file/openWriter.ts'

/** Hands a file to the browser's downloads. */
export const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The download has taken its own hold of the file by the next turn of the event loop's idle time, at the latest.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** How an export runs, apart from the table. */
export interface ExportRun {
  readonly signal: AbortSignal
  /** Rows fetched so far; `isFetched` when all are there and only the file is still being made. */
  readonly onProgress?: (rows: number, isFetched: boolean) => void
  readonly open?: OpenWriter
  readonly save?: (file: Blob, name: string) => void
}

const valuesOf = <Row>(columns: readonly ExportColumn<Row>[], row: Row) => columns.map(({ value }) => value(row))

const whenAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Fetches all rows, builds the file and saves it as `tableDownload.<format>` or the table's own name. Answers the
 * number of rows. Raises what fetching raises, `TooManyRows`, and the signal's reason when cancelled; then nothing is
 * saved.
 */
export const exportTable = async <Row>(
  { name = 'tableDownload', columns, fetchRows }: TableExport<Row>,
  format: ExportFormat,
  { signal, onProgress, open = openWriter, save = saveFile }: ExportRun,
) => {
  signal.throwIfAborted()
  const aborted = whenAborted(signal)
  aborted.catch(() => {})
  const writer = open(
    columns.map(({ label, kind }) => ({ label, kind })),
    format,
  )
  try {
    let count = 0
    for await (const rows of fetchRows(signal)) {
      signal.throwIfAborted()
      count += rows.length
      if (format === 'xls' && count > maxXlsRows) throw new TooManyRows()
      writer.add(rows.map((row) => valuesOf(columns, row)))
      onProgress?.(count, false)
    }
    signal.throwIfAborted()
    onProgress?.(count, true)
    save(await Promise.race([writer.finish(), aborted]), `${name}.${format}`)
    return count
  } finally {
    writer.close()
  }
}
