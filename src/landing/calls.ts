import { ask, grantPath, textIn } from '#authProvider/login.ts'

/**
 * Paths of the calls that the landing makes. They are repeated here because the schema is too large for this bundle; a
 * test compares them with it.
 */
export const paths = {
  signIn: grantPath,
  signOut: '/auth/api/logout/',
  currentUser: '/auth/api/logged-user/',
  createSessionCode: '/auth/api/session-code/',
} as const

/** True unless the server answers that the session has expired; also true if the server cannot be reached. */
export const mayHoldSession = async () => {
  const response = await ask('GET', paths.currentUser).catch(() => null)
  return response?.status !== 401
}

/**
 * Returns a one-time code for the session landing, or null if the session is over. Throws if the server cannot be
 * reached.
 */
export const createSessionCode = async () => {
  const response = await ask('POST', paths.createSessionCode)
  if (response.status === 401) return null
  const code = response.ok ? await textIn(response, 'session') : null
  if (code === null) throw new Error('No session code in the answer.')
  return code
}

export const signOut = async () => {
  const response = await ask('POST', paths.signOut)
  if (!response.ok) throw new Error('The session could not be ended.')
}
