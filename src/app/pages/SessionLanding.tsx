import { useEffect, useRef } from 'react'
import { hasLoginCookie } from '#authProvider/session.ts'
import { send } from '#dataProvider/calls/client.ts'
import { account } from '#schema/account/account.ts'
import { safeNext } from '../safeNext.ts'
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
 * Exchanges the one-time code in the address for a session and redirects to the portal
 * `docs/product/account.md#session-landing`. Renders nothing.
 */
export const SessionLanding = ({ leave = leaveTo }: SessionLandingProps) => {
  const hasStarted = useRef(false)
  useEffect(() => {
    // The code is valid once, and React may run effects twice.
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
