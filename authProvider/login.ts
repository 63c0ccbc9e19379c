const deadline = 20_000

/** The password grant, as it is declared; the schema is too heavy for the page that makes this call. */
export const grantPath = '/auth/api/oauth/token/'

/** Asks the gateway for something by its path, as every call of the portal does. */
export const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
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

/** A text of an answer in JSON, by its key; null where there is none. */
export const textIn = async (response: Response, key: string) => {
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

/**
 * The password grant, for react-admin and for the landing, which knows neither it nor the schema. The gateway keeps the
 * token in a cookie of its own.
 */
export const signIn = async (username: string, password: string): Promise<SignInOutcome> => {
  try {
    const response = await ask('POST', grantPath, { grant_type: 'password', username, password })
    if (response.status === 401) return { is: 'wrong' }
    if (response.status === 429) return { is: 'tooMany', seconds: waitOf(response) }
    if (!response.ok) return { is: 'unreachable' }
    return { is: (await textIn(response, 'access_token')) ? 'signedIn' : 'noToken' }
  } catch {
    return { is: 'unreachable' }
  }
}
