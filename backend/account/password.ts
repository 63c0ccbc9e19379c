import type { account } from '#schema/account/account.ts'
import { InvalidInputError } from '#schema/checks/issues.ts'
import { spendCode, userOfCode, voidPasswordLinks } from '../access/codes.ts'
import { hashPassword, requireStrongPassword } from '../access/passwords.ts'
import { endSessionsOf, holdUser, lineageOf } from '../access/tokens.ts'
import { emailKey } from '../administration/userColumns.ts'
import { invalidLink, unauthorized } from '../errors.ts'
import { type Handler, inStages } from '../implement.ts'
import { passwordChanged } from '../mail/accountMails.ts'
import { sendMails } from '../mail/outbox.ts'
import { consumeAttempt, resetAttempts } from './attempts.ts'
import { knownBrowser } from './knownBrowsers.ts'
import { mailLinks, storeRecovery } from './recoveries.ts'

/** The response is the same whether or not the address has an account `docs/product/account.md#unknown-addresses`. */
const requested = {
  message: 'If this address has an account, we have sent it an e-mail with a link to set a new password.',
}

/**
 * Responds before the request is processed and identically for all addresses: neither text nor timing reveals whether an
 * account exists. A known browser has its own limit, so others at the same address cannot block it.
 */
export const requestPasswordReset: Handler<typeof account.requestPasswordReset> = {
  run: async ({ db, clock, address, browser, settings, input }) => {
    const known = await knownBrowser(db, settings.linkSecret, browser, input.email)
    await consumeAttempt(db, clock, known === null ? 'recovery' : 'browserRecovery', known ?? address)
    await storeRecovery(db, clock, input.email)
    return requested
  },
  finish: async (context, result) => {
    context.background.run(() => mailLinks(context))
    return result
  },
}

const requireConfirmedPassword = ({ password, confirmation }: { password: string; confirmation: string }) => {
  if (password !== confirmation) throw new InvalidInputError({ password_confirmation: { code: 'mismatch' } })
}

export const resetPassword: Handler<typeof account.resetPassword> = inStages({
  prepare: async ({ db, clock, settings: { product, isDemo }, input }) => {
    requireConfirmedPassword(input)
    requireStrongPassword(input.password, { product, isDemo, email: input.email })
    const user = await userOfCode(db, clock, input.token, ['invitation', 'recovery'])
    if (!user || user.email_key !== emailKey(input.email)) throw invalidLink()
    requireStrongPassword(input.password, { product, isDemo, name: user.name })
    return { userId: user.id, passwordHash: await hashPassword(input.password, `user ${user.id}`) }
  },
  run: async ({ db, dialect, clock, input, changed }, { userId, passwordHash }) => {
    // Locks the user before the code, in the same order as a link request, to avoid deadlocks.
    await holdUser(db, dialect, userId)
    if (!(await spendCode(db, clock, input.token))) throw invalidLink()
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
    await voidPasswordLinks(db, userId)
    await endSessionsOf(db, userId)
    await resetAttempts(db, 'account', emailKey(input.email))
    changed({ record: `user ${userId}`, userId, after: { password: 'changed' } })
    return { message: 'Password successfully reset. Redirecting to the login page...' }
  },
})

/** Keeps the session that changes the password, ends all others and voids links that set a password. */
export const changePassword: Handler<typeof account.changePassword> = inStages({
  prepare: async ({ caller, settings: { product, isDemo }, input }) => {
    requireConfirmedPassword(input)
    requireStrongPassword(input.password, { product, isDemo, name: caller.name, email: caller.email })
    return { passwordHash: await hashPassword(input.password, `user ${caller.id}`) }
  },
  run: async ({ db, dialect, caller, sessionToken, outbox, settings, changed }, { passwordHash }) => {
    await holdUser(db, dialect, caller.id)
    // A concurrent password change or deletion ended this session while the password was being hashed.
    if (!sessionToken || !(await lineageOf(db, sessionToken))) throw unauthorized()
    await db.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', caller.id).execute()
    await voidPasswordLinks(db, caller.id)
    await endSessionsOf(db, caller.id, sessionToken)
    await resetAttempts(db, 'account', emailKey(caller.email))
    await outbox.add(db, passwordChanged(settings, caller))
    changed({ record: `user ${caller.id}`, after: { password: 'changed' } })
    return { message: 'Password changed successfully.' }
  },
  finish: sendMails,
})
