import { sql } from 'kysely'
import type { Instant } from '#schema/kinds.ts'
import { after, secondsUntil } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { type Placing, prepared } from '../database/prepared.ts'
import { tooManyRequests } from '../errors.ts'

/** A limit within a window that begins with the first use. */
export interface Bound {
  readonly key: string
  readonly max: number
  readonly seconds: number
}

type Taking = { key: string; now: Instant; end: Instant; max: number; count: number }

const fresh = (value: Placing<Taking>) => sql<boolean>`attempts.ends_at <= ${value('now')}`

const incremented = prepared((db, value: Placing<Taking>) =>
  db
    .insertInto('attempts')
    .values({ key: value('key'), tries: value('count'), ends_at: value('end') })
    .onConflict((conflict) =>
      conflict
        .column('key')
        .doUpdateSet({
          tries: sql<number>`case when ${fresh(value)} then excluded.tries else attempts.tries + excluded.tries end`,
          ends_at: sql<Instant>`case when ${fresh(value)} then excluded.ends_at else attempts.ends_at end`,
        })
        .where((eb) => eb.or([fresh(value), eb('attempts.tries', '<', value('max'))])),
    )
    .returning('tries'),
)

/**
 * Takes one use, or `count`, in one statement, so that parallel requests cannot pass together. The count is kept in the
 * database: a restart does not reset it, and portals on one database count together. Returns the number taken so far;
 * null when none was left.
 */
export const take = async (db: Db, now: Instant, { key, max, seconds }: Bound, count = 1) => {
  const [row] = await incremented(db, { key, now, end: after(now, seconds), max, count })
  return row?.tries ?? null
}

const found = prepared((db, value: Placing<Pick<Taking, 'key' | 'now'>>) =>
  db
    .selectFrom('attempts')
    .select(['tries', 'ends_at'])
    .where('key', '=', value('key'))
    .where('ends_at', '>', value('now')),
)

/** Returns the count of the current window and the window's end. */
const countOf = async (db: Db, now: Instant, key: string) => {
  const [row] = await found(db, { key, now })
  return row ?? null
}

/** Raises 429 if `more` uses would exceed the limit; writes nothing, so that a flood of requests costs little. */
export const requireCountLeft = async (db: Db, now: Instant, { key, max, seconds }: Bound, more = 0) => {
  const row = await countOf(db, now, key)
  if ((row?.tries ?? 0) + more >= max) throw tooManyRequests(row ? secondsUntil(now, row.ends_at) : seconds)
}

/** Returns one use that was not needed. */
export const giveBack = (db: Db, key: string) =>
  db
    .updateTable('attempts')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('key', '=', key)
    .where('tries', '>', 0)
    .execute()
