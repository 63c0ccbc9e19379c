import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables/tables.ts'

/** Whether an administrator has made an override; of those there are nobody knows, and so it counts as one's. */
export const withdrawals = async (db: Kysely<Tables>) => {
  await sql`alter table user_pages add column by_admin integer not null default 1`.execute(db)
}
