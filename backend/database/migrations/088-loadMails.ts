import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/**
 * Users who get the papers of loads by mail from the day of their choice on, or, without one, no more; which loads were mailed to them, with
 * the papers that were unavailable then; and what a mail in the outbox attaches.
 */
export const loadMails = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`create table load_mails (
      user_id integer primary key, language ${text} not null check (language in ('en', 'es')), chosen_on ${text})`,
    sql`create table mailed_loads (
      user_id integer not null, delivery_id integer not null references deliveries(id) on delete cascade,
      unavailable ${text} not null, primary key (user_id, delivery_id))`,
    sql`create index mailed_loads_delivery on mailed_loads (delivery_id)`,
    sql`alter table outbox add column attachment ${text}`,
  ]
  for (const statement of statements) await statement.execute(db)
}
