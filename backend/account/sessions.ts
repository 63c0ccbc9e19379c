import type { account } from '#schema/account/account.ts'
import { issueSessionCode, spendCode, userOfCode } from '../access/codes.ts'
import { endFamily, endSession, holdUser, type Lineage, lineageIn, lineageOf, startSession } from '../access/tokens.ts'
import { secondsUntil } from '../clock.ts'
import type { Db } from '../database/open.ts'
import { invalidLink, unauthorized } from '../errors.ts'
import type { Context, Handler } from '../implement.ts'

const bearer = (accessToken: string, expiresIn: number) => ({ accessToken, tokenType: 'Bearer', expiresIn })

/** Also ends derived sessions; an already ended session is not an error. */
const endOwnSession = async ({ db, dialect, caller, sessionToken, changed }: Context<typeof account.signOut>) => {
  if (caller) await holdUser(db, dialect, caller.id)
  if (sessionToken) await endFamily(db, sessionToken)
  if (caller) changed({ record: `user ${caller.id}`, action: 'signedOut' })
  return { ok: true }
}

export const signOut: Handler<typeof account.signOut> = endOwnSession
export const signOutByGet: Handler<typeof account.signOutByGet> = endOwnSession

export const createSessionCode: Handler<typeof account.createSessionCode> = async (context) => {
  const { db, dialect, clock, caller, sessionToken } = context
  await holdUser(db, dialect, caller.id)
  const lineage = sessionToken ? await lineageOf(db, sessionToken) : null
  if (!lineage) throw unauthorized()
  return { session: await issueSessionCode(db, clock, lineage) }
}

/**
 * Ends the browser's previous session with its whole family, or only the session itself if the new one belongs to the
 * same family.
 */
const endPreviousSession = async (db: Db, sessionToken: string, { family }: Lineage) => {
  const former = await lineageOf(db, sessionToken)
  await (former?.family === family ? endSession(db, sessionToken) : endFamily(db, sessionToken))
}

/** A derived session ends with its family: it has the same expiry and cannot start after the family has ended. */
export const redeemSessionCode: Handler<typeof account.redeemSessionCode> = async (context) => {
  const { db, dialect, clock, input, sessionToken, changed } = context
  const user = await userOfCode(db, clock, input.session, ['session'])
  if (!user?.family) throw invalidLink()
  await holdUser(db, dialect, user.id)
  const now = clock.now()
  const lineage = await lineageIn(db, now, user.id, user.family)
  if (!lineage || !(await spendCode(db, clock, input.session))) throw invalidLink()
  if (sessionToken) await endPreviousSession(db, sessionToken, lineage)
  changed({ record: `user ${user.id}`, userId: user.id, action: 'signedIn' })
  return bearer(await startSession(db, clock, user.id, { lineage }), secondsUntil(now, lineage.endsAt))
}
