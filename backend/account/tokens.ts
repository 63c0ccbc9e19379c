import type { Instant } from '../../schema/kinds.ts'
import { callerOf } from '../access/caller.ts'
import { after, type Clock } from '../clock.ts'
import type { Db, OpenDatabase } from '../database/open.ts'
import { type Placing, placesOf, prepared } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { hashSecret, newSecret } from '../secrets.ts'

/** A session lasts one day (spec 1 §3). */
export const sessionSeconds = 86_400

type Kept = Pick<OpenDatabase, 'db' | 'whileUnchanged'>
type Purpose = Tables['one_time_codes']['purpose']

/** How long each one-time code lives: DECISIONS X18, S17. */
const codeSeconds: Record<Purpose, number> = { invitation: 72 * 3600, recovery: 600, session: 60 }

/** Stores a new session and answers its token, which is stored nowhere. */
export const startSession = async (db: Db, clock: Clock, userId: number, token = newSecret()) => {
  const created_at = clock.now()
  const expires_at = after(created_at, sessionSeconds)
  await db
    .insertInto('tokens')
    .values({ hash: hashSecret(token), user_id: userId, created_at, expires_at })
    .execute()
  return token
}

const holderOf = prepared((db, value: Placing<{ hash: string }>) =>
  db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_id', 'users.plant', 'tokens.expires_at'])
    .where('tokens.hash', '=', value('hash'))
    .where('users.deleted_at', 'is', null),
)

const sessionOf = async (db: Db, hash: string) => {
  const [row] = await holderOf(db, { hash })
  return row ? { caller: await callerOf(db, row), endsAt: row.expires_at } : null
}

/** Who holds a token, or null when it is unknown, expired, or its user is gone. */
export const callerOfToken = async ({ db, whileUnchanged }: Kept, now: Instant, token: string) => {
  const hash = hashSecret(token)
  const session = await whileUnchanged(`session ${hash}`, () => sessionOf(db, hash))
  return session && session.endsAt > now ? session.caller : null
}

/** Whether a session has not been ended; of a call that takes a while, another one may have ended it. */
export const isSessionKept = async (db: Db, token: string) => {
  const kept = await db.selectFrom('tokens').select('user_id').where('hash', '=', hashSecret(token)).executeTakeFirst()
  return kept !== undefined
}

/** Ends one session. */
export const endSession = (db: Db, token: string) =>
  db.deleteFrom('tokens').where('hash', '=', hashSecret(token)).execute()

/** Ends all sessions of a user, or all but one, and those that are about to begin. */
export const endSessionsOf = async (db: Db, userId: number, keptToken: string | null = null) => {
  // Codes first: one that is being spent at this moment is waited for, and the session that it starts is then ended.
  await db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '=', 'session').execute()
  await db
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .$if(keptToken !== null, (query) => query.where('hash', '<>', hashSecret(keptToken ?? '')))
    .execute()
}

/**
 * Voids the links that set a password: after one was set, and with the user. An invitation outlives a change of role.
 */
export const voidPasswordLinks = (db: Db, userId: number) =>
  db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '<>', 'session').execute()

const insertCode = prepared((db, value: Placing<Tables['one_time_codes']>) =>
  db
    .insertInto('one_time_codes')
    .values(placesOf(value, ['hash', 'user_id', 'purpose', 'created_at', 'expires_at', 'used_at'])),
)

const enterCode = async (db: Db, created_at: Instant, user_id: number, purpose: Purpose) => {
  const code = newSecret()
  const expires_at = after(created_at, codeSeconds[purpose])
  await insertCode(db, { hash: hashSecret(code), user_id, purpose, created_at, expires_at, used_at: null })
  return code
}

/** Issues the code that invites a user who has just been made, and has no other. */
export const inviteNew = (db: Db, clock: Clock, userId: number) => enterCode(db, clock.now(), userId, 'invitation')

/** Issues a one-time code; a newer one voids the older ones that set a password. */
export const issueCode = async (db: Db, clock: Clock, userId: number, purpose: Purpose) => {
  const created_at = clock.now()
  const settingPassword: Purpose[] = ['invitation', 'recovery']
  if (settingPassword.includes(purpose))
    await db
      .updateTable('one_time_codes')
      .set({ used_at: created_at })
      .where('user_id', '=', userId)
      .where('purpose', 'in', settingPassword)
      .where('used_at', 'is', null)
      .execute()
  return enterCode(db, created_at, userId, purpose)
}

/** The user of a code that is still good, or null. */
export const userOfCode = async (db: Db, clock: Clock, code: string, purposes: readonly Purpose[]) => {
  const row = await db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select(['users.id', 'users.email_key', 'users.name'])
    .where('one_time_codes.hash', '=', hashSecret(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Spends a code; false when somebody was faster. */
export const spendCode = async (db: Db, clock: Clock, code: string) => {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ used_at: clock.now() })
    .where('hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Drops sessions and codes that have expired; codes of the last hour are still counted. */
export const dropOldCodes = async (db: Db, clock: Clock) => {
  await db.deleteFrom('one_time_codes').where('expires_at', '<', after(clock.now(), -3600)).execute()
  await db.deleteFrom('tokens').where('expires_at', '<=', clock.now()).execute()
}
