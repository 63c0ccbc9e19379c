import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** When, by whom and why a reference was cancelled; null for all others. */
export const cancelledReferences = async (db: Kysely<unknown>, { text }: Dialect) => {
  for (const column of ['cancelled_on', 'cancelled_by', 'cancel_reason'])
    await sql`alter table bank_references add column ${sql.id(column)} ${text}`.execute(db)
}
