import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Draft } from './drafts.ts'
import type { useDraft } from './useDraft.ts'

interface Ending {
  readonly draft: ReturnType<typeof useDraft>
  /** Whether there is anything to keep. */
  readonly isUnsaved: boolean
  /** The key of the save that is under way. */
  readonly sentWith: RefObject<string | null>
}

/** Keeps what is unsaved, or under way, at the moment in which the session turns out to be over. */
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

/** The same of input that is in no form of the library's. */
export const useKeptDraft = ({ values, record, ...ending }: Ending & Pick<Draft, 'values' | 'record'>) =>
  useDraftAtSessionEnd(ending, () => ({ values, record, lacksSecret: false }))
