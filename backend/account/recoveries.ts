import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { Instant } from '#schema/kinds.ts'
import { endOf, enterCode } from '../access/codes.ts'
import { awakeUserOfEmail, emailKey } from '../administration/userColumns.ts'
import { leaveAudit } from '../audit-log/leaveAudit.ts'
import { after, type Clock } from '../clock.ts'
import type { Db } from '../database/open.ts'
import type { Tools } from '../implement.ts'
import { recovery } from '../mail/accountMails.ts'
import { hashSecret, newSecret } from '../secrets.ts'
import { hasAttempt, resetAttempts } from './attempts.ts'

/** Maximum mails per hour without a pause; further mails require that the last one is at least `pauseSeconds` old. */
const mailsAtOnce = 5
const pauseSeconds = 180
/** A link is mailed again within this time after its creation; later requests create a new one. */
const linkSeconds = 3600

type Needed = Pick<Tools, 'db' | 'dialect' | 'clock' | 'settings' | 'outbox'>

/** Stores a recovery request, whether or not the address has an account, so that it survives a crash. */
export const storeRecovery = (db: Db, clock: Clock, email: string) =>
  db
    .insertInto('recoveries')
    .values({ email_key: emailKey(email), asked_at: clock.now() })
    .execute()

/** Code of a link. It is not stored: deriving it from the stored nonce requires the portal's secret. */
const codeOf = (secret: string, userId: number, nonce: string) =>
  createHmac('sha256', secret).update(`recovery ${userId} ${nonce}`).digest('base64url')

const linksOf = (db: Db, userId: number) =>
  db.selectFrom('one_time_codes').where('user_id', '=', userId).where('purpose', '=', 'recovery')

/** True if enough mails were sent and the link in the last one is still valid for minutes. */
const hasEnough = async (db: Db, now: Instant, userId: number) => {
  const { mails, last } = await linksOf(db, userId)
    .select((eb) => [eb.fn.sum<number | null>('mails').as('mails'), eb.fn.max('mailed_at').as('last')])
    .where('mailed_at', '>', after(now, -linkSeconds))
    .executeTakeFirstOrThrow()
  return Number(mails) >= mailsAtOnce && last !== null && last > after(now, -pauseSeconds)
}

/** Extends the active link and returns its code; null if there is none that can be mailed again. */
const renewLink = async ({ db, clock, settings }: Needed, userId: number) => {
  const now = clock.now()
  const activeLink = await linksOf(db, userId)
    .select(['hash', 'nonce'])
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('created_at', '>', after(now, -linkSeconds))
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  const code = activeLink?.nonce && codeOf(settings.linkSecret, userId, activeLink.nonce)
  // The link was created with a different secret.
  if (!code || hashSecret(code) !== activeLink.hash) return null
  await db
    .updateTable('one_time_codes')
    .set((eb) => ({ expires_at: endOf('recovery', now), mailed_at: now, mails: eb('mails', '+', 1) }))
    .where('hash', '=', activeLink.hash)
    .execute()
  return code
}

/** Issues a new link and voids older recovery links; an invitation stays valid. */
const issueLink = async ({ db, clock, settings }: Needed, userId: number) => {
  const now = clock.now()
  await db
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', 'recovery')
    .where('used_at', 'is', null)
    .execute()
  const nonce = newSecret()
  const code = codeOf(settings.linkSecret, userId, nonce)
  return enterCode(db, now, userId, 'recovery', { code, nonce, mailed_at: now })
}

/** Recipient of rehearsed mails, which are never sent. */
const decoy = { id: 0, name: 'A customer of average length', email: 'a.customer@average.example' }

/**
 * Does the same work for an address without an account, so that response times do not show which accounts exist. It is
 * limited by address like the mails of an account: some at once, then one after each pause.
 */
const rehearseMail = async ({ db, clock, settings, outbox }: Needed, email: string) => {
  if (await hasAttempt(db, clock, 'rehearsal', email)) await resetAttempts(db, 'rehearsalPause', email)
  if (!(await hasAttempt(db, clock, 'rehearsalPause', email))) return
  await outbox.rehearse(recovery(settings, decoy, codeOf(settings.linkSecret, decoy.id, newSecret())))
}

/**
 * Mails a link if the address has an account. Sends the active link again, so that requests by others do not void the
 * owner's link.
 */
const mailLink = async (tools: Needed, email: string) => {
  const { db, dialect, clock, settings, outbox } = tools
  const named = awakeUserOfEmail(db, email).select(['id', 'name', 'email'])
  // Locks the user, so that concurrent requests do not both pass the mail limit.
  const user = await dialect.rowsForUpdate(named).executeTakeFirst()
  const hasAll = await hasEnough(db, clock.now(), user?.id ?? decoy.id)
  if (!user || hasAll) return
  const code = (await renewLink(tools, user.id)) ?? (await issueLink(tools, user.id))
  await outbox.add(db, recovery(settings, user, code))
  const origin = { at: clock.now(), call: 'account.requestPasswordReset', callerId: user.id }
  await leaveAudit(db, origin, [{ record: `user ${user.id}`, action: 'linkRequested' }])
}

/**
 * Takes the oldest request and queues the mail with its link in one transaction; returns its address, or null if
 * another process took it.
 */
const takeRequest = (tools: Needed) =>
  tools.db.transaction().execute(async (db) => {
    const request = await db
      .deleteFrom('recoveries')
      .where('id', '=', sql<number>`(select min(id) from recoveries)`)
      .returning('email_key')
      .executeTakeFirst()
    if (request) await mailLink({ ...tools, db }, request.email_key)
    return request?.email_key ?? null
  })

/** Handles the oldest request; returns true if there was one. */
const processOldest = async (tools: Needed) => {
  const email = await takeRequest(tools)
  if (email === null) return false
  if (!(await awakeUserOfEmail(tools.db, email).select('id').executeTakeFirst())) await rehearseMail(tools, email)
  return true
}

/** Processes stored requests, including those left by an earlier process. */
export const mailLinks = async (tools: Needed) => {
  while (await processOldest(tools));
  await tools.outbox.wake()
}
