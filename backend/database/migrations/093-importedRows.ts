import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Keeps what earlier imports changed, with number and customer of each row. */
export const importedRows = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`alter table import_changes add column number ${text} not null default ''`,
    sql`alter table import_changes add column customer_id integer`,
    sql`alter table imports add column is_undoable integer not null default 0`,
    sql`alter table imports add column rejected_rows ${text}`,
    sql`alter table import_uploads add column is_replacing integer not null default 0`,
    sql`update imports set is_undoable = 1 where id in (select import_id from import_changes)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
