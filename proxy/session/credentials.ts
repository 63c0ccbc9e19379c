import type { IncomingMessage } from 'node:http'
import { parse } from 'cookie'
import type { Request } from 'express'
import type { Values } from '#schema/wire/request.ts'
import { type Language, languageCookie, languageFor } from '#values/language.ts'
import type { Config } from '../config.ts'

export interface Credentials {
  readonly token: string | null
  /**
   * Browsers send cookies automatically, so the same-origin rules apply to them `docs/product/access.md#whose-bearer`.
   */
  readonly isBrowser: boolean
  /** True if `X-Requested-With` was sent: the portal's own page, which gets its token as a cookie. */
  readonly wantsCookie: boolean
}

export const tokenCookie = 'friat'
export const nameCookie = 'fricn'
export const customerCookie = 'fcid'
/** The one-time code this browser has requested. */
export const codeCookie = 'frcode'
/** Accounts that have signed in with this browser before, in opaque form. */
export const browserCookie = 'frknown'
/** Marks a browser that was sent to the company's login page. */
export const sentCookie = 'frsent'

/**
 * Returns the name of a cookie in the header. Over https it has the prefix with which browsers reject a cookie that
 * another host has set. They accept it only with the path `/`: below a base path, the prefix only demands https
 * `docs/decisions/082`. The specification's bare names are used over http.
 */
export const nameOnLine = (name: string, { publicUrl, base }: Pick<Config, 'publicUrl' | 'base'>) => {
  if (!publicUrl.startsWith('https:')) return name
  return base === '' ? `__Host-${name}` : `__Secure-${name}`
}

/** Returns the value of a cookie; null if it is absent or comes twice, since either could be set by another host. */
export const soleCookie = (header: string | undefined, name: string) => {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key.trim() === name ? [value.join('=')] : []
  })
  return values.length === 1 ? (parse(header ?? '')[name] ?? null) : null
}

/** The chosen language, otherwise the browser's preference. */
export const languageOf = (request: Request): Language => {
  const chosen = parse(request.headers.cookie ?? '')[languageCookie]
  return languageFor([chosen, ...request.acceptsLanguages()])
}

const tokenPattern = /^[\w.~+/=-]{1,4096}$/

/** True if a text has the format of a token; nothing else is accepted or sent to a service. */
export const isToken = (text: string) => tokenPattern.test(text)

const bearerOf = (header: string | undefined) => {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  return token && isToken(token) ? token : null
}

/** Reads the token from the cookie or bearer header; ignores `Authorization` of browsers. */
export const readCredentials = (
  { headers }: IncomingMessage,
  config: Pick<Config, 'publicUrl' | 'base'>,
): Credentials => {
  const name = nameOnLine(tokenCookie, config)
  const wantsCookie = headers['x-requested-with'] !== undefined
  const hasCookie = parse(headers.cookie ?? '')[name] !== undefined
  const isBrowser = hasCookie || headers['sec-fetch-site'] !== undefined || headers.origin !== undefined
  if (isBrowser) {
    const cookie = soleCookie(headers.cookie, name)
    return { token: cookie && isToken(cookie) ? cookie : null, isBrowser, wantsCookie }
  }
  return { token: bearerOf(headers.authorization), isBrowser, wantsCookie }
}

/** Client credentials of HTTP Basic (RFC 6749 §2.3.1), or null. */
const readBasic = ({ headers }: IncomingMessage) => {
  const [, encoded] = /^Basic +([\w+/=]+)$/i.exec(headers.authorization ?? '') ?? []
  if (!encoded) return null
  const [id, ...secret] = Buffer.from(encoded, 'base64').toString('utf8').split(':')
  try {
    return { id: decodeURIComponent(id ?? ''), secret: decodeURIComponent(secret.join(':')) }
  } catch {
    return null
  }
}

interface Client {
  readonly id: string
  readonly secret: string
}

const withCredentials = (input: Values, client: Client | null): Values =>
  client ? { ...input, clientId: client.id, clientSecret: client.secret } : input

/** Adds the OAuth client of a program's HTTP Basic credentials; credentials in the body stay as they are. */
export const withBasic = (input: Values, request: IncomingMessage) => withCredentials(input, readBasic(request))

/** Adds the OAuth client to a grant: the gateway for browsers, HTTP Basic credentials for programs. */
export const withClient = (input: Values, request: IncomingMessage, by: Credentials, gateway: Client) =>
  by.isBrowser || by.wantsCookie ? withCredentials(input, gateway) : withBasic(input, request)
