import { type Kysely, sql } from 'kysely'
import type { Dialect } from './frozen/dialect.ts'

const kept = ['audit', 'promises', 'request_messages', 'request_files']

const isPermitted = 'exists (select 1 from permitted_changes)'

const message = (table: string) => `Rows of ${table} are kept as they are.`

const inSqlite = (table: string) =>
  ['update', 'delete'].flatMap((change) => [
    `drop trigger ${table}_no_${change}`,
    `create trigger ${table}_no_${change} before ${change} on ${table} when not ${isPermitted} begin
      select raise(abort, '${message(table)}'); end`,
  ])

// The trigger stays, so that no moment is without it.
const inPostgres = (table: string) => [
  `create or replace function refuse_change_of_${table}() returns trigger language plpgsql as $$ begin
    if tg_op = 'TRUNCATE' or not ${isPermitted} then raise exception '${message(table)}'; end if;
    return null; end $$`,
]

/**
 * Erasing a person and deleting outdated rows may change rows that are otherwise kept as they are: their transaction
 * enters a row here, which no other one sees, and deletes it at its end.
 */
export const permittedChanges = async (db: Kysely<unknown>, { name, text }: Dialect) => {
  const writer = name === 'postgres' ? sql`pg_backend_pid()` : sql`0`
  await sql`create table permitted_changes (
    writer integer not null default (${writer}) unique, reason ${text} not null)`.execute(db)
  for (const table of kept)
    for (const statement of name === 'postgres' ? inPostgres(table) : inSqlite(table))
      await sql.raw(statement).execute(db)
}
