import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useCall } from '#dataProvider/calls/useCall.ts'
import { currentCustomer, setCurrentCustomer } from '#dataProvider/customer.ts'
import { screenOf as view } from '#resources/screen.tsx'
import { administration } from '#schema/administration/administration.ts'
import { pageAt } from '#schema/pages.ts'
import { PageGuard } from '#src/app/routes/PageGuard.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

const embedded = vi.hoisted(() => ({ access: null as object | null }))
vi.mock('#dataProvider/first-view/embeddedState.ts', async (load) => ({
  ...(await load<object>()),
  takeEmbeddedAccess: () => embedded.access,
}))

const accessPath = '/auth/api/validate-page-access-forge/'
const allowed = () => json({ ok: true, menu: [{ name: 'Administration', slug: null }], current_page: 'Users' })

const Screen = () => {
  const { data } = useCall(administration.listRoles, {})
  return <p>{data ? `${data.length} roles` : 'The screen'}</p>
}

const guarded = (route: string) => {
  const page = pageAt(route)
  if (!page) throw new Error(`There is no page "${route}".`)
  const loads = { count: 0 }
  const guardedView = view(async () => {
    loads.count += 1
    return Screen
  })
  return { loads, element: <PageGuard page={page} view={guardedView} /> }
}

const open = (route: string, answer: (request: StubRequest) => Response | Promise<Response>, search = '') => {
  const gateway = stubGateway({
    [`POST ${accessPath}`]: answer,
    'GET /auth/api/rolesforge': () => json([{ id: 1, name: 'Admin' }]),
    'POST /write/Tracking/': () => json({ ok: true }),
    'POST /auth/api/logout/': () => json({ ok: true }),
    // The menu of a user without access to the budget list.
    'POST /auth/api/menu-options2': () =>
      json([[{ parentName: 'Finance', icon: 'finance', children: [{ name: 'Statement', slug: 'statement' }] }], []]),
  })
  const { element, loads } = guarded(route)
  showInPortal({ [`/${route}`]: element }, `/${route}${search}`)
  return { gateway, loads }
}

const signedIn = () => Cookies.set('fricn', 'Ana')
const relogin = (next: string) => `/relogin?next=${encodeURIComponent(next)}`

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
  embedded.access = null
})

describe('PageGuard before the access response', () => {
  test('draws and queries nothing of the page, but loads its chunk', async () => {
    let answer: (response: Response) => void = () => undefined
    const { gateway, loads } = open('users', () => new Promise((resolve) => (answer = resolve)))
    await waitFor(() => expect(gateway.requests).toHaveLength(1))
    expect(loads.count).toBe(1)
    expect(screen.queryByRole('heading')).toBeNull()
    expect(screen.queryByText('The screen')).toBeNull()
    expect(document.title).toBe('Users - Anvil')
    expect(gateway.to('/auth/api/rolesforge')).toHaveLength(0)
    answer(allowed())
    await screen.findByText('1 roles')
    expect(gateway.to(accessPath)).toHaveLength(1)
  })
})

describe('allowed page', () => {
  test('shows breadcrumb, name and title', async () => {
    open('users', allowed)
    await screen.findByText('1 roles')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users')
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('Administration/Users')
    expect(document.title).toBe('Users - Anvil')
  })

  test('does not link to a page closed to a visitor by link', async () => {
    const menu = [
      { name: 'Sales', slug: null },
      { name: 'Sellers Budgets', slug: 'seller-budgets' },
    ]
    signedIn()
    open('modify-seller-budget', () => json({ ok: true, menu, current_page: 'Modify Seller Budget' }))
    await screen.findByText('1 roles')
    const way = screen.getByRole('navigation', { name: 'Breadcrumb' })
    await waitFor(() => expect(way.textContent).toBe('Sales/Modify Seller Budget'))
    expect(within(way).queryByRole('link')).toBeNull()
  })

  test('sends one visit, and one request of the footer', async () => {
    setCurrentCustomer(3)
    const { gateway } = open('users', allowed)
    await screen.findByText('1 roles')
    const [visit, ...more] = gateway.to(accessPath)
    expect(more).toEqual([])
    expect(visit?.body).toMatchObject({ slug: 'users', client_id: 3, is_mobile: false, language: 'en-US' })
    expect(visit?.body).toHaveProperty('navigation', expect.stringMatching(/^[0-9a-f]{32}$/))
    await waitFor(() => expect(gateway.to('/write/Tracking/')).toHaveLength(1))
    expect(gateway.to('/write/Tracking/')[0]?.body).toMatchObject({ titulo: 'Users', idcliente: 3 })
  })
})

