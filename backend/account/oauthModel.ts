import type { Client, PasswordModel, Token } from '@node-oauth/oauth2-server'
import { addMilliseconds } from 'date-fns'
import { verifyPassword } from '../access/passwords.ts'
import { endFamily, holdUser, sessionOfToken, startSession } from '../access/tokens.ts'
import { awakeUserOfEmail, emailKey } from '../administration/userColumns.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import type { OpenDatabase } from '../database/open.ts'
import { inTransaction, type Tools } from '../implement.ts'
import { lockout } from '../mail/accountMails.ts'
import { createTurns } from '../process/turns.ts'
import { isSameSecret, newSecret } from '../secrets.ts'
import { consumeAttempt, refundAttempt, requireAttemptsLeft, resetAttempts } from './attempts.ts'
import { knownBrowser } from './knownBrowsers.ts'
import { networkOf } from './networkOf.ts'

/** The sender of a request for a token. */
export interface TokenRequest {
  readonly address: string
  /** Cookie with the accounts that have signed in from this browser; null if there is none. */
  readonly browser: string | null
  /** True for the portal's own pages, for which the gateway sends the client credentials. */
  readonly isOwnClient: boolean
  /** Session that the new one replaces. */
  readonly sessionToken: string | null
}

type Model = Tools & Pick<OpenDatabase, 'cacheUntilCommit'>

/** E-mails the account owner that sign-in is locked; password recovery still works. */
const warnOwner = ({ db, outbox, settings, background }: Tools, owner: { name: string; email: string }) =>
  background.run(async () => {
    await outbox.add(db, lockout(settings, owner))
    void outbox.wake()
  })

/**
 * Counts an attempt against the browser if the account knows it, so that others cannot use up its attempts; otherwise
 * against the account and the address. If the account has no attempts left, the address loses none.
 */
const consumeAttempts = async ({ db, clock }: Tools, address: string, account: string, browser: string | null) => {
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

interface User {
  readonly id: number
  readonly name: string
  readonly account: string
  readonly passwordHash: string | null
  readonly browser: string | null
}

const clientOf = (id: string): Client => ({ id, grants: ['password'] })

/**
 * The model of `@node-oauth/oauth2-server`: finds client and user of a request, and stores, finds and revokes tokens.
 * Tokens belong to the client they were issued to.
 */
export const oauthModel = (tools: Model, { address, browser: cookie, isOwnClient, sessionToken }: TokenRequest) => {
  const { db, dialect, clock, settings, cacheUntilCommit } = tools
  const { oauthClient, linkSecret } = settings
  return {
    getClient: async (id: string, secret: string) => {
      const isKnownId = isSameSecret(id, oauthClient.id)
      const isKnown = isKnownId && isSameSecret(secret, oauthClient.secret)
      // Unknown clients share their attempts, so that invented names add no rows.
      const clientKey = `${networkOf(address)} ${isKnownId ? id : ''}`
      if (!isOwnClient)
        await clientChecks.run(clientKey, async () => {
          await consumeAttempt(db, clock, 'client', clientKey)
          if (isKnown) await refundAttempt(db, 'client', clientKey)
        })
      return isKnown && clientOf(id)
    },

    getUser: async (username: string, password: string): Promise<User | false> => {
      const account = emailKey(username)
      const browser = await knownBrowser(db, linkSecret, cookie, account)
      const isLast = await consumeAttempts(tools, address, account, browser)
      const found = awakeUserOfEmail(db, account).select(['id', 'name', 'email', 'password_hash'])
      const user = await found.executeTakeFirst()
      // A known browser has its own queue, so that other traffic does not delay it.
      const fits = await verifyPassword(user?.password_hash ?? null, password, browser ?? networkOf(address))
      if (user && !fits && isLast) warnOwner(tools, user)
      if (!user || !fits) return false
      return { id: user.id, name: user.name, account, passwordHash: user.password_hash, browser }
    },

    generateAccessToken: async () => newSecret(),

    /** Starts the session; false if the password or the user has changed since the password was verified. */
    saveToken: (token, client, user) =>
      inTransaction(tools, async (transaction) => {
        const { id, account, passwordHash, browser } = user as User
        const now = clock.now()
        // A concurrent change to the password or user has ended all sessions.
        const { numUpdatedRows } = await transaction
          .updateTable('users')
          .set({ last_login: now })
          .where('id', '=', id)
          .where('password_hash', '=', passwordHash)
          .where('deleted_at', 'is', null)
          .where('asleep_at', 'is', null)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows !== 1n) return false
        if (sessionToken) await endFamily(transaction, sessionToken)
        if (browser !== null) await resetAttempts(transaction, 'browser', browser)
        else {
          await resetAttempts(transaction, 'account', account)
          await refundAttempt(transaction, 'address', address)
        }
        await startSession(transaction, clock, id, { token: token.accessToken, client: client.id })
        await transaction.deleteFrom('tokens').where('user_id', '=', id).where('expires_at', '<=', now).execute()
        const signedIn = { record: `user ${id}`, userId: id, action: 'signedIn' } as const
        await leaveAudit(transaction, { at: now, call: 'account.signIn', callerId: null }, [signedIn])
        return { ...token, client, user }
      }),

    getAccessToken: async (accessToken: string) => {
      const now = clock.now()
      const session = await sessionOfToken({ db, cacheUntilCommit }, now, accessToken)
      if (!session) return false
      const { caller, endsAt, client } = session
      // The library compares with the machine's clock.
      const left = Date.parse(endsAt) - Date.parse(now)
      // Sessions that began with a one-time code have no client: they belong to the portal's pages.
      const owner = clientOf(client ?? oauthClient.id)
      return { accessToken, accessTokenExpiresAt: addMilliseconds(new Date(), left), client: owner, user: caller }
    },

    /** Ends the token's session and all that derive from it, as signing out does. */
    revokeToken: ({ accessToken, user: { id } }: Token) =>
      inTransaction(tools, async (transaction) => {
        await holdUser(transaction, dialect, id)
        await endFamily(transaction, accessToken)
        const signedOut = { record: `user ${id}`, userId: id, action: 'signedOut' } as const
        await leaveAudit(transaction, { at: clock.now(), call: 'account.revokeToken', callerId: null }, [signedOut])
        return true
      }),
  } satisfies PasswordModel & { revokeToken(token: Token): Promise<boolean> }
}
