import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Stores the ids of a user's customers in `users`, so that user lists read a single table. */
export const customersOfUsers = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const joined =
    dialect.name === 'postgres'
      ? sql`string_agg(customer_id::text, ',' order by position)`
      : sql`group_concat(customer_id)`
  await sql`alter table users add column customer_ids ${words} not null default ''`.execute(db)
  await sql`update users set customer_ids = (
      select ${joined} from (select customer_id, position from user_customers where user_id = users.id order by position) as linked)
    where id in (select user_id from user_customers)`.execute(db)
}
