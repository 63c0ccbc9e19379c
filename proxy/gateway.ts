import express, { type NextFunction, type Request, type Response } from 'express'
import type { Logger } from 'pino'
import { isApiKey } from '../backend/access/apiKeys.ts'
import type { Backend } from '../backend/backend.ts'
import { HttpError, notOffered, unauthorized } from '../backend/httpError.ts'
import { type AnyCall, type ServiceName, serviceNames, takesApiKey } from '../schema/call.ts'
import { calls as declaredCalls } from '../schema/index.ts'
import { isOfferedBy } from '../schema/wire/offered.ts'
import { authorize, requireInService } from './access/access.ts'
import { createIdentities, type Identities } from './access/identity.ts'
import { createLinkCheck } from './access/link.ts'
import { createRowCheck } from './access/rows.ts'
import { requireOwnHost, requireSameOrigin } from './access/sameOrigin.ts'
import { securityHeaders } from './access/securityHeaders.ts'
import { createEmbeddedState } from './answers/embeddedState.ts'
import { openApiFile } from './answers/openApiFile.ts'
import { pages, portalSettings } from './answers/pages.ts'
import { unsubscribe } from './answers/unsubscribe.ts'
import { type Config, offersOf } from './config.ts'
import { type Deadlines, productDeadlines, within } from './deadlines.ts'
import { embeddedService } from './embedded.ts'
import { asHttpError, sendError } from './errors.ts'
import type { Exchange, Service } from './exchange.ts'
import { createFaultSink, type FaultsOf } from './forwarding/faultSink.ts'
import { forwardedService } from './forwarding/forwarded.ts'
import { safePath } from './input/paths.ts'
import { createUploads } from './input/uploads.ts'
import { requireWellFormed } from './input/wellFormed.ts'
import { createMatcher } from './match.ts'
import {
  arrivalOf,
  createObserver,
  nameRoute,
  observeAges,
  observeFaults,
  observeLimits,
  withRequestId,
} from './process/observe.ts'
import { createSecurityLog, noteCaller, noteRejection } from './process/securityLog.ts'
import { companyLogin } from './session/companyLogin.ts'
import { type Credentials, readCredentials } from './session/credentials.ts'
import { createOAuth, type OAuth } from './session/oauth.ts'
import { answersCode, endsSession, redeemsCode } from './session/session.ts'
import { createSessionCodes } from './session/sessionCodes.ts'
import { tokenError } from './session/tokenError.ts'

export interface GatewayParts {
  readonly config: Config
  readonly backend: Backend
  readonly log: Logger
  readonly version: string
  readonly calls?: typeof declaredCalls
  readonly deadlines?: Deadlines
}

interface Asking {
  readonly identities: Identities
  readonly faultsOf: FaultsOf
  readonly oauth: OAuth
}

const notDeclared = () => new HttpError(404, 'not_found', 'This call does not exist.')

/** Rejects chunked bodies on methods without a body: they are used for request smuggling. */
const requirePlainBody = (request: Request) => {
  if (request.method === 'POST' || request.headers['transfer-encoding'] === undefined) return
  throw new HttpError(411, 'invalid_input', 'Only POST requests carry a body of unknown length.')
}

const createServices = (
  { config, backend, log, deadlines = productDeadlines }: GatewayParts,
  { identities, faultsOf, oauth }: Asking,
) => {
  const requireValidLink = createLinkCheck(backend, config)
  const requireOwnRow = createRowCheck(backend, config, deadlines, faultsOf)
  const uploads = createUploads(config, backend)
  const embedded = embeddedService(backend, config, { requireValidLink, identities }, deadlines, uploads, oauth)
  const onError = (error: unknown, id: unknown) => log.warn({ err: error, id }, 'service')
  const service = (name: ServiceName): Service => {
    const target = config.services[name]
    if (!target) return embedded
    const { oauthClient, pseudonymOf } = backend
    const identity = { oauthClient, pseudonymOf, identities, requireValidLink, requireOwnRow }
    return forwardedService({ ...identity, target, config, backend, deadlines, uploads, faultsOf, onError })
  }
  const offers = offersOf(config)
  const sessionCodes = config.services.auth ? createSessionCodes({ config, identities, deadlines }) : embedded
  const services = {
    auth: service('auth'),
    read: service('read'),
    write: service('write'),
    content: service('content'),
  }
  /** The portal's own calls are always answered in this process. */
  return (call: AnyCall) => {
    if (answersCode(call) || redeemsCode(call)) return sessionCodes
    if (call.isOwn) return embedded
    if (!isOfferedBy(offers, call)) throw notOffered()
    return services[call.service]
  }
}

/** Drops cached identities after a change by the auth service: a session, or the permissions of other users. */
const forgetChanged = (identities: Identities, { call, credentials }: Exchange) => {
  if (!call.changes || call.service !== 'auth' || call.isOwn) return
  if ('pages' in call.access) identities.forgetAll()
  else if (credentials.token) identities.forget(credentials.token)
}

