import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const recoveries = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  await sql`create table recoveries (
    id ${dialect.generatedKey}, email_key ${text} not null, asked_at ${text} not null)`.execute(db)
}
