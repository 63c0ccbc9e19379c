import { HttpError } from 'react-admin'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { authProvider } from '#authProvider/authProvider.ts'
import { grantPath } from '#authProvider/login.ts'
import { openingOf } from '#authProvider/opening.ts'
import { CallError } from '#dataProvider/calls/callError.ts'
import { onSessionExpired } from '#dataProvider/calls/expiry.ts'
import { pageAt } from '#schema/pages.ts'
import { setOffers } from '#schema/wire/offered.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const accessPath = '/auth/api/validate-page-access-forge/'
const contentPath = '/auth/api/validate-content-access/'
const ana = { id: 7, name: 'Ana Luna', email: 'ana@anvil.example', role: 4, isForge: 1 }

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', { getItem: () => '3', setItem: () => undefined })
  vi.stubGlobal('navigator', { userAgent: 'Test', language: 'en' })
  vi.stubGlobal('window', {})
})
afterEach(() => vi.unstubAllGlobals())

const withCookie = (cookie: string) => vi.stubGlobal('document', { cookie })

describe('login', () => {
  const credentials = { username: 'ana@anvil.example', password: 'Forge-2026' }

  test('sends the password grant', async () => {
    const { requests } = stubGateway({ [`POST ${grantPath}`]: () => json({ access_token: 'cookie' }) })
    await authProvider.login(credentials)
    expect(requests.map(({ body }) => body)).toEqual([{ grant_type: 'password', ...credentials }])
  })

  test.each([
    ['wrong credentials', () => failure(401, 'invalid_grant'), { status: 401, code: 'unauthorized' }],
    [
      'too many attempts',
      () => json({}, { status: 429, headers: { 'Retry-After': '60' } }),
      { code: 'rate_limited', retryAfter: 60 },
    ],
    ['an answer without a token', () => json({}), { code: 'unavailable' }],
    ['no answer', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'unavailable' }],
  ])('fails with %s', async (_, answer, expected) => {
    stubGateway({ [`POST ${grantPath}`]: answer })
    await expect(authProvider.login(credentials)).rejects.toMatchObject(expected)
  })
})

describe('current user', () => {
  test('is null without a login cookie, without a request', async () => {
    withCookie('')
    const { requests } = stubGateway({})
    await expect(authProvider.checkAuth()).rejects.toMatchObject({ status: 401 })
    expect(await authProvider.getPermissions()).toBeNull()
    expect(requests).toEqual([])
  })

  test('has a name and a role', async () => {
    withCookie('fricn=Ana')
    stubGateway({ 'GET /auth/api/logged-user/': () => json(ana) })
    await authProvider.checkAuth()
    expect(await authProvider.getIdentity()).toMatchObject({ id: 7, fullName: 'Ana Luna', roleId: 4 })
    expect(await authProvider.getPermissions()).toBe(4)
  })

  test('has the permissions of the menu for a customer', async () => {
    const group = { parentName: 'Orders', icon: 'orders', children: [{ name: 'WIP Report', slug: 'wip-reports' }] }
    const { requests } = stubGateway({ 'POST /auth/api/menu-options2': () => json([[group], [3]]) })
    const [[orders]] = (await authProvider.getPermissions({ customerId: 3 })) as never as [{ name: string }[]]
    expect([orders?.name, requests[0]?.body]).toEqual(['Orders', { client_id: 3 }])
  })

  test.each([
    ['leave out pages for which the plant has entered nothing', () => json([{ route: 'about-us' }]), ['WIP Report']],
    ['have them when the portal cannot say which', () => failure(503, 'unavailable'), ['WIP Report', 'About Us']],
  ])('of a company’s menu %s', async (_, emptyPages, names) => {
    setOffers({ isEmbedded: { auth: false, read: false, write: false, content: false }, offersAdditions: false })
    onTestFinished(() =>
      setOffers({ isEmbedded: { auth: true, read: true, write: true, content: true }, offersAdditions: false }),
    )
    withCookie('fricn=Ana')
    const group = (parentName: string, name: string, slug: string) => ({
      parentName,
      icon: '',
      children: [{ name, slug }],
    })
    const groups = [group('Orders', 'WIP Report', 'wip-reports'), group('Company', 'About Us', 'about-us')]
    stubGateway({
      'POST /auth/api/menu-options2': () => json([groups, [3]]),
      'GET /auth/api/logged-user/': () => json({ ...ana, role: 3 }),
      'GET /read/emptyPages': emptyPages,
    })
    const [menu] = (await authProvider.getPermissions({ customerId: 3 })) as never as [{ items: { name: string }[] }[]]
    const shown = menu.flatMap(({ items }) => items.map(({ name }) => name))
    expect(shown.filter((name) => ['WIP Report', 'About Us'].includes(name))).toEqual(names)
  })
})

describe('page access', () => {
  const open = (record?: unknown) => authProvider.canAccess({ action: 'open', resource: '/users', record })
  const users = pageAt('users')
  if (!users) throw new Error('There is no page "users".')

  test('is requested once per opening, and counted as one visit', async () => {
    const { to } = stubGateway({ [`POST ${accessPath}`]: () => json({ ok: true, current_page: 'Users' }) })
    const opening = openingOf(users)
    expect([await open(opening), await open(opening)]).toEqual([true, true])
    expect(to(accessPath).map(({ body }) => body)).toEqual([
      expect.objectContaining({ slug: 'users', client_id: 3, navigation: opening.id }),
    ])
    expect(opening.answer()).toMatchObject({ currentPage: 'Users' })
  })

  test('can be requested without an opening, as one of its own', async () => {
    const { to } = stubGateway({ [`POST ${accessPath}`]: () => json({ ok: false }) })
    expect(await open()).toBe(false)
    expect(to(accessPath)).toHaveLength(1)
  })

  test('is denied for an unknown page, without a request', async () => {
    const { requests } = stubGateway({})
    expect(await authProvider.canAccess({ action: 'open', resource: '/nothing' })).toBe(false)
    expect(requests).toEqual([])
  })
})

describe('content access', () => {
  const see = () => authProvider.canAccess({ action: 'see', resource: '4,5' })

  test.each([
    ['a positive answer', () => json({ ok: true }), true],
    ['a negative answer', () => json({ ok: false }), false],
    ['an error', () => failure(403, 'forbidden'), false],
  ])('is granted or denied by %s', async (_, answer, expected) => {
    const { requests } = stubGateway({ [`POST ${contentPath}`]: answer })
    expect(await see()).toBe(expected)
    expect(requests[0]?.body).toEqual({ access: '4,5' })
  })

  test('throws if the request fails', async () => {
    stubGateway({ [`POST ${contentPath}`]: () => failure(502, 'unavailable') })
    await expect(see()).rejects.toMatchObject({ status: 502 })
  })
})

describe('session expiry', () => {
  const reportError = async (error: unknown) => {
    const listener = vi.fn()
    const end = onSessionExpired(listener)
    // Must resolve: react-admin signs the user out on a rejection.
    await authProvider.checkError(error)
    end()
    return listener.mock.calls.length
  }

  test('opens the dialog, and does not sign out', async () => expect(await reportError(new HttpError('', 401))).toBe(1))

  test("is not reported again for errors of the portal's own client", async () =>
    expect(await reportError(new CallError({ status: 401, code: 'unauthorized', message: '' }))).toBe(0))

  test.each([403, 404, 500])('is not reported for status %i', async (status) =>
    expect(await reportError(new HttpError('', status))).toBe(0),
  )
})
