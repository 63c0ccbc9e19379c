import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Scrap of customers' metal; weights in grams. */
export const scrap = async (db: Kysely<unknown>, dialect: Dialect) => {
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
      check ((kind = 'cuttingEnd') = (cutting_id is not null)))`,
    sql`create index scrap_items_customer on scrap_items (customer_id, kind)`,
  ]
  for (const statement of statements) await statement.execute(db)
}
