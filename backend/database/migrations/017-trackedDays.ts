import { type Kysely, sql } from 'kysely'

/** Tracked events are deleted by age. */
export const trackedDays = async (db: Kysely<unknown>) => {
  await sql`create index tracked_at on tracked (at)`.execute(db)
}
