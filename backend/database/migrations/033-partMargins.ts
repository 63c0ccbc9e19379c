import { type Kysely, sql } from 'kysely'
import type { Tables } from '../tables.ts'

export const partMargins = async (db: Kysely<Tables>) => {
  await sql`create table part_margins (
    part_id integer primary key references parts(id), percent real not null,
    is_sample integer not null default 0)`.execute(db)
}
