import { emailKey } from '#backend/administration/userColumns.ts'
import { hashSecret, newSecret } from '#backend/secrets.ts'
import { openRows, type Rows } from '../database/openRows.ts'
import { connectPortals } from '../portal/connectedPortal.ts'
import { openHostedPortal, type Portal, type PortalOptions, startPortal } from '../portal/portal.ts'

export const demoPassword = 'Forge-2026'
export const clientId = 'portal'
export const clientSecret = 'the-secret-of-the-tests'

export const accountOfRole = { 0: 'group', 1: 'admin', 3: 'customer', 4: 'staff', 5: 'manager', 6: 'rep' } as const
export const roles = [0, 1, 3, 4, 5, 6] as const
export type RoleId = (typeof roles)[number]

export const emailOf = (account: string) => (account.includes('@') ? account : `${account}@anvil.example`)

/** `body` is the parsed JSON, or null if the response is not JSON. */
export type Answer = {
  status: number
  headers: Headers
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever was answered
  body: any
}

export type Sent = {
  /** Sent as JSON, as form data, or as raw text. */
  body?: unknown
  headers?: Record<string, string>
}

export type Client = {
  url: string
  token: string
  send: (method: string, path: string, sent?: Sent) => Promise<Answer>
  get: (path: string, headers?: Record<string, string>) => Promise<Answer>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
}

const asJson = (text: string) => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Body = string | URLSearchParams | FormData | Blob

const encoded = (body: unknown): { body?: Body; headers: Record<string, string> } => {
  if (body === undefined) return { headers: {} }
  if (body instanceof URLSearchParams || body instanceof FormData) return { body, headers: {} }
  if (body instanceof Uint8Array) return { body: new Blob([Uint8Array.from(body)]), headers: {} }
  return {
    body: typeof body === 'string' ? body : JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  }
}

export function clientAt(url: string, own: Record<string, string> = {}, token = ''): Client {
  const send = async (method: string, path: string, { body, headers }: Sent = {}): Promise<Answer> => {
    const content = encoded(body)
    const init = { method, headers: { ...content.headers, ...own, ...headers }, redirect: 'manual' as const }
    const answer = await fetch(`${url}${path}`, { ...init, ...(content.body ? { body: content.body } : {}) })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, text, body: asJson(text) }
  }
  return {
    url,
    token,
    send,
    get: (path, headers = {}) => send('GET', path, { headers }),
    post: (path, body, headers = {}) => send('POST', path, { body, headers }),
  }
}

/** Headers that pages of the portal add to their requests. */
export const pageHeaders = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' }

export const bearer = (url: string, token: string) => clientAt(url, { authorization: `Bearer ${token}` }, token)

export const browserWith = (url: string, token: string) =>
  clientAt(url, { ...pageHeaders, origin: url, cookie: `friat=${token}; fricn=somebody` }, token)

export const grant = (account: string, password = demoPassword) => ({
  grant_type: 'password',
  username: emailOf(account),
  password,
  client_id: clientId,
  client_secret: clientSecret,
})

export const signInPath = '/auth/api/oauth/token/'

export const cookiesOf = ({ headers }: Pick<Answer, 'headers'>) =>
  Object.fromEntries(
    headers.getSetCookie().map((line) => {
      const [, name = '', value = '', attributes = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(line) ?? []
      return [name, { value: decodeURIComponent(value), attributes }]
    }),
  )

export type Api = Portal & {
  rows: Rows
  /** Signed out. */
  anyone: Client
  /**
   * An API client signed in as a demo account or e-mail. With a password, it signs in by the call instead of in the
   * database.
   */
  as: (account: string, password?: string) => Promise<Client>
  browser: (account: string, password?: string) => Promise<Client>
  stop: () => Promise<void>
}

/** Signs in by the API and returns the token. */
export async function tokenAt(url: string, account: string, password?: string): Promise<string> {
  const answer = await clientAt(url).post(signInPath, grant(account, password))
  if (answer.status !== 200) throw new Error(`${account} cannot sign in: ${answer.status} ${answer.text}`)
  return answer.body.access_token
}

/**
 * Creates a session directly in the database and returns its token: verifying a password costs the portal a thread and
 * as much work as dozens of calls.
 */
export async function openSession({ ask }: Rows, account: string) {
  const token = newSecret()
  const [created, end] = [0, 86_400_000].map((later) => new Date(Date.now() + later).toISOString())
  await ask(
    `insert into tokens (hash, user_id, created_at, expires_at)
      values (?, (select id from users where email_key = ? and deleted_at is null), ?, ?)`,
    hashSecret(token),
    emailKey(emailOf(account)),
    created,
    end,
  )
  return token
}

type ApiOptions = PortalOptions & {
  /** Needed by tests that measure memory or open files, or change process-wide settings. */
  hasOwnProcess?: boolean
}

/** With `TEST_SERVICES=connected` the same tests run with a portal whose services all belong to a company. */
const isConnected = process.env.TEST_SERVICES === 'connected'

/** Starts a portal with a known client secret and opens its database. */
export async function startApi({ hasOwnProcess, ...options }: ApiOptions = {}): Promise<Api> {
  const start = hasOwnProcess || options.program ? startPortal : openHostedPortal
  const own = { ...options, env: { OAUTH_CLIENT_SECRET: clientSecret, ...options.env } }
  const portal = await (isConnected ? connectPortals(start, own) : start(own))
  const rows = await openRows(portal)
  const { url } = portal
  // If the test provides the auth service, that service creates the sessions.
  const isSignInOwn = options.env?.AUTH_URL === undefined
  const sessionOf = (account: string, password?: string) =>
    password === undefined && isSignInOwn ? openSession(rows, account) : tokenAt(url, account, password)
  return {
    ...portal,
    rows,
    anyone: clientAt(url),
    as: async (account, password) => bearer(url, await sessionOf(account, password)),
    browser: async (account, password) => browserWith(url, await sessionOf(account, password)),
    stop: async () => {
      await rows.close()
      await portal.stop()
    },
  }
}
