import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { tooManyRequests } from '../errors.ts'
import { giveBack, requireCountLeft, take } from '../process/counted.ts'
import { hashSecret } from '../secrets.ts'
import { networkOf } from './networkOf.ts'

const windowSeconds = 15 * 60

/**
 * Maximum per window: password checks for one account, for one address overall, and for one account in a known browser;
 * link requests from one address and from a known browser; wrong secrets of one OAuth client from one address;
 * rehearsed mails for an address without an account, and those while the last one is recent.
 */
const maxAttempts = {
  account: 5,
  address: 100,
  browser: 5,
  recovery: 300,
  browserRecovery: 30,
  client: 20,
  rehearsal: 5,
  rehearsalPause: 1,
} as const

type Scope = keyof typeof maxAttempts

/** Windows of another length: mails of an account are limited by these. */
const secondsOf: Partial<Record<Scope, number>> = { rehearsal: 3_600, rehearsalPause: 180 }

const ofNetworks: readonly Scope[] = ['address', 'recovery']

/** Hashed, so that the table does not reveal who tried to sign in. */
const keyOf = (scope: Scope, name: string) =>
  hashSecret(`${scope} ${ofNetworks.includes(scope) ? networkOf(name) : name}`)

const limitOf = (scope: Scope, name: string) => ({
  key: keyOf(scope, name),
  max: maxAttempts[scope],
  seconds: secondsOf[scope] ?? windowSeconds,
})

/** Throws 429 if no attempt is left. It only reads, so that a flood of requests costs little. */
export const requireAttemptsLeft = (db: Db, clock: Clock, scope: Scope, name: string) =>
  requireCountLeft(db, clock.now(), limitOf(scope, name))

/**
 * Consumes one attempt before a password is checked, so that parallel guesses cannot pass together. Raises 429 when
 * none is left; returns true if it was the last.
 */
export const consumeAttempt = async (db: Db, clock: Clock, scope: Scope, name: string) => {
  const used = await take(db, clock.now(), limitOf(scope, name))
  if (used !== null) return { isLast: used === maxAttempts[scope] }
  await requireAttemptsLeft(db, clock, scope, name)
  // An attempt was given back between the two statements, so one is available again.
  throw tooManyRequests(1)
}

/** Consumes one attempt; returns false when none was left. */
export const hasAttempt = async (db: Db, clock: Clock, scope: Scope, name: string) =>
  (await take(db, clock.now(), limitOf(scope, name))) !== null

/** Gives back an attempt that revealed nothing, such as a correct password: many people sign in from one office. */
export const refundAttempt = (db: Db, scope: Scope, name: string) => giveBack(db, keyOf(scope, name))

export const resetAttempts = (db: Db, scope: Scope, name: string) =>
  db.deleteFrom('attempts').where('key', '=', keyOf(scope, name)).execute()
