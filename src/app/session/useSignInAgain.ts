import { useLocation, useNavigate } from 'react-router-dom'
import { forgetSession, signOut } from '../../../authProvider/session.ts'
import { withholdCalls } from './draftStore.ts'
import { tellTabs } from './otherTabs.ts'

/** The page of the portal that leads to the sign-in, and from there back. */
export const signInPath = '/relogin'

/** The two ways on from a session that is over; both keep the page as `next`, and its drafts. */
export const useSignInAgain = () => {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  const next = new URLSearchParams({ next: `/forge${pathname}${search}${hash}` })
  const path = `${signInPath}?${next}`

  const signInAgain = () => navigate(path)

  const leave = async () => {
    withholdCalls()
    // The cookie of a session that is over is worth nothing to anybody, so a failure changes nothing.
    await signOut().catch(forgetSession)
    tellTabs(null)
    navigate(`/login?${next}`)
  }
  return { path, signInAgain, leave }
}
