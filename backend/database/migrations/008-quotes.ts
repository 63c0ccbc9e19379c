import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import { keepQuoteSums } from '../quoteSums.ts'
import type { Tables } from '../tables.ts'

/** Quotes and their lines, and the indexes that the metrics count by. */
export const quotes = async (db: Kysely<Tables>, dialect: Dialect) => {
  const words = dialect.name === 'postgres' ? sql`text collate "C"` : sql`text`
  const statements = [
    sql`create table quotes (
      id ${dialect.generatedKey}, customer_id integer not null references customers(id),
      user_id integer not null references users(id), number ${words} not null unique, quoted_on ${words} not null,
      items integer not null default 0, ordered_items integer not null default 0, amount bigint not null default 0)`,
    sql`create index quotes_customer on quotes (customer_id, quoted_on, id)`,
    sql`create index quotes_day on quotes (quoted_on, customer_id, items, ordered_items)`,
    sql`create table quote_lines (
      quote_id integer not null references quotes(id), position integer not null,
      part_id integer not null references parts(id), quantity integer not null, price bigint,
      job_order_id integer references job_orders(id), primary key (quote_id, position),
      check (job_order_id is null or price is not null))`,
    sql`create index purchase_orders_day on purchase_orders (ordered_on, customer_id, id)`,
    sql`create index users_plant_logins on users (plant, created_at, last_login) where deleted_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
  await keepQuoteSums(db, dialect.name)
}
