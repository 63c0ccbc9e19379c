import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const lineNotes = async (db: Kysely<unknown>, { text }: Dialect) => {
  const statements = [
    sql`create table line_notes (
      job_order_id integer primary key references job_orders(id), mode ${text}, confirmed_on ${text},
      customer_comment ${text}, seller_comment ${text}, seller_date ${text})`,
    sql`create table tracking_etas (
      customer_id integer not null references customers(id), tracking ${text} not null, eta_on ${text} not null,
      primary key (customer_id, tracking))`,
    sql`create index concessions_job_order on concessions (job_order_id, ncr)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
