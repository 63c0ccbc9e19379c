import { taskKind } from '../../schema/home/taskKinds.ts'
import { tasks } from '../../schema/home/tasks.ts'
import { notFound } from '../errors.ts'
import { type Handler, implement } from '../implement.ts'
import { editDigest, getDigest } from './digest/choice.ts'
import { isTaskOpen, openKinds, tasksFor } from './tasksFor.ts'

const list: Handler<typeof tasks.list> = ({ reader, input, ...context }) =>
  tasksFor({ ...context, db: reader }, input.kind)

/** Idempotent: repeating it changes nothing. */
const markDone: Handler<typeof tasks.markDone> = async (context) => {
  const { db, clock, caller, input, changed } = context
  const { kind, key } = input
  if (!taskKind(kind).isMarked || !(await openKinds(context)).includes(kind)) throw notFound()
  const known = await db
    .selectFrom('waiting_done')
    .select('record')
    .where('kind', '=', kind)
    .where('record', '=', key)
    .executeTakeFirst()
  const message = 'Marked as done.'
  if (known) return { message }
  if (!(await isTaskOpen(context, kind, key))) throw notFound()
  await db
    .insertInto('waiting_done')
    .values({ kind, record: key, done_at: clock.now(), done_by: caller.id })
    .onConflict((found) => found.doNothing())
    .execute()
  changed({ record: `waiting ${kind} ${key}`, before: null, after: { isDone: true } })
  return { message }
}

export const taskCalls = implement('tasks', tasks, { list, markDone, getDigest, editDigest })
