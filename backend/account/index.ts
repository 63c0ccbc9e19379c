import { account } from '#schema/account/account.ts'
import { type Handler, implement } from '../implement.ts'
import { track } from '../visits/tracked.ts'
import { customerNames, customers } from './customers.ts'
import { menu, menuByGet } from './menu.ts'
import { contentAccess, contentAccessByGet, pageAccess, pageAccessByGet } from './pageAccess.ts'
import { changePassword, requestPasswordReset, resetPassword } from './password.ts'
import { editProfile, getProfile } from './profile.ts'
import { createSessionCode, redeemSessionCode, signOut, signOutByGet } from './sessions.ts'

const currentUser: Handler<typeof account.currentUser> = async ({ caller }) => caller

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
