import { sessionSeconds } from '../backend/account/tokens.ts'
import type { Caller } from '../backend/caller.ts'
import { Refusal } from '../backend/refusal.ts'
import { account } from '../schema/account.ts'
import { demandOwnCustomer, namesCustomer } from './access.ts'
import type { Answer } from './askService.ts'
import { readBytes } from './body.ts'
import type { Config } from './config.ts'
import { clientOf } from './credentials.ts'
import type { Exchange, Service } from './exchange.ts'
import { readInput } from './input.ts'
import { asObject, decodeBody, passOn, relay, withClient } from './passOn.ts'
import {
  answersCode,
  answersToken,
  bindCode,
  clearSession,
  demandBoundCode,
  endsSession,
  setSession,
} from './session.ts'
import { createStream } from './stream.ts'

interface Tools {
  readonly target: string
  readonly config: Config
  readonly oauthClient: { readonly id: string; readonly secret: string }
  readonly identify: (token: string) => Promise<Caller | null>
  readonly onError: (error: unknown) => void
}

/** A service of the company's: calls stream through; read are only those that the gateway must check or change. */
export const forwardedService = ({ target, config, oauthClient, identify, onError }: Tools): Service => {
  const stream = createStream(target, onError)

  const relayToken = async (exchange: Exchange, answer: Answer) => {
    const { response, credentials } = exchange
    if (!credentials.wantsCookie) return relay(exchange, answer)
    const body = asObject(answer.bytes)
    if (answer.status === 400 && body?.error === 'invalid_grant')
      throw new Refusal(400, 'invalid_grant', 'The e-mail or the password is not right.')
    if (answer.status !== 200 || typeof body?.access_token !== 'string') return relay(exchange, answer)
    const seconds = typeof body.expires_in === 'number' ? body.expires_in : sessionSeconds
    const caller = await identify(body.access_token)
    setSession(response, config, body.access_token, caller?.name ?? '', seconds)
    response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: seconds })
  }

  const callWithBody = async (exchange: Exchange) => {
    const { call, request, response, params, caller, credentials } = exchange
    const bytes = await readBytes(request, response)
    const body = decodeBody(exchange, bytes)
    const input = readInput(call, params, request, body)
    demandOwnCustomer(call, caller, input)
    if (call === (account.redeemSessionCode as typeof call))
      demandBoundCode(request, credentials, String(input.session))
    const client = call === (account.signIn as typeof call) ? clientOf(request, credentials, oauthClient) : null
    const answer = await passOn(exchange, target, client ? withClient(exchange, body, client) : bytes)
    if (answersToken(call)) return relayToken(exchange, answer)
    const code = answersCode(call) ? asObject(answer.bytes)?.session : null
    if (typeof code === 'string') bindCode(response, config, code)
    relay(exchange, answer)
  }

  const call = async (exchange: Exchange) => {
    const { call, caller, params, request, response } = exchange
    if (endsSession(call)) clearSession(response, config)
    if (answersToken(call) || answersCode(call) || (namesCustomer(call) && call.body)) return callWithBody(exchange)
    if (namesCustomer(call)) demandOwnCustomer(call, caller, readInput(call, params, request, undefined))
    await stream(exchange)
  }
  return { call }
}
