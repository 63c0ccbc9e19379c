import { type Kysely, sql } from 'kysely'
import type { DialectName } from './dialect.ts'
import type { Tables } from './tables.ts'

/** Sums up the lines of the quote that a row of a trigger names; both databases understand it. */
const sumUp = (row: 'new' | 'old') =>
  `update quotes set (items, ordered_items, amount) = (
    select count(price), count(job_order_id), cast(coalesce(sum(price * quantity), 0) as bigint)
    from quote_lines where quote_id = ${row}.quote_id) where id = ${row}.quote_id;`

const events = { insert: ['new'], delete: ['old'], update: ['old', 'new'] } as const

const sqliteTriggers = Object.entries(events).map(
  ([event, rows]) =>
    `create trigger quote_lines_${event} after ${event} on quote_lines begin ${rows.map(sumUp).join(' ')} end`,
)

const postgresTriggers = Object.entries(events).flatMap(([event, rows]) => [
  `create function quote_lines_${event}() returns trigger language plpgsql as
    $$ begin ${rows.map(sumUp).join(' ')} return null; end $$`,
  `create trigger quote_lines_${event} after ${event} on quote_lines
    for each row execute function quote_lines_${event}()`,
])

const triggers: Record<DialectName, readonly string[]> = { sqlite: sqliteTriggers, postgres: postgresTriggers }

/** Has the database keep what a quote's lines come to beside the quote, whoever writes them. */
export const keepQuoteSums = async (db: Kysely<Tables>, dialect: DialectName) => {
  for (const trigger of triggers[dialect]) await sql.raw(trigger).execute(db)
}
