import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

export const pageTexts = async (db: Kysely<unknown>, { text }: Dialect) => {
  await sql`create table page_texts (id integer primary key, page ${text} not null, edition ${text} not null,
    in_force_on ${text} not null, wording ${text} not null, wording_es ${text},
    is_sample integer not null default 0, unique (page, in_force_on))`.execute(db)
}
