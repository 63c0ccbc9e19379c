import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Users imported from one spreadsheet, so that an import can be undone. */
export const batches = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const statements = [
    sql`create table batches (
      id ${dialect.generatedKey}, at ${words} not null, user_id integer not null references users(id),
      file_name ${words} not null, row_count integer not null, created integer not null, undone_at ${words},
      deleted integer)`,
    sql`create table batch_users (
      user_id integer primary key references users(id), batch_id integer not null references batches(id),
      mail_id integer not null)`,
    sql`create index batch_users_batch on batch_users (batch_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
