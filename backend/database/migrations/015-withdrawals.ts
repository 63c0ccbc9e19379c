import { type Kysely, sql } from 'kysely'

/**
 * Marks overrides made by an administrator. The author of existing overrides is unknown, so these count as
 * administrator's.
 */
export const withdrawals = async (db: Kysely<unknown>) => {
  await sql`alter table user_pages add column by_admin integer not null default 1`.execute(db)
}
