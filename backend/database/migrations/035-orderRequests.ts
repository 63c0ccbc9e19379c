import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const orderRequests = async (db: Kysely<unknown>, { text, generatedKey }: Dialect) => {
  const statements = [
    sql`create table order_requests (
      id ${generatedKey}, number ${text} unique, customer_id integer not null references customers(id),
      user_id integer not null references users(id), name ${text} not null, name_key ${text} not null,
      file_id ${text} not null references files(id), placed_at ${text} not null, total bigint not null,
      unique (customer_id, name_key))`,
    sql`create table order_request_lines (
      request_id integer not null references order_requests(id), position integer not null,
      quote_id integer not null, line integer not null, release integer not null, quantity integer not null,
      price bigint not null, primary key (request_id, position), unique (quote_id, line, release),
      foreign key (quote_id, line) references quote_lines(quote_id, position))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
