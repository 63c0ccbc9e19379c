import type { Instant } from '../../schema/kinds.ts'
import type { Db } from '../database/open.ts'

/** 13 months. */
export const trackedKeptDays = 400

const rowsAtOnce = 5_000

/** Deletes rows older than `until` in batches, so that a backlog of years does not block other requests. */
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
