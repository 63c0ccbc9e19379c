import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const shares = ['on_time_target', 'on_time', 'paid_target', 'paid', 'good_target', 'good']

/** Figures of a year beside the charts of the scorecard, and customers whose shipments the plant has stopped. */
export const plantFigures = async (db: Kysely<unknown>, { name, text }: Dialect) => {
  const real = name === 'postgres' ? 'double precision' : 'real'
  const columns = shares.map((column) => `${column} ${real} check (${column} between 0 and 100)`)
  const statements = [
    sql`create table scorecard_years (
      customer_id integer not null references customers(id), year integer not null, ${sql.raw(columns.join(', '))},
      sales_target bigint, sales bigint, primary key (customer_id, year))`,
    sql`create table credit_holds (
      customer_id integer primary key references customers(id), held_on ${text} not null, reason ${text})`,
  ]
  for (const statement of statements) await statement.execute(db)
}
