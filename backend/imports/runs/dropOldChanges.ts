import type { Instant } from '#values/types.ts'
import { after } from '../../clock.ts'
import type { Db } from '../../database/open.ts'

const keptSeconds = 90 * 24 * 3600

const runsAtOnce = 50

/** Deletes the changed rows of runs of more than 90 days ago that cannot be undone, some runs at a time. */
export const dropOldChanges = async (db: Db, now: Instant) => {
  const old = await db
    .selectFrom('imports')
    .select('id')
    .where('at', '<', after(now, -keptSeconds))
    .where('is_undoable', '=', 0)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('import_changes').select('position').whereRef('import_id', '=', 'imports.id')),
    )
    .limit(runsAtOnce)
    .execute()
  for (const { id } of old) await db.deleteFrom('import_changes').where('import_id', '=', id).execute()
}
