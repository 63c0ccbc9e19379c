import { sessionSeconds } from '#backend/access/tokens.ts'
import { invalidLink } from '#backend/errors.ts'
import { newSecret } from '#backend/secrets.ts'
import type { Identities } from '../access/identity.ts'
import type { Config } from '../config.ts'
import type { Exchange } from '../exchange.ts'
import { hasCompanyLogin, wasSent } from './companyLogin.ts'
import { isToken } from './credentials.ts'
import { bindCode, isBoundCode, setSession, unbindCode, unmarkSent } from './session.ts'

interface Tools {
  readonly config: Config
  readonly identities: Identities
}

/**
 * One-time codes that take a user from the portal chooser to the portal where a company manages the users. They are not
 * in the specifications, so the portal answers these calls itself. The company's token stays in the browser's cookie; a
 * code only proves that this browser requested it, so that a link cannot sign a user in to a foreign session.
 */
export const createSessionCodes = ({ config, identities }: Tools) => {
  const create = async ({ response }: Exchange) => {
    const code = newSecret()
    bindCode(response, config, code)
    response.json({ session: code })
  }

  const confirmed = async (token: string) => {
    const caller = await identities.of(token)
    if (!caller) throw invalidLink()
    return caller
  }

  const answerSession = (response: Exchange['response']) =>
    response.json({ access_token: 'cookie', token_type: 'Bearer', expires_in: sessionSeconds })

  /**
   * The company's login page has redirected this browser back: its token becomes a session once the service confirms
   * it.
   */
  const land = async ({ response }: Exchange, token: string) => {
    if (!isToken(token)) throw invalidLink()
    identities.forget(token)
    const { name } = await confirmed(token)
    setSession(response, config, token, name, sessionSeconds)
    unmarkSent(response, config)
    answerSession(response)
  }

  const redeem = async (exchange: Exchange) => {
    const { request, response, credentials } = exchange
    const session = String(exchange.input.session)
    if (!isBoundCode(request, config, session)) {
      if (hasCompanyLogin(config) && credentials.wantsCookie && wasSent(request, config)) return land(exchange, session)
      throw invalidLink()
    }
    if (credentials.token === null) throw invalidLink()
    await confirmed(credentials.token)
    unbindCode(response, config)
    if (wasSent(request, config)) unmarkSent(response, config)
    answerSession(response)
  }

  return { create, redeem }
}
