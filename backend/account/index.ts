import { account } from '../../schema/account/account.ts'
import { type Handler, implement } from '../implement.ts'
import { track } from '../visits/tracked.ts'
import { customerNames, customers } from './navigation/customers.ts'
import { menu, menuByGet } from './navigation/menu.ts'
import { contentAccess, contentAccessByGet, pageAccess, pageAccessByGet } from './navigation/pageAccess.ts'
import { changePassword, requestPasswordReset, resetPassword } from './passwords/password.ts'
import { editProfile, getProfile } from './profile.ts'
import { createSessionCode, redeemSessionCode, signIn, signOut, signOutByGet } from './signIn.ts'

const currentUser: Handler<typeof account.currentUser> = async ({ caller }) => caller

export const accountCalls = implement('account', account, {
  signIn,
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
