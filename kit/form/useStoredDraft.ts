import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Draft } from './drafts.ts'
import type { useDraft } from './useDraft.ts'

interface Ending {
  readonly draft: ReturnType<typeof useDraft>
  readonly isUnsaved: boolean
  readonly sentWith: RefObject<string | null>
}

/** Stores unsaved input or a save in progress when the session ends. */
export const useDraftAtSessionEnd = (
  { draft, isUnsaved, sentWith }: Ending,
  draftNow: () => Omit<Draft, 'sentWith'>,
) => {
  const { drafts, form } = draft
  const isSessionOver = drafts?.isSessionOver ?? false
  const keep = useEffectEvent(() => {
    if (!isUnsaved && sentWith.current === null) return
    drafts?.keep(form, { ...draftNow(), sentWith: sentWith.current })
  })
  useEffect(() => {
    if (isSessionOver) keep()
  }, [isSessionOver])
}

/** For input outside react-admin's forms. */
export const useStoredDraft = ({ values, record, ...ending }: Ending & Pick<Draft, 'values' | 'record'>) =>
  useDraftAtSessionEnd(ending, () => ({ values, record, isSecretMissing: false }))
