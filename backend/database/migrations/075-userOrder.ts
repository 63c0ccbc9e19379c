import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/**
 * Lists sort nulls first, as SQLite does. PostgreSQL serves that from an index only if the index has them first as well;
 * otherwise it sorts all users for each page.
 */
export const userOrder = async (db: Kysely<unknown>, dialect: Dialect) => {
  if (dialect.name !== 'postgres') return
  for (const column of ['name_key', 'sales_contact_key', 'relation_key', 'unit', 'created_at', 'last_login']) {
    const index = sql.id(`users_${column}`)
    await sql`drop index ${index}`.execute(db)
    await sql`create index ${index} on users (${sql.id(column)} nulls first, id) where deleted_at is null`.execute(db)
  }
}
