import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** The provider's offers for customers' scrap; weights in grams. */
export const offers = async (db: Kysely<unknown>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    sql`create table offers (
      id integer primary key,
      customer_id integer not null references customers(id),
      proposed_on ${text} not null,
      price bigint not null check (price >= 0),
      status integer not null,
      decided_on ${text},
      invoice_file_id ${text} references files(id),
      check ((status = 1) = (decided_on is null)),
      check (invoice_file_id is null or status = 3))`,
    sql`create index offers_customer on offers (customer_id, proposed_on)`,
    sql`create index offers_invoice on offers (invoice_file_id)`,
    sql`create table offer_items (
      id integer primary key,
      offer_id integer not null references offers(id),
      kind ${text} not null check (kind in ('punchOut', 'cuttingEnd', 'scrap')),
      weight integer not null check (weight >= 0),
      heat ${text},
      bar ${text},
      initial_weight integer,
      part_number ${text},
      provider_part_number ${text},
      standard ${text},
      status ${text},
      ncr ${text},
      updated_on ${text})`,
    sql`create index offer_items_offer on offer_items (offer_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
