import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Columns whose change moves invoiced lines to other sums. */
const moving = { invoices: ['customer_id', 'issued_on'], job_orders: ['part_id'], parts: ['segment_id'] }

/** An import sets all columns of a row, so most updates of these columns keep their values. */
const onRealChange = ([table, columns]: readonly [string, readonly string[]]) => {
  const name = `${table}_invoiced`
  const changes = columns.map((column) => `old.${column} is distinct from new.${column}`)
  return [
    `drop trigger ${name} on ${table}`,
    `create trigger ${name} after update of ${columns.join(', ')} on ${table} for each row
      when (${changes.join(' or ')}) execute function ${name}()`,
  ]
}

/** Makes changes of many rows fast on PostgreSQL. */
export const changedRows = async (db: Kysely<unknown>, { name }: Dialect) => {
  if (name === 'sqlite') return
  const statements = [
    // Transition tables have no statistics: the planner looped over one for each row of the other, in quadratic time.
    'alter function enter_changed_promises() set enable_nestloop = off',
    ...Object.entries(moving).flatMap(onRealChange),
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
