import { type Request, Router } from 'express'
import { safeNext } from '../../values/safeNext.ts'
import type { Config } from '../config.ts'
import { nameOnLine, sentCookie, soleCookie } from './credentials.ts'
import { markSent } from './session.ts'

/** Where the portal's own pages send whoever must sign in. */
const door = '/forge/login'
const doors = /^\/forge\/(login|relogin)\/?$/i

/** Whether people sign in at a page of the company's, which sends them back with a token of its own (DECISIONS S17). */
export const hasCompanyLogin = ({ services, loginUrl }: Config) => services.auth !== undefined && loginUrl !== '/'

/** The address that the pages go to for signing in: that of the company through the door, which marks the browser. */
export const signInAddress = (config: Config) => (hasCompanyLogin(config) ? door : config.loginUrl)

const loginAddress = ({ loginUrl, publicUrl }: Config, query: Request['query']) => {
  const address = new URL(loginUrl, publicUrl)
  const next = typeof query.next === 'string' ? safeNext(query.next, new URL(publicUrl).origin) : null
  if (next !== null) address.searchParams.set('next', next)
  if (query.resetSuccess === '1') address.searchParams.set('resetSuccess', '1')
  return loginUrl.startsWith('/') ? `${address.pathname}${address.search}${address.hash}` : address.href
}

/** `/forge/login` and `/forge/relogin`: on to the company's login page, in a browser that is marked as sent there. */
export const companyLogin = (config: Config) => {
  const router = Router()
  if (hasCompanyLogin(config))
    router.get(doors, (request, response) => {
      markSent(response, config)
      response.set('Cache-Control', 'no-store').redirect(loginAddress(config, request.query))
    })
  return router
}

/** Whether this browser has been sent to the company's login page, and has not come back with a token yet. */
export const wasSent = (request: Request, config: Config) =>
  Boolean(soleCookie(request.headers.cookie, nameOnLine(sentCookie, config)))
