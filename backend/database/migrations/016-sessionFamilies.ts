import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/**
 * Records which sessions derive from one another, and the nonce of recovery links, so that these can be mailed again.
 */
export const sessionFamilies = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.name === 'postgres' ? sql`text collate "C"` : sql`text`
  const statements = [
    sql`alter table tokens add column family ${words}`,
    sql`alter table one_time_codes add column family ${words}`,
    sql`alter table one_time_codes add column nonce ${words}`,
    sql`alter table one_time_codes add column mailed_at ${words}`,
    sql`alter table one_time_codes add column mails integer not null default 0`,
  ]
  for (const statement of statements) await statement.execute(db)
}
