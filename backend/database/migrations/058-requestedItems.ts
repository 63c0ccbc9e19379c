import { type Kysely, sql } from 'kysely'
import type { Dialect, DialectName } from './frozen/dialect.ts'

/** An item is ordered by a job order of the provider, or by an order request placed in the portal. */
const isOrdered = `job_order_id is not null or exists (select 1 from order_request_lines
  where order_request_lines.quote_id = quote_lines.quote_id and order_request_lines.line = quote_lines.position)`

const orderedOf = (quote: string) =>
  `(select count(case when ${isOrdered} then 1 end) from quote_lines where quote_id = ${quote})`

const sumUp = (row: 'new' | 'old') =>
  `update quotes set (items, ordered_items, amount) = (
    select count(price), count(case when ${isOrdered} then 1 end), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = ${row}.quote_id) where id = ${row}.quote_id;`

const countOrdered = (row: 'new' | 'old') =>
  `update quotes set ordered_items = ${orderedOf(`${row}.quote_id`)} where id = ${row}.quote_id;`

const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

type Written = (row: 'new' | 'old') => string

const triggersOf = (table: string, write: Written): Record<DialectName, readonly string[]> => ({
  sqlite: Object.entries(events).flatMap(([event, rows]) => [
    `drop trigger if exists ${table}_${event}`,
    `create trigger ${table}_${event} after ${event} on ${table} begin ${rows.map(write).join(' ')} end`,
  ]),
  postgres: Object.entries(events).flatMap(([event, rows]) => [
    `create or replace function ${table}_${event}() returns trigger language plpgsql as
      $$ begin ${rows.map(write).join(' ')} return null; end $$`,
    `drop trigger if exists ${table}_${event} on ${table}`,
    `create trigger ${table}_${event} after ${event} on ${table} for each row execute function ${table}_${event}()`,
  ]),
})

/** Counts items that were ordered in the portal among a quote's ordered items, and so in the hit rate. */
export const requestedItems = async (db: Kysely<unknown>, { name }: Dialect) => {
  const triggers = [triggersOf('quote_lines', sumUp), triggersOf('order_request_lines', countOrdered)]
  const counted = `update quotes set ordered_items = ${orderedOf('quotes.id')}
    where id in (select quote_id from order_request_lines)`
  for (const statement of [...triggers.flatMap((both) => both[name]), counted]) await sql.raw(statement).execute(db)
}
