import { useEffect } from 'react'
import { safeNext } from '../safeNext.ts'
import { leaveTo, signInAddress } from './signInAddress.ts'

interface SignInRedirectProps {
  readonly leave?: (url: string) => void
}

/**
 * /login and /relogin: redirects to the sign-in form, which returns to `next`
 * `docs/product/account.md#sign-in-address`.
 */
export const SignInRedirect = ({ leave = leaveTo }: SignInRedirectProps) => {
  useEffect(() => {
    const parameters = new URLSearchParams(window.location.search)
    const resetSuccess = parameters.get('resetSuccess') === '1' ? '1' : null
    leave(signInAddress({ next: safeNext(parameters.get('next')), resetSuccess }))
  }, [leave])
  return null
}