describe('forbidden page', () => {
  test('redirects to home', async () => {
    const { gateway } = open('users', () => json({ ok: false }))
    await waitFor(() => expect(address()).toBe('/'))
    expect(gateway.to('/auth/api/rolesforge')).toHaveLength(0)
  })

  test('redirects to home when the document allowed it, and access has been withdrawn since', async () => {
    embedded.access = { ok: true, trail: [], currentPage: 'Users' }
    open('users', () => json({ ok: false }))
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('is shown if it is home, to avoid a redirect loop', async () => {
    open('', () => json({ ok: false }))
    await screen.findByText('1 roles')
    expect(address()).toBe('/')
  })
})

describe.each([
  ['an answer of another form', () => json({ ok: 'perhaps' })],
  ['an answer that the gateway could not read', () => failure(502, 'invalid_answer')],
])('a page whose access call fails with %s', (_, answer) => {
  test('shows the failure, and not an expired session', async () => {
    signedIn()
    open('users', answer)
    await screen.findByText(/The service sent an unexpected response/)
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy()
    expect(screen.queryByText('Session expired')).toBeNull()
    expect(screen.queryByText('The screen')).toBeNull()
  })
})

describe.each([
  ['401', () => failure(401, 'unauthorized')],
  ['500', () => failure(500, 'internal')],
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a page whose access call fails with %s', (_, answer) => {
  test('redirects to the sign-in without a login cookie, with the page as next', async () => {
    open('edit-user', answer, '?id=7')
    await waitFor(() => expect(address()).toBe(relogin('/forge/edit-user?id=7')))
  })

  test('redirects to the sign-in from home, with or without a login cookie', async () => {
    signedIn()
    open('', answer)
    await waitFor(() => expect(address()).toBe(relogin('/forge/')))
  })

  test('shows a dialog with a login cookie; Continue redirects to the sign-in', async () => {
    signedIn()
    const { gateway } = open('users', answer)
    const dialog = await screen.findByRole('dialog', { name: 'Session expired' })
    expect(dialog.textContent).toContain('Your session has expired. Please log in again.')
    expect(gateway.to('/auth/api/rolesforge')).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(address()).toBe(relogin('/forge/users')))
  })

  test('shows a dialog with a login cookie; closing it clears the session and leaves', async () => {
    signedIn()
    Cookies.set('fcid', '3')
    const { gateway } = open('users', answer)
    await screen.findByRole('dialog', { name: 'Session expired' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(address()).toBe('/login?next=%2Fforge%2Fusers'))
    expect(gateway.to('/auth/api/logout/')).toHaveLength(1)
    expect([Cookies.get('fricn'), Cookies.get('fcid')]).toEqual([undefined, undefined])
  })
})

describe.each([502, 503, 504])('a page whose access call fails with %i, because the service is away', (status) => {
  test.each(['users', ''] as const)(
    'keeps the session on "%s", and says which service does not answer',
    async (route) => {
      signedIn()
      open(route, () => failure(status, 'unavailable'))
      await screen.findByText(/^The service for sign-in and permissions does not answer/)
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(Cookies.get('fricn')).toBe('Ana')
    },
  )

  test('redirects to the sign-in without a login cookie', async () => {
    open('users', () => failure(status, 'unavailable'))
    await waitFor(() => expect(address()).toBe(relogin('/forge/users')))
  })
})

test('a tab drops a foreign customer', async () => {
  setCurrentCustomer(99)
  Cookies.set('fcid', '99')
  open('users', () => failure(404, 'not_found'))
  await waitFor(() => expect(currentCustomer()).toBeNull())
  expect(Cookies.get('fcid')).toBeUndefined()
})
