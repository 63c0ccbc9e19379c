import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const monthColumns = Array.from({ length: 12 }, (_, month) => `month_${month + 1}`)
const months = sql.raw(monthColumns.map((column) => `${column} bigint`).join(', '))
const sum = sql.raw(monthColumns.map((column) => `coalesce(${column}, 0)`).join(' + '))
const all = (condition: string) => sql.raw(monthColumns.map((column) => `${column} ${condition}`).join(' and '))

export const budgets = async (db: Kysely<unknown>, dialect: Dialect) => {
  const words = dialect.text
  const statements = [
    sql`create table segments (id integer primary key, name ${words} not null, is_yearly_goal integer not null)`,
    sql`alter table parts add column segment_id integer references segments(id)`,
    sql`create table contracts (
      id integer primary key, customer_id integer not null references customers(id), name ${words} not null)`,
    sql`create index contracts_customer on contracts (customer_id, id)`,
    sql`create table sellers (contact_id integer primary key references contacts(id))`,
    sql`insert into sellers (contact_id) select distinct seller_id from customer_terms`,
    sql`create table budgets (
      id ${dialect.generatedKey}, seller_id integer not null references sellers(contact_id), year integer not null,
      version integer not null, unique (year, seller_id))`,
    sql`create table budget_rows (
      id ${dialect.generatedKey}, budget_id integer not null references budgets(id),
      segment_id integer not null references segments(id), customer_id integer references customers(id),
      contract_id integer references contracts(id), ${months}, yearly_goal bigint,
      total bigint generated always as (coalesce(yearly_goal, 0) + ${sum}) stored,
      check (case when customer_id is null
        then yearly_goal is not null and contract_id is null and ${all('is null')}
        else yearly_goal is null and ${all('is not null')} end))`,
    // Nulls are distinct in a unique index, so a combination without a contract could be stored twice.
    sql`create unique index budget_rows_combination on budget_rows
      (budget_id, segment_id, coalesce(customer_id, 0), coalesce(contract_id, 0))`,
  ]
  for (const statement of statements) await statement.execute(db)
}
