import { roleIds } from '#schema/account/roles.ts'
import type { bulkChanges } from '#schema/administration/bulkChanges.ts'
import { readState } from '../audit-log/changes.ts'
import { conflict, notFound } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'
import { type Outcome, restoreUser, rowsOf } from './changeUsers.ts'

type Undo = typeof bulkChanges.undo

/** Marks the change as undone, so that it is undone only once. */
const claimChange = async ({ db, clock, caller, input }: Context<Undo>) => {
  const own = db.selectFrom('bulk_changes').select(['user_id', 'undone_at']).where('id', '=', input.id)
  const found = await own.executeTakeFirst()
  if (!found || (found.user_id !== caller.id && caller.roleId !== roleIds.admin)) throw notFound()
  const { numUpdatedRows } = await db
    .updateTable('bulk_changes')
    .set({ undone_at: clock.now() })
    .where('id', '=', input.id)
    .where('undone_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw conflict('This change has already been undone.')
}

const partsOf = ({ db, input }: Context<Undo>) =>
  db
    .selectFrom('audit')
    .select(['before', 'after'])
    .where('bulk_id', '=', input.id)
    .where('action', '=', 'edited')
    .orderBy('subject_id')
    .execute()

export const undo: Handler<Undo> = async (context) => {
  const { db, input, changed } = context
  await claimChange(context)
  const outcomes: Outcome[] = []
  for (const part of await partsOf(context)) {
    const [before, after] = [readState(part.before), readState(part.after)] as const
    outcomes.push(await restoreUser(context, before as never, after as never))
  }
  const restored = outcomes.filter(({ reason }) => reason === null)
  const counts = { changed: restored.length, left: outcomes.length - restored.length }
  changed({ record: `bulk ${input.id}`, after: counts, action: 'undone' })
  for (const { id, before, after } of restored)
    if (before && after) changed({ record: `user ${id}`, before, after, action: 'undone', bulkId: input.id })
  return { rows: await rowsOf(db, outcomes) }
}
