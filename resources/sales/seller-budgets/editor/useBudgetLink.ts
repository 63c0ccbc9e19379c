import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useDraft } from '../../../../src/kit/form/draft/useDraft.ts'
import { useKeptDraft } from '../../../../src/kit/form/draft/useKeptDraft.ts'

const parameter = 't'

interface LinkState {
  readonly budgetLink?: string
}

/** The router's state by which a page of the portal hands a link on without writing it into the address. */
export const withLink = (budgetLink: string): LinkState => ({ budgetLink })

/** What whoever had to sign in again came with. */
const linkIn = ({ found }: ReturnType<typeof useDraft>) => {
  const link = found?.values.link
  return typeof link === 'string' ? link : null
}

/**
 * What a modify link proves, its `t`. It leaves the address at once, and stays with the entry of the history, over a
 * reload and a session's end too. Null where there is none.
 */
export const useBudgetLink = () => {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const draft = useDraft()
  const kept = (state as LinkState | null)?.budgetLink ?? null
  const inAddress = new URLSearchParams(search).get(parameter)
  const link = inAddress ?? kept ?? linkIn(draft)
  const nothingSent = useRef(null)
  useKeptDraft({ draft, values: { link }, record: null, isUnsaved: link !== null, sentWith: nothingSent })

  useEffect(() => {
    if (link === null || link === kept) return
    const rest = [...new URLSearchParams(search)].filter(([name]) => name !== parameter)
    const place = { pathname, search: `?${new URLSearchParams(rest)}` }
    navigate(place, { replace: true, state: { ...state, ...withLink(link) } })
  }, [link, kept, pathname, search, state, navigate])
  const { drafts, form } = draft
  useEffect(() => {
    if (kept !== null && !drafts?.isSessionOver) drafts?.drop(form)
  }, [kept, drafts, form])
  return link
}
