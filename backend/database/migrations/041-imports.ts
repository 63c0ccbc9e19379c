import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const imports = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table imports (
      id ${generatedKey}, entity ${text} not null, at ${text} not null, made_by ${text} not null,
      result ${text} not null check (result in ('done', 'refused')), row_count integer not null,
      added integer not null, changed integer not null, removed integer not null, issue_count integer not null)`,
    sql`create index imports_entity on imports (entity, result, at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
