import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Names that programs of the plant have for records. `import_id` is the run that has created a record with its key. */
export const plantKeys = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table plant_keys (
      id ${generatedKey}, kind ${text} not null, source ${text} not null, plant_key ${text} not null,
      number integer not null, import_id integer, unique (kind, source, plant_key))`,
    sql`create index plant_keys_number on plant_keys (kind, number)`,
    sql`create index plant_keys_import on plant_keys (import_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
