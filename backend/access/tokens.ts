import type { ExpressionBuilder } from 'kysely'
import { roleIds } from '#schema/account/roles.ts'
import type { Instant } from '#schema/kinds.ts'
import { after, type Clock } from '../clock.ts'
import type { Dialect } from '../database/dialect.ts'
import type { Db, OpenDatabase } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { callerOf } from './caller.ts'

export const sessionSeconds = 86_400

type TokenStore = Pick<OpenDatabase, 'db' | 'cacheUntilCommit'>

/** Locks the user until the transaction ends; every change of sessions and codes takes this lock. */
export const holdUser = (db: Db, dialect: Dialect, userId: number) =>
  dialect.rowsForUpdate(db.selectFrom('users').select('id').where('id', '=', userId)).execute()

/**
 * Locks the users and all administrators until the transaction ends, in the order of their ids: two administrators who
 * change each other at once wait for one another instead of ending in a deadlock.
 */
export const holdUsersAndAdmins = (db: Db, dialect: Dialect, userIds: readonly number[]) => {
  const held = db
    .selectFrom('users')
    .select('id')
    .where((eb) =>
      eb.or([eb('id', 'in', userIds), eb.and([eb('role_id', '=', roleIds.admin), eb('deleted_at', 'is', null)])]),
    )
  return dialect.rowsForUpdate(held.orderBy('id')).execute()
}

/** Passed on to derived sessions: the common expiry, and the family that identifies them. */
export interface Lineage {
  readonly userId: number
  readonly family: string
  readonly endsAt: Instant
}

/** Stores a session, new or derived, and returns its token. Only the hash is stored. */
export const startSession = async (
  db: Db,
  clock: Clock,
  userId: number,
  { token = newSecret(), client = null, lineage }: { token?: string; client?: string | null; lineage?: Lineage } = {},
) => {
  const created_at = clock.now()
  const expires_at = lineage?.endsAt ?? after(created_at, sessionSeconds)
  await db
    .insertInto('tokens')
    .values({
      hash: hashSecret(token),
      user_id: userId,
      created_at,
      expires_at,
      family: lineage?.family ?? null,
      client_id: client,
    })
    .execute()
  return token
}

const holderOf = prepared((db, value: Placing<{ hash: string }>) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_id', 'users.plant'])
    .select(['tokens.expires_at', 'tokens.client_id'])
    .where('tokens.hash', '=', value('hash'))
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null),
)

const sessionOf = async (db: Db, hash: string) => {
  const [row] = await holderOf(db, { hash })
  return row ? { caller: await callerOf(db, row), endsAt: row.expires_at, client: row.client_id } : null
}

/** Session of a token, with its caller; null if it is unknown or expired, or the user was deleted. */
export const sessionOfToken = async ({ db, cacheUntilCommit }: TokenStore, now: Instant, token: string) => {
  const hash = hashSecret(token)
  const session = await cacheUntilCommit(`session ${hash}`, () => sessionOf(db, hash))
  return session && session.endsAt > now ? session : null
}

/** Caller of a session; always read from the database or transaction. */
export const callerOfSession = async (db: Db, now: Instant, token: string) => {
  const session = await sessionOf(db, hashSecret(token))
  return session && session.endsAt > now ? session.caller : null
}

/** Lineage of a session; null if it has ended, which can happen during a long-running call. */
export const lineageOf = async (db: Db, token: string): Promise<Lineage | null> => {
  const row = await db
    .selectFrom('tokens')
    .select(['user_id', 'hash', 'family', 'expires_at'])
    .where('hash', '=', hashSecret(token))
    .executeTakeFirst()
  return row ? { userId: row.user_id, family: row.family ?? row.hash, endsAt: row.expires_at as Instant } : null
}

const within = (family: string) => (eb: ExpressionBuilder<Tables, 'tokens'>) =>
  eb.or([eb('hash', '=', family), eb('family', '=', family)])

/** Lineage of a family; null once its last session has ended. */
export const lineageIn = async (db: Db, now: Instant, userId: number, family: string): Promise<Lineage | null> => {
  const row = await db
    .selectFrom('tokens')
    .select('expires_at')
    .where('user_id', '=', userId)
    .where(within(family))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row ? { userId, family, endsAt: row.expires_at as Instant } : null
}

export const endSession = (db: Db, token: string) =>
  db.deleteFrom('tokens').where('hash', '=', hashSecret(token)).execute()

/** Ends all sessions of a session's family, and the codes that could start another one. */
export const endFamily = async (db: Db, token: string) => {
  const lineage = await lineageOf(db, token)
  if (!lineage) return
  const { userId, family } = lineage
  await db
    .deleteFrom('one_time_codes')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'session')
    .where('family', '=', family)
    .execute()
  await db.deleteFrom('tokens').where('user_id', '=', userId).where(within(family)).execute()
}

/** Ends all sessions of a user, optionally except one, and voids codes that could start another. */
export const endSessionsOf = async (db: Db, userId: number, storedToken: string | null = null) => {
  // Codes first: this waits for a code that is being redeemed, and then ends the session it starts.
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '=', 'session').execute()
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(storedToken !== null, (query) => query.where('hash', '<>', hashSecret(storedToken ?? '')))
    .execute()
}
