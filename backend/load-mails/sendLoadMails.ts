import type { Day } from '#values/types.ts'
import { type Caller, callerOf } from '../access/caller.ts'
import type { Db } from '../database/open.ts'
import { inTransaction, openPagesTo, type Tools } from '../implement.ts'
import { loadMail } from '../mail/loadMail.ts'
import { everyMinute } from '../process/everyMinute.ts'
import { namesOf } from '../search/names.ts'
import { signEnd } from '../tasks/endLink.ts'
import { attachmentOf } from './attachedZip.ts'
import { newsFor, remember } from './news.ts'

type Sending = Pick<Tools, 'db' | 'reader' | 'dialect' | 'clock' | 'outbox' | 'settings'>

const usersAtOnce = 50

const choosers = (db: Db, beyond: number) =>
  db
    .selectFrom('load_mails')
    .innerJoin('users', 'users.id', 'load_mails.user_id')
    .select(['users.id', 'users.name', 'users.email', 'users.role_id', 'users.plant', 'load_mails.chosen_on'])
    .where('load_mails.chosen_on', 'is not', null)
    .$narrowType<{ chosen_on: Day }>()
    .where('users.id', '>', beyond)
    .where('users.deleted_at', 'is', null)
    .where('users.asleep_at', 'is', null)
    .orderBy('users.id')
    .limit(usersAtOnce)
    .execute()

/** The choice stays locked from the reading of the loads to the mail, so that of several processes one finds them new. */
const mailNews = (tools: Sending, caller: Caller, customerId: number) =>
  inTransaction(tools, async (db) => {
    const { dialect, outbox, settings } = tools
    const chosen = await dialect
      .rowsForUpdate(db.selectFrom('load_mails').select(['language', 'chosen_on']).where('user_id', '=', caller.id))
      .executeTakeFirst()
    if (!chosen || chosen.chosen_on === null) return
    const { language, chosen_on: since } = chosen
    const news = await newsFor(db, tools, { userId: caller.id, customerId, since })
    await remember(db, caller.id, news)
    const loads = news.flatMap(({ mailed }) => mailed ?? [])
    if (loads.length === 0) return
    const name = (await namesOf({ db, dialect }, [customerId])).get(customerId) ?? ''
    const end = `${settings.publicUrl}/unsubscribe?t=${signEnd(settings.linkSecret, caller.id, 'loads')}`
    const mail = loadMail(settings, { ...caller, language }, { customer: { id: customerId, name }, loads, end })
    const attached = { userId: caller.id, customerId, loads: loads.map(({ load }) => load.load), language }
    await outbox.add(db, { ...mail, attachment: settings.mailsFiles ? attachmentOf(attached) : null })
  })

const mailOne = async (tools: Sending, { chosen_on: since, ...user }: Awaited<ReturnType<typeof choosers>>[number]) => {
  const { reader } = tools
  const caller = await callerOf(reader, user)
  if (caller.customers === 'all') return
  if ((await openPagesTo(reader, caller)(['shipment-documents'])).length === 0) return
  for (const customerId of caller.customers) {
    const news = await newsFor(reader, tools, { userId: caller.id, customerId, since })
    if (news.length > 0) await mailNews(tools, caller, customerId)
  }
}

interface Run {
  readonly isStopping: () => boolean
  readonly onError: (error: unknown) => void
}

/** Mails the papers of loads: each load once to a user, and again when a missing paper arrives. */
export const sendLoadMails = async (tools: Sending, { isStopping, onError }: Run) => {
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

/** Does nothing in front of a company's services, which have the users or the loads. */
export const startLoadMails = (tools: Sending, onError: (error: unknown) => void) =>
  tools.settings.hasOwnTasks
    ? everyMinute((isStopping) => sendLoadMails(tools, { isStopping, onError }), onError)
    : { stop: async () => {} }
