import { atBase } from '#values/basePath.ts'

const deadline = 20_000

/** Repeats the path of the declared call, because importing the schema is too heavy for the landing page. */
export const grantPath = '/auth/api/oauth/token/'

/** Sends a request to the gateway, without the call client. */
export const ask = (method: 'GET' | 'POST', path: string, body?: object) =>
  fetch(atBase(path), {
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

export const textIn = async (response: Response, key: string) => {
  const answer: unknown = await response.json()
  const value = (answer as Record<string, unknown> | null)?.[key]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Outcome of signing in. With 429 it holds the seconds to wait, if the response names them. */
export type SignInOutcome = { readonly is: 'signedIn' } | SignInRejection

export type SignInRejection =
  | { readonly is: 'noToken' | 'wrong' | 'unreachable' }
  | { readonly is: 'tooMany'; readonly seconds: number | null }

const waitOf = (response: Response) => {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null
}

/**
 * Password grant for react-admin and for the landing page, which loads neither react-admin nor the schema. The gateway
 * keeps the token in its own cookie.
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
