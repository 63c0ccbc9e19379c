import express, { type IRouter, type Request, type Response, Router } from 'express'
import type { Logger } from 'pino'
import { isApiKey } from '#backend/access/apiKeys.ts'
import type { Backend } from '#backend/backend.ts'
import { unauthorized } from '#backend/errors.ts'
import { serviceNames } from '#schema/call.ts'
import { calls as declaredCalls } from '#schema/index.ts'
import { createIdentities } from './access/identity.ts'
import { requireOwnHost } from './access/sameOrigin.ts'
import { securityHeaders } from './access/securityHeaders.ts'
import { sharedAssets } from './answers/assets.ts'
import { createEmbeddedState } from './answers/embeddedState.ts'
import { openApiFile } from './answers/openApiFile.ts'
import { pages, portalSettings } from './answers/pages.ts'
import { unsubscribe } from './answers/unsubscribe.ts'
import type { Config } from './config.ts'
import { type Deadlines, productDeadlines } from './deadlines.ts'
import { asHttpError, sendError } from './errors.ts'
import { createFaultSink } from './forwarding/faultSink.ts'
import { healthOf } from './forwarding/serviceHealth.ts'
import { HttpError } from './httpError.ts'
import { safePath } from './input/paths.ts'
import { requireWellFormed } from './input/wellFormed.ts'
import {
  createObserver,
  nameRoute,
  observeAges,
  observeFaults,
  observeLimits,
  observeMails,
  observeReplica,
  observeServices,
  withRequestId,
} from './process/observe.ts'
import { databaseMark } from './process/runningPortal.ts'
import { createSecurityLog, noteRejection } from './process/securityLog.ts'
import { createRoutes } from './routes.ts'
import { companyLogin } from './session/companyLogin.ts'
import { readCredentials } from './session/credentials.ts'

const otherFiles =
  'The files of this portal are not those of its database. Set the DATA_DIR or FILES_URL of the other portals; the log has details.'

export interface GatewayParts {
  readonly config: Config
  readonly backend: Backend
  readonly log: Logger
  readonly version: string
  readonly calls?: typeof declaredCalls
  readonly deadlines?: Deadlines
}

/** True for operators on the portal's own machine; proxies add the header. */
const isLocal = ({ socket, headers }: Request) =>
  headers['x-forwarded-for'] === undefined && /^(::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? '')

export const createGateway = (parts: GatewayParts) => {
  const { config, backend, log, version, calls = declaredCalls, deadlines = productDeadlines } = parts
  const faultsOf = createFaultSink(backend.recordFaults, (error) => log.error({ err: error }, 'faults'))
  const identities = createIdentities(config, backend, deadlines, faultsOf)
  const { observe, registry } = createObserver(log)
  observeAges(registry, backend.dataAges)
  observeLimits(registry)
  observeMails(registry, backend.waitingMails)
  observeFaults(registry, backend.faultCounts)
  const services = serviceNames.flatMap((name) => {
    const base = config.services[name]
    return base ? [[name, healthOf(base)] as const] : []
  })
  observeServices(registry, services)
  if (backend.replica) observeReplica(registry, backend.replica)
  const app = express()
  app.disable('x-powered-by')
  // Trusts one proxy, whose entry in `X-Forwarded-For` is the last; the entries before it may be forged by the client.
  app.set('trust proxy', config.trustsProxy ? 1 : false)
  app.set('etag', false)
  app.set('query parser', 'simple')
  const { base } = config
  app.locals.base = base
  // Cookies belong to a path as it is written.
  if (base) app.enable('case sensitive routing')

  app.use(withRequestId, observe, createSecurityLog(log), securityHeaders(config))
  app.get(['/healthz', `${base}/healthz`], (request, response) => {
    response.json(isLocal(request) ? { ok: true, version, database: databaseMark(config) } : { ok: true })
  })
  // Ready even while services are down: the portal says so to its users, and a restart would not help.
  app.get(['/readyz', `${base}/readyz`], async (request, response) => {
    // Without a cause nothing is logged: probes arrive every few seconds.
    await backend.isReady().catch(() => {
      throw new HttpError(503, 'unavailable', 'The database does not respond.')
    })
    const hasOwnFiles = await backend.hasOwnFiles().catch(() => false)
    if (!hasOwnFiles) throw new HttpError(503, 'unavailable', otherFiles)
    const states = Object.fromEntries(services.map(([name, { isUp }]) => [name, isUp]))
    response.json(isLocal(request) && services.length > 0 ? { ok: true, services: states } : { ok: true })
  })
  app.use((request, _response, next) => {
    requireWellFormed(request)
    safePath(request.originalUrl)
    requireOwnHost(request, config, backend.businessDay !== null)
    next()
  })
  const portal: IRouter = base ? Router() : app
  if (base) {
    app.get('/', (_request, response) => response.redirect(`${base}/`))
    app.use(base, portal)
  }
  portal.use((request, response, next) => {
    if (request.path.startsWith('/assets/')) nameRoute(response, 'asset')
    next()
  })
  portal.use(createRoutes(parts, { calls, identities, faultsOf }))
  if (!config.isOpenApiPublic)
    portal.get('/openapi.json', async (request, response, next) => {
      response.setHeader('Cache-Control', 'no-store')
      const { token, isBrowser } = readCredentials(request, config)
      const holder = token && !isBrowser && isApiKey(token) ? backend.holderOfKey(token) : token && identities.of(token)
      if (!(await holder)) throw unauthorized()
      next()
    })
  portal.get('/openapi.json', openApiFile(config.product, version, base))
  portal.use(companyLogin(config))
  portal.use(unsubscribe(backend))
  portal.use(
    pages(portalSettings(config, backend.businessDay), {
      openedBy: createEmbeddedState({ config, backend, identities, faultsOf }),
      shared: sharedAssets(config.dataDir),
      isOnly: !config.databaseUrl,
    }),
  )
  app.use(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this address.')
  })
  app.use((error: unknown, _request: Request, response: Response, _next: unknown) => {
    const httpError = asHttpError(error)
    if (httpError) noteRejection(response, httpError.code, httpError.status)
    sendError(response, error, (cause) => log.error({ err: cause, id: response.getHeader('X-Request-Id') }, 'failed'))
  })
  return { app, registry }
}
