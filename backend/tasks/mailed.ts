import type { TaskKind } from '#schema/home/taskKinds.ts'
import type { Db } from '../database/open.ts'

interface List {
  readonly userId: number
  readonly kind: TaskKind
}

interface Keyed {
  readonly key: string
}

/** Limits the parameters of a statement. */
const keysAtOnce = 1_000

const batchesOf = <T>(all: readonly T[]) =>
  Array.from({ length: Math.ceil(all.length / keysAtOnce) }, (_, at) =>
    all.slice(at * keysAtOnce, (at + 1) * keysAtOnce),
  )

/** Keys of tasks that need no mail any more; without those marked as done, which Undo lists again. */
export const mailedKeys = async (db: Db, { userId, kind }: List) => {
  const rows = await db
    .selectFrom('mailed_tasks')
    .select('record')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('waiting_done')
            .select('waiting_done.record')
            .where('waiting_done.kind', '=', kind)
            .whereRef('waiting_done.record', '=', 'mailed_tasks.record'),
        ),
      ),
    )
    .execute()
  return new Set(rows.map(({ record }) => record))
}

export const addMailed = async (db: Db, { userId, kind }: List, tasks: readonly Keyed[]) => {
  for (const batch of batchesOf(tasks))
    await db
      .insertInto('mailed_tasks')
      .values(batch.map(({ key }) => ({ user_id: userId, kind, record: key })))
      .onConflict((known) => known.doNothing())
      .execute()
}

export const dropMailed = (db: Db, { userId, kind }: List) =>
  db.deleteFrom('mailed_tasks').where('user_id', '=', userId).where('kind', '=', kind).execute()

/** Forgets tasks that have ended, because one that arises again is a new one. */
export const dropEnded = async (db: Db, { userId, kind }: List, keys: readonly string[]) => {
  for (const batch of batchesOf(keys))
    await db
      .deleteFrom('mailed_tasks')
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('record', 'in', batch)
      .execute()
}
