import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Request, Router } from 'express'
import expressStaticGzip from 'express-static-gzip'
import { root } from '../../backend/root.ts'
import type { Day } from '../../schema/kinds.ts'
import { type Opened, openedJson } from '../../schema/wire/opened.ts'
import type { Language } from '../../values/language.ts'
import { escapedHtml } from '../../values/text/texts.ts'
import { pagePolicy } from '../access/securityHeaders.ts'
import { type Config, offersOf } from '../config.ts'
import { signInAddress } from '../session/companyLogin.ts'
import { languageOf } from '../session/credentials.ts'
import { sendPacked } from './sendPacked.ts'

const built = fileURLToPath(new URL('dist', root))

const precompressed = {
  enableBrotli: true,
  orderPreference: ['br', 'gz'],
  index: false,
  serveStatic: { immutable: true, maxAge: 31_536_000_000, redirect: false },
}

/** The page, or what to do where the pages are not built: the calls work without them. */
const readPage = (file: string) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return '<!doctype html><title>Portal</title><p>The pages are not built. Run <code>npm run build</code> and start again.'
  }
}

/** What the pages are told of the settings; all of it is public. */
export const portalSettings = (config: Config, businessDay: Day | null, version: string) => ({
  product: config.product,
  wireProduct: config.wireProduct,
  timeZone: config.timeZone,
  loginUrl: signInAddress(config),
  aerospaceUrl: config.aerospaceUrl,
  dashboardRepsUrl: config.dashboardRepsUrl,
  maintenancePages: config.maintenancePages,
  ...offersOf(config),
  businessDay,
  version,
})

export type PortalSettings = ReturnType<typeof portalSettings>

type ScreenFiles = Readonly<Record<string, Readonly<Record<Language, readonly string[]>>>>

/** By route and language, what a screen is drawn with; none where the pages are not built. */
const readScreenFiles = (file: string): ScreenFiles => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/**
 * Lets a browser fetch a screen's scripts before the first script has run, which would ask for them. What its rows are
 * asked for with stands first: without HTTP/2 six files are fetched at a time, and what draws is long.
 */
const withPreloads = (page: string, files: readonly string[], nonce: string) => {
  const [first = '', ...others] = files.map(
    (file) => `<link rel="modulepreload" crossorigin nonce="${nonce}" href="/${file}">`,
  )
  return page.replace(/(?=<link rel="modulepreload"|<\/head>)/, first).replace('</head>', `${others.join('')}</head>`)
}

/** The built address of the mark; null where the pages are not built. */
const markIn = (page: string) => /<link rel="icon"[^>]* href="([^"]+)"/.exec(page)?.[1] ?? null

type OpenedBy = (request: Request) => Promise<Opened | null>

const nobody: OpenedBy = async () => null

interface From {
  /** What a document of the portal says of who opens it. */
  readonly openedBy?: OpenedBy
  /** The folder of what is built. */
  readonly dist?: string
}

const isPortalPath = (path: string) => path === '/forge' || path.startsWith('/forge/')

/** The landing at `/`, the portal at `/forge` and below, and their hashed assets, precompressed and immutable. */
export const pages = (settings: PortalSettings, { openedBy = nobody, dist = built }: From = {}) => {
  const landing = readPage(join(dist, 'landing/index.html'))
  const portal = readPage(join(dist, 'index.html'))
  const assets = join(dist, 'assets')
  const screenFiles = readScreenFiles(join(dist, 'screens.json'))
  const told = escapedHtml(JSON.stringify(settings))
  const router = Router()

  const mark = markIn(portal)

  // A document in a tab of its own names no icon, so that browsers look for one here.
  router.get('/favicon.ico', (_request, response) => {
    response.set('Cache-Control', 'no-cache')
    if (mark) response.redirect(mark)
    else response.status(204).end()
  })
  if (existsSync(assets)) router.use('/assets', expressStaticGzip(assets, precompressed))
  router.get(/.*/, async (request, response, next) => {
    const page = request.path === '/' ? landing : isPortalPath(request.path) ? portal : null
    if (page === null) return next()
    const opened = page === portal ? await openedBy(request) : null
    // Who is signed out is led to the sign-in, which needs none of it.
    const files = (opened && screenFiles[opened.route]?.[languageOf(request)]) ?? []
    const nonce = randomBytes(16).toString('base64')
    response.set({
      'Content-Security-Policy': pagePolicy(nonce),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
    })
    await sendPacked(
      response,
      withPreloads(page, files, nonce)
        .replaceAll('__NONCE__', nonce)
        .replaceAll('__PORTAL__', () => told)
        .replace('data-is="__FRAME__"', `data-is="${opened ? 'shown' : 'absent'}"`)
        // Last, so that nothing is looked for in texts of users.
        .replace('"__OPENED__"', () => openedJson(opened)),
    )
  })
  return router
}
