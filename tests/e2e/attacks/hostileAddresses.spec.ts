import type { Page } from '@playwright/test'
import { rawRequest } from '#tests/support/wire/rawRequest.ts'
import { hostileNext } from '#tests/unit/app/hostileNext.data.ts'
import { expect, test } from '../browser/fixtures.ts'
import { signIn } from '../browser/signIn.ts'
import { goingOn } from './goingOn.ts'

const names = ['next', 'redirect', 'redirect_uri', 'returnTo', 'return', 'url', 'goto', 'continue', 'dest', 'to']
const start = '/forge/selectefrisa'

const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`
const underAllNames = (value: string) => query(Object.fromEntries(names.map((name) => [name, value])))

const isPortal = (url: URL, origin: string) => url.origin === origin && /^\/forge(\/|$)/i.test(url.pathname)

const isUntouched = (page: Page) => page.evaluate(() => !('pwned' in window))

test('the sign-in redirects to none of over 200 hostile next addresses', async ({ page, portal }) => {
  await page.goto(start)
  const goings = await goingOn(
    page,
    hostileNext.map((value) => `/forge/login${underAllNames(value)}`),
  )
  expect(goings).toHaveLength(hostileNext.length)
  for (const [index, { to }] of goings.entries()) {
    const { origin, pathname, searchParams } = new URL(to)
    expect([origin, pathname], hostileNext[index]).toEqual([portal.url, '/'])
    expect([...searchParams.keys()].filter((name) => name !== 'next')).toEqual([])
    const next = new URL(searchParams.get('next') ?? '/forge/', portal.url)
    expect(isPortal(next, portal.url), `${hostileNext[index]} became ${next}`).toBe(true)
  }
  expect(await isUntouched(page)).toBe(true)
})

test('the session landing redirects a signed-in user to none of the hostile addresses', async ({ page, portal }) => {
  await signIn(page, 'customer', start)
  const goings = await goingOn(
    page,
    hostileNext.map((value) => `/forge/loginexterno${underAllNames(value)}`),
  )
  expect(goings).toHaveLength(hostileNext.length)
  for (const [index, { to }] of goings.entries())
    expect(isPortal(new URL(to), portal.url), `${hostileNext[index]} led to ${to}`).toBe(true)
  expect(await isUntouched(page)).toBe(true)
})

test('the portal chooser links to none of the hostile addresses', async ({ page, portal }) => {
  await signIn(page, 'customer', '/')
  // `tests/unit/app/safeNext` covers the other values.
  for (const value of hostileNext.filter((_, index) => index % 40 === 0)) {
    await page.goto(`/${query({ next: value })}`)
    const forge = page.getByRole('dialog').getByRole('link', { name: 'Forge' })
    const href = await forge.evaluate((link) => (link as HTMLAnchorElement).href)
    const { origin, pathname, searchParams } = new URL(href)
    expect([origin, pathname], value).toEqual([portal.url, '/forge/loginexterno'])
    const next = new URL(searchParams.get('next') ?? '/forge/', portal.url)
    expect(isPortal(next, portal.url), value).toBe(true)
  }
})

test.describe('a foreign session code in the URL', () => {
  test.use({ expectedErrors: [/status of (400|429)/] })

  const ownCode = async (page: Page) => {
    const headers = { 'X-Requested-With': 'XMLHttpRequest', 'Sec-Fetch-Site': 'same-origin' }
    const { session } = await (await page.request.post('/auth/api/session-code/', { headers })).json()
    return session as string
  }

  const cookiesOf = async (page: Page) =>
    (await page.context().cookies()).filter(({ name }) => name !== 'fcid' && name !== 'frlang')

  test('opens no session and keeps the existing one', async ({ page, portal, openBrowser }) => {
    test.slow()
    const theirs = await openBrowser()
    await signIn(theirs, 'admin', start)
    const [cookie] = (await theirs.context().cookies()).filter(({ name }) => name === 'friat')
    const good = [await ownCode(theirs), cookie?.value ?? '']
    const shapes = [' ', '0', 'null', '{}', '[]', '{"session":"x"}', 'x; friat=stolen', 'x\r\nSet-Cookie: friat=stolen']
    const sizes = ['x'.repeat(43), 'x'.repeat(256), 'x'.repeat(5000), '\u0000', '\u{1f600}', '%00', '../../session']
    const values = [...good, ...shapes, ...sizes, ...hostileNext.filter((value, index) => value !== '' && index % 2)]

    await signIn(page, 'customer', start)
    const before = await cookiesOf(page)
    const address = (value: string) =>
      `/forge/loginexterno${query({ session: value, token: value, code: value, next: value })}`
    const goings = await goingOn(page, values.map(address))
    expect(goings).toHaveLength(values.length)
    for (const [index, { to, at }] of goings.entries()) {
      expect(isPortal(new URL(to), portal.url), `${values[index]} led to ${to}`).toBe(true)
      expect(at, 'the address keeps no secret').toBe(`${portal.url}/forge/loginexterno`)
    }
    expect(await cookiesOf(page)).toEqual(before)
    expect(await isUntouched(page)).toBe(true)
  })
})

test('no server response redirects elsewhere, whatever the path', async ({ portal }) => {
  for (const value of hostileNext.filter((text) => /^[/\\]/.test(text))) {
    const { status, headers } = await rawRequest(portal.url, encodeURI(value).slice(0, 4000))
    const to = new URL(headers.location ?? '/', portal.url)
    expect([status < 500, to.origin], value).toEqual([true, portal.url])
  }
})
