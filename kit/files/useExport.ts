import { useEffect, useRef, useState } from 'react'
import { type ExportFormat, type TableExport, TooManyRowsError } from './exported.ts'
import type { ExportRun } from './exportTable.ts'

/** State of an export; `rows` is the number of rows fetched so far. */
export type ExportState =
  | { readonly phase: 'idle' | 'done' | 'failed' | 'cancelled' | 'tooMany' }
  | { readonly phase: 'fetching' | 'building'; readonly rows: number }

/** Runs one export at a time; unmounting cancels it. */
export const useExport = <Row>(table: TableExport<Row>, run: Pick<ExportRun, 'open' | 'save'> = {}) => {
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (format: ExportFormat) => {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    setState({ phase: 'fetching', rows: 0 })
    const { signal } = controller
    const onProgress = (rows: number, isFetched: boolean) =>
      setState({ phase: isFetched ? 'building' : 'fetching', rows })
    try {
      const { exportTable } = await import('./exportTable.ts')
      await exportTable(table, format, { ...run, signal, onProgress })
      setState({ phase: 'done' })
    } catch (error) {
      const failed = error instanceof TooManyRowsError ? 'tooMany' : 'failed'
      setState({ phase: signal.aborted ? 'cancelled' : failed })
    } finally {
      running.current = null
    }
  }
  return { state, start, cancel: () => running.current?.abort() }
}
