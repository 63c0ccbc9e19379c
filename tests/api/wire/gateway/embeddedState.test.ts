import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { account } from '#schema/account/account.ts'
import { decodeAnswer } from '#schema/entity.ts'
import type { Page } from '#schema/page.ts'
import { breadcrumbTo, pageAt, pages } from '#schema/pages.ts'
import { type Api, type Client, startApi } from '#tests/support/client/apiClient.ts'
import { customers } from '#tests/support/client/users.ts'
import { upTo } from '#tests/support/database/upTo.ts'
import { hostileTexts } from '#tests/support/files/hostileTexts.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.stop())

interface Browser {
  readonly token: string
}

const open = async ({ token }: Browser, path: string, customerId: number | null = null) => {
  const chosen = customerId === null ? '' : `; fcid=${customerId}`
  const answer = await fetch(`${api.url}${path}`, { headers: { cookie: `friat=${token}; fricn=somebody${chosen}` } })
  const html = await answer.text()
  const [, json = ''] = /<script type="application\/json" id="opened"[^>]*>([^<]*)<\/script>/.exec(html) ?? []
  return { opened: JSON.parse(json), html, headers: answer.headers }
}

const asksFor = (client: Client, slug: string, customerId: number | null) => ({
  user: client.get('/auth/api/logged-user/'),
  menu: client.post('/auth/api/menu-options2', { client_id: customerId }),
  access: client.get(
    `/auth/api/validate-page-access-forge/?slug=${slug}${customerId === null ? '' : `&client_id=${customerId}`}`,
  ),
})

const bodies = async (requests: ReturnType<typeof asksFor>) =>
  Object.fromEntries(
    await Promise.all(Object.entries(requests).map(async ([name, answer]) => [name, (await answer).body])),
  )

test.each([
  ['admin', '/forge/users', 'users', null],
  ['customer', '/forge/statement', 'statement', customers.healthy],
  ['staff', '/forge/USERS/?page=2', 'users', customers.creditHold],
  ['customer', '/forge/users', 'users', customers.healthy],
  ['manager', '/forge/', '%2F', null],
] as const)('embedded session data of %s at %s equals the API responses', async (account, path, slug, customerId) => {
  const browser = await api.browser(account)
  const { opened } = await open(browser, path, customerId)
  expect(opened).toMatchObject({ customerId, ...(await bodies(asksFor(browser, slug, customerId))) })
})

test.each(['Chart', 'public-contacts'].filter((route) => pageAt(route)?.guard === 'signedIn'))(
  'embedded session data of %s, a page for all signed-in users, contains its breadcrumbs',
  async (route) => {
    const { opened } = await open(await api.browser('customer'), `/forge/${route}`, customers.healthy)
    const { ok, trail } = decodeAnswer(account.pageAccess.answer, opened.access, 'access')
    expect({ ok, trail }).toEqual({ ok: true, trail: breadcrumbTo(pageAt(route) as Page) })
    expect(trail).not.toEqual([])
  },
)

test("embedded session data is for the link's customer instead of the last chosen one", async () => {
  const { opened } = await open(await api.browser('staff'), '/forge/statement?fcid=102', customers.healthy)
  expect(opened.customerId).toBe(customers.creditHold)
})

test('every guarded page preloads its scripts and texts, each once', async () => {
  const browser = await api.browser('admin')
  // Skips preloads that are limited to phones, because the file is listed a second time for other devices.
  const named = ({ html }: { html: string }) =>
    html.match(/(?<=modulepreload"(?![^>]*\(max-width)[^>]*href="\/)[^"]+/g) ?? []
  const always = new Set(named(await open(browser, '/forge/login')))
  for (const { route } of pages.filter(({ guard }) => guard !== 'public')) {
    const files = named(await open(browser, `/forge/${route}`))
    expect(files.filter((file) => !always.has(file)).length, route).toBeGreaterThan(1)
    expect(new Set(files).size).toBe(files.length)
    expect(files.filter((file) => !existsSync(join('dist', file)))).toEqual([])
  }
})

test('embedding session data does not count a visit', async () => {
  const browser = await api.browser('admin')
  const visits = async () => (await api.rows.ask('select count(*) as count from visits'))[0]?.count
  const before = await visits()
  await open(browser, '/forge/users')
  expect(await visits()).toBe(before)
})

test.each([
  ['signed out', 'nobody', '/forge/users', null],
  ['with an unknown session', 'f'.repeat(64), '/forge/users', null],
] as const)('no session data is embedded for a request: %s', async (_case, token, path, customerId) => {
  expect((await open({ token }, path, customerId)).opened).toBeNull()
})

test.each([
  ['a foreign customer', '/forge/statement', customers.creditHold],
  ['an address without a page', '/forge/nothing-here', customers.healthy],
  ['a public page', '/forge/login', customers.healthy],
] as const)('no session data is embedded for %s', async (_case, path, customerId) => {
  expect((await open(await api.browser('customer'), path, customerId)).opened).toBeNull()
})

test('hostile names in embedded session data cannot end its script block', async () => {
  const browser = await api.browser('rep')
  const scripts = ({ html }: { html: string }) => html.match(/<script/g)?.length
  const before = scripts(await open(browser, '/forge/'))
  for (const name of [
    ...hostileTexts,
    '</script><b>',
    '\u2028\u2029',
    '__NONCE__ __PORTAL__ __OPENED__',
    '<!--<script>',
  ]) {
    await api.rows.ask("update users set name = ? where email = 'rep@anvil.example'", name)
    const page = await open(browser, '/forge/')
    expect([page.opened.user.name, scripts(page)]).toEqual([name, before])
  }
})

test('a thousand simultaneous page loads by ten users embed the right user each', async () => {
  const accounts = ['admin', 'staff', 'manager', 'rep', 'customer', 'hold', 'new', 'steel', 'direct', 'group']
  const browsers = await Promise.all(accounts.map((account) => api.browser(account)))
  const opened = await Promise.all(upTo(1000, (at) => open(browsers[at % accounts.length] as Browser, '/forge/')))
  expect(opened.map((page) => page.opened.user.email)).toEqual(
    upTo(1000, (at) => `${accounts[at % accounts.length]}@anvil.example`),
  )
  expect(new Set(opened.map(({ headers }) => headers.get('cache-control')))).toEqual(new Set(['no-store']))
})
