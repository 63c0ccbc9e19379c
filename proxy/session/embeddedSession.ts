import type { Backend } from '#backend/backend.ts'
import type { Identities } from '../access/identity.ts'
import { prepareJson } from '../answers/sendPacked.ts'
import type { Config } from '../config.ts'
import { createCallRequest } from '../embedded.ts'
import type { Exchange } from '../exchange.ts'
import type { OAuth } from './oauth.ts'
import { bindCode, clearSession, requireBoundCode, type SessionHandlers, setSession } from './session.ts'

interface Tools {
  readonly backend: Pick<Backend, 'execute' | 'identify'>
  readonly config: Config
  readonly identities: Identities
  readonly oauth: OAuth
}

/** Sign-in and sign-out of the portal's own users. */
export const embeddedSession = (tools: Tools): SessionHandlers => {
  const { backend, config, oauth } = tools
  const callRequestOf = createCallRequest(tools)

  const execute = async (exchange: Exchange) => (await backend.execute(exchange.call, callRequestOf(exchange))).body

  const send = async ({ response }: Exchange, body: unknown) => (await prepareJson(response, body, null))()

  const signOut = async (exchange: Exchange) => {
    const body = await execute(exchange)
    clearSession(exchange.response, config)
    return send(exchange, body)
  }

  const createSessionCode = async (exchange: Exchange) => {
    const body = await execute(exchange)
    bindCode(exchange.response, config, (body as { session: string }).session)
    return send(exchange, body)
  }

  const redeemSessionCode = async (exchange: Exchange) => {
    const { request, response, input, credentials } = exchange
    requireBoundCode(request, config, credentials, String(input.session))
    const token = (await execute(exchange)) as { access_token: string; expires_in: number }
    response.setHeader('Pragma', 'no-cache')
    if (!credentials.wantsCookie) return send(exchange, token)
    const caller = await backend.identify(token.access_token)
    setSession(response, config, token.access_token, caller?.name ?? '', token.expires_in)
    return send(exchange, { ...token, access_token: 'cookie' })
  }

  return {
    signIn: async (exchange) => send(exchange, await oauth.issueToken(exchange)),
    revokeToken: async (exchange) => send(exchange, await oauth.revokeToken(exchange)),
    signOut,
    createSessionCode,
    redeemSessionCode,
  }
}
