import { useCallback, useEffect, useRef, useState } from 'react'
import type { Missing } from '#values/missing.ts'
import { saveFile } from './exportTable.ts'

/** State of a file download. `received` and `total` are bytes; `error` is set if it failed. */
export interface FileState {
  readonly status: 'idle' | 'receiving' | 'done' | 'empty' | 'failed' | 'cancelled'
  readonly received: number
  /** Null if unknown in advance. */
  readonly total: number | null
  readonly missing: Missing | null
  readonly error?: unknown
}

interface FetchOptions {
  /** Aborted if the user cancels or leaves the screen; the promise must then reject. */
  readonly signal: AbortSignal
  readonly onProgress: (received: number, total: number | null) => void
}

interface FetchedFile {
  readonly file: Blob
  readonly name: string
  readonly missing?: Missing | null
}

/** Resolves to null if the file does not exist. */
export type FetchFile = (options: FetchOptions) => Promise<FetchedFile | null>

const idle: FileState = { status: 'idle', received: 0, total: null, missing: null }

/**
 * Downloads files of calls, one at a time, and saves each when complete. Pass `state` to `FileProgress`; `retry`
 * repeats a failed or cancelled download. Unmounting cancels.
 */
export const useFileCall = (save = saveFile) => {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController | null>(null)
  const last = useRef<FetchFile | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = useCallback(
    async (fetchFile: FetchFile) => {
      if (running.current) return
      const controller = new AbortController()
      running.current = controller
      last.current = fetchFile
      const { signal } = controller
      setState({ ...idle, status: 'receiving' })
      const onProgress = (received: number, total: number | null) =>
        !signal.aborted && setState({ ...idle, status: 'receiving', received, total })
      try {
        const fetched = await fetchFile({ signal, onProgress })
        signal.throwIfAborted()
        if (fetched) save(fetched.file, fetched.name)
        const missing = fetched?.missing ?? null
        setState((before) => ({ ...before, status: fetched ? 'done' : 'empty', missing }))
      } catch (error) {
        setState((before) =>
          signal.aborted ? { ...before, status: 'cancelled' } : { ...before, status: 'failed', error },
        )
      } finally {
        running.current = null
      }
    },
    [save],
  )
  const retry = useCallback(() => {
    if (last.current) void start(last.current)
  }, [start])
  const cancel = useCallback(() => running.current?.abort(), [])
  return { state, start, retry, cancel }
}
