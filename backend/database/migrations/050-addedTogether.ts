import { type Kysely, sql } from 'kysely'
import { enter, nameOf, numbersIn } from './044-numbers.ts'
import type { Dialect } from './frozen/dialect.ts'

/** Tables that receive hundreds of thousands of rows. PostgreSQL's triggers for new rows already run per statement. */
const tables = ['purchase_orders', 'job_orders', 'parts', 'heats', 'invoices', 'deliveries']

const ofTable = (table: string) => {
  const sources = numbersIn(table)
  const whole = sources.map((source) =>
    enter(source, table, `from ${table}`).replaceAll(';', ` and ${table}.rowid > old.after order by 3, 4;`),
  )
  return [
    ...sources.flatMap((source) => [
      `drop trigger ${nameOf(source, 'entered')}`,
      `create trigger ${nameOf(source, 'entered')} after insert on ${table}
        when not exists (select 1 from added_together where name = '${table}') begin ${enter(source, 'new')} end`,
    ]),
    `create trigger added_together_${table} after delete on added_together when old.name = '${table}' begin
      ${whole.join('\n')} end`,
  ]
}

/**
 * SQLite only: a transaction that adds many rows can insert their numbers at its end, with one statement in index
 * order. It adds the table's name and last row id to `added_together`, and deletes that row when it is done.
 */
export const addedTogether = async (db: Kysely<unknown>, { name }: Dialect) => {
  if (name !== 'sqlite') return
  const statements = ['create table added_together (name text primary key, after integer not null)']
  for (const statement of [...statements, ...tables.flatMap(ofTable)]) await sql.raw(statement).execute(db)
}
