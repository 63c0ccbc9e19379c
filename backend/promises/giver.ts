import type { Insertable } from 'kysely'
import type { Db } from '../database/open.ts'
import type { Tables } from '../database/tables/tables.ts'

/** Who moves dates, and why: a person, an import by whom it was made, or a service of the company's. */
export type Giver = Omit<Insertable<Tables['promise_givers']>, 'writer'>

/**
 * Runs what moves promised dates within a transaction; the triggers of `job_orders` enter each of them as given by this
 * giver. Whatever moves one without it is entered as a service of the company's.
 */
export const givenBy = async <T>(db: Db, giver: Giver, run: () => Promise<T>): Promise<T> => {
  await db.insertInto('promise_givers').values(giver).execute()
  const result = await run()
  // Those of others are not committed, and so not seen.
  await db.deleteFrom('promise_givers').execute()
  return result
}
