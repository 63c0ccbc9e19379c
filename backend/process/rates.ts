import type { Rate } from '#schema/call.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { tooManyRequests } from '../errors.ts'
import { giveBack, requireCountLeft, take } from './counted.ts'
import { callsPerHour } from './limits.ts'
import { usageOf } from './usage.ts'

/** A user, or a program with an API key. */
interface Counted {
  readonly id: number
  readonly key?: string
}

const hourSeconds = 3600

/** Largest count that both databases can compare. */
const boundless = 2 ** 31 - 1

const counterOf = (rate: Rate, { id, key }: Counted) => `${rate} ${key === undefined ? `user ${id}` : `key ${key}`}`

/** Keys of all counters of a caller in `attempts`. */
export const countersOf = (caller: Counted) =>
  (Object.keys(callsPerHour) as Rate[]).map((rate) => counterOf(rate, caller))

/** Counts calls per user and hour, in the database. */
export const createRates = (clock: Clock, perHour: Readonly<Record<Rate, number>>) => {
  const boundOf = (rate: Rate, caller: Counted) => ({
    key: counterOf(rate, caller),
    max: perHour[rate],
    seconds: hourSeconds,
  })

  const countingRejections = async <T>(rate: Rate, work: () => Promise<T>) => {
    try {
      return await work()
    } catch (error) {
      usageOf(rate).rejected += 1
      throw error
    }
  }

  /** Takes one call; returns false when none was left. */
  const isLeft = async (db: Db, rate: Rate, caller: Counted) =>
    (await take(db, clock.now(), boundOf(rate, caller))) !== null

  /** Raises 429 when no more calls are left than the `waiting` ones that are not counted yet. */
  const requireLeft = (db: Db, rate: Rate, caller: Counted, waiting = 0) =>
    countingRejections(rate, () => requireCountLeft(db, clock.now(), boundOf(rate, caller), waiting))

  /** Counts one call; raises 429 when none is left. */
  const count = async (db: Db, rate: Rate, caller: Counted) => {
    if (await isLeft(db, rate, caller)) return
    await requireLeft(db, rate, caller)
    // Another request gave one back between the two statements.
    throw tooManyRequests(1)
  }

  /** Counts something that has already happened, such as a batch of visits, even above the limit. */
  const add = (db: Db, rate: Rate, caller: Counted, times: number) =>
    take(db, clock.now(), { ...boundOf(rate, caller), max: boundless }, times)

  /** Updates a counter without counting, so that a replica shows when it has an import. */
  const mark = (db: Db, caller: Counted) => add(db, 'changes', caller, 0)

  const giveOneBack = (db: Db, rate: Rate, caller: Counted) => giveBack(db, boundOf(rate, caller).key)

  return { isLeft, requireLeft, count, add, mark, giveBack: giveOneBack }
}

export type Rates = ReturnType<typeof createRates>
