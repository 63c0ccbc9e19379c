import { sessionSeconds } from '#backend/access/tokens.ts'
import type { Values } from '#schema/wire/request.ts'
import type { Identities } from '../access/identity.ts'
import type { Config } from '../config.ts'
import type { Deadlines } from '../deadlines.ts'
import type { Exchange } from '../exchange.ts'
import { type Answer, unexpectedAnswer } from '../forwarding/askService.ts'
import { asForwarded } from '../forwarding/outgoing.ts'
import { asObject, passOn, relay } from '../forwarding/passOn.ts'
import { HttpError } from '../httpError.ts'
import { noteAccount, noteRejection } from '../process/securityLog.ts'
import { wasSent } from './companyLogin.ts'
import { withBasic, withClient } from './credentials.ts'
import { clearSession, type SessionHandlers, setSession, unmarkSent } from './session.ts'
import { createSessionCodes } from './sessionCodes.ts'

/** Maximum lifetime of a cookie (400 days); a service may send any number. */
const longestSeconds = 34_560_000

interface SessionTools {
  readonly target: string
  readonly config: Config
  readonly oauthClient: { readonly id: string; readonly secret: string }
  /** Pseudonym for an account in the log. */
  readonly pseudonymOf: (email: string) => string
  readonly identities: Identities
  readonly deadlines: Deadlines
  readonly onError: (error: unknown, id: unknown) => void
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
 * Sign-in and sign-out at a connected auth service. The answer to a sign-in is read completely, because the gateway
 * keeps the token of a browser.
 */
export const connectedSession = (tools: SessionTools): SessionHandlers => {
  const { target, config, oauthClient, pseudonymOf, identities, deadlines, onError } = tools
  const codes = createSessionCodes(tools)
  /** Token and revocation requests are forms (RFC 6749 §4.3.2, RFC 7009 §2.1). */
  const send = (exchange: Exchange, input: Values) => passOn(exchange, target, input, { ...deadlines, isForm: true })

  const relayToken = async (exchange: Exchange, answer: Answer) => {
    const { request, response } = exchange
    const rejection = rejectionOf(answer, exchange)
    if (rejection) throw rejection
    response.setHeader('Pragma', 'no-cache')
    const body = asObject(answer.bytes)
    if (answer.status !== 200) noteRejection(exchange.response, body?.error, answer.status)
    if (!exchange.credentials.wantsCookie || answer.status !== 200) return relay(exchange, answer)
    if (typeof body?.access_token !== 'string') throw unexpectedAnswer('The sign-in', 'no token')
    const caller = await identities.of(body.access_token)
    const { expires_in: lifetime } = body
    const seconds =
      typeof lifetime === 'number' && lifetime >= 1 ? Math.min(Math.floor(lifetime), longestSeconds) : sessionSeconds
    setSession(response, config, body.access_token, caller?.name ?? '', seconds)
    if (wasSent(request, config)) unmarkSent(response, config)
    response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: seconds })
  }

  const signIn = async (exchange: Exchange) => {
    const { input, request, response, credentials } = exchange
    noteAccount(response, pseudonymOf(String(input.username ?? '')))
    try {
      await relayToken(exchange, await send(exchange, withClient(input, request, credentials, oauthClient)))
    } finally {
      if (credentials.token) identities.forget(credentials.token)
    }
  }

  const revokeToken = async (exchange: Exchange) => {
    const input = withBasic(exchange.input, exchange.request)
    const answer = await send(exchange, input)
    identities.forget(String(input.token))
    const rejection = rejectionOf(answer, exchange)
    if (rejection) throw rejection
    relay(exchange, answer)
  }

  /** Ends a browser's session whatever the service answers: the cookies are cleared, so the browser could not retry. */
  const signOut = async (exchange: Exchange) => {
    const { call, response, credentials } = exchange
    clearSession(response, config)
    if (credentials.token === null) return response.json({ ok: true })
    const made = asForwarded(exchange, {}, config)
    try {
      const answer = await send(made.exchange, made.input)
      // An unknown token has already ended.
      const isEnded = answer.status < 300 || answer.status === 401
      if (!isEnded && !credentials.isBrowser) return relay(exchange, answer)
      if (!isEnded) onError(unexpectedAnswer(call.path, `status ${answer.status}`), response.getHeader('X-Request-Id'))
    } catch (error) {
      if (!credentials.isBrowser) throw error
      onError(error, response.getHeader('X-Request-Id'))
    } finally {
      identities.forget(credentials.token)
    }
    return response.json({ ok: true })
  }

  return { signIn, revokeToken, signOut, createSessionCode: codes.create, redeemSessionCode: codes.redeem }
}
