import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

/** Tracked events are deleted by age. */
export const trackedDays = async (db: Kysely<Tables>) => {
  await sql`create index tracked_at on tracked (at)`.execute(db)
}
