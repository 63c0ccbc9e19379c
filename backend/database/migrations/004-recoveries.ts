import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

export const recoveries = async (db: Kysely<Tables>, dialect: Dialect) => {
  const { text } = dialect
  await sql`create table recoveries (
    id ${dialect.generatedKey}, email_key ${text} not null, asked_at ${text} not null)`.execute(db)
}
