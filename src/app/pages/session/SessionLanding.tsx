import { useEffect, useRef } from 'react'
import { hasLoginCookie } from '../../../../authProvider/session.ts'
import { send } from '../../../../dataProvider/calls/client.ts'
import { account } from '../../../../schema/account/account.ts'
import { safeNext } from '../../safeNext.ts'
import { leaveTo, takeFromAddress } from './signInAddress.ts'

interface SessionLandingProps {
  readonly leave?: (url: string) => void
}

const land = async (session: string | null) => {
  if (session !== null) await send(account.redeemSessionCode, { session })
  return hasLoginCookie()
}

const signInAgain = (next: string | null) => `/forge/login${next === null ? '' : `?next=${encodeURIComponent(next)}`}`

/**
 * Turns the one-time code of its address into a session and goes on to the portal (spec 1 §2.3, DECISIONS S17). Its
 * view is empty.
 */
export const SessionLanding = ({ leave = leaveTo }: SessionLandingProps) => {
  const hasStarted = useRef(false)
  useEffect(() => {
    // The code works once; an effect may run twice.
    if (hasStarted.current) return
    hasStarted.current = true
    const next = safeNext(new URLSearchParams(window.location.search).get('next'))
    const session = takeFromAddress('session')
    land(session).then(
      (isSignedIn) => leave(isSignedIn ? (next ?? '/forge/#/') : signInAgain(next)),
      () => leave(signInAgain(next)),
    )
  }, [leave])
  return null
}
