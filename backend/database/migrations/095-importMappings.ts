import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Mappings that users have named and kept. */
export const importMappings = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  await sql`create table import_mappings (
    id ${generatedKey}, name ${text} not null unique, file_name ${text} not null, mapping ${text} not null)`.execute(db)
}
