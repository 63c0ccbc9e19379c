import { sql } from 'kysely'
import { emailKey } from '../administration/userColumns.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tools } from '../implement.ts'
import { recovery } from '../mail/accountMails.ts'
import { leaveAudit } from '../trail/audit.ts'
import { issueCode } from './tokens.ts'

const mailsPerHour = 3

type Needed = Pick<Tools, 'db' | 'dialect' | 'clock' | 'settings' | 'outbox'>

/** Keeps a request for a link, whether or not the address has an account: what was promised must outlive a crash. */
export const keepRecovery = (db: Db, clock: Clock, email: string) =>
  db
    .insertInto('recoveries')
    .values({ email_key: emailKey(email), asked_at: clock.now() })
    .execute()

/** Mails a link to the address, should it have an account and not have had three of them within the hour. */
const mailLink = async ({ db, dialect, clock, settings, outbox }: Needed, email: string) => {
  const named = db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email_key', '=', email)
    .where('deleted_at', 'is', null)
  // Held, so that two requests at once do not both count the mails before either has sent one.
  const user = await dialect.rowsForUpdate(named).executeTakeFirst()
  if (!user) return
  const { recent } = await db
    .selectFrom('one_time_codes')
    .select((eb) => eb.fn.countAll<number>().as('recent'))
    .where('user_id', '=', user.id)
    .where('purpose', '=', 'recovery')
    .where('created_at', '>', after(clock.now(), -3600))
    .executeTakeFirstOrThrow()
  if (recent >= mailsPerHour) return
  await outbox.add(db, recovery(settings, user, await issueCode(db, clock, user.id, 'recovery')))
  const who = { at: clock.now(), call: 'account.requestPasswordReset', callerId: user.id }
  await leaveAudit(db, who, [{ record: `user ${user.id}`, action: 'linkRequested' }])
}

/**
 * Takes the oldest request and sees to it, both or neither; answers whether there was one that no other process had
 * taken.
 */
const takeOldest = (tools: Needed) =>
  tools.db.transaction().execute(async (db) => {
    const taken = await db
      .deleteFrom('recoveries')
      .where('id', '=', sql<number>`(select min(id) from recoveries)`)
      .returning('email_key')
      .executeTakeFirst()
    if (taken) await mailLink({ ...tools, db }, taken.email_key)
    return taken !== undefined
  })

/** Sees to the requests that are kept, also those that an earlier process did not come to. */
export const mailLinks = async (tools: Needed) => {
  while (await takeOldest(tools));
  await tools.outbox.wake()
}
