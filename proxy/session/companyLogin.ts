import { type Request, Router } from 'express'
import { safeNext } from '#values/safeNext.ts'
import type { Config } from '../config.ts'
import { nameOnLine, sentCookie, soleCookie } from './credentials.ts'
import { markSent } from './session.ts'

const door = '/forge/login'
const doors = /^\/forge\/(login|relogin)\/?$/i

/**
 * True if users sign in at a page of the company, which redirects back with its own token
 * `docs/product/account.md#session-landing`.
 */
export const hasCompanyLogin = ({ services, loginUrl }: Config) => services.auth !== undefined && loginUrl !== '/'

/** Sign-in URL for pages; the company's login page is reached by a redirect that marks the browser. */
export const signInAddress = (config: Config) => (hasCompanyLogin(config) ? door : config.loginUrl)

const loginAddress = ({ loginUrl, publicUrl, base }: Config, query: Request['query']) => {
  const address = new URL(loginUrl.startsWith('/') ? base + loginUrl : loginUrl, publicUrl)
  const next = typeof query.next === 'string' ? safeNext(query.next, new URL(publicUrl).origin) : null
  if (next !== null) address.searchParams.set('next', next)
  if (query.resetSuccess === '1') address.searchParams.set('resetSuccess', '1')
  return loginUrl.startsWith('/') ? `${address.pathname}${address.search}${address.hash}` : address.href
}

/** `/forge/login` and `/forge/relogin`: mark the browser and redirect to the company's login page. */
export const companyLogin = (config: Config) => {
  const router = Router()
  if (hasCompanyLogin(config))
    router.get(doors, (request, response) => {
      markSent(response, config)
      response.set('Cache-Control', 'no-store').redirect(loginAddress(config, request.query))
    })
  return router
}

/** True if this browser was sent to the company's login page and has not returned with a token yet. */
export const wasSent = (request: Request, config: Config) =>
  Boolean(soleCookie(request.headers.cookie, nameOnLine(sentCookie, config)))
