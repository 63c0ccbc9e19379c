import { sessionSeconds } from '../../backend/account/tokens.ts'
import { HttpError, invalidLink } from '../../backend/httpError.ts'
import { account } from '../../schema/account/account.ts'
import type { Identities } from '../access/identity.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Exchange } from '../exchange.ts'
import { type Answer, misanswered } from '../forwarding/askService.ts'
import { asObject, passOn, relay } from '../forwarding/passOn.ts'
import { readBody } from '../input/body.ts'
import { readInput } from '../input/input.ts'
import { noteAccount, noteRefusal } from '../process/securityLog.ts'
import { hasCompanyLogin, wasSent } from './companyLogin.ts'
import { isToken, withClient } from './credentials.ts'
import { answersToken, bindCode, demandBoundCode, isBoundCode, setSession, unmarkSent } from './session.ts'

/** What a cookie's lifetime can be: a service's number may be anything. */
const longestSeconds = 34_560_000

export interface SessionTools {
  readonly target: string
  readonly config: Config
  readonly oauthClient: { readonly id: string; readonly secret: string }
  /** A name for the account of an address in the log. */
  readonly pseudonymOf: (email: string) => string
  readonly identities: Identities
  readonly deadlines: Deadlines
}

/**
 * The standard's error that is answered in the portal's own words, so that a page and a program get the status they
 * look for.
 */
const refusalOf = ({ status, bytes }: Answer, { credentials }: Exchange) => {
  const error = status === 400 || status === 401 ? asObject(bytes)?.error : undefined
  if (error === 'invalid_client') return new HttpError(400, error, 'The client credentials are not right.')
  if (error === 'invalid_grant' && credentials.wantsCookie)
    return new HttpError(400, error, 'The e-mail or the password is not right.')
  return null
}

/**
 * The calls of a connected auth service that begin a session: read whole, because a browser's token is kept by the
 * gateway.
 */
export const createSessionCalls = ({
  target,
  config,
  oauthClient,
  pseudonymOf,
  identities,
  deadlines,
}: SessionTools) => {
  const keepToken = ({ request, response }: Exchange, token: string, name: string, seconds: number) => {
    setSession(response, config, token, name, seconds)
    if (wasSent(request, config)) unmarkSent(response, config)
    response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: seconds })
  }

  const relayToken = async (exchange: Exchange, answer: Answer) => {
    const refusal = refusalOf(answer, exchange)
    if (refusal) throw refusal
    exchange.response.setHeader('Pragma', 'no-cache')
    const body = asObject(answer.bytes)
    if (answer.status !== 200) noteRefusal(exchange.response, body?.error)
    if (!exchange.credentials.wantsCookie || answer.status !== 200) return relay(exchange, answer)
    if (typeof body?.access_token !== 'string') throw misanswered('The sign-in', 'no token')
    const caller = await identities.of(body.access_token)
    const { expires_in: lifetime } = body
    const seconds =
      typeof lifetime === 'number' && lifetime >= 1 ? Math.min(Math.floor(lifetime), longestSeconds) : sessionSeconds
    keepToken(exchange, body.access_token, caller?.name ?? '', seconds)
  }

  /**
   * The company's login page has sent this browser back: its token becomes a session once the auth service has
   * confirmed it.
   */
  const land = async (exchange: Exchange, token: string) => {
    if (!isToken(token)) throw invalidLink()
    // Not what it said of the token a while ago.
    identities.forget(token)
    const caller = await identities.of(token)
    if (!caller) throw invalidLink()
    keepToken(exchange, token, caller.name, sessionSeconds)
  }

  /** Any other browser that was sent away may only come back with a one-time code of its own. */
  const isLanding = ({ call, request, credentials }: Exchange, session: string) =>
    call === (account.redeemSessionCode as typeof call) &&
    hasCompanyLogin(config) &&
    credentials.wantsCookie &&
    wasSent(request, config) &&
    !isBoundCode(request, config, session)

  return async (exchange: Exchange) => {
    const { call, request, response, params, credentials } = exchange
    const body = call.body ? await readBody(request, response) : null
    const input = readInput(call, params, request, body?.wire)
    const session = String(input.session)
    if (isLanding(exchange, session)) return land(exchange, session)
    if (call === (account.redeemSessionCode as typeof call)) demandBoundCode(request, config, credentials, session)
    const isGrant = call === (account.signIn as typeof call)
    if (isGrant) noteAccount(response, pseudonymOf(String(input.username ?? '')))
    const full = isGrant ? withClient(input, request, credentials, oauthClient) : input
    const answer = await passOn(exchange, target, full, body?.type ?? null, deadlines.read)
    if (answersToken(call)) return relayToken(exchange, answer)
    const code = asObject(answer.bytes)?.session
    if (typeof code === 'string') bindCode(response, config, code)
    relay(exchange, answer)
  }
}
