import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Gives each release of a placed order a request date of its own; earlier releases take the date of their quote. */
export const releaseDates = async (db: Kysely<unknown>, { text }: Dialect) => {
  await sql`alter table order_request_lines add column requested_on ${text}`.execute(db)
  await sql`update order_request_lines set requested_on =
    (select requested_on from quotes where quotes.id = order_request_lines.quote_id)`.execute(db)
}
