import type { Kysely } from 'kysely'
import type { Tables } from './tables.ts'

/** Setting with the name of a migration that a portal must know in order to use the database. */
export const oldestPortal = 'oldest_portal'

/**
 * Part of a migration that removes or renames something: only portals that know the migration `name` may go on. It
 * belongs to the version that first did without what is removed.
 */
export const requirePortalsSince = async (db: Kysely<Tables>, name: string) => {
  await db
    .insertInto('settings')
    .values({ key: oldestPortal, value: name })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: name }))
    .execute()
}
