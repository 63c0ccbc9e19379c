import { isOfRequest, type TaskKind, taskKindNames } from '#schema/home/taskKinds.ts'
import { type Caller, callerOf } from '../access/caller.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, openPagesTo, type Tools } from '../implement.ts'
import { taskMail } from '../mail/digestMail.ts'
import { everyMinute } from '../process/everyMinute.ts'
import { signEnd } from './endLink.ts'
import { addMailed, dropEnded, mailedKeys } from './mailed.ts'
import type { Found } from './source.ts'
import { groupOf, openKinds, ownTasks } from './tasksFor.ts'

type Sending = Pick<Tools, 'db' | 'reader' | 'dialect' | 'clock' | 'outbox' | 'settings'>

const usersAtOnce = 50
/** Rows in one mail; further ones of the same minute are only counted. */
const maxMailedRows = 20

const kinds = taskKindNames.filter((kind) => !isOfRequest(kind))

const choosers = (db: Db, beyond: number) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email', 'users.role_id', 'users.plant'])
    .where('users.id', 'in', (eb) =>
      eb
        .selectFrom('task_mails')
        .select('task_mails.user_id')
        .where('task_mails.choice', '=', 'atOnce')
        .where('task_mails.kind', 'in', kinds),
    )
    .where('users.id', '>', beyond)
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .orderBy('users.id')
    .limit(usersAtOnce)
    .execute()

const compare = (mailed: ReadonlySet<string>, { count, rows }: Found) => {
  const open = new Set(rows.map(({ key }) => key))
  const arisen = rows.filter(({ key }) => !mailed.has(key))
  // Rows beyond the limit are not known to have ended.
  const ended = count > rows.length ? [] : [...mailed].filter((key) => !open.has(key))
  return { arisen, ended, isSame: arisen.length === 0 && ended.length === 0 }
}

/** The choice stays locked from the reading of the tasks to the mail, so that of several processes one finds them new. */
const mailArisen = (tools: Sending, caller: Caller, kind: TaskKind) =>
  inTransaction(tools, async (db) => {
    const { dialect, clock, outbox, settings } = tools
    const list = { userId: caller.id, kind }
    const chosen = await dialect
      .rowsForUpdate(
        db
          .selectFrom('task_mails')
          .select('language')
          .where('user_id', '=', caller.id)
          .where('kind', '=', kind)
          .where('choice', '=', 'atOnce'),
      )
      .executeTakeFirst()
    if (!chosen) return
    const viewer = { db, dialect, clock, caller }
    const { arisen, ended } = compare(await mailedKeys(db, list), await ownTasks(viewer, kind))
    await dropEnded(db, list, ended)
    if (arisen.length === 0) return
    await addMailed(db, list, arisen)
    const end = `${settings.publicUrl}/unsubscribe?t=${signEnd(settings.linkSecret, caller.id, 'tasks')}`
    const group = await groupOf(viewer, kind, arisen, maxMailedRows)
    await outbox.add(db, taskMail(settings, { ...caller, ...chosen }, group, end))
  })

const isUnchanged = async ({ reader: db, dialect, clock }: Sending, caller: Caller, kind: TaskKind) => {
  const mailed = await mailedKeys(db, { userId: caller.id, kind })
  return compare(mailed, await ownTasks({ db, dialect, clock, caller }, kind)).isSame
}

const mailOne = async (tools: Sending, user: Awaited<ReturnType<typeof choosers>>[number]) => {
  const { reader } = tools
  const caller = await callerOf(reader, user)
  const open = await openKinds({ caller, openPages: openPagesTo(reader, caller) })
  const chosen = await reader
    .selectFrom('task_mails')
    .select('kind')
    .where('user_id', '=', user.id)
    .where('choice', '=', 'atOnce')
    .execute()
  for (const kind of kinds.filter((one) => open.includes(one) && chosen.some((choice) => choice.kind === one)))
    if (!(await isUnchanged(tools, caller, kind))) await mailArisen(tools, caller, kind)
}

/** Mails tasks that have arisen: each task once to a user, regardless of the number of processes and restarts. */
export const sendTaskMails = async (
  tools: Sending,
  { isStopping, onError }: { isStopping: () => boolean; onError: (error: unknown) => void },
) => {
  let users = await choosers(tools.db, 0)
  while (users.length > 0 && !isStopping()) {
    for (const user of users) {
      if (isStopping()) return
      // A failure does not stop the others; this user is retried in the next round.
      await mailOne(tools, user).catch(onError)
    }
    void tools.outbox.wake()
    users = await choosers(tools.db, users.at(-1)?.id ?? 0)
  }
}

/** Does nothing in front of a company's services, which have the users or the tasks. */
export const startTaskMails = (tools: Sending, onError: (error: unknown) => void) =>
  tools.settings.hasOwnTasks
    ? everyMinute((isStopping) => sendTaskMails(tools, { isStopping, onError }), onError)
    : { stop: async () => {} }
