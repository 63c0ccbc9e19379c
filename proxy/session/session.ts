import { stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import type { Caller } from '../../backend/access/caller.ts'
import { invalidLink, unavailable } from '../../backend/httpError.ts'
import { hashSecret, isSameSecret } from '../../backend/secrets.ts'
import { account } from '../../schema/account/account.ts'
import type { AnyCall } from '../../schema/call.ts'
import type { Config } from '../config.ts'
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

/** The call that turns a one-time code into a session. */
export const redeemsCode = (call: AnyCall) => call === (account.redeemSessionCode as AnyCall)

/** Calls whose answer carries an access token. */
export const answersToken = (call: AnyCall) => call === (account.signIn as AnyCall) || redeemsCode(call)

/** Calls whose answer carries a one-time code for the session landing. */
export const answersCode = (call: AnyCall) => call === (account.createSessionCode as AnyCall)

/** Calls that end the session that they are made with. */
export const endsSession = (call: AnyCall) =>
  call === (account.signOut as AnyCall) || call === (account.signOutByGet as AnyCall)

const append = (
  response: Response,
  config: Config,
  name: string,
  value: string,
  options: { httpOnly?: boolean; maxAge: number; path?: string },
) =>
  response.append(
    'Set-Cookie',
    stringifySetCookie({
      name,
      value,
      path: '/',
      sameSite: 'lax',
      secure: config.publicUrl.startsWith('https:'),
      ...options,
    }),
  )

/** Characters of name and value together. */
const longestCookie = 4096

/**
 * Keeps a session in the browser: the token where no script reads it, and the name of who is signed in, whose presence
 * tells the pages that a login cookie exists (DECISIONS S18).
 */
export const setSession = (response: Response, config: Config, token: string, name: string, maxAge: number) => {
  // Browsers drop a longer one without a word.
  const cookie = nameOnLine(tokenCookie, config)
  if (cookie.length + encodeURIComponent(token).length > longestCookie)
    throw unavailable(502, 'The session cannot be kept.', new Error('The token is longer than a cookie may be.'))
  append(response, config, cookie, token, { httpOnly: true, maxAge })
  append(response, config, nameCookie, name, { maxAge })
}

const codeSeconds = 60

/** Ties a one-time code to the browser that asked for it: nobody can be signed in as somebody else by a link. */
export const bindCode = (response: Response, config: Config, code: string) =>
  append(response, config, nameOnLine(codeCookie, config), hashSecret(code), { httpOnly: true, maxAge: codeSeconds })

const sentSeconds = 600

/** Marks a browser that is sent to the company's login page: only in one of these is a token taken from an address. */
export const markSent = (response: Response, config: Config) =>
  append(response, config, nameOnLine(sentCookie, config), '1', { httpOnly: true, maxAge: sentSeconds })

/** The way to the login page and back has been gone. */
export const unmarkSent = (response: Response, config: Config) =>
  append(response, config, nameOnLine(sentCookie, config), '', { httpOnly: true, maxAge: 0 })

/** The way from the chooser to the portal has been gone: its code works no more. */
export const unbindCode = (response: Response, config: Config) =>
  append(response, config, nameOnLine(codeCookie, config), '', { httpOnly: true, maxAge: 0 })

/** Whether this browser asked for this one-time code. */
export const isBoundCode = (request: Request, config: Config, code: string) => {
  const bound = soleCookie(request.headers.cookie, nameOnLine(codeCookie, config))
  return Boolean(bound && isSameSecret(bound, hashSecret(code)))
}

/** As long as browsers keep any cookie: it outlives log-outs, and is renewed by each sign-in. */
const browserSeconds = 34_560_000

/** What a browser holds of the accounts that have signed in there, or null. */
export const browserOf = (request: Request) => soleCookie(request.headers.cookie, browserCookie)

/** Lets a browser be known again, to the calls of the sign-in only. */
export const markBrowser = (response: Response, config: Config, value: string) =>
  append(response, config, browserCookie, value, { httpOnly: true, maxAge: browserSeconds, path: '/auth/api' })

/** Whose address a call that went well has shown to be the caller's own: by the password, or by the link in a mail. */
export const provenEmail = (call: unknown, { input, caller }: { input: unknown; caller: Caller | null }) => {
  const { username, email } = input as { username?: string; email?: string }
  if (call === account.signIn) return username ?? null
  if (call === account.resetPassword) return email ?? null
  return call === account.changePassword ? (caller?.email ?? null) : null
}

/** Refuses a browser a code that it has not asked for. */
export const demandBoundCode = (
  request: Request,
  config: Config,
  { isBrowser, wantsCookie }: Credentials,
  code: string,
) => {
  if (!isBrowser && !wantsCookie) return
  if (!isBoundCode(request, config, code)) throw invalidLink()
}

/** Clears the three session cookies. */
export const clearSession = (response: Response, config: Config) => {
  append(response, config, nameOnLine(tokenCookie, config), '', { httpOnly: true, maxAge: 0 })
  append(response, config, nameCookie, '', { maxAge: 0 })
  append(response, config, customerCookie, '', { maxAge: 0 })
}
