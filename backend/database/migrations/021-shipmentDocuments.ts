import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const shipmentDocuments = async (db: Kysely<unknown>, { name, text, generatedKey }: Dialect) => {
  const real = name === 'postgres' ? sql`double precision` : sql`real`
  const statements = [
    sql`alter table deliveries add column last_location ${text}`,
    sql`create index deliveries_left on deliveries (customer_id, shipped_on, id) where shipped_on is not null`,
    sql`create table mill_tests (
      id ${generatedKey}, heat ${text} not null unique, alloy ${text} not null, tested_on ${text},
      tensile_strength integer not null, yield_strength integer not null, elongation integer not null,
      hardness integer not null)`,
    sql`create table mill_test_elements (
      mill_test_id integer not null references mill_tests(id), symbol ${text} not null, share ${real} not null,
      primary key (mill_test_id, symbol))`,
    sql`create table load_documents (
      hash ${text} primary key, customer_id integer not null references customers(id),
      kind ${text} not null check (kind in ('millTest', 'packingList', 'billOfLading')), number ${text} not null,
      mill_test_id integer references mill_tests(id), check ((kind = 'millTest') = (mill_test_id is not null)))`,
    sql`create unique index load_documents_number on load_documents (customer_id, kind, number)`,
    sql`create table delivery_documents (
      delivery_id integer not null references deliveries(id), position integer not null,
      hash ${text} not null references load_documents(hash), primary key (delivery_id, position))`,
    sql`create index delivery_documents_hash on delivery_documents (hash, delivery_id)`,
    // No foreign key: the requester may be a user of an external user service.
    sql`create table document_bundles (
      token_hash ${text} primary key, user_id integer not null, customer_id integer not null references customers(id),
      kind ${text} not null check (kind in ('millTest', 'invoice', 'packingList', 'billOfLading')),
      job_orders ${text} not null, expires_at ${text} not null)`,
    sql`create index document_bundles_end on document_bundles (expires_at)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
