import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const holidays = async (db: Kysely<unknown>, { text }: Dialect) => {
  await sql`create table holidays (day ${text} primary key, name ${text} not null)`.execute(db)
}
