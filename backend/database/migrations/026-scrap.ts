import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** What is left over of customers' metal, and what the provider offers for it; weights are grams, prices cents. */
export const scrap = async (db: Kysely<Tables>, dialect: Dialect) => {
  const { text } = dialect
  const statements = [
    sql`create table scrap_items (
      id integer primary key,
      customer_id integer not null references customers(id),
      kind ${text} not null check (kind in ('punchOut', 'cuttingEnd', 'scrap')),
      weight integer not null check (weight >= 0),
      updated_on ${text} not null,
      cutting_id integer unique references cuttings(id),
      part_number ${text},
      provider_part_number ${text},
      standard ${text},
      status ${text},
      ncr ${text},
      is_cleared integer not null default 0,
      check ((kind = 'cuttingEnd') = (cutting_id is not null)))`,
    sql`create index scrap_items_customer on scrap_items (customer_id, kind, is_cleared)`,
    sql`create table scrap_offers (
      id integer primary key,
      customer_id integer not null references customers(id),
      proposed_on ${text} not null,
      price integer not null check (price >= 0),
      status integer not null,
      decided_on ${text},
      invoice_file_id ${text} references files(id))`,
    sql`create index scrap_offers_customer on scrap_offers (customer_id, proposed_on)`,
    sql`create index scrap_offers_invoice on scrap_offers (invoice_file_id)`,
    sql`create table scrap_offer_items (
      offer_id integer not null references scrap_offers(id),
      item_id integer not null references scrap_items(id),
      primary key (offer_id, item_id))`,
    sql`create index scrap_offer_items_item on scrap_offer_items (item_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
