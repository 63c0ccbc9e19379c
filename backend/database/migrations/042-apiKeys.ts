import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const apiKeys = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table api_keys (
      id ${generatedKey}, name ${text} not null, hash ${text} not null unique, created_at ${text} not null,
      revoked_at ${text})`,
    sql`create unique index api_keys_name on api_keys (name) where revoked_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
}
