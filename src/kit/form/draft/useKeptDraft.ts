import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { Draft } from './drafts.ts'
import type { useDraft } from './useDraft.ts'

interface Options extends Pick<Draft, 'values' | 'record'> {
  readonly draft: ReturnType<typeof useDraft>
  /** Whether there is anything to keep. */
  readonly isUnsaved: boolean
  /** The key of the save that is under way. */
  readonly sentWith: RefObject<string | null>
}

/** Keeps input that is in no form of the library's at the moment in which the session turns out to be over. */
export const useKeptDraft = ({ draft, values, record, isUnsaved, sentWith }: Options) => {
  const { drafts, form } = draft
  const isSessionOver = drafts?.isSessionOver ?? false
  const keep = useEffectEvent(() => {
    if (!isUnsaved && sentWith.current === null) return
    drafts?.keep(form, { values, record, sentWith: sentWith.current, lacksSecret: false })
  })
  useEffect(() => {
    if (isSessionOver) keep()
  }, [isSessionOver])
}
