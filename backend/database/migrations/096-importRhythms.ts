import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Expected rhythm of a kind of file. */
export const importRhythms = async (db: Kysely<unknown>, { text }: Dialect) => {
  await sql`create table import_rhythms (
    file ${text} primary key, rhythm ${text} not null check (rhythm in ('daily', 'weekly', 'monthly')))`.execute(db)
}
