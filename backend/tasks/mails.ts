import { isOfRequest, mayBeMailedAtOnce, type TaskKind } from '#schema/home/taskKinds.ts'
import type { MailChoice, TaskMail, tasks } from '#schema/home/tasks.ts'
import type { Db } from '../database/open.ts'
import { invalidInput } from '../errors.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { addMailed, dropMailed } from './mailed.ts'
import { customersOf, openKinds, ownTasks } from './tasksFor.ts'

type Chosen = ReadonlyMap<TaskKind, MailChoice>

export const chosenMails = async (db: Db, userId: number): Promise<Chosen> => {
  const rows = await db.selectFrom('task_mails').select(['kind', 'choice']).where('user_id', '=', userId).execute()
  return new Map(rows.map(({ kind, choice }) => [kind as TaskKind, choice]))
}

type Asking = Context<typeof tasks.getMails> | Context<typeof tasks.editMail>

/** In front of a company's services, only the author of a request gets a mail. */
const offeredKinds = async (context: Asking): Promise<readonly TaskKind[]> => {
  if (context.settings.hasOwnTasks) return openKinds(context)
  return context.caller.customers === 'all' ? [] : ['requestAnswer']
}

/** Requests are mailed to their author, and to seller and backup of the customer. */
const isInvolved = async (context: Asking) =>
  context.caller.customers !== 'all' || (await customersOf(context.db, context.caller)) !== 'all'

export const getMails: Handler<typeof tasks.getMails> = async (context) => {
  const { db, caller, settings } = context
  const hasSummary = settings.digestHour !== null
  const [kinds, chosen] = [await offeredKinds(context), await chosenMails(db, caller.id)]
  const otherwise = hasSummary ? 'summary' : 'never'
  const ofRequests = (await isInvolved(context)) ? (hasSummary ? null : 'atOnce') : otherwise
  const choiceOf = (kind: TaskKind): TaskMail['choice'] => {
    const choice = chosen.get(kind)
    if (choice === undefined) return isOfRequest(kind) ? ofRequests : otherwise
    return choice === 'summary' ? otherwise : choice
  }
  return { hasSummary, kinds: kinds.map((kind) => ({ kind, choice: choiceOf(kind) })) }
}

/** Before the transaction, because the pages of the caller are read on another connection. */
const requireOffered = async (context: Context<typeof tasks.editMail>) => {
  const { kind, choice } = context.input
  if (!(await offeredKinds(context)).includes(kind)) throw invalidInput({ kind: { code: 'choice' } })
  const isOffered =
    choice === 'atOnce' ? mayBeMailedAtOnce(kind) : choice === 'never' || context.settings.digestHour !== null
  if (!isOffered) throw invalidInput({ choice: { code: 'choice' } })
}

/** Tasks that are open when the user chooses mails at once need none. */
const choose = async (context: Context<typeof tasks.editMail>) => {
  const { db, caller, input, language, changed } = context
  const { kind, choice } = input
  const before = (await chosenMails(db, caller.id)).get(kind)
  if (before === choice) return { message: 'Saved.' }
  await db
    .insertInto('task_mails')
    .values({ user_id: caller.id, kind, choice, language })
    .onConflict((known) => known.columns(['user_id', 'kind']).doUpdateSet({ choice, language }))
    .execute()
  const list = { userId: caller.id, kind }
  await dropMailed(db, list)
  if (choice === 'atOnce' && !isOfRequest(kind)) {
    const { rows } = await ownTasks(context, kind)
    await addMailed(db, list, rows)
  }
  changed({
    record: `taskMails ${caller.id}`,
    before: before === undefined ? null : { kind, choice: before },
    after: { kind, choice },
  })
  return { message: 'Saved.' }
}

export const editMail: Handler<typeof tasks.editMail> = inStages({ prepare: requireOffered, run: choose })
