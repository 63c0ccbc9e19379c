import OAuth2Server, {
  AbstractGrantType,
  type Client,
  InvalidGrantError,
  InvalidRequestError,
  InvalidTokenError,
  OAuthError,
  type PasswordModel,
} from '@node-oauth/oauth2-server'
import type { Request } from 'express'
import { encode } from 'zod/mini'
import type { Caller } from '#backend/access/caller.ts'
import { sessionSeconds } from '#backend/access/tokens.ts'
import type { Backend } from '#backend/backend.ts'
import type { Config } from '../config.ts'
import type { Exchange } from '../exchange.ts'
import { HttpError } from '../httpError.ts'
import { noteAccount } from '../process/securityLog.ts'
import { withBasic, withClient } from './credentials.ts'
import { browserOf, markBrowser, setSession } from './session.ts'

const { Request: OAuthRequest, Response: OAuthResponse } = OAuth2Server

/** The library's password grant for passwords of any characters: its own rejects emoji beside other letters. */
class PasswordGrant extends AbstractGrantType {
  declare readonly model: PasswordModel

  override async handle(request: OAuth2Server.Request, client: Client) {
    const { username, password } = request.body
    if (!username) throw new InvalidRequestError('Missing parameter: `username`')
    if (!password) throw new InvalidRequestError('Missing parameter: `password`')
    const scope = this.getScope(request)
    const user = await this.model.getUser(username, password, client)
    const accessToken = user && (await this.generateAccessToken(client, user, scope))
    const accessTokenExpiresAt = this.getAccessTokenExpiresAt()
    const token =
      accessToken && (await this.model.saveToken({ accessToken, accessTokenExpiresAt, client, user }, client, user))
    if (!token) throw new InvalidGrantError('Invalid grant: user credentials are invalid')
    return token
  }
}

/** Errors of RFC 6749 as HTTP errors. The library wraps what the model throws: our own errors, database failures. */
const asHttpError = (error: unknown) => {
  if (!(error instanceof OAuthError)) return error
  const { inner } = error as { inner?: unknown }
  if (inner instanceof Error && !(inner instanceof OAuthError)) return inner
  return error.code < 500 ? new HttpError(error.code, error.name, error.message) : error
}

/** The request with other headers, as the library reads it. */
const oauthRequest = ({ method, query }: Request, headers: Request['headers'], body?: unknown) =>
  new OAuthRequest({
    method,
    body,
    query: query as Record<string, string>,
    headers: headers as Record<string, string>,
  })

const formType = 'application/x-www-form-urlencoded'

/** Token endpoint, token revocation, and authentication by bearer token, for users of this portal. */
export const createOAuth = ({ oauthModel, rememberBrowser, pseudonymOf, oauthClient }: Backend, config: Config) => {
  const nobody = { address: '', browser: null, isOwnClient: false, sessionToken: null }
  const server = new OAuth2Server({ model: oauthModel(nobody) })

  /** Caller of a request with a token; null if the token is unknown or has expired. */
  const authenticate = async ({ request, credentials }: Pick<Exchange, 'request' | 'credentials'>) => {
    // Browsers send their token as a cookie. Tokens elsewhere in a request do not count.
    const headers = { authorization: `Bearer ${credentials.token}` }
    try {
      const { method } = request
      const token = await server.authenticate(new OAuthRequest({ method, headers, query: {} }), new OAuthResponse())
      return token.user as Caller
    } catch (error) {
      if (error instanceof InvalidTokenError || error instanceof InvalidRequestError) return null
      throw asHttpError(error)
    }
  }

  const senderOf = ({ request, credentials: { isBrowser, wantsCookie, token } }: Exchange) => ({
    address: request.ip ?? '',
    browser: wantsCookie ? browserOf(request) : null,
    isOwnClient: isBrowser || wantsCookie,
    sessionToken: token,
  })

  /** Signs in: answers the token, and to a page of the portal sets it as a cookie. */
  const issueToken = async (exchange: Exchange) => {
    const { call, request, response, credentials, input: read } = exchange
    const username = String(read.username ?? '')
    noteAccount(response, pseudonymOf(username))
    const input = withClient(read, request, credentials, oauthClient)
    const sender = senderOf(exchange)
    const model = oauthModel(sender)
    const options = { accessTokenLifetime: sessionSeconds, extendedGrantTypes: { password: PasswordGrant } }
    const answer = new OAuthResponse(response)
    // The client's credentials are in the body now. The specification allows JSON, too; the library only forms.
    const { authorization, ...headers } = request.headers
    const body = call.body ? encode(call.body, { ...input, scope: input.scope || undefined }) : undefined
    const sent = oauthRequest(request, { ...headers, 'content-type': formType }, body)
    const { accessToken, user } = await new OAuth2Server({ model }).token(sent, answer, options).catch((error) => {
      throw asHttpError(error)
    })
    response.set(answer.headers)
    // The library counts the milliseconds that have passed and rounds down.
    const token = { ...answer.body, expires_in: sessionSeconds }
    if (!credentials.wantsCookie) return token
    // The account trusts this browser from now on, so that failed attempts elsewhere cannot lock it out.
    const browser = await rememberBrowser(sender.browser, username)
    if (browser !== null) markBrowser(response, config, browser)
    setSession(response, config, accessToken, user.name, sessionSeconds)
    return { ...token, access_token: 'cookie' }
  }

  /** RFC 7009: revokes a token of the client; an unknown token is no error. */
  const revokeToken = async (exchange: Exchange) => {
    const model = oauthModel({ ...senderOf(exchange), isOwnClient: false })
    const { clientId, clientSecret, token } = withBasic(exchange.input, exchange.request)
    const isNamed = typeof clientId === 'string' && typeof clientSecret === 'string'
    const client = isNamed && (await model.getClient(clientId, clientSecret))
    if (!client) throw new HttpError(400, 'invalid_client', 'Invalid client: client is invalid')
    const found = await model.getAccessToken(String(token))
    if (found && found.client.id !== client.id)
      throw new HttpError(400, 'unauthorized_client', 'Unauthorized client: the token was issued to another client')
    if (found) await model.revokeToken(found)
    return { ok: true }
  }

  return { authenticate, issueToken, revokeToken }
}

export type OAuth = ReturnType<typeof createOAuth>
