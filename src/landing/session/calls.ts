import { ask, grantPath, textIn } from '../../../authProvider/login.ts'

/**
 * The calls that the landing makes; that they are declared ones is tested, since the schema is too heavy to bring
 * along.
 */
export const paths = {
  signIn: grantPath,
  signOut: '/auth/api/logout/',
  currentUser: '/auth/api/logged-user/',
  createSessionCode: '/auth/api/session-code/',
} as const

/** Whether the session that the login cookie speaks of still holds; where there is no answer, it may. */
export const mayHoldSession = async () => {
  const response = await ask('GET', paths.currentUser).catch(() => null)
  return response?.status !== 401
}

/** A one-time code for the session landing; null where the session is over. Raises an error when there is no answer. */
export const createSessionCode = async () => {
  const response = await ask('POST', paths.createSessionCode)
  if (response.status === 401) return null
  const code = response.ok ? await textIn(response, 'session') : null
  if (code === null) throw new Error('No session code in the answer.')
  return code
}

/** Ends the session and has its cookies cleared. */
export const signOut = async () => {
  const response = await ask('POST', paths.signOut)
  if (!response.ok) throw new Error('The session could not be ended.')
}
