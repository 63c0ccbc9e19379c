import type { IncomingMessage } from 'node:http'
import { parse } from 'cookie'
import type { Request } from 'express'
import type { Values } from '../../schema/wire/request.ts'
import { type Language, languageCookie, languageFor } from '../../values/language.ts'
import type { Config } from '../config.ts'

/** What a request says of its caller. */
export interface Credentials {
  readonly token: string | null
  /** A browser acts for whoever is signed in there, so that the same-origin rules apply to it (DECISIONS X4). */
  readonly isBrowser: boolean
  /** It sent `X-Requested-With`: it is the portal's own page, and gets its token as a cookie. */
  readonly wantsCookie: boolean
}

export const tokenCookie = 'friat'
export const nameCookie = 'fricn'
export const customerCookie = 'fcid'
/** Our own: which one-time code this browser has asked for. */
export const codeCookie = 'frcode'
/** Our own: from which accounts somebody has signed in here before, which nobody reads out of it. */
export const browserCookie = 'frknown'
/** Our own: that this browser has been sent to the company's login page. */
export const sentCookie = 'frsent'

/**
 * The name that a cookie has on the line. Over https it carries the prefix by which browsers refuse one that another
 * host has set; the specification's bare names are those over http.
 */
export const nameOnLine = (name: string, { publicUrl }: Pick<Config, 'publicUrl'>) =>
  publicUrl.startsWith('https:') ? `__Host-${name}` : name

/** The value of a cookie, and null where it is absent or comes twice: nobody knows which of two is the portal's own. */
export const soleCookie = (header: string | undefined, name: string) => {
  const values = (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...value] = pair.split('=')
    return key.trim() === name ? [value.join('=')] : []
  })
  return values.length === 1 ? (parse(header ?? '')[name] ?? null) : null
}

/** In which language the reader has the portal; else what the browser prefers. */
export const languageOf = (request: Request): Language => {
  const chosen = parse(request.headers.cookie ?? '')[languageCookie]
  return languageFor([chosen, ...request.acceptsLanguages()])
}

const tokenPattern = /^[\w.~+/=-]{1,4096}$/

/** Whether a text may be a token at all; nothing else is taken from a request or sent to a service. */
export const isToken = (text: string) => tokenPattern.test(text)

const bearerOf = (header: string | undefined) => {
  const [, token] = /^Bearer +(\S+)$/i.exec(header ?? '') ?? []
  return token && isToken(token) ? token : null
}

/** Reads cookie or bearer; a browser's own `Authorization` counts for nothing. */
export const readCredentials = ({ headers }: IncomingMessage, config: Pick<Config, 'publicUrl'>): Credentials => {
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

/** The client credentials of HTTP Basic (RFC 6749 §2.3.1), or null. */
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

/**
 * The input of a grant with the client that it comes from: the gateway for a browser, a program itself; as it is where
 * the program has said so in the body.
 */
export const withClient = (input: Values, request: IncomingMessage, by: Credentials, gateway: Client): Values => {
  const client = by.isBrowser || by.wantsCookie ? gateway : readBasic(request)
  return client ? { ...input, clientId: client.id, clientSecret: client.secret } : input
}
