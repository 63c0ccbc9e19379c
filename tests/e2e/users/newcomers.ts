import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { demoPassword, emailOf } from '../browser/signIn.ts'

const domain = 'made.example'

export const isNewcomer = (email: string) => email.endsWith(`@${domain}`)

const healthyCustomer = 101
let made = 0

/** A user as read and accepted by the edit call. */
export type Newcomer = { id: number; name: string; email: string; version: number; [field: string]: unknown }

/** Users for one test, created by an administrator through the API. */
export type Newcomers = {
  /** Unique address; its user is deleted after the test. */
  email: (name?: string) => string
  /** Creates a user with the demo password. */
  add: (fields?: object) => Promise<Newcomer>
  get: (id: number) => Promise<Newcomer>
  edit: (user: Newcomer, changes: object) => Promise<void>
  /** Searches name, address, contact and relation. */
  find: (text: string) => Promise<Newcomer[]>
  /** Sorted by name, like the list. */
  all: () => Promise<Newcomer[]>
  /** True if any address was requested. */
  areUsed: () => boolean
  close: () => Promise<void>
}

export type Administrator = { api: APIRequestContext; signIn: () => Promise<unknown> }

export async function openAdministrator(request: APIRequest, baseURL: string): Promise<Administrator> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
  const api = await request.newContext({ baseURL, extraHTTPHeaders: headers })
  const data = { grant_type: 'password', username: emailOf('admin'), password: demoPassword }
  return { api, signIn: async () => answered(await api.post('/auth/api/oauth/token/', { data })) }
}

export function openNewcomers({ api, signIn }: Administrator): Newcomers {
  /** Retries after a sign-in, because a test may have ended the administrator's sessions. */
  const signedIn = async (call: () => Promise<APIResponse>) => {
    const first = await call()
    if (first.status() !== 401) return answered(first)
    await signIn()
    return answered(await call())
  }
  const post = (path: string, data: object, more = {}) =>
    signedIn(() => api.post(`/auth/api/${path}`, { data, headers: more }))

  let isUsed = false
  const email = (name = 'newcomer') => {
    isUsed = true
    made += 1
    return `${name}.${process.pid}.${made}@${domain}`
  }
  const get = async (id: number): Promise<Newcomer> => signedIn(() => api.get(`/auth/api/userforge/${id}`))
  const edit = async (user: Newcomer, changes: object) => {
    await post(`edit-userforge/${user.id}`, changed(user, changes), { 'If-Match': `"${user.version}"` })
  }
  const list = async (params: Record<string, string>): Promise<Newcomer[]> =>
    (await signedIn(() => api.get('/read/Users/ObtenerUsuariosForge/', { params }))).users
  const find = (text: string) => list({ filter: JSON.stringify({ q: text }) })
  const all = () => list({ sort: JSON.stringify(['name', 'ASC']), range: JSON.stringify([0, 999]) })
  const add = async (fields = {}) => {
    const { id } = await post('register-user-forge', { ...newcomer(email()), ...fields })
    await edit(await get(id), { password: demoPassword })
    return get(id)
  }
  const close = async () => {
    if (!isUsed) return
    for (const { id } of await find(`@${domain}`)) await post(`delete-user/${id}`, {})
  }
  return { email, add, get, edit, find, all, areUsed: () => isUsed, close }
}

const newcomer = (email: string) => ({
  name: 'Nora Newcomer',
  email,
  role: 3,
  company: 'Brennholt Turbine Works',
  sales_contact: 'Sam Seller',
  sales_email: 'sam.seller@anvil.example',
  multiple_client_ids: [healthyCustomer],
  isforge: 1,
  newPermissions: [],
})

/** The edit call needs the whole user, without server-managed fields. */
function changed({ name, email, role, company, isforge }: Newcomer, changes: object) {
  return { name, email, role, company, isforge, newPermissions: [], ...changes }
}

async function answered(response: APIResponse) {
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true)
  return response.json()
}
