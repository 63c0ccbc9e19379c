import { type TaskKind, taskKind } from '#schema/home/taskKinds.ts'
import type { tasks } from '#schema/home/tasks.ts'
import { after } from '../clock.ts'
import { notFound } from '../errors.ts'
import { type Context, inStages } from '../implement.ts'
import { openKeys, openKinds } from './tasksFor.ts'

interface Task {
  readonly kind: TaskKind
  readonly key: string
}

const recordOf = ({ kind, key }: Readonly<Record<keyof Task, string>>) => `waiting ${kind} ${key}` as const

/** Undo reaches the server later than the click, and the clocks of several portals differ. */
const undoableSeconds = 60

type Marking = Context<typeof tasks.markDone> | Context<typeof tasks.undoDone>

/** Before the transaction, because the pages of the caller are read on another connection. */
export const requireMarked = async (context: Pick<Marking, 'caller' | 'openPages' | 'input'>) => {
  const open = await openKinds(context)
  if (context.input.tasks.some(({ kind }) => !taskKind(kind).isMarked || !open.includes(kind))) throw notFound()
}

const listedAmong = async (viewer: Pick<Marking, 'db' | 'dialect' | 'clock' | 'caller'>, tasks: readonly Task[]) => {
  const byKind = Map.groupBy(tasks, ({ kind }) => kind)
  const listed: Task[] = []
  for (const [kind, own] of byKind) {
    const requested = [...new Set(own.map((task) => task.key))]
    const keys = await openKeys(viewer, kind, requested)
    for (const key of requested) if (keys.has(key)) listed.push({ kind, key })
  }
  return listed
}

/** Idempotent: tasks that are marked already are counted, and leave no second audit row. */
export const markListed = async (context: Context<typeof tasks.markDone>) => {
  const { db, clock, caller, input, changed } = context
  // Before the marks are read: a task that another request marks in between is then in at least one of both.
  const listed = await listedAmong(context, input.tasks)
  const marked = await db
    .selectFrom('waiting_done')
    .select(['kind', 'record as key'])
    .where((eb) => eb.or(input.tasks.map(({ kind, key }) => eb.and({ kind, record: key }))))
    .execute()
  const count = new Set([...listed, ...marked].map(recordOf)).size
  if (count === 0) throw notFound()
  const at = { done_at: clock.now(), done_by: caller.id }
  if (listed.length > 0) {
    const entered = await db
      .insertInto('waiting_done')
      .values(listed.map(({ kind, key }) => ({ kind, record: key, ...at })))
      .onConflict((found) => found.doNothing())
      .returning(['kind', 'record as key'])
      .execute()
    for (const task of entered) changed({ record: recordOf(task), before: null, after: { isDone: true } })
  }
  return { message: 'Marked as done.', count }
}

/** Undoes what the caller has marked within the last minute. */
const undoOwn = async (context: Context<typeof tasks.undoDone>) => {
  const { db, clock, caller, input, changed } = context
  const undone = await db
    .deleteFrom('waiting_done')
    .where('done_by', '=', caller.id)
    .where('done_at', '>=', after(clock.now(), -undoableSeconds))
    .where((eb) => eb.or(input.tasks.map(({ kind, key }) => eb.and({ kind, record: key }))))
    .returning(['kind', 'record as key'])
    .execute()
  if (undone.length === 0) throw notFound()
  for (const task of undone) changed({ record: recordOf(task), before: { isDone: true }, after: { isDone: false } })
  return { message: 'The tasks are listed again.', count: undone.length }
}

export const markDone = inStages({ prepare: requireMarked, run: markListed })
export const undoDone = inStages({ prepare: requireMarked, run: undoOwn })
