import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { endWaiting, onSessionExpired, sessionExpired } from '../../../dataProvider/expiry.ts'
import { DraftContext } from '../../kit/form/drafts.ts'
import { draftsOf, dropDraftsAt, withholdCalls } from './draftStore.ts'
import { onSignedInElsewhere, tellTabs } from './otherTabs.ts'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'
import { useRevival } from './useRevival.ts'
import { signInPath } from './useSignInAgain.ts'

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
