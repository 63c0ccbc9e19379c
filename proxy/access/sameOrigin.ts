import type { Request } from 'express'
import type { AnyCall } from '#schema/call.ts'
import type { Config } from '../config.ts'
import { HttpError } from '../httpError.ts'
import type { Credentials } from '../session/credentials.ts'

const foreign = () => new HttpError(403, 'forbidden', 'This request does not come from a page of the portal.')

/** True if the origin is the public URL, or the URL in the browser's address bar if none is configured. */
const isOwn = (origin: string, request: Request, config: Config) => {
  if (origin === new URL(config.publicUrl).origin) return true
  return !config.hasPublicUrl && origin === `${request.protocol}://${request.headers.host}`
}

/**
 * CSRF check for browsers: state changes require the custom header and the same origin. Includes GETs that change state
 * and calls that record a visit `docs/product/access.md#state-changing-requests`.
 */
export const requireSameOrigin = (call: AnyCall, request: Request, credentials: Credentials, config: Config) => {
  if (!(call.changes || call.leavesVisit) || !credentials.isBrowser) return
  const site = request.headers['sec-fetch-site']
  if (!credentials.wantsCookie) throw foreign()
  if (site !== undefined && site !== 'same-origin') throw foreign()
  const { origin } = request.headers
  if (origin !== undefined && !isOwn(origin, request, config)) throw foreign()
}

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i

/** Returns true if a request names the host of the public address, with or without its scheme's default port. */
const isPublicHost = (host: string, { publicUrl }: Config) => {
  const url = new URL(publicUrl)
  const ownHosts = url.port === '' ? [url.host, `${url.host}:${url.protocol === 'https:' ? 443 : 80}`] : [url.host]
  return ownHosts.includes(host.toLowerCase())
}

/**
 * In production only the host of the public address is accepted. Demo data, whose passwords are public, is also served
 * under loopback names.
 */
export const requireOwnHost = (request: Request, config: Config, isDemo: boolean) => {
  const host = request.headers.host ?? ''
  if (!isDemo && !config.isProduction) return
  if (config.hasPublicUrl && isPublicHost(host, config)) return
  if (isDemo && loopback.test(host)) return
  const portalName = isDemo ? 'This demo' : 'This portal'
  throw new HttpError(421, 'forbidden', `${portalName} answers only at its own address; PUBLIC_URL names another one.`)
}
