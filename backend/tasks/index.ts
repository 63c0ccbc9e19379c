import { listedTask, tasks } from '#schema/home/tasks.ts'
import { matcherOf, sortRows } from '#schema/list.ts'
import { type Context, type Handler, implement } from '../implement.ts'
import { sliceOf, sliceOfAll } from '../list/paging.ts'
import { editDigest, getDigest } from './choice.ts'
import { editMail, getMails } from './mails.ts'
import { markDone, undoDone } from './marking.ts'
import { allTasksFor, tasksFor } from './tasksFor.ts'

const list: Handler<typeof tasks.list> = ({ reader, input, ...context }) =>
  tasksFor({ ...context, db: reader }, { isMine: input.mine })

type ListContext = Context<typeof tasks.listRows>

/** The days of tasks are no moments, so that their zone is irrelevant. */
const isMatch = matcherOf(tasks.listRows.list?.filter ?? {}, listedTask, 'UTC')

/** Read as a whole, because each kind has its own statement; those without a day or amount come last. */
const matchingRows = async ({ reader, input, ...context }: ListContext) => {
  const { sort, filter } = input.list
  const all = await allTasksFor({ ...context, db: reader }, { kind: filter.kind, isMine: filter.mine })
  const [by, order] = sort ?? ['day', 'ASC']
  const matching = all.filter((row) => isMatch(row, filter))
  const sorted = sortRows(
    matching.filter((row) => row[by] !== null),
    [by, order],
  )
  return [...sorted, ...matching.filter((row) => row[by] === null)]
}

const listRows = {
  run: async (context: ListContext) => {
    const rows = await matchingRows(context)
    const { from, length } = sliceOf(context.input.list)
    return { rows: rows.slice(from, from + length), total: rows.length, isExact: true }
  },
  stream: async function* stream(context: ListContext) {
    const { from, length } = sliceOfAll(context.input.list)
    yield (await matchingRows(context)).slice(from, from + length)
  },
} satisfies Handler<typeof tasks.listRows>

export const taskCalls = implement('tasks', tasks, {
  list,
  listRows,
  markDone,
  undoDone,
  getDigest,
  editDigest,
  getMails,
  editMail,
})