const callRoute = (parts: GatewayParts, asking: Asking) => {
  const { identities, oauth } = asking
  const { config, calls = declaredCalls, deadlines = productDeadlines } = parts
  const match = createMatcher(calls)
  const serviceOf = createServices(parts, asking)

  const identify = async (request: Request, credentials: Credentials, token: string) =>
    config.services.auth ? identities.of(token) : oauth.authenticate({ request, credentials })

  const admit = async (call: AnyCall, credentials: Credentials, request: Request, response: Response) => {
    const { token, isBrowser } = credentials
    const holder =
      token && !isBrowser && takesApiKey(call) && isApiKey(token) && (await parts.backend.holderOfKey(token))
    if (holder) {
      noteCaller(response, holder)
      return holder
    }
    const needsCaller = !('public' in call.access) || endsSession(call)
    const caller = token && needsCaller ? await identify(request, credentials, token) : null
    if (caller) noteCaller(response, caller)
    await authorize(call, { caller, token }, identities)
    requireInService(call, config.maintenancePages)
    return caller
  }

  return async (request: Request, response: Response, next: NextFunction) => {
    const [, first = ''] = request.path.split('/', 2)
    const service = serviceNames.find((name) => name === first)
    if (!service) return next()
    requirePlainBody(request)
    const path = safePath(request.originalUrl).slice(service.length + 1)
    const found = match(service, request.method, path)
    if (!found) throw notDeclared()
    nameRoute(response, found.name)
    response.setHeader('Cache-Control', 'no-store')

    const answering = serviceOf(found.call)
    const credentials = readCredentials(request, config)
    requireSameOrigin(found.call, request, credentials, config)
    // Authorization may need several requests to the company's auth service; together they get the deadline of one
    // call.
    const admitted = admit(found.call, credentials, request, response)
    const caller = await (config.services.auth ? within(deadlines.read, admitted) : admitted)
    const exchange = { ...found, request, response, path, credentials, caller, began: arrivalOf(response) }
    await answering
      .call(exchange)
      .catch((error: unknown) => {
        throw tokenError(exchange, error)
      })
      .finally(() => forgetChanged(identities, exchange))
  }
}

export const createGateway = (parts: GatewayParts) => {
  const { config, backend, log, version, deadlines = productDeadlines } = parts
  const faultsOf = createFaultSink(backend.recordFaults, (error) => log.error({ err: error }, 'faults'))
  const identities = createIdentities(config, backend, deadlines, faultsOf)
  const { observe, registry } = createObserver(log)
  observeAges(registry, backend.dataAges)
  observeLimits(registry)
  observeFaults(registry, backend.faultCounts)
  const app = express()
  app.disable('x-powered-by')
  // Trusts one proxy, whose entry in `X-Forwarded-For` is the last; the entries before it may be forged by the client.
  app.set('trust proxy', config.trustsProxy ? 1 : false)
  app.set('etag', false)
  app.set('query parser', 'simple')

  app.use(withRequestId, observe, createSecurityLog(log), securityHeaders(config))
  app.get('/healthz', (_request, response) => void response.json({ ok: true }))
  app.get('/readyz', async (_request, response) => {
    // Without a cause nothing is logged: probes arrive every few seconds.
    await backend.isReady().catch(() => {
      throw new HttpError(503, 'unavailable', 'The database does not respond.')
    })
    response.json({ ok: true })
  })
  app.use((request, response, next) => {
    requireWellFormed(request)
    safePath(request.originalUrl)
    requireOwnHost(request, config, backend.businessDay !== null)
    if (request.path.startsWith('/assets/')) nameRoute(response, 'asset')
    next()
  })
  app.use(callRoute(parts, { identities, faultsOf, oauth: createOAuth(backend, config) }))
  if (!config.isOpenApiPublic)
    app.get('/openapi.json', async (request, response, next) => {
      response.setHeader('Cache-Control', 'no-store')
      const { token, isBrowser } = readCredentials(request, config)
      const holder = token && !isBrowser && isApiKey(token) ? backend.holderOfKey(token) : token && identities.of(token)
      if (!(await holder)) throw unauthorized()
      next()
    })
  app.get('/openapi.json', openApiFile(config.product, version))
  app.use(companyLogin(config))
  app.use(unsubscribe(backend))
  app.use(
    pages(portalSettings(config, backend.businessDay), {
      openedBy: createEmbeddedState({ config, backend, identities, faultsOf }),
    }),
  )
  app.use(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this address.')
  })
  app.use((error: unknown, _request: Request, response: Response, _next: NextFunction) => {
    const httpError = asHttpError(error)
    if (httpError) noteRejection(response, httpError.code, httpError.status)
    sendError(response, error, (cause) => log.error({ err: cause, id: response.getHeader('X-Request-Id') }, 'failed'))
  })
  return { app, registry }
}
