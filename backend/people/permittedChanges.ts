import type { Db } from '../database/open.ts'

/** Changes rows of tables that are otherwise kept as they are, such as the audit log, within a transaction. */
export const permitted = async <T>(db: Db, reason: 'erasure' | 'retention', run: () => Promise<T>): Promise<T> => {
  await db.insertInto('permitted_changes').values({ reason }).execute()
  const result = await run()
  // Deletes only this transaction's row: uncommitted rows of others are invisible.
  await db.deleteFrom('permitted_changes').execute()
  return result
}
