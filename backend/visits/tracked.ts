import type { account } from '../../schema/account/account.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Handler } from '../implement.ts'

/** What the footer tells of a navigation (DECISIONS X20). */
export const track: Handler<typeof account.track> = async ({ db, clock, caller, input }) => {
  const { customerId = null, ...details } = input
  await db
    .insertInto('tracked')
    .values({ at: clock.now(), user_id: caller.id, customer_id: customerId, details: JSON.stringify(details) })
    .execute()
  return { ok: true }
}

const keptSeconds = 400 * 24 * 3600
const rowsAtOnce = 5_000

/** Drops what is older than a year and a month, in portions, so that nobody waits for years of it. */
export const dropOldTracked = async (db: Db, clock: Clock) => {
  const until = after(clock.now(), -keptSeconds)
  let dropped: bigint
  do {
    const { numDeletedRows } = await db
      .deleteFrom('tracked')
      .where('id', 'in', (eb) => eb.selectFrom('tracked').select('id').where('at', '<', until).limit(rowsAtOnce))
      .executeTakeFirstOrThrow()
    dropped = numDeletedRows
  } while (dropped === BigInt(rowsAtOnce))
}
