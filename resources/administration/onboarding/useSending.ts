import { useEffect, useRef, useState } from 'react'
import { repeatKeys } from '#kit/form/repeatKeys.ts'
import { type Sent, sendNext } from './sendSheet.ts'
import type { Sheet } from './sheet.ts'

export interface Sending extends Sent {
  readonly kind: 'check' | 'create'
  readonly sheet: Sheet
  readonly phase: 'running' | 'stopped' | 'failed' | 'done'
  readonly error: unknown
}

const nothingSent: Sent = { results: [], batchId: null }

/** Sends one sheet at a time in batches, until it is complete, stopped, or a batch fails; can be resumed. */
export const useSending = (onCreated: () => void) => {
  const [sending, setSending] = useState<Sending | null>(null)
  const keyOf = useRef(repeatKeys())
  const run = useRef(0)
  useEffect(
    () => () => {
      run.current += 1
    },
    [],
  )

  const go = async (started: Sending) => {
    run.current += 1
    const mine = run.current
    const isMine = () => run.current === mine
    let current: Sending = { ...started, phase: 'running', error: null }
    setSending(current)
    while (current.results.length < current.sheet.lines.length) {
      try {
        const sent = await sendNext(current.kind, current.sheet, current, keyOf.current)
        current = { ...current, ...sent }
      } catch (error) {
        if (isMine()) setSending({ ...current, phase: 'failed', error })
        return
      }
      if (current.kind === 'create') onCreated()
      // After a stop, still show the result of the batch in progress.
      if (!isMine())
        return setSending((shown) => (shown?.phase === 'stopped' ? { ...current, phase: 'stopped' } : shown))
      setSending(current)
    }
    setSending({ ...current, phase: 'done' })
  }

  const start = (kind: Sending['kind'], sheet: Sheet) => {
    // New keys: after an undo, the same rows must create users again instead of replaying the earlier response.
    keyOf.current = repeatKeys()
    void go({ ...nothingSent, kind, sheet, phase: 'running', error: null })
  }
  return {
    sending,
    start,
    goOn: () => sending && void go(sending),
    stop: () => {
      run.current += 1
      setSending((shown) => shown && { ...shown, phase: 'stopped' })
    },
    close: () => {
      run.current += 1
      setSending(null)
    },
  }
}
