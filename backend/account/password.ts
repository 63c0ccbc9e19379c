import type { account } from '../../schema/account.ts'
import { InvalidInput } from '../../schema/complaints.ts'
import { emailKey } from '../administration/userColumns.ts'
import { leaveAudit } from '../audit.ts'
import { after } from '../clock.ts'
import { type Context, type Handler, inStages } from '../implement.ts'
import { refuse } from '../refusal.ts'
import { forgetTries } from './attempts.ts'
import { recovery } from './mails.ts'
import { demandGoodPassword, hashPassword } from './passwords.ts'
import { endSessionsOf, issueCode, spendCode, userOfCode, voidPasswordLinks } from './tokens.ts'

const mailsPerHour = 3

/** The same answer, whether or not the address has an account (DECISIONS H7). */
const requested = {
  message: 'If this address has an account, we have sent it an e-mail with a link to set a new password.',
}

type Request = Context<typeof account.requestPasswordReset>

/** Mails a link to the address, should it have an account and not have had three of them within the hour. */
const mailLink = async ({ db, dialect, clock, input, settings, outbox }: Request) => {
  const named = db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('email_key', '=', emailKey(input.email))
    .where('deleted_at', 'is', null)
  // Held, so that two requests at once do not both count the mails before either has sent one.
  const user = await dialect.usersForUpdate(named).executeTakeFirst()
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
  await leaveAudit(db, who, [{ record: `user ${user.id}` }])
}

/** Answers before anything is looked up: how long it takes tells nothing either. */
export const requestPasswordReset: Handler<typeof account.requestPasswordReset> = {
  run: async () => requested,
  finish: async (context, result) => {
    context.later.run(async () => {
      await context.db.transaction().execute((transaction) => mailLink({ ...context, db: transaction }))
      await context.outbox.wake()
    })
    return result
  },
}

export const resetPassword: Handler<typeof account.resetPassword> = inStages({
  prepare: async ({ db, clock, input }) => {
    if (input.password !== input.confirmation) throw new InvalidInput({ password_confirmation: { code: 'mismatch' } })
    demandGoodPassword(input.password)
    const user = await userOfCode(db, clock, input.token, ['invitation', 'recovery'])
    if (!user || user.email_key !== emailKey(input.email)) throw refuse.invalidLink()
    return { userId: user.id, passwordHash: await hashPassword(input.password) }
  },
  run: async ({ db, dialect, clock, input, changed }, { userId, passwordHash }) => {
    // The user before the code, as a request for a link takes them: neither waits for the other in turn.
    await dialect.usersForUpdate(db.selectFrom('users').select('id').where('id', '=', userId)).execute()
    if (!(await spendCode(db, clock, input.token))) throw refuse.invalidLink()
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await voidPasswordLinks(db, userId)
    await endSessionsOf(db, userId)
    await forgetTries(db, 'account', emailKey(input.email))
    changed({ record: `user ${userId}`, userId, after: { password: 'changed' } })
    return { message: 'Password successfully reset. Redirecting to the login page...' }
  },
})
