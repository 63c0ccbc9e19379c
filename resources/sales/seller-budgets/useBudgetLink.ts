import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDraft } from '#kit/form/useDraft.ts'
import { useStoredDraft } from '#kit/form/useStoredDraft.ts'

const parameter = 't'

interface LinkState {
  readonly budgetLink?: string
}

/** Router state that passes a link between pages without adding it to the URL. */
export const withLink = (budgetLink: string): LinkState => ({ budgetLink })

/** Link in the draft of a user who had to sign in again. */
const linkIn = ({ found }: ReturnType<typeof useDraft>) => {
  const link = found?.values.link
  return typeof link === 'string' ? link : null
}

/**
 * Signature of a modify link (parameter `t`). It is removed from the URL at once and kept in the history entry, also
 * across a reload or an expired session. Null if there is none.
 */
export const useBudgetLink = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const draft = useDraft()
  const storedLink = (state as LinkState | null)?.budgetLink ?? null
  const inAddress = new URLSearchParams(search).get(parameter)
  const link = inAddress ?? storedLink ?? linkIn(draft)
  const nothingSent = useRef(null)
  useStoredDraft({ draft, values: { link }, record: null, isUnsaved: link !== null, sentWith: nothingSent })

  useEffect(() => {
    if (link === null || link === storedLink) return
    const rest = [...new URLSearchParams(search)].filter(([name]) => name !== parameter)
    const place = { pathname, search: `?${new URLSearchParams(rest)}` }
    navigate(place, { replace: true, state: { ...state, ...withLink(link) } })
  }, [link, storedLink, pathname, search, state, navigate])
  const { drafts, form } = draft
  useEffect(() => {
    if (storedLink !== null && !drafts?.isSessionOver) drafts?.drop(form)
  }, [storedLink, drafts, form])
  return link
}
