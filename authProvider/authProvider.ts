import type { AuthProvider } from 'react-admin'
import { CallError } from '#dataProvider/calls/callError.ts'
import { send } from '#dataProvider/calls/client.ts'
import { sessionExpired } from '#dataProvider/calls/expiry.ts'
import { account } from '#schema/account/account.ts'
import { pageAt } from '#schema/pages.ts'
import { fetchCurrentUser, identityOf } from './currentUser.ts'
import { signIn } from './login.ts'
import { fetchMenu } from './menu.ts'
import { type Opening, openingOf } from './opening.ts'
import { hasLoginCookie, signOut } from './session.ts'

interface AccessQuestion {
  readonly action: string
  readonly resource: string
  readonly record?: unknown
  readonly signal?: AbortSignal
}

const mayOpen = async (path: string, opening: unknown) => {
  const page = pageAt(path.replace(/^\//, ''))
  if (!page) return false
  const { ask } = (opening as Opening | undefined) ?? openingOf(page)
  return (await ask()).ok
}

/** Accepts several comma-separated content keys; holding one of them is enough. */
const maySee = async (access: string, signal?: AbortSignal) => {
  try {
    return (await send(account.contentAccess, { access }, { signal })).ok
  } catch (error) {
    if (error instanceof CallError && error.status === 403) return false
    throw error
  }
}

/**
 * react-admin auth provider.
 *
 * - `login`: password grant; throws `CallError` on failure.
 * - `checkAuth`: throws unless a user is signed in.
 * - `getPermissions`: with a customer, the menu; without one, as the layout calls it, the user's role.
 * - `canAccess`: `open` checks a page by its path, once per opening (passed as `record`); `see` checks content keys.
 *
 * An expired session is handled by the session dialog: nothing here signs the user out, so typed input is kept.
 */
export const authProvider = {
  supportAbortSignal: true,
  login: async ({ username, password }: { username: string; password: string }) => {
    const outcome = await signIn(username, password)
    if (outcome.is === 'signedIn') return
    if (outcome.is === 'wrong') throw new CallError({ status: 401, code: 'unauthorized', message: '' })
    if (outcome.is === 'tooMany')
      throw new CallError({ status: 429, code: 'rate_limited', message: '', retryAfter: outcome.seconds })
    throw new CallError({ status: 0, code: 'unavailable', message: '' })
  },
  logout: async () => {
    await signOut()
    // The caller navigates to the site's root, which is not a page of the portal.
    return false
  },
  checkAuth: async () => {
    if (!hasLoginCookie()) throw new CallError({ status: 401, code: 'unauthorized', message: '' })
    await fetchCurrentUser()
  },
  checkError: async (error) => {
    // Our own client opens the session dialog itself and waits for it (`dataProvider/calls/client.ts`).
    if (!(error instanceof CallError) && error?.status === 401) sessionExpired()
  },
  getIdentity: async () => identityOf(await fetchCurrentUser()),
  getPermissions: async ({ customerId, signal }: { customerId?: number | null; signal?: AbortSignal } = {}) => {
    if (customerId !== undefined) return fetchMenu(customerId, signal)
    return hasLoginCookie() ? (await fetchCurrentUser()).roleId : null
  },
  canAccess: async ({ action, resource, record, signal }: AccessQuestion) =>
    action === 'open' ? mayOpen(resource, record) : maySee(resource, signal),
} satisfies AuthProvider
