import { clientId, clientSecret, demoPassword } from '../client/apiClient.ts'
import { startCompany } from '../company/company.ts'
import { client, companyPassword } from '../company/people.ts'
import { servicesOf } from '../portal/connectedPortal.ts'
import { startPortal } from '../portal/portal.ts'
import { type Door, openDoor } from './door.ts'

/** Companies that the portal is tested in front of, by the same cases. */
export const companyKinds = ['the reference company', 'a second portal'] as const
export type CompanyKind = (typeof companyKinds)[number]

export const mailboxes = ['admin', 'staff', 'manager', 'customer', 'group'] as const
export type Mailbox = (typeof mailboxes)[number]

/** Answers of a company's own auth service about a user. */
interface Person {
  readonly role: number
  readonly name: string
  readonly customers: readonly number[]
}

export interface AnyCompany {
  readonly url: string
  /** Between the portal and the company. */
  readonly door: Door
  readonly password: string
  /** Settings of a portal that is connected to the company. */
  readonly settings: Readonly<Record<string, string>>
  emailOf(mailbox: Mailbox): string
  /** Signs in at the company itself, without the portal in front. */
  tokenOf(mailbox: Mailbox): Promise<string>
  isOpen(token: string): Promise<boolean>
  /** Ends a session at the company itself. */
  endSession(token: string): Promise<unknown>
  personOf(token: string): Promise<Person>
  /** Returns true if the company lets the holder of a token open a page. */
  mayOpen(token: string, slug: string): Promise<boolean>
  /** Number of requests that the company has refused. */
  rejections(): Promise<number>
  stop(): Promise<void>
}

const at = ({ url }: { readonly url: string }, token = '') => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  return {
    get: (path: string) => fetch(`${url}/auth${path}`, { headers }),
    post: async (path: string, body: object) =>
      (await fetch(`${url}/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json(),
  }
}

type Own = Pick<AnyCompany, 'url' | 'settings' | 'rejections' | 'stop'>

interface Accounts {
  readonly domain: string
  readonly password: string
  readonly client: { readonly id: string; readonly secret: string }
}

const companyWith = async (own: Own, { domain, password, client: { id, secret } }: Accounts): Promise<AnyCompany> => {
  const door = await openDoor(own.url)
  const throughDoor = ([name, value]: [string, string]) => [name, value.replace(own.url, door.url)]
  const emailOf = (mailbox: Mailbox) => `${mailbox}@${domain}`
  return {
    ...own,
    door,
    settings: Object.fromEntries(Object.entries(own.settings).map(throughDoor)),
    stop: async () => {
      await door.stop()
      await own.stop()
    },
    password,
    emailOf,
    tokenOf: async (mailbox) => {
      const grant = {
        grant_type: 'password',
        username: emailOf(mailbox),
        password,
        client_id: id,
        client_secret: secret,
      }
      const body = new URLSearchParams(grant)
      return (await (await fetch(`${own.url}/auth/api/oauth/token/`, { method: 'POST', body })).json()).access_token
    },
    isOpen: async (token) => (await at(own, token).get('/api/logged-user/')).status === 200,
    endSession: (token) => at(own, token).get('/api/logout/'),
    personOf: async (token) => {
      const { role, name } = await (await at(own, token).get('/api/logged-user/')).json()
      const [, customers] = await at(own, token).post('/api/menu-options2', { client_id: null })
      return { role, name, customers }
    },
    mayOpen: async (token, slug) => (await at(own, token).post('/api/validate-page-access-forge/', { slug })).ok,
  }
}

const startReference = async () => {
  const company = await startCompany()
  const { url, settings, stop } = company
  const rejections = async () => company.requests.filter(({ status }) => status >= 400).length
  return companyWith(
    { url, settings, stop, rejections },
    { domain: 'company.example', password: companyPassword, client },
  )
}

const startSecondPortal = async () => {
  const { url, metricsUrl, stop } = await startPortal({ env: { OAUTH_CLIENT_SECRET: clientSecret, TRUST_PROXY: 'on' } })
  const settings = { ...servicesOf({ url }), OAUTH_CLIENT_ID: clientId, OAUTH_CLIENT_SECRET: clientSecret }
  const rejections = async () => {
    const metrics = await (await fetch(`${metricsUrl}/metrics`)).text()
    const counts = metrics.matchAll(/^portal_requests_total\{.*status="[45].*\} (\d+)$/gm)
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
  }
  const accounts = { domain: 'anvil.example', password: demoPassword, client: { id: clientId, secret: clientSecret } }
  return companyWith({ url, settings, stop, rejections }, accounts)
}

const starts: Readonly<Record<CompanyKind, () => Promise<AnyCompany>>> = {
  'the reference company': startReference,
  'a second portal': startSecondPortal,
}

export const startAnyCompany = (kind: CompanyKind) => starts[kind]()
