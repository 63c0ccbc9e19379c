import Cookies from 'js-cookie'
import { send } from '#dataProvider/calls/client.ts'
import { leaveCurrentCustomer } from '#dataProvider/customer.ts'
import { account } from '#schema/account/account.ts'
import { cookiePath } from '#values/basePath.ts'

/**
 * True if the login cookie `fricn` exists; it lives as long as the session cookie
 * `docs/product/account.md#session-cookies`.
 */
export const hasLoginCookie = () => Cookies.get('fricn') !== undefined

/** Ends the session and clears its three cookies; throws `CallError` if the gateway cannot be reached. */
export const signOut = async () => {
  await send(account.signOut, {})
  forgetSession()
}

/** Clears the session data that the browser can access; the caller then leaves the page. */
export const forgetSession = () => {
  const path = { path: cookiePath() }
  Cookies.remove('fricn', path)
  Cookies.remove('fcid', path)
  leaveCurrentCustomer()
}
