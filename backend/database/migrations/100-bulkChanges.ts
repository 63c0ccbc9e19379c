import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Changes of several records in one step, with the entries of the audit log that belong to it; and users put to sleep. */
export const bulkChanges = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table bulk_changes (
      id ${generatedKey}, at ${text} not null, user_id integer not null references users(id), undone_at ${text})`,
    sql`alter table audit add column bulk_id integer`,
    sql`create index audit_bulk on audit (bulk_id) where bulk_id is not null`,
    sql`alter table users add column asleep_at ${text}`,
  ]
  for (const statement of statements) await statement.execute(db)
}
