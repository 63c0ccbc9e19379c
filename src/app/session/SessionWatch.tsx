import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { fetchCurrentUser } from '#authProvider/currentUser.ts'
import { send } from '#dataProvider/calls/client.ts'
import { endWaiting, onOtherUser, onSessionExpired, sessionExpired } from '#dataProvider/calls/expiry.ts'
import { DraftContext } from '#kit/form/drafts.ts'
import { account } from '#schema/account/account.ts'
import { draftsOf, dropDraftsAt, withholdCalls } from './draftStore.ts'
import { keepOtherUserNotice } from './OtherUserNotice.tsx'
import { notifyTabs, onSignedInElsewhere } from './otherTabs.ts'
import { SessionExpiredDialog } from './SessionExpiredDialog.tsx'
import { signInPath } from './useSignInAgain.ts'

/** Resumes the page if the same user has signed in again in another tab; reloads for another user. */
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

/** Forms keep their input as drafts of the user who typed it. Synchronously, so that it does not block the reload. */
const endSession = () => flushSync(sessionExpired)

const reloadForOtherUser = () => {
  endSession()
  keepOtherUserNotice()
  window.location.reload()
}

interface SessionWatchProps {
  /** Null if no user is signed in or the user is unknown. */
  readonly userId: number | null
  readonly children: ReactNode
}

/**
 * Opens the session-expired dialog above the page if a call detects the end of the session, or another tab has ended
 * it. The page keeps its input, calls wait, and forms save drafts. Loads the page again if another user has signed in.
 */
export const SessionWatch = ({ userId, children }: SessionWatchProps) => {
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  const [expiredAt, setExpiredAt] = useState<string | null>(null)
  const isSessionOver = expiredAt === pathname
  useEffect(() => onSessionExpired(() => setExpiredAt(pathname)), [pathname])
  useEffect(() => {
    if (userId === null) return
    notifyTabs(userId)
    return onSignedInElsewhere(userId, (otherId) => (otherId === null ? endSession() : reloadForOtherUser()))
  }, [userId])
  useEffect(() => onOtherUser(reloadForOtherUser), [])
  useEffect(() => (isSessionOver ? () => endWaiting(false) : undefined), [isSessionOver])
  useEffect(() => {
    if (expiredAt === null || expiredAt === pathname) return
    setExpiredAt(null)
    // A call must not be repeated on a later visit of the page, for instance after Back.
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
