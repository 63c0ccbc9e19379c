import type { account } from '#schema/account/account.ts'
import type { Handler } from '../implement.ts'

/** Stores the navigation event that the page footer sends `docs/product/administration.md#footer-tracking`. */
export const track: Handler<typeof account.track> = async ({ db, clock, caller, input }) => {
  const { customerId = null, ...details } = input
  await db
    .insertInto('tracked')
    .values({ at: clock.now(), user_id: caller.id, customer_id: customerId, details: JSON.stringify(details) })
    .execute()
  return { ok: true }
}
