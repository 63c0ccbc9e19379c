import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { repeatKeys } from './repeatKeys.ts'
import { useDraft } from './useDraft.ts'
import { useStoredDraft } from './useStoredDraft.ts'

type Values = Readonly<Record<string, unknown>>

interface Finishing<Made extends object> {
  readonly values: Values
  readonly isUnsaved: boolean
  /** Submits the result; equal results use the same idempotency key. */
  readonly send: (made: Made, repeatKey: string) => Promise<unknown>
  readonly onSent?: () => void
  readonly onFailed?: () => void
}

const sentIn = <Made>(values: Values | undefined) => (values?.sent ?? null) as Made | null

/** Submit of a wizard, once per set of values; a submit interrupted by the end of the session is repeated. */
export const useFinish = <Made extends object>({ values, isUnsaved, send, onSent, onFailed }: Finishing<Made>) => {
  const draft = useDraft()
  const [phase, setPhase] = useState<'idle' | 'busy' | 'done'>('idle')
  const [failure, setFailure] = useState<unknown>(null)
  const sentWith = useRef<string | null>(null)
  const sent = useRef(sentIn<Made>(draft.found?.values))
  const [keyOf] = useState(() => {
    const key = draft.found?.sentWith
    return repeatKeys(key && sent.current ? { values: sent.current, key } : undefined)
  })
  const isUndone = phase !== 'done' && isUnsaved
  useStoredDraft({ draft, values: { ...values, sent: sent.current }, record: null, isUnsaved: isUndone, sentWith })

  const finish = async (made: Made) => {
    setFailure(null)
    setPhase('busy')
    sent.current = made
    sentWith.current = keyOf(made)
    try {
      await send(made, sentWith.current)
      draft.drafts?.drop(draft.form)
      setPhase('done')
      onSent?.()
    } catch (error) {
      setFailure(error)
      setPhase('idle')
      onFailed?.()
    } finally {
      sentWith.current = null
    }
  }
  const restore = useEffectEvent(() => {
    const { found, drafts } = draft
    if (!found) return
    drafts?.drop(draft.form)
    if (found.sentWith !== null && sent.current) void finish(sent.current)
  })
  useEffect(() => restore(), [])
  return {
    finish,
    failure,
    forgetFailure: () => setFailure(null),
    isUnsaved: isUndone,
    isBusy: phase === 'busy',
    isDone: phase === 'done',
  }
}
