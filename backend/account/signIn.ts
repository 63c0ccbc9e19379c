import type { account } from '../../schema/account.ts'
import { emailKey } from '../administration/userColumns.ts'
import { HttpError, invalidLink } from '../httpError.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { forgetTries, giveTryBack } from './attempts.ts'
import { checkGrant } from './grant.ts'
import { endSession, issueCode, sessionSeconds, spendCode, startSession, userOfCode } from './tokens.ts'

const wrongPassword = () => new HttpError(400, 'invalid_grant', 'Invalid grant: user credentials are invalid')

const bearer = (accessToken: string) => ({ accessToken, tokenType: 'Bearer', expiresIn: sessionSeconds })

export const signIn: Handler<typeof account.signIn> = inStages({
  prepare: checkGrant,
  run: async ({ db, clock, input, address, sessionToken, changed }, { token, userId, passwordHash }) => {
    const now = clock.now()
    // The password was verified before this transaction; what changed it, or the user, in between has ended all
    // sessions.
    const { numUpdatedRows } = await db
      .updateTable('users')
      .set({ last_login: now })
      .where('id', '=', userId)
      .where('password_hash', '=', passwordHash)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) throw wrongPassword()
    if (sessionToken) await endSession(db, sessionToken)
    await forgetTries(db, 'account', emailKey(input.username ?? ''))
    await giveTryBack(db, 'address', address)
    await startSession(db, clock, userId, token)
    await db.deleteFrom('tokens').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
    changed({ record: `user ${userId}`, userId, action: 'signedIn' })
    return bearer(token)
  },
})

/** A session that has ended already is no error. */
const endOwnSession = async ({ db, caller, sessionToken, changed }: Context<typeof account.signOut>) => {
  if (sessionToken) await endSession(db, sessionToken)
  if (caller) changed({ record: `user ${caller.id}`, action: 'signedOut' })
  return { ok: true }
}

export const signOut: Handler<typeof account.signOut> = endOwnSession
export const signOutByGet: Handler<typeof account.signOutByGet> = endOwnSession

export const createSessionCode: Handler<typeof account.createSessionCode> = async ({ db, clock, caller }) => ({
  session: await issueCode(db, clock, caller.id, 'session'),
})

export const redeemSessionCode: Handler<typeof account.redeemSessionCode> = async (context) => {
  const { db, clock, input, sessionToken, changed } = context
  const user = await userOfCode(db, clock, input.session, ['session'])
  if (!user || !(await spendCode(db, clock, input.session))) throw invalidLink()
  if (sessionToken) await endSession(db, sessionToken)
  changed({ record: `user ${user.id}`, userId: user.id, action: 'signedIn' })
  return bearer(await startSession(db, clock, user.id))
}
