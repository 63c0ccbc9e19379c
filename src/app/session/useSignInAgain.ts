import { useLocation, useNavigate } from 'react-router-dom'
import { forgetSession, signOut } from '#authProvider/session.ts'
import { withholdCalls } from './draftStore.ts'
import { notifyTabs } from './otherTabs.ts'

export const signInPath = '/relogin'

/** Both ways to leave an expired session keep the page as `next`, with its drafts. */
export const useSignInAgain = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const next = new URLSearchParams({ next: `/forge${pathname}${search}${hash}` })
  const path = `${signInPath}?${next}`

  const signInAgain = () => navigate(path)

  const leave = async () => {
    withholdCalls()
    // The cookie of an expired session is worthless, so errors are ignored.
    await signOut().catch(forgetSession)
    notifyTabs(null)
    navigate(`/login?${next}`)
  }
  return { path, signInAgain, leave }
}
