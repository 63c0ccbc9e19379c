import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const reopenings = async (db: Kysely<unknown>, { generatedKey, text }: Dialect) => {
  const statements = [
    sql`create table concession_reopenings (
      id ${generatedKey},
      concession_id integer not null references concessions(id),
      file_id ${text} not null references files(id),
      reason ${text} not null,
      reopened_at ${text} not null,
      reopened_by integer not null)`,
    sql`create index concession_reopenings_concession on concession_reopenings (concession_id)`,
    sql`create index concession_reopenings_file on concession_reopenings (file_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
