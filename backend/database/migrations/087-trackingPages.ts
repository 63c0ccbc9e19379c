import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const trackingPages = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  await sql`create table tracking_pages (id ${generatedKey}, carrier ${text} not null unique, template ${text} not null
    check (template like 'https://%{number}%'))`.execute(db)
}
