import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const contracts = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const real = dialect.name === 'postgres' ? sql`double precision` : sql`real`
  const sample = sql`is_sample integer not null default 0`
  const share = sql`market_share_min ${real}, market_share_max ${real}`
  const terms = [
    'starts_on',
    'ends_on',
    'signed_documents',
    'extension',
    'extension_ends_on',
    'payment_terms',
    'accelerated_payment',
    'incoterm',
    'delivery_point',
    'price_adjustment',
    'price_reconciliation',
  ]
  const numbers = ['years', 'frozen_weeks', 'adjustment_month']
  const statements = [
    ...terms.map((name) => sql`alter table contracts add column ${sql.ref(name)} ${words}`),
    ...numbers.map((name) => sql`alter table contracts add column ${sql.ref(name)} integer`),
    sql`alter table contracts add column status ${words} not null default 'inProcess'
      check (status in ('inProcess', 'active', 'closeToExpire', 'expired'))`,
    sql`alter table contracts add column ${sample}`,
    sql`create table contract_lines (
      id integer primary key, contract_id integer not null references contracts(id),
      part_id integer not null references parts(id), reference ${words} not null, price bigint not null, ${share},
      value_added ${words}, material_direction ${words}, program ${words}, end_user ${words}, ${sample},
      unique (contract_id, part_id))`,
    sql`create index contract_lines_part on contract_lines (part_id)`,
    sql`create table contract_line_years (
      contract_line_id integer not null references contract_lines(id), year integer not null,
      pieces integer not null, primary key (contract_line_id, year))`,
    sql`create table contract_materials (
      contract_line_id integer primary key references contract_lines(id), previous_number ${words},
      lead_time_weeks integer, diameter ${real}, raw_material ${words} not null, supplier ${words}, ${sample})`,
    sql`create table ltas (
      id ${dialect.generatedKey}, contract_id integer not null references contracts(id),
      customer_id integer not null references customers(id), material ${words} not null, ${share}, ${sample})`,
    sql`create index ltas_contract on ltas (contract_id)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
