import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import express, { type Request, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import type { Day } from '#schema/kinds.ts'
import { type EmbeddedState, embeddedStateJson } from '#schema/wire/embeddedState.ts'
import type { Language } from '#values/language.ts'
import { escapedHtml } from '#values/texts.ts'
import { pagePolicy } from '../access/securityHeaders.ts'
import type { Config } from '../config.ts'
import { offersOf } from '../mixtures.ts'
import { signInAddress } from '../session/companyLogin.ts'
import { languageOf } from '../session/credentials.ts'
import { builtPages } from './assets.ts'
import { reloadOnce } from './reloadOnce.ts'
import { sendPacked } from './sendPacked.ts'

const hashed = { immutable: true, maxAge: 31_536_000_000, redirect: false }

const precompressed = { enableBrotli: true, orderPreference: ['br', 'gz'], index: false, serveStatic: hashed }

/** The page, or a hint if the pages are not built; the API works without them. */
const readPage = (file: string, base: string) => {
  try {
    return readFileSync(file, 'utf8').replaceAll('/__BASE__/', `${base}/`)
  } catch {
    return '<!doctype html><title>Portal</title><p>The pages are not built. Run <code>npm run build</code> and start again.'
  }
}

/** Settings embedded in pages; all of them are public. */
export const portalSettings = (config: Config, businessDay: Day | null) => ({
  product: config.product,
  wireProduct: config.wireProduct,
  timeZone: config.timeZone,
  loginUrl: signInAddress(config),
  aerospaceUrl: config.aerospaceUrl,
  dashboardRepsUrl: config.dashboardRepsUrl,
  maintenancePages: config.maintenancePages,
  ...offersOf(config),
  ...(Object.keys(config.connectedMap.fields).length > 0 && { fieldNames: config.connectedMap.fields }),
  ...(config.base && { base: config.base }),
  businessDay,
})

export type PortalSettings = ReturnType<typeof portalSettings>

type ScreenFiles = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>

const readScreenFiles = (file: string): ScreenFiles => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/**
 * Preloads a screen's scripts before the first script has run. The file that requests the rows comes first: without
 * HTTP/2, six files load at a time, and the rendering code is large.
 */
const withPreloads = (page: string, base: string, files: readonly string[], nonce: string) => {
  const [first = '', ...others] = files.map(
    (file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="${base}/${file}">`,
  )
  return page.replace(/(?=<link rel="modulepreload"|<\/head>)/, first).replace('</head>', `${others.join('')}</head>`)
}

type ReadEmbeddedState = (request: Request) => Promise<EmbeddedState | null>

const anonymous: ReadEmbeddedState = async () => null

interface From {
  readonly openedBy?: ReadEmbeddedState
  readonly dist?: string
  /** Folder with the hashed files of other builds. */
  readonly shared?: string
  /** True if no other portal may have a file that this one does not have. */
  readonly isOnly?: boolean
}

const isPortalPath = (path: string) => path === '/forge' || path.startsWith('/forge/')

/**
 * The landing page at `/`, the portal at `/forge` and below, and their hashed assets, precompressed and immutable. One
 * build fits every base path: documents have a placeholder for it, and scripts and styles name each other relatively.
 */
export const pages = (
  settings: PortalSettings,
  { openedBy = anonymous, dist = builtPages(), shared, isOnly = false }: From = {},
) => {
  const { base = '' } = settings
  const landing = readPage(join(dist, 'landing/index.html'), base)
  const portal = readPage(join(dist, 'index.html'), base)
  const assets = join(dist, 'assets')
  const screenFiles = readScreenFiles(join(dist, 'screens.json'))
  const escaped = escapedHtml(JSON.stringify(settings))
  const product = escapedHtml(settings.product)
  const router = Router()

  const mark = /<link rel="icon"[^>]* href="([^"]+)"/.exec(portal)?.[1] ?? null

  // A document in its own tab has no icon link, so browsers request this path.
  router.get('/favicon.ico', (_request, response) => {
    response.set('Cache-Control', 'no-cache')
    if (mark) response.redirect(mark)
    else response.status(204).end()
  })
  if (existsSync(assets)) router.use('/assets', expressStaticGzip(assets, precompressed))
  if (shared) router.use('/assets', express.static(shared, { ...hashed, index: false }))
  // nginx asks for this address if no portal has the file.
  router.get(isOnly ? '/assets/*path' : '/assets/gone/*path', reloadOnce)
  router.get(/.*/, async (request, response, next) => {
    const page = request.path === '/' ? landing : isPortalPath(request.path) ? portal : null
    if (page === null) return next()
    const opened = page === portal ? await openedBy(request) : null
    // Signed-out users are redirected to the sign-in page, which needs none of these files.
    const files = (opened && screenFiles[opened.route]?.[languageOf(request)]) ?? []
    const nonce = randomBytes(16).toString('base64')
    response.set({
      'Content-Security-Policy': pagePolicy(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    await sendPacked(
      response,
      withPreloads(page, base, files, nonce)
        .replaceAll('__NONCE__', nonce)
        .replaceAll('__PORTAL__', () => escaped)
        .replace('__PRODUCT__', () => product)
        .replace('data-is="__FRAME__"', `data-is="${opened ? 'shown' : 'absent'}"`)
        // Last, so that no placeholder is replaced within users' texts.
        .replace('"__OPENED__"', () => embeddedStateJson(opened)),
    )
  })
  return router
}
