import type { Instant } from '#values/types.ts'
import { callerOf } from '../access/caller.ts'
import type { Db } from '../database/open.ts'
import { openPagesTo, type Tools } from '../implement.ts'
import { digestMail } from '../mail/digestMail.ts'
import { everyMinute } from '../process/everyMinute.ts'
import { signEnd } from './endLink.ts'
import { chosenMails } from './mails.ts'
import { type Mailed, periodOf } from './period.ts'
import { tasksFor } from './tasksFor.ts'

type Sending = Pick<Tools, 'db' | 'reader' | 'dialect' | 'clock' | 'outbox' | 'settings'>

const usersAtOnce = 50

const dueUsers = (db: Db, frequency: Mailed, period: string, beyond: number) =>
  db
    .selectFrom('digests')
    .innerJoin('users', 'users.id', 'digests.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_id', 'users.plant', 'digests.language'])
    .where('digests.frequency', '=', frequency)
    .where('digests.sent_for', '<', period)
    .where('digests.user_id', '>', beyond)
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .orderBy('digests.user_id')
    .limit(usersAtOnce)
    .execute()

type Due = Awaited<ReturnType<typeof dueUsers>>[number]

/** Claims a period for a user; false if another process was faster or the user has changed the choice since. */
const claim = async (db: Db, { id }: Due, frequency: Mailed, period: string) => {
  const { numUpdatedRows } = await db
    .updateTable('digests')
    .set({ sent_for: period })
    .where('user_id', '=', id)
    .where('frequency', '=', frequency)
    .where('sent_for', '<', period)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Access is checked now; the claim of the period and the mail are written in one transaction. */
const sendOne = async (tools: Sending, user: Due, frequency: Mailed, period: string) => {
  const { db, reader, dialect, clock, outbox, settings } = tools
  const caller = await callerOf(reader, user)
  const chosen = await chosenMails(reader, user.id)
  const except = new Set([...chosen].flatMap(([kind, choice]) => (choice === 'summary' ? [] : [kind])))
  const openPages = openPagesTo(reader, caller)
  const found = await tasksFor({ db: reader, dialect, clock, caller, openPages }, { except })
  await db.transaction().execute(async (transaction) => {
    if (!(await claim(transaction, user, frequency, period)) || found.count === 0) return
    const end = `${settings.publicUrl}/unsubscribe?t=${signEnd(settings.linkSecret, user.id)}`
    await outbox.add(transaction, digestMail(settings, user, found, end))
  })
}

/** Sends due digests: at most one mail per user and period, regardless of the number of processes and restarts. */
export const sendDigests = async (
  tools: Sending,
  hour: number,
  { isStopping, onError }: { isStopping: () => boolean; onError: (error: unknown) => void },
) => {
  const { db, clock, outbox } = tools
  const now: Instant = clock.now()
  for (const frequency of ['daily', 'weekly'] as const) {
    const period = periodOf(frequency, clock, now, hour)
    let due = await dueUsers(db, frequency, period, 0)
    while (due.length > 0 && !isStopping()) {
      for (const user of due) {
        if (isStopping()) return
        // A failure does not stop the others; this user is retried in the next round.
        await sendOne(tools, user, frequency, period).catch(onError)
      }
      void outbox.wake()
      due = await dueUsers(db, frequency, period, due.at(-1)?.id ?? 0)
    }
  }
}

/** Does nothing if digests are off. */
export const startDigests = (tools: Sending, onError: (error: unknown) => void) => {
  const { digestHour } = tools.settings
  if (digestHour === null) return { stop: async () => {} }
  return everyMinute((isStopping) => sendDigests(tools, digestHour, { isStopping, onError }), onError)
}
