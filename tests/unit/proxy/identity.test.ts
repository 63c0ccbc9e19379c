import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Backend } from '#backend/backend.ts'
import { createIdentities, type Identities } from '#proxy/access/identity.ts'
import { readConfig } from '#proxy/config.ts'
import { createFaultSink } from '#proxy/forwarding/faultSink.ts'
import { isOpenIn } from '#proxy/forwarding/forwarded.ts'
import { pageAt } from '#schema/pages.ts'
import { type Company, startCompany } from '#tests/support/company/company.ts'

const route = 'open-orders-report'
const slug = pageAt(route)?.slug ?? ''
const pageAccess = '/api/validate-page-access-forge/'

let company: Company
let identities: Identities
let token: string

const requestCount = () => company.requests.filter(({ path }) => path === pageAccess).length

beforeAll(async () => {
  company = await startCompany()
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  company.change = null
  company.requests.length = 0
  const config = readConfig({ ...company.settings })
  identities = createIdentities(
    config,
    {} as Backend,
    { read: 15_000 } as Parameters<typeof createIdentities>[2],
    createFaultSink(async () => {}, console.error),
  )
  const grant = { grant_type: 'password', username: 'admin@company.example', password: 'Forged-2026' }
  const signedIn = await fetch(`${company.services.auth}/api/oauth/token/`, {
    method: 'POST',
    body: new URLSearchParams({
      ...grant,
      client_id: config.oauthClientId,
      client_secret: `${config.oauthClientSecret}`,
    }),
  })
  token = ((await signedIn.json()) as { access_token: string }).access_token
})

afterEach(() => void vi.useRealTimers())
afterAll(() => company.stop())

const openPages = async () => {
  const caller = await identities.of(token)
  if (!caller) throw new Error('The company does not know the token.')
  return identities.openPages(caller, [route], token)
}

test('uses the menu once a remembered rejection has expired', async () => {
  identities.rememberPage(token, slug, Promise.resolve(false))
  expect(await openPages()).toEqual([])
  vi.setSystemTime(Date.now() + 11_000)
  expect(await openPages()).toEqual([route])
})

test('asks once itself when the page access call of a browser fails', async () => {
  identities.rememberPage(token, slug, Promise.reject(new Error('The tab is closed.')))
  expect(await openPages()).toEqual([route])
  expect(requestCount()).toBe(1)
})

test('uses the menu when nobody could answer for the page', async () => {
  await openPages()
  company.change = () => {
    throw new Error('out of order')
  }
  identities.rememberPage(token, slug, Promise.reject(new Error('The tab is closed.')))
  expect(await openPages()).toEqual([route])
})

test.each([
  ['an hour for a page in the menu', true, 3_500_000],
  ['a minute for any other page', false, 50_000],
])('remembers a yes for %s', async (_name, isListed, seconds) => {
  company.change = (call, body) => {
    if (call.path === pageAccess) return { ok: true }
    return call.path === '/api/menu-options2' && !isListed ? [[], (body as unknown[])[1]] : body
  }
  const caller = await identities.of(token)
  const call = { service: 'read', isOwn: false } as Parameters<Identities['mayOpen']>[2]['call']
  const mayOpen = () => identities.mayOpen(caller as NonNullable<typeof caller>, [route], { token, call })
  expect(await mayOpen()).toBe(true)
  vi.setSystemTime(Date.now() + seconds)
  expect(await mayOpen()).toBe(true)
  expect(requestCount()).toBe(1)
  vi.setSystemTime(Date.now() + seconds)
  expect(await mayOpen()).toBe(true)
  expect(requestCount()).toBe(2)
})

test('reads page access in other forms and reports it, and takes 403 as no', () => {
  const answer = (status: number, body: unknown) => ({ status, bytes: Buffer.from(JSON.stringify(body)) })
  const onFaults = vi.fn()
  expect(isOpenIn(answer(200, { ok: 1, menu: 'none' }), { onFaults })).toBe(true)
  expect(onFaults).toHaveBeenCalled()
  expect(isOpenIn(answer(403, { message: 'no' }), {})).toBe(false)
  expect(() => isOpenIn(answer(500, {}), {})).toThrow()
})

test('stores a finding of the gateway again only if it could not be stored, or does another harm', async () => {
  const stored: string[] = []
  let isDown = true
  const faultsOf = createFaultSink(
    async (faults) => {
      if (isDown) throw new Error('The database is down.')
      stored.push(...faults.map(({ harm }) => harm))
    },
    () => undefined,
  )
  const find = async (harm: 'row' | 'cell') => {
    faultsOf(token)('GET /auth/api/logged-user/', [{ field: 'currentUser.id', kind: 'type', harm, count: 1, rows: [] }])
    await new Promise((done) => setImmediate(done))
  }
  await find('row')
  isDown = false
  for (const harm of ['row', 'row', 'cell'] as const) await find(harm)
  expect(stored).toEqual(['row', 'cell'])
})
