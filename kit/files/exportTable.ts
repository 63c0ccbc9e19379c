import { type ExportColumn, type ExportFormat, maxXlsRows, type TableExport, TooManyRowsError } from './exported.ts'
import { type OpenWriter, openWriter } from './openWriter.ts'

export const saveFile = (file: Blob, name: string) => {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Browsers need the URL until the download has started; 60 seconds are ample.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

export interface ExportRun {
  readonly signal: AbortSignal
  /** Reports the number of fetched rows; `isFetched` is true while the file is being built. */
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
 * Fetches all rows, builds the file and saves it as `tableDownload.<format>` or under the table's own name. Resolves to
 * the number of rows. Rejects with fetch errors, `TooManyRowsError`, or the signal's reason; nothing is saved then.
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
      if (format === 'xls' && count > maxXlsRows) throw new TooManyRowsError()
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
