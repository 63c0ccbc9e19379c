import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { fetchCurrentUser } from '../../../authProvider/currentUser.ts'
import { send } from '../../../dataProvider/calls/client.ts'
import { endWaiting, onSessionExpired, sessionExpired } from '../../../dataProvider/calls/expiry.ts'
import { account } from '../../../schema/account/account.ts'
import { DraftContext } from '../../kit/form/draft/drafts.ts'
import { draftsOf, dropDraftsAt, withholdCalls } from './draftStore.ts'
import { onSignedInElsewhere, tellTabs } from './otherTabs.ts'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'
import { signInPath } from './useSignInAgain.ts'

/** Who has signed in again in another tab comes back to the page as it was; somebody else gets a page of their own. */
const useRevival = (isExpired: boolean, revive: () => void) => {
  useEffect(() => {
    if (!isExpired) return
    const ask = async () => {
      const [now, before] = await Promise.all([
        send(account.currentUser, {}, { handlesExpiry: true }),
        fetchCurrentUser().catch(() => null),
      ])
      if (now.id === before?.id) revive()
      else window.location.reload()
    }
    const askQuietly = () => void ask().catch(() => undefined)
    window.addEventListener('focus', askQuietly)
    return () => window.removeEventListener('focus', askQuietly)
  }, [isExpired, revive])
}

interface SessionWatchProps {
  /** Who is signed in; null where nobody is, or nobody knows. */
  readonly userId: number | null
  readonly children: ReactNode
}

/**
 * Opens the dialog above the page when any of its calls finds the session over, or another tab has ended it; the page
 * keeps what was typed, its calls wait, and its forms keep a draft.
 */
export const SessionWatch = ({ userId, children }: SessionWatchProps) => {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const [expiredAt, setExpiredAt] = useState<string | null>(null)
  const isSessionOver = expiredAt === pathname
  useEffect(() => onSessionExpired(() => setExpiredAt(pathname)), [pathname])
  useEffect(() => {
    if (userId === null) return
    tellTabs(userId)
    return onSignedInElsewhere(userId, (otherId) => {
      // At once, so that the page does not hold on to what is unsaved; somebody else gets a page of their own.
      flushSync(sessionExpired)
      if (otherId !== null) window.location.reload()
    })
  }, [userId])
  useEffect(() => (isSessionOver ? () => endWaiting(false) : undefined), [isSessionOver])
  useEffect(() => {
    if (expiredAt === null || expiredAt === pathname) return
    setExpiredAt(null)
    // Who goes elsewhere, as by the browser's Back, is not to find the call made on a later visit of the page.
    if (pathname !== signInPath) withholdCalls()
  }, [expiredAt, pathname])
  useRevival(
    isSessionOver,
    useCallback(() => {
      if (userId !== null) dropDraftsAt(userId, address)
      endWaiting(true)
      setExpiredAt(null)
    }, [userId, address]),
  )
  const drafts = useMemo(
    () => (userId === null ? null : { isSessionOver, ...draftsOf(userId, address) }),
    [userId, address, isSessionOver],
  )
  return (
    <DraftContext value={drafts}>
      {children}
      {isSessionOver && <SessionExpiredDialog />}
    </DraftContext>
  )
}
