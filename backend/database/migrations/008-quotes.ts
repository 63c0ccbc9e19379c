import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

const sumUp = (row: 'new' | 'old') =>
  `update quotes set (items, ordered_items, amount) = (
    select count(price), count(job_order_id), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = ${row}.quote_id) where id = ${row}.quote_id;`

const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

const sqliteTriggers = Object.entries(events).map(
  ([event, rows]) =>
    `create trigger quote_lines_${event} after ${event} on quote_lines begin ${rows.map(sumUp).join(' ')} end`,
)

const postgresTriggers = Object.entries(events).flatMap(([event, rows]) => [
  `create function quote_lines_${event}() returns trigger language plpgsql as
    $$ begin ${rows.map(sumUp).join(' ')} return null; end $$`,
  `create trigger quote_lines_${event} after ${event} on quote_lines
    for each row execute function quote_lines_${event}()`,
])

const triggers: Record<DialectName, readonly string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

const keepQuoteSums = async (db: Kysely<unknown>, dialect: DialectName) => {
  for (const trigger of triggers[dialect]) await sql.raw(trigger).execute(db)
}

export const quotes = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const statements = [
    sql`create table quotes (
      id ${dialect.generatedKey}, customer_id integer not null references customers(id),
      user_id integer not null references users(id), number ${words} not null unique, quoted_on ${words} not null,
      items integer not null default 0, ordered_items integer not null default 0, amount bigint not null default 0)`,
    sql`create index quotes_customer on quotes (customer_id, quoted_on, items, ordered_items)`,
    sql`create table quote_lines (
      quote_id integer not null references quotes(id), position integer not null,
      part_id integer not null references parts(id), quantity integer not null, price bigint,
      job_order_id integer references job_orders(id), primary key (quote_id, position),
      check (job_order_id is null or price is not null))`,
    // Covers counting users by plant. It does not start with `plant`, so that pages sorted by name do not use it;
    // including `deleted_at` spares SQLite reading the rows.
    sql`create index users_created_plant on users (created_at, plant, last_login, deleted_at) where deleted_at is null`,
  ]
  for (const statement of statements) await statement.execute(db)
  await keepQuoteSums(db, dialect.name)
}
