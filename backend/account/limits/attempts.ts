import { sql } from 'kysely'
import type { Instant } from '../../../schema/kinds.ts'
import { after, type Clock, secondsUntil } from '../../clock.ts'
import type { Db } from '../../database/open.ts'
import { tooManyRequests } from '../../httpError.ts'
import { hashSecret } from '../../secrets.ts'
import { networkOf } from './networkOf.ts'

const windowSeconds = 15 * 60

/**
 * Per window: how many passwords are evaluated for one account, and from one address over all; for one account in a
 * browser that it knows; how many links are asked for from one address, and from such a browser; how many credentials
 * of an OAuth client are refused to one address; for how many mails to an address without an account the work is done.
 */
const mostTries = {
  account: 5,
  address: 100,
  browser: 5,
  recovery: 300,
  browserRecovery: 30,
  client: 20,
  rehearsal: 5,
} as const

type Scope = keyof typeof mostTries

const ofNetworks: readonly Scope[] = ['address', 'recovery', 'client']

/** Hashed, so that the table is no list of who has tried. */
const keyOf = (scope: Scope, name: string) =>
  hashSecret(`${scope} ${ofNetworks.includes(scope) ? networkOf(name) : name}`)

/** Raises 429 when no try is left; writes nothing, so that a flood of them costs little. */
export const demandTry = async (db: Db, clock: Clock, scope: Scope, name: string) => {
  const now = clock.now()
  const spent = await db
    .selectFrom('attempts')
    .select('ends_at')
    .where('key', '=', keyOf(scope, name))
    .where('tries', '>=', mostTries[scope])
    .where('ends_at', '>', now)
    .executeTakeFirst()
  if (spent) throw tooManyRequests(secondsUntil(now, spent.ends_at))
}

/**
 * Takes one of the tries before a password is evaluated, in one statement, so that parallel guesses cannot pass
 * together; it is kept in the database, so that a restart forgives nothing. Raises 429 when none is left; answers
 * whether it was the last.
 */
export const takeTry = async (db: Db, clock: Clock, scope: Scope, name: string) => {
  const now = clock.now()
  const fresh = sql<boolean>`attempts.ends_at <= ${now}`
  const ends_at = after(now, windowSeconds)
  const row = await db
    .insertInto('attempts')
    .values({ key: keyOf(scope, name), tries: 1, ends_at })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${fresh} then 1 else attempts.tries + 1 end`,
          ends_at: sql<Instant>`case when ${fresh} then ${ends_at} else attempts.ends_at end`,
        })
        .where((eb) => eb.or([fresh, eb('attempts.tries', '<', mostTries[scope])])),
    )
    .returning('tries')
    .executeTakeFirst()
  if (row) return { isLast: row.tries === mostTries[scope] }
  await demandTry(db, clock, scope, name)
  // Given back between the two statements: there is one again.
  throw tooManyRequests(1)
}

/** Gives back a try that told nothing, as that of a right password: many people sign in from one office. */
export const giveTryBack = (db: Db, scope: Scope, name: string) =>
  db
    .updateTable('attempts')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', keyOf(scope, name))
    .where('tries', '>', 0)
    .execute()

/** Forgets an account's tries: after the right password, and after a new one was set. */
export const forgetTries = (db: Db, scope: Scope, name: string) =>
  db.deleteFrom('attempts').where('key', '=', keyOf(scope, name)).execute()
