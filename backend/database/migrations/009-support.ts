import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const support = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  const bytes = dialect.name === 'postgres' ? sql`bytea` : sql`blob`
  const statements = [
    sql`update contacts set guid = guid || ' ' || id where exists
      (select 1 from contacts as earlier where earlier.guid = contacts.guid and earlier.id < contacts.id)`,
    sql`create unique index contacts_guid on contacts (guid)`,
    sql`alter table customer_terms add column it_id integer references contacts(id)`,
    sql`alter table customer_terms add column commercial_manager_id integer references contacts(id)`,
    sql`create table contact_photos (
      contact_id integer primary key references contacts(id),
      media_type ${text} not null check (media_type in ('image/jpeg', 'image/png', 'image/svg+xml', 'image/webp')),
      bytes ${bytes} not null)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
