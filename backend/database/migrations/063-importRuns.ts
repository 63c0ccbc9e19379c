import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const columns = ['file_name', 'mapping', 'problems', 'undone_at', 'undone_by'] as const

/** Keeps file name, mapping and problems of imports, what they changed for an undo, and files uploaded for the screen. */
export const importRuns = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  for (const column of columns) await sql`alter table imports add column ${sql.ref(column)} ${text}`.execute(db)
  const statements = [
    sql`create table import_changes (
      import_id integer not null references imports(id), position integer not null, name ${text} not null,
      state ${text} not null check (state in ('added', 'changed', 'removed')), before ${text}, after ${text},
      primary key (import_id, position))`,
    sql`create table import_uploads (
      id ${generatedKey}, file_id ${text} not null references files(id), name ${text} not null,
      mapping ${text}, problems ${text})`,
    sql`alter table api_keys add column mapping ${text}`,
  ]
  for (const statement of statements) await statement.execute(db)
}
