import Cookies from 'js-cookie'
import { safeNext } from '../../app/safeNext.ts'

const nameCookie = 'fricn'

/** Name of the signed-in user; null without a login cookie. */
export const signedInName = () => Cookies.get(nameCookie) ?? null

/** Removes the name cookie after the server has confirmed that the session is over. */
export const forgetName = () => Cookies.remove(nameCookie)

export const readAddress = (search = window.location.search) => {
  const asked = new URLSearchParams(search)
  return { next: safeNext(asked.get('next')), wasReset: asked.get('resetSuccess') === '1' }
}

export const forgeAddress = (session: string | null, next: string | null) => {
  const asked = new URLSearchParams()
  if (session !== null) asked.set('session', session)
  if (next !== null) asked.set('next', next)
  return asked.size > 0 ? `/forge/loginexterno?${asked}` : '/forge/loginexterno'
}

export const goTo = (url: string) => window.location.assign(url)
