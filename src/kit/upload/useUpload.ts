import { useCallback, useEffect, useRef, useState } from 'react'

/** Where an upload stands. `sent` and `total` are bytes; `error` is what a failed one ended with. */
export interface UploadState {
  readonly status: 'idle' | 'sending' | 'done' | 'failed' | 'cancelled'
  readonly sent: number
  readonly total: number
  readonly error?: unknown
}

interface SendOptions {
  readonly onProgress: (sent: number, total: number) => void
  /** Aborted when the user cancels or leaves the screen; the promise is then to be rejected. */
  readonly signal: AbortSignal
}

/** What sends files, with what goes along with them. */
export type SendFiles<T, Input = void> = (files: readonly File[], options: SendOptions, input: Input) => Promise<T>

/** What came of an upload that was started; `error` is what it failed with, or was cancelled with. */
export type UploadResult<T> =
  | { readonly isDone: true; readonly answer: T }
  | { readonly isDone: false; readonly error?: unknown }

const idle: UploadState = { status: 'idle', sent: 0, total: 0 }

/**
 * Sends files one upload at a time: a second `start` while one runs does nothing. `UploadProgress` shows `state`.
 * Leaving the screen cancels.
 */
export const useUpload = <T, Input = void>(send: SendFiles<T, Input>) => {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const start = async (files: readonly File[], input: Input): Promise<UploadResult<T>> => {
    if (running.current) return { isDone: false }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    setState({ status: 'sending', sent: 0, total: files.reduce((sum, { size }) => sum + size, 0) })
    const onProgress = (sent: number, total: number) =>
      !signal.aborted && setState({ status: 'sending', sent: Math.min(sent, total), total })
    try {
      const answer = await send(files, { onProgress, signal }, input)
      setState(({ total }) => ({ status: 'done', sent: total, total }))
      return { isDone: true, answer }
    } catch (error) {
      const status = signal.aborted ? 'cancelled' : 'failed'
      setState(({ sent, total }) => ({ status, sent, total, ...(status === 'failed' && { error }) }))
      return { isDone: false, error }
    } finally {
      running.current = null
    }
  }
  const cancel = useCallback(() => running.current?.abort(), [])
  const reset = useCallback(() => !running.current && setState(idle), [])
  return { state, start, cancel, reset }
}
