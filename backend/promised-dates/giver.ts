import type { Insertable } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables.ts'

/** Author and reason of a date change: a person, an import, or an external service. */
export type Giver = Omit<Insertable<Tables['promise_givers']>, 'writer'>

/**
 * Changes promised dates within a transaction; the triggers of `job_orders` record them with this author. Changes made
 * without it are recorded as coming from an external service.
 */
export const givenBy = async <T>(db: Db, giver: Giver, run: () => Promise<T>): Promise<T> => {
  await db.insertInto('promise_givers').values(giver).execute()
  const result = await run()
  // Deletes only this transaction's row: uncommitted rows of others are invisible.
  await db.deleteFrom('promise_givers').execute()
  return result
}
