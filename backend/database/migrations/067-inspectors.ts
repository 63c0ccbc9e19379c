import { type Kysely, sql } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Tables } from '../tables.ts'

/** Inspectors of mill tests. */
export const inspectors = async (db: Kysely<Tables>, { text }: Dialect) => {
  for (const column of ['inspector', 'inspector_function'])
    await sql`alter table mill_tests add column ${sql.ref(column)} ${text}`.execute(db)
}
