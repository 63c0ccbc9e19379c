import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** What is tracked is dropped by its age. */
export const trackedDays = async (db: Kysely<Tables>) => {
  await sql`create index tracked_at on tracked (at)`.execute(db)
}
