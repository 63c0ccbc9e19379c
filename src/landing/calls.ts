const deadline = 20_000

/**
 * The calls that the landing makes; that they are declared ones is tested, since the schema is too heavy to bring
 * along.
 */
export const paths = {
  signIn: '/auth/api/oauth/token/',
  signOut: '/auth/api/logout/',
  currentUser: '/auth/api/logged-user/',
  createSessionCode: '/auth/api/session-code/',
} as const

const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  fetch(path, {
    method,
    credentials: 'same-origin',
    headers: {
      Accept: 'application/json',
      'X-Requested-With': 'portal',
      ...(body && { 'Content-Type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(deadline),
  })

const post = (path: string, body?: object) => ask('POST', path, body)

const textIn = async (response: Response, key: string) => {
  const answer: unknown = await response.json()
  const value = (answer as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** What came of signing in, in the terms of spec 1 §8; with 429 the seconds to wait, where the answer names them. */
export type SignInOutcome = { readonly is: 'signedIn' } | SignInRefusal

export type SignInRefusal =
  | { readonly is: 'noToken' | 'wrong' | 'unreachable' }
  | { readonly is: 'tooMany'; readonly seconds: number | null }

const waitOf = (response: Response) => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/** The password grant. The gateway keeps the token in a cookie of its own. */
export const signIn = async (username: string, password: string): Promise<SignInOutcome> => {
  try {
    const response = await post(paths.signIn, { grant_type: 'password', username, password })
    if (response.status === 401) return { is: 'wrong' }
    if (response.status === 429) return { is: 'tooMany', seconds: waitOf(response) }
    if (!response.ok) return { is: 'unreachable' }
    return { is: (await textIn(response, 'access_token')) ? 'signedIn' : 'noToken' }
  } catch {
    return { is: 'unreachable' }
  }
}

/** Whether the session that the login cookie speaks of still holds; where there is no answer, it may. */
export const mayHoldSession = async () => {
  const response = await ask('GET', paths.currentUser).catch(() => null)
  return response?.status !== 401
}

/** A one-time code for the session landing; null where the session is over. Raises an error when there is no answer. */
export const createSessionCode = async () => {
  const response = await post(paths.createSessionCode)
  if (response.status === 401) return null
  const code = response.ok ? await textIn(response, 'session') : null
  if (code === null) throw new Error('No session code in the answer.')
  return code
}

/** Ends the session and has its cookies cleared. */
export const signOut = async () => {
  const response = await post(paths.signOut)
  if (!response.ok) throw new Error('The session could not be ended.')
}
