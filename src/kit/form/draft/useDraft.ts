import { useContext, useState } from 'react'
import { useResourceContext } from 'react-admin'
import { DraftContext } from './drafts.ts'

/** The draft that was there when the form opened, and where another one is kept. */
export const useDraft = () => {
  const drafts = useContext(DraftContext)
  const form = useResourceContext() ?? 'form'
  const [found] = useState(() => drafts?.read(form) ?? null)
  return { drafts, form, found }
}

/**
 * The record that an edit form starts from: the one that a draft was typed over, whose version its save has to name;
 * else the one just loaded.
 */
export const useDraftRecord = <R extends object>(loaded: R): R => (useDraft().found?.record as R | null) ?? loaded
