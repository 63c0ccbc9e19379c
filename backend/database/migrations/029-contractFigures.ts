import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const contractFigures = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const real = dialect.name === 'postgres' ? sql`double precision` : sql`real`
  const sample = sql`is_sample integer not null default 0`
  const statements = [
    sql`create table market_shares (
      contract_line_id integer not null references contract_lines(id), year integer not null,
      demand integer not null, demand_min integer not null, demand_max integer not null,
      load integer not null, shipped integer not null, ${sample}, primary key (contract_line_id, year))`,
    sql`create table price_revisions (
      id ${dialect.generatedKey}, contract_id integer not null references contracts(id), name ${words} not null,
      material ${words} not null, billet_size ${real}, supplier ${words}, contract_price bigint not null,
      agreed_price bigint, pricing ${words} not null check (pricing in ('variable', 'fixed')),
      lead_time_weeks integer, ${sample})`,
    sql`create index price_revisions_contract on price_revisions (contract_id)`,
    sql`create table lead_times (
      part_id integer primary key references parts(id), material ${words} not null,
      production_weeks integer not null, material_weeks integer not null, ordered_on ${words}, ${sample})`,
  ]
  for (const statement of statements) await statement.execute(db)
}
