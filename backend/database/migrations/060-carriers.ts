import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

/** Gives all carriers the same type; before, every type other than 1 was a carrier. */
export const carriers = async (db: Kysely<unknown>, _dialect: Dialect) => {
  await sql`update customers set type = 2 where type <> 1`.execute(db)
}
