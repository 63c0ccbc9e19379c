import { useCallback, useEffect, useRef, useState } from 'react'
import type { Missing } from '../../../values/missing.ts'
import { saveFile } from '../export/exportTable.ts'

/** Where a file that a call answers stands. `received` and `total` are bytes; `error` is what a failed one ended with. */
export interface FileState {
  readonly status: 'idle' | 'receiving' | 'done' | 'empty' | 'failed' | 'cancelled'
  readonly received: number
  /** Null where it is not known before the end. */
  readonly total: number | null
  readonly missing: Missing | null
  readonly error?: unknown
}

interface FetchOptions {
  /** Aborted when the user cancels or leaves the screen; the promise is then to be rejected. */
  readonly signal: AbortSignal
  readonly onProgress: (received: number, total: number | null) => void
}

/** A file with the name to save it by, and what is missing in it. */
export interface FetchedFile {
  readonly file: Blob
  readonly name: string
  readonly missing?: Missing | null
}

/** What makes the call; null where there is no such file. */
export type FetchFile = (options: FetchOptions) => Promise<FetchedFile | null>

const idle: FileState = { status: 'idle', received: 0, total: null, missing: null }

/**
 * Fetches files that calls answer, one at a time, and saves each once it is whole. `FileProgress` shows `state`; what has
 * failed or was cancelled is made again by `retry`. Leaving the screen cancels.
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
