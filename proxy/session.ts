import { parse, stringifySetCookie } from 'cookie'
import type { Request, Response } from 'express'
import { refuse } from '../backend/refusal.ts'
import { hashSecret, isSameSecret } from '../backend/secrets.ts'
import { account } from '../schema/account.ts'
import type { AnyCall } from '../schema/call.ts'
import type { Config } from './config.ts'
import { type Credentials, codeCookie, customerCookie, nameCookie, tokenCookie } from './credentials.ts'

/** Calls whose answer carries an access token. */
export const answersToken = (call: AnyCall) =>
  call === (account.signIn as AnyCall) || call === (account.redeemSessionCode as AnyCall)

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
  options: { httpOnly?: boolean; maxAge: number },
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

/**
 * Keeps a session in the browser: the token where no script reads it, and the name of who is signed in, whose presence tells
 * the pages that a login cookie exists (DECISIONS S18).
 */
export const setSession = (response: Response, config: Config, token: string, name: string, maxAge: number) => {
  append(response, config, tokenCookie, token, { httpOnly: true, maxAge })
  append(response, config, nameCookie, name, { maxAge })
}

const codeSeconds = 60

/** Ties a one-time code to the browser that asked for it: nobody can be signed in as somebody else by a link. */
export const bindCode = (response: Response, config: Config, code: string) =>
  append(response, config, codeCookie, hashSecret(code), { httpOnly: true, maxAge: codeSeconds })

/** Refuses a browser a code that it has not asked for. */
export const demandBoundCode = (request: Request, { isBrowser, wantsCookie }: Credentials, code: string) => {
  if (!isBrowser && !wantsCookie) return
  const bound = parse(request.headers.cookie ?? '')[codeCookie]
  if (!bound || !isSameSecret(bound, hashSecret(code))) throw refuse.invalidLink()
}

/** Clears the three session cookies. */
export const clearSession = (response: Response, config: Config) => {
  append(response, config, tokenCookie, '', { httpOnly: true, maxAge: 0 })
  append(response, config, nameCookie, '', { maxAge: 0 })
  append(response, config, customerCookie, '', { maxAge: 0 })
}
