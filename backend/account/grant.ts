import OAuth2Server, { OAuthError, type PasswordModel, Request, Response, type Token } from '@node-oauth/oauth2-server'
import type { account } from '../../schema/account/account.ts'
import { emailKey, userOfEmail } from '../administration/rows/userColumns.ts'
import { HttpError } from '../httpError.ts'
import type { Context } from '../implement.ts'
import { lockout } from '../mail/accountMails.ts'
import { createTurns } from '../process/turns.ts'
import { isSameSecret, newSecret } from '../secrets.ts'
import { consumeAttempt, refundAttempt, requireAttemptsLeft } from './limits/attempts.ts'
import { knownBrowser } from './limits/knownBrowsers.ts'
import { networkOf } from './limits/networkOf.ts'
import { verifyPassword } from './passwords/passwords.ts'
import { sessionSeconds } from './tokens.ts'

type SignIn = Context<typeof account.signIn>

/** E-mails the account owner that sign-in is locked; password recovery still works. */
const warnOwner = ({ db, outbox, settings, background }: SignIn, owner: { name: string; email: string }) =>
  background.run(async () => {
    await outbox.add(db, lockout(settings, owner))
    void outbox.wake()
  })

/**
 * Counts an attempt against the browser if the account knows it, so that others cannot use up its attempts; otherwise
 * against the account and the address. If the account has no attempts left, the address loses none.
 */
const consumeAttempts = async ({ db, clock, address }: SignIn, account: string, browser: string | null) => {
  if (browser !== null) return (await consumeAttempt(db, clock, 'browser', browser)).isLast
  await requireAttemptsLeft(db, clock, 'account', account)
  await consumeAttempt(db, clock, 'address', address)
  try {
    return (await consumeAttempt(db, clock, 'account', account)).isLast
  } catch (error) {
    await refundAttempt(db, 'address', address)
    throw error
  }
}

/** One client's checks from one network run one by one, so that correct secrets do not add up to the limit. */
const clientChecks = createTurns({ atOnce: 1_000, atOnceOfOne: 1, waiting: 10_000, waitingOfOne: 1_000 })

/** Password grant of RFC 6749 §4.3 for one request. The token is stored afterwards, in the transaction. */
const modelFor = (context: SignIn): PasswordModel => ({
  getClient: async (id, secret) => {
    const { oauthClient } = context.settings
    const { db, clock, address, isOwnClient } = context
    const isKnownId = isSameSecret(id, oauthClient.id)
    const isKnown = isKnownId && isSameSecret(secret ?? '', oauthClient.secret)
    // Unknown clients share their attempts, so that invented names add no rows.
    const clientKey = `${networkOf(address)} ${isKnownId ? id : ''}`
    if (!isOwnClient)
      await clientChecks.run(clientKey, async () => {
        await consumeAttempt(db, clock, 'client', clientKey)
        if (isKnown) await refundAttempt(db, 'client', clientKey)
      })
    return isKnown && { id, grants: ['password'] }
  },
  // Reads the credentials from the input, because the library accepts only some characters.
  getUser: async () => {
    const { db, input } = context
    const account = emailKey(input.username ?? '')
    const browser = await knownBrowser(db, context.settings.linkSecret, context.browser, account)
    const isLast = await consumeAttempts(context, account, browser)
    const found = userOfEmail(db, account).select(['id', 'name', 'email', 'password_hash'])
    const user = await found.executeTakeFirst()
    // A known browser has its own queue, so that other traffic does not delay it.
    const throttleKey = browser ?? networkOf(context.address)
    const fits = await verifyPassword(user?.password_hash ?? null, input.password ?? '', throttleKey)
    if (user && !fits && isLast) warnOwner(context, user)
    return user && fits ? { id: user.id, passwordHash: user.password_hash, browser } : false
  },
  generateAccessToken: async () => newSecret(),
  saveToken: async (token, client, user): Promise<Token> => ({
    accessToken: token.accessToken,
    accessTokenExpiresAt: token.accessTokenExpiresAt,
    client,
    user,
  }),
  getAccessToken: async () => false,
})

/** Placeholder so that the OAuth library sees a non-empty credential. */
const placeholder = (typed: string | undefined) => typed && 'placeholder'

const form = ({ grantType, username, password, clientId, clientSecret, scope }: SignIn['input']) => ({
  grant_type: grantType,
  username: placeholder(username),
  password: placeholder(password),
  client_id: clientId,
  client_secret: clientSecret,
  scope: scope || undefined,
})

/** Checks a password grant; throws the standard's errors, such as `invalid_grant`, as HTTP errors. */
export const checkGrant = async (context: SignIn) => {
  const server = new OAuth2Server({ model: modelFor(context), accessTokenLifetime: sessionSeconds })
  const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '1' }
  const request = new Request({ method: 'POST', query: {}, headers, body: form(context.input) })
  try {
    const token = await server.token(request, new Response({}))
    const { id, passwordHash, browser } = token.user as { id: number; passwordHash: string; browser: string | null }
    return { token: token.accessToken, userId: id, passwordHash, browser }
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error
    // The library wraps errors thrown by the model: our own HTTP errors and database failures.
    const { inner } = error as { inner?: unknown }
    if (inner instanceof Error && !(inner instanceof OAuthError)) throw inner
    throw error.code < 500 ? new HttpError(error.code, error.name, error.message) : error
  }
}
