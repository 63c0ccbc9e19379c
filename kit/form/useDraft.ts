import { useContext, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { DraftContext } from './drafts.ts'

export const useDraft = () => {
  const drafts = useContext(DraftContext)
  const form = useResourceContext() ?? 'form'
  const [found] = useState(() => drafts?.read(form) ?? null)
  return { drafts, form, found }
}

/** Base record of an edit form: the one below a draft, whose version the save must send, else the loaded one. */
export const useDraftRecord = <R extends object>(loaded: R): R => (useDraft().found?.record as R | null) ?? loaded
