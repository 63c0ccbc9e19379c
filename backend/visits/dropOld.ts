import type { Instant } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'

/** A year and a month. */
export const trackedKeptDays = 400

const rowsAtOnce = 5_000

/** Drops rows of before a moment, in portions, so that nobody waits for years of them. */
export const dropOld = async (db: Db, table: 'tracked' | 'visits', until: Instant) => {
  let dropped: bigint
  do {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('id', 'in', (eb) => eb.selectFrom(table).select('id').where('at', '<', until).limit(rowsAtOnce))
      .executeTakeFirstOrThrow()
    dropped = numDeletedRows
  } while (dropped === BigInt(rowsAtOnce))
}
