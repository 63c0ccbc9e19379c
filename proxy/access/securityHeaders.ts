import type { IncomingMessage, ServerResponse } from 'node:http'
import type { RequestHandler } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

const helmetOf = (config: Config) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
    strictTransportSecurity: config.publicUrl.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  })

/** Headers set by helmet, computed once because they are the same for every response. */
const headersOf = (config: Config) => {
  const headers: (readonly [string, string])[] = []
  const recorder = { setHeader: (name: string, value: string) => headers.push([name, value]), removeHeader: () => {} }
  helmetOf(config)({} as IncomingMessage, recorder as unknown as ServerResponse, () => {})
  return headers
}

/** Headers of every response; pages add a content security policy with a nonce. */
export const securityHeaders = (config: Config): RequestHandler => {
  const headers = headersOf(config)
  return (_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value)
    next()
  }
}

/** Content security policy of a page: no external sources, no inline code without the nonce, no eval. */
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
