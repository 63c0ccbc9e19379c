import type { Instant } from '#schema/kinds.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { preparedInsert } from '../database/prepared.ts'
import type { Tables } from '../database/tables.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import type { Lineage } from './tokens.ts'

type Purpose = Tables['one_time_codes']['purpose']

const codeSeconds: Record<Purpose, number> = { invitation: 72 * 3600, recovery: 600, session: 60 }

export const endOf = (purpose: Purpose, moment: Instant) => after(moment, codeSeconds[purpose])

const insertCode = preparedInsert('one_time_codes')

interface Particulars {
  readonly code?: string
  readonly nonce?: string
  readonly family?: string
  readonly mailed_at?: Instant
}

/** Stores the hash of a one-time code and returns the code. */
export const enterCode = async (
  db: Db,
  created_at: Instant,
  user_id: number,
  purpose: Purpose,
  { code = newSecret(), nonce, family, mailed_at }: Particulars = {},
) => {
  await insertCode(db, {
    hash: hashSecret(code),
    user_id,
    purpose,
    created_at,
    expires_at: endOf(purpose, created_at),
    used_at: null,
    family: family ?? null,
    nonce: nonce ?? null,
    mailed_at: mailed_at ?? null,
    mails: mailed_at ? 1 : 0,
  })
  return code
}

export const invite = (db: Db, clock: Clock, userId: number) => enterCode(db, clock.now(), userId, 'invitation')

export const issueSessionCode = (db: Db, clock: Clock, { userId, family }: Lineage) =>
  enterCode(db, clock.now(), userId, 'session', { family })

/**
 * Voids the links that set a password: after a password was set, when the user is deleted, and when the e-mail address
 * changes. Invitations survive a role change.
 */
export const voidPasswordLinks = (db: Db, userId: number) =>
  db.deleteFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '<>', 'session').execute()

export const userOfCode = async (db: Db, clock: Clock, code: string, purposes: readonly Purpose[]) => {
  const row = await db
    .selectFrom('one_time_codes')
    .innerJoin('users', 'users.id', 'one_time_codes.user_id')
    .select(['users.id', 'users.email_key', 'users.name', 'one_time_codes.family'])
    .where('one_time_codes.hash', '=', hashSecret(code))
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .where('expires_at', '>', clock.now())
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Marks a code as used; false if a concurrent request was faster. */
export const spendCode = async (db: Db, clock: Clock, code: string) => {
  const { numUpdatedRows } = await db
    .updateTable('one_time_codes')
    .set({ used_at: clock.now() })
    .where('hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
