import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const certified = ['revision', 'serials', 'specification', 'deviations', 'signer', 'signer_function']

/** Documents that a customer requires, contents of certificates of conformance, and promised days of mill tests. */
export const packs = async (db: Kysely<unknown>, { text }: Dialect) => {
  const kinds = sql`check (kind in ('invoice', 'xml', 'packingList', 'billOfLading', 'millTest', 'certificate'))`
  const statements = [
    sql`create table required_documents (
      customer_id integer not null references customers(id), kind ${text} not null ${kinds},
      is_required integer not null, primary key (customer_id, kind))`,
    sql`alter table mill_tests add column expected_on ${text}`,
    sql`alter table certificates add column quantity integer`,
    ...certified.map((column) => sql`alter table certificates add column ${sql.ref(column)} ${text}`),
    sql`create index load_documents_mill_test on load_documents (mill_test_id, hash) where mill_test_id is not null`,
    sql`create table certificate_heats (
      certificate ${text} not null references certificates(number), heat ${text} not null,
      primary key (certificate, heat))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
