import Cookies from 'js-cookie'
import { safeNext } from '../../app/safeNext.ts'

const nameCookie = 'fricn'

/** The name of who is signed in; null where no login cookie exists (DECISIONS S18). */
export const signedInName = () => Cookies.get(nameCookie) ?? null

/** Forgets that someone was signed in, once the server has said that the session is over. */
export const forgetName = () => Cookies.remove(nameCookie)

/** What the landing's address asks for. */
export const readAddress = (search = window.location.search) => {
  const asked = new URLSearchParams(search)
  return { next: safeNext(asked.get('next')), wasReset: asked.get('resetSuccess') === '1' }
}

/** The session landing of the portal, with a one-time code if there is one. */
export const forgeAddress = (session: string | null, next: string | null) => {
  const asked = new URLSearchParams()
  if (session !== null) asked.set('session', session)
  if (next !== null) asked.set('next', next)
  return asked.size > 0 ? `/forge/loginexterno?${asked}` : '/forge/loginexterno'
}

/** Goes to another document. */
export const goTo = (url: string) => window.location.assign(url)
