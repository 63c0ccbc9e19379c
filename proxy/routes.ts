import { type ErrorRequestHandler, type RequestHandler, Router } from 'express'
import { account } from '#schema/account/account.ts'
import { type AnyCall, type Method, type ServiceName, serviceNames } from '#schema/call.ts'
import type { calls as declaredCalls } from '#schema/index.ts'
import { isOfferedBy } from '#schema/wire/offered.ts'
import { wireName } from '#schema/wire/product.ts'
import { createAdmission } from './access/admission.ts'
import type { Identities } from './access/identity.ts'
import { createLinkCheck } from './access/link.ts'
import { createRowCheck } from './access/rows.ts'
import { requireSameOrigin } from './access/sameOrigin.ts'
import { productDeadlines } from './deadlines.ts'
import { createEmbedded } from './embedded.ts'
import { asHttpError } from './errors.ts'
import { type Exchange, exchangeOf, finish } from './exchange.ts'
import type { FaultsOf } from './forwarding/faultSink.ts'
import { createForwarded } from './forwarding/forwarded.ts'
import type { GatewayParts } from './gateway.ts'
import { HttpError, notOffered } from './httpError.ts'
import { createUploads } from './input/uploads.ts'
import { createValidate } from './input/validate.ts'
import { offersOf } from './mixtures.ts'
import { arrivalOf, nameRoute } from './process/observe.ts'
import { connectedSession } from './session/connectedSession.ts'
import { readCredentials } from './session/credentials.ts'
import { embeddedSession } from './session/embeddedSession.ts'
import { createOAuth } from './session/oauth.ts'

const asTokenError = ({ request, response, credentials }: Exchange, error: unknown) => {
  const httpError = asHttpError(error)
  if (!httpError) return error
  const { status, code, message, details } = httpError
  if (code === 'invalid_input') return new HttpError(status, 'invalid_request', message, details)
  if (code === 'invalid_grant' && credentials.wantsCookie) return new HttpError(401, code, message)
  if (code !== 'invalid_client' || request.headers.authorization === undefined) return httpError
  response.setHeader('WWW-Authenticate', 'Basic realm="portal"')
  return new HttpError(401, code, message)
}

/**
 * Puts errors of the OAuth endpoints in the terms of RFC 6749 §5.2. The standard uses 400 for a wrong password; the
 * portal's pages expect 401 `docs/product/account.md#sign-in-messages`.
 */
const tokenError: ErrorRequestHandler = (error, _request, response, next) =>
  next(asTokenError(exchangeOf(response), error))

/**
 * Rejects chunked bodies on methods without a body: they are used for request smuggling. Asynchronous, because Node's
 * parser may still reject the body with 400, which it cannot answer after another response has begun.
 */
const requirePlainBody: RequestHandler = async (request, _response, next) => {
  if (request.method !== 'POST' && request.headers['transfer-encoding'] !== undefined)
    throw new HttpError(411, 'invalid_input', 'Only POST requests carry a body of unknown length.')
  next()
}

const notDeclared: RequestHandler = () => {
  throw new HttpError(404, 'not_found', 'This call does not exist.')
}

/** Express itself answers HEAD and OPTIONS at the address of a route; no call declares them. */
const rejectUndeclared: RequestHandler = (request, response, next) =>
  ['HEAD', 'OPTIONS'].includes(request.method) ? notDeclared(request, response, next) : next()

/** More literal letters first: that path is meant if two match `docs/product/wire.md#paths`. */
const byLetters = (declared: typeof declaredCalls) => {
  const lettersOf = ({ path }: AnyCall) => path.replace(/:\w+/g, '').length
  return [...declared].sort(([, one], [, other]) => lettersOf(other) - lettersOf(one))
}

const methodOf = ({ method }: AnyCall) => method.toLowerCase() as Lowercase<Method>

/** The calls of `account`, some of which have routes of their own. */
const own = account as unknown as Readonly<Record<keyof typeof account, AnyCall>>

