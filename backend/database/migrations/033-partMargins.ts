import { type Kysely, sql } from 'kysely'

export const partMargins = async (db: Kysely<unknown>) => {
  await sql`create table part_margins (
    part_id integer primary key references parts(id), percent real not null,
    is_sample integer not null default 0)`.execute(db)
}
