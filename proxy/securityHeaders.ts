import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'

/** The headers of every answer; the pages add their content security policy with the nonce of the answer. */
export const securityHeaders = (config: Config): RequestHandler => {
  const isHttps = config.publicUrl.startsWith('https:')
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })
}

/** The policy of a page: nothing from elsewhere, nothing inline without the nonce, no eval. */
export const pagePolicy = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
