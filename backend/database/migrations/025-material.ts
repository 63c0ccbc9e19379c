import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Customers' metal bars and the pieces cut from them; weights in grams. */
export const material = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    sql`create table heats (
      id integer primary key,
      customer_id integer not null references customers(id),
      number ${text} not null,
      alloy ${text} not null,
      billet_size real not null,
      unique (customer_id, number))`,
    sql`create table bars (
      id integer primary key,
      heat_id integer not null references heats(id),
      name ${text} not null,
      serial_number ${text} not null,
      purchase_order ${text} not null,
      received_on ${text} not null,
      initial_weight integer not null,
      final_weight integer not null check (final_weight >= 0 and final_weight <= initial_weight),
      is_approved integer,
      decided_on ${text},
      refusal ${text},
      approval_file_id ${text} references files(id),
      check (case when is_approved is null then decided_on is null and refusal is null and approval_file_id is null
        else decided_on is not null and (is_approved = 1) = (refusal is null)
          and (is_approved = 1 or approval_file_id is null) end),
      unique (heat_id, name))`,
    sql`create index bars_approval on bars (approval_file_id)`,
    sql`create table lots (
      id integer primary key,
      number ${text} not null,
      part_id integer not null references parts(id),
      job_order_id integer references job_orders(id),
      quantity integer not null check (quantity > 0))`,
    sql`create index lots_number on lots (number)`,
    sql`create index lots_job_order on lots (job_order_id)`,
    sql`create table cuttings (
      id integer primary key,
      bar_id integer not null references bars(id),
      lot_id integer not null references lots(id),
      cut_on ${text},
      scrap_weight integer not null check (scrap_weight >= 0),
      end_weight integer not null check (end_weight >= 0),
      rest_weight integer check ((rest_weight is null) = (cut_on is null)))`,
    sql`create index cuttings_bar on cuttings (bar_id)`,
    sql`create index cuttings_lot on cuttings (lot_id)`,
    sql`create table bar_pieces (
      id integer primary key,
      cutting_id integer not null references cuttings(id),
      position integer not null,
      serial_number ${text} not null,
      weight integer not null check (weight > 0),
      unique (cutting_id, position))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
