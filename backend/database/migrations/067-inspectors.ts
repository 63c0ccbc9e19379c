import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Inspectors of mill tests. */
export const inspectors = async (db: Kysely<unknown>, { text }: Dialect) => {
  for (const column of ['inspector', 'inspector_function'])
    await sql`alter table mill_tests add column ${sql.ref(column)} ${text}`.execute(db)
}
