import Cookies from 'js-cookie'
import { safeNext } from '../../app/safeNext.ts'

const nameCookie = 'fricn'

/** Name of the signed-in user; null without a login cookie. */
export const signedInName = () => Cookies.get(nameCookie) ?? null

/** Removes the name cookie after the server has confirmed that the session is over. */
export const forgetName = () => Cookies.remove(nameCookie)

export const readAddress = (search = window.location.search) => {
  const parameters = new URLSearchParams(search)
  return { next: safeNext(parameters.get('next')), wasReset: parameters.get('resetSuccess') === '1' }
}

export const forgeAddress = (session: string | null, next: string | null) => {
  const parameters = new URLSearchParams()
  if (session !== null) parameters.set('session', session)
  if (next !== null) parameters.set('next', next)
  return parameters.size > 0 ? `/forge/loginexterno?${parameters}` : '/forge/loginexterno'
}

export const goTo = (url: string) => window.location.assign(url)
