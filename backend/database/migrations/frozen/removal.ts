import { type QueryExecutorProvider, sql } from 'kysely'

/** Setting with the name of a migration that a portal must know in order to use the database. */
export const oldestPortal = 'oldest_portal'

/**
 * Part of a migration that removes or renames something: only portals that know the migration `name` may go on. It
 * belongs to the version that first did without what is removed.
 */
export const requirePortalsSince = async (db: QueryExecutorProvider, name: string) => {
  await sql`insert into settings (key, value) values (${oldestPortal}, ${name})
    on conflict (key) do update set value = excluded.value`.execute(db)
}
