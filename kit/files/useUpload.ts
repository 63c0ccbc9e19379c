import { useCallback, useEffect, useRef, useState } from 'react'

/** State of an upload. `sent` and `total` are bytes; `error` is set if it failed. */
export interface UploadState {
  readonly status: 'idle' | 'sending' | 'done' | 'failed' | 'cancelled'
  readonly sent: number
  readonly total: number
  readonly error?: unknown
}

interface SendOptions {
  readonly onProgress: (sent: number, total: number) => void
  /** Aborted if the user cancels or leaves the screen; the promise must then reject. */
  readonly signal: AbortSignal
}

export type SendFiles<T, Input = void> = (files: readonly File[], options: SendOptions, input: Input) => Promise<T>

/** `error` is the reason for a failure or cancellation. */
export type UploadResult<T> =
  | { readonly isDone: true; readonly answer: T }
  | { readonly isDone: false; readonly error?: unknown }

const idle: UploadState = { status: 'idle', sent: 0, total: 0 }

/**
 * Runs one upload at a time; `start` is ignored while one is running. Pass `state` to `UploadProgress`. Unmounting
 * cancels.
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
