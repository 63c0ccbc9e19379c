import type { AuthProvider } from 'react-admin'
import { fetchCurrentUser } from './currentUser.ts'
import { signOut } from './session.ts'

/**
 * react-admin's view of the session. Whether a page may be seen is the page guard's affair, and a session that is over
 * is the dialog's (spec 1 §2.2): so nothing here signs anybody out, and typed data stays.
 */
export const authProvider: AuthProvider = {
  // The form is the landing's, outside of react-admin.
  login: async () => undefined,
  logout: async () => {
    await signOut()
    return false
  },
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => {
    const user = await fetchCurrentUser()
    return { ...user, fullName: user.name }
  },
  getPermissions: async () => (await fetchCurrentUser()).roleId,
}