interface Asking {
  readonly calls: typeof declaredCalls
  readonly identities: Identities
  readonly faultsOf: FaultsOf
}

/** A router per service with a route for each declared call; everything else below a service's path is 404. */
export const createRoutes = (parts: GatewayParts, { calls, identities, faultsOf }: Asking) => {
  const { config, backend, log, deadlines = productDeadlines } = parts
  const { services } = config
  const onError = (error: unknown, id: unknown) => log.warn({ err: error, id }, 'service')
  const tools = { config, backend, identities, deadlines, onError, uploads: createUploads(config, backend) }
  const oauth = createOAuth(backend, config)
  const { authenticate, authorize } = createAdmission({ ...tools, oauth })
  const validate = createValidate(createLinkCheck(backend, config), deadlines)
  const requireOwnRow = createRowCheck(backend, config, deadlines, faultsOf)
  const offers = offersOf(config)

  const routers = Object.fromEntries(
    serviceNames.map((name) => [name, Router({ caseSensitive: true }).use(requirePlainBody, rejectUndeclared)]),
  ) as Record<ServiceName, Router>

  const begin =
    (name: string, call: AnyCall): RequestHandler =>
    (request, response, next) => {
      nameRoute(response, name)
      response.setHeader('Cache-Control', 'no-store')
      const credentials = readCredentials(request, config)
      const found = { caller: null, input: {}, began: arrivalOf(response) }
      response.locals.exchange = { name, call, request, response, credentials, ...found } satisfies Exchange
      if (!isOfferedBy(offers, call)) throw notOffered()
      requireSameOrigin(call, request, credentials, config)
      next()
    }

  const route = (
    name: string,
    call: AnyCall,
    ...handlers: (RequestHandler | RequestHandler[] | ErrorRequestHandler)[]
  ) => routers[call.service][methodOf(call)](wireName(call.path), begin(name, call), ...handlers)

  const isConnected = services.auth !== undefined
  const session = services.auth
    ? connectedSession({ ...tools, ...backend, target: services.auth })
    : embeddedSession({ ...tools, oauth })
  const { signIn, revokeToken, signOut, signOutByGet, createSessionCode, redeemSessionCode } = own
  route('account.signIn', signIn, validate(signIn, false), finish(session.signIn), tokenError)
  route('account.revokeToken', revokeToken, validate(revokeToken, false), finish(session.revokeToken), tokenError)
  // A connected auth service need not answer for a browser to sign out.
  const signingOut = isConnected ? [] : [authenticate]
  for (const [name, call] of Object.entries({ signOut, signOutByGet }))
    route(`account.${name}`, call, signingOut, validate(call, isConnected), finish(session.signOut))
  route(
    'account.createSessionCode',
    createSessionCode,
    authenticate,
    authorize(createSessionCode),
    validate(createSessionCode, isConnected),
    finish(session.createSessionCode),
  )
  route(
    'account.redeemSessionCode',
    redeemSessionCode,
    validate(redeemSessionCode, false),
    finish(session.redeemSessionCode),
  )

  const embedded = createEmbedded(tools)
  const forwarded = Object.fromEntries(
    serviceNames.flatMap((name) => {
      const target = services[name]
      return target ? [[name, createForwarded({ ...tools, target, requireOwnRow, faultsOf })]] : []
    }),
  )
  for (const [name, call] of byLetters(calls)) {
    const forward = call.isOwn ? undefined : forwarded[call.service]
    const run = forward?.(call) ?? embedded
    const access = 'public' in call.access ? [] : [authenticate, authorize(call)]
    // A call of the portal itself may be about a record of the connected service.
    const hasOwnIds = services[call.service] === undefined
    route(name, call, ...access, validate(call, forward !== undefined, hasOwnIds), run)
  }

  const root = Router({ caseSensitive: true })
  for (const name of serviceNames) root.use(`/${name}`, routers[name], notDeclared)
  return root
}
