import { type APIRequest, type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import { demoPassword, emailOf } from '../browser/signIn.ts'

const domain = 'made.example'

/** Whether an address is that of a user whom a test has made. */
export const isNewcomer = (email: string) => email.endsWith(`@${domain}`)

const healthyCustomer = 101
let made = 0

/** A user as the edit call reads and takes it. */
export type Newcomer = { id: number; name: string; email: string; version: number; [field: string]: unknown }

/** Users who exist for one test, made by an administrator through the API. */
export type Newcomers = {
  /** An address that no other test uses; whoever has it is deleted at the test's end. */
  email: (name?: string) => string
  /** Makes a user who signs in with the demo's password. */
  add: (fields?: object) => Promise<Newcomer>
  get: (id: number) => Promise<Newcomer>
  edit: (user: Newcomer, changes: object) => Promise<void>
  /** The users whose name, address, contact or relation holds this text. */
  find: (text: string) => Promise<Newcomer[]>
  /** All users by name, as the list shows them. */
  all: () => Promise<Newcomer[]>
  /** Whether any has an address. */
  areUsed: () => boolean
  close: () => Promise<void>
}

/** An administrator beside the browser, for all tests of a worker. */
export type Administrator = { api: APIRequestContext; signIn: () => Promise<unknown> }

export async function openAdministrator(request: APIRequest, baseURL: string): Promise<Administrator> {
  const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
  const api = await request.newContext({ baseURL, extraHTTPHeaders: headers })
  const data = { grant_type: 'password', username: emailOf('admin'), password: demoPassword }
  return { api, signIn: async () => answered(await api.post('/auth/api/oauth/token/', { data })) }
}

/** Prepares what a test begins with, and sees what it left. */
export function openNewcomers({ api, signIn }: Administrator): Newcomers {
  /** A test may have ended the administrator's sessions, or none has begun yet. */
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

/** The edit call takes the whole user, without what the server itself keeps. */
function changed({ name, email, role, company, isforge }: Newcomer, changes: object) {
  return { name, email, role, company, isforge, newPermissions: [], ...changes }
}

async function answered(response: APIResponse) {
  expect(response.ok(), `${response.url()}: ${await response.text()}`).toBe(true)
  return response.json()
}
