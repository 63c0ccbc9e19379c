import { stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { Caller } from '#backend/access/caller.ts'
import { invalidLink } from '#backend/errors.ts'
import { hashSecret, isSameSecret } from '#backend/secrets.ts'
import { account } from '#schema/account/account.ts'
import type { Config } from '../config.ts'
import type { Exchange } from '../exchange.ts'
import { serviceFailed } from '../httpError.ts'
import {
  browserCookie,
  type Credentials,
  codeCookie,
  customerCookie,
  nameCookie,
  nameOnLine,
  sentCookie,
  soleCookie,
  tokenCookie,
} from './credentials.ts'

/** The calls that begin and end sessions; each sends its response. */
export interface SessionHandlers {
  signIn(exchange: Exchange): Promise<unknown>
  revokeToken(exchange: Exchange): Promise<unknown>
  signOut(exchange: Exchange): Promise<unknown>
  createSessionCode(exchange: Exchange): Promise<unknown>
  redeemSessionCode(exchange: Exchange): Promise<unknown>
}

const append = (
  response: Response,
  config: Config,
  name: string,
  value: string,
  { below = '/', ...options }: { httpOnly?: boolean; maxAge: number; below?: string },
) =>
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value,
      path: below === '/' ? config.base || '/' : config.base + below,
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
      ...options,
    }),
  )

/** Maximum characters of name and value together. */
const longestCookie = 4096

/**
 * Stores a session in the browser: the token in a cookie that scripts cannot read, and the user's name in one that
 * shows pages that a session exists `docs/product/account.md#session-cookies`.
 */
export const setSession = (response: Response, config: Config, token: string, name: string, maxAge: number) => {
  // Browsers silently drop longer cookies.
  const cookie = nameOnLine(tokenCookie, config)
  if (cookie.length + encodeURIComponent(token).length > longestCookie)
    throw serviceFailed('The session cannot be kept.', new Error('The token is longer than a cookie may be.'))
  append(response, config, cookie, token, { httpOnly: true, maxAge })
  append(response, config, nameCookie, name, { maxAge })
}

const codeSeconds = 60

/** Binds a one-time code to the browser that requested it, so that a link cannot sign anyone in as another user. */
export const bindCode = (response: Response, config: Config, code: string) =>
  append(response, config, nameOnLine(codeCookie, config), hashSecret(code), { httpOnly: true, maxAge: codeSeconds })

const sentSeconds = 600

/** Marks a browser that is sent to the company's login page: only marked browsers may bring a token in the URL. */
export const markSent = (response: Response, config: Config) =>
  append(response, config, nameOnLine(sentCookie, config), '1', { httpOnly: true, maxAge: sentSeconds })

export const unmarkSent = (response: Response, config: Config) =>
  append(response, config, nameOnLine(sentCookie, config), '', { httpOnly: true, maxAge: 0 })

/** Clears the cookie of a one-time code that was used. */
export const unbindCode = (response: Response, config: Config) =>
  append(response, config, nameOnLine(codeCookie, config), '', { httpOnly: true, maxAge: 0 })

export const isBoundCode = (request: Request, config: Config, code: string) => {
  const bound = soleCookie(request.headers.cookie, nameOnLine(codeCookie, config))
  return Boolean(bound && isSameSecret(bound, hashSecret(code)))
}

/** The longest lifetime that browsers allow (400 days): survives sign-outs and is renewed by each sign-in. */
const browserSeconds = 34_560_000

export const browserOf = (request: Request) => soleCookie(request.headers.cookie, browserCookie)

/** Sent only to the sign-in calls. */
export const markBrowser = (response: Response, config: Config, value: string) =>
  append(response, config, browserCookie, value, { httpOnly: true, maxAge: browserSeconds, below: '/auth/api' })

/** The email address that a successful call has proved to be the caller's, besides sign-in. */
export const provenEmail = (call: unknown, { input, caller }: { input: unknown; caller: Caller | null }) => {
  const { email } = input as { email?: string }
  if (call === account.resetPassword) return email ?? null
  return call === account.changePassword ? (caller?.email ?? null) : null
}

export const requireBoundCode = (
  request: Request,
  config: Config,
  { isBrowser, wantsCookie }: Credentials,
  code: string,
) => {
  if (!isBrowser && !wantsCookie) return
  if (!isBoundCode(request, config, code)) throw invalidLink()
}

export const clearSession = (response: Response, config: Config) => {
  append(response, config, nameOnLine(tokenCookie, config), '', { httpOnly: true, maxAge: 0 })
  append(response, config, nameCookie, '', { maxAge: 0 })
  append(response, config, customerCookie, '', { maxAge: 0 })
}
