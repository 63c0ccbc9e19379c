import { account } from '#schema/account/account.ts'
import { type Handler, implement } from '../implement.ts'
import { customerNames, customers } from './customers.ts'
import { menu, menuByGet } from './menu.ts'
import { contentAccess, contentAccessByGet, pageAccess, pageAccessByGet } from './pageAccess.ts'
import { changePassword, requestPasswordReset, resetPassword } from './password.ts'
import { editProfile, getProfile } from './profile.ts'
import { createSessionCode, redeemSessionCode, signOut, signOutByGet } from './sessions.ts'

const currentUser: Handler<typeof account.currentUser> = async ({ caller }) => caller

/** Stores the navigation event that the page footer sends `docs/product/administration.md#footer-tracking`. */
const track: Handler<typeof account.track> = async ({ db, clock, caller, input }) => {
  const { customerId = null, ...details } = input
  await db
    .insertInto('tracked')
    .values({ at: clock.now(), user_id: caller.id, customer_id: customerId, details: JSON.stringify(details) })
    .execute()
  return { ok: true }
}

/** The OAuth endpoints are answered by the OAuth library, with `oauthModel`. */
const { signIn: _signIn, revokeToken: _revokeToken, ...others } = account

export const accountCalls = implement('account', others, {
  signOut,
  signOutByGet,
  createSessionCode,
  redeemSessionCode,
  currentUser,
  pageAccess,
  pageAccessByGet,
  contentAccess,
  contentAccessByGet,
  menu,
  menuByGet,
  requestPasswordReset,
  resetPassword,
  changePassword,
  getProfile,
  editProfile,
  customers,
  customerNames,
  track,
})
