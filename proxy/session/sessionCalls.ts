import { sessionSeconds } from '../../backend/account/tokens.ts'
import { HttpError } from '../../backend/httpError.ts'
import type { Identities } from '../access/identity.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Exchange } from '../exchange.ts'
import { type Answer, misanswered } from '../forwarding/askService.ts'
import { asObject, passOn, relay } from '../forwarding/passOn.ts'
import { readBody } from '../input/body.ts'
import { readInput } from '../input/input.ts'
import { noteAccount, noteRejection } from '../process/securityLog.ts'
import { wasSent } from './companyLogin.ts'
import { withBasic, withClient } from './credentials.ts'
import { setSession, unmarkSent } from './session.ts'

/** Maximum lifetime of a cookie (400 days); a service may send any number. */
const longestSeconds = 34_560_000

export interface SessionTools {
  readonly target: string
  readonly config: Config
  readonly oauthClient: { readonly id: string; readonly secret: string }
  /** Pseudonym for an account in the log. */
  readonly pseudonymOf: (email: string) => string
  readonly identities: Identities
  readonly deadlines: Deadlines
}

/** Replaces standard OAuth errors by the portal's own, so that pages and programs get the expected status. */
const rejectionOf = ({ status, bytes }: Answer, { credentials }: Exchange) => {
  const error = status === 400 || status === 401 ? asObject(bytes)?.error : undefined
  if (error === 'invalid_client') return new HttpError(400, error, 'The client credentials are incorrect.')
  if (error === 'invalid_grant' && credentials.wantsCookie)
    return new HttpError(400, error, 'The e-mail or the password is incorrect.')
  return null
}

/**
 * OAuth endpoints of a connected auth service. The answer to a sign-in is read completely, because the gateway keeps
 * the token of a browser.
 */
export const createSessionCalls = ({
  target,
  config,
  oauthClient,
  pseudonymOf,
  identities,
  deadlines,
}: SessionTools) => {
  const relayToken = async (exchange: Exchange, answer: Answer) => {
    const { request, response } = exchange
    const rejection = rejectionOf(answer, exchange)
    if (rejection) throw rejection
    response.setHeader('Pragma', 'no-cache')
    const body = asObject(answer.bytes)
    if (answer.status !== 200) noteRejection(exchange.response, body?.error, answer.status)
    if (!exchange.credentials.wantsCookie || answer.status !== 200) return relay(exchange, answer)
    if (typeof body?.access_token !== 'string') throw misanswered('The sign-in', 'no token')
    const caller = await identities.of(body.access_token)
    const { expires_in: lifetime } = body
    const seconds =
      typeof lifetime === 'number' && lifetime >= 1 ? Math.min(Math.floor(lifetime), longestSeconds) : sessionSeconds
    setSession(response, config, body.access_token, caller?.name ?? '', seconds)
    if (wasSent(request, config)) unmarkSent(response, config)
    response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: seconds })
  }

  const signIn = async (exchange: Exchange) => {
    const { call, request, response, params, credentials } = exchange
    const body = await readBody(exchange, deadlines.idle)
    const given = readInput(call, params, request, body?.wire)
    noteAccount(response, pseudonymOf(String(given.username ?? '')))
    const input = withClient(given, request, credentials, oauthClient)
    await relayToken(exchange, await passOn(exchange, target, input, body?.type ?? null, deadlines.read))
  }

  const revokeToken = async (exchange: Exchange) => {
    const { call, request, params } = exchange
    const body = await readBody(exchange, deadlines.idle)
    const input = withBasic(readInput(call, params, request, body?.wire), request)
    const answer = await passOn(exchange, target, input, body?.type ?? null, deadlines.read)
    identities.forget(String(input.token))
    const rejection = rejectionOf(answer, exchange)
    if (rejection) throw rejection
    relay(exchange, answer)
  }

  return { signIn, revokeToken }
}
