import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CurrentUser } from '#authProvider/currentUser.ts'
import { currentCustomer, setCurrentCustomer } from '#dataProvider/customer.ts'
import { pageAt } from '#schema/pages.ts'
import { Header } from '#src/app/header/Header.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const customers = [
  { id: 3, nombre: 'Brennholt Turbine Works', razonsocial: 'Brennholt Turbine Works, Inc.', unidaddenegocio: 'Rings' },
  { id: 4, nombre: 'Engranes Corvane', razonsocial: 'Engranes Corvane, S.A.', unidaddenegocio: 'Forged Discs' },
  { id: 5, nombre: 'Aurélian Aérostructures', razonsocial: 'Aurélian SAS', unidaddenegocio: 'Rings' },
]
const groups = [
  { parentName: 'Finance', icon: 'finance', children: [{ name: 'Account Statement', slug: 'statement' }] },
  { parentName: 'Administration', icon: 'x', children: [{ name: 'Users', slug: 'users' }] },
  { parentName: 'Tools', icon: 'x', children: [{ name: 'Known to the service only', slug: 'tools' }] },
]

const open = (user: CurrentUser | null, customerIds: readonly number[] = []) => {
  if (user) Cookies.set('fricn', user.name)
  const gateway = stubGateway({
    'POST /auth/api/menu-options2': () => json([groups, customerIds]),
    'POST /read/GetNames/': ({ body }) => {
      const ids = (body as { id: number }[]).map(({ id }) => id)
      return json({ RespuestaCD: customers.filter(({ id }) => ids.includes(id)) })
    },
    'GET /read/ObtenerClientesUnidadNegocio/': () => json(customers),
    'POST /auth/api/logout/': () => failure(502, 'unavailable'),
  })
  showInPortal({ '/': <Header page={pageAt('') ?? null} /> }, '/', user)
  return gateway
}

const pickerButton = () => screen.findByRole('button', { name: 'Customer Picker' })

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

describe('main menu', () => {
  test('shows the groups and pages of the server', async () => {
    open(person(3), [3, 4])
    await userEvent.click(await screen.findByRole('button', { name: 'Finance' }))
    expect((await screen.findByRole('menuitem', { name: 'Account Statement' })).getAttribute('href')).toBe(
      '/statement/',
    )
  })

  test('shows names unknown to the portal unchanged', async () => {
    open(person(3), [3, 4])
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Known to the service only' }))
    await waitFor(() => expect(address()).toBe('/tools/'))
  })

  test.each([
    ['shows an administrator the version below the links', 1, 1],
    ['shows no version to others', 5, 0],
  ])('%s', async (_title, role, count) => {
    vi.stubEnv('VITE_VERSION', '1.2.3')
    open(person(role), [3, 4])
    await userEvent.click(await screen.findByRole('button', { name: 'Administration' }))
    await screen.findByRole('menuitem', { name: 'Users' })
    expect(screen.queryAllByText('Version 1.2.3')).toHaveLength(count)
  })

  test('can be reloaded after a failure', async () => {
    Cookies.set('fricn', 'Ana')
    let isDown = true
    stubGateway({
      'POST /auth/api/menu-options2': () => (isDown ? failure(502, 'unavailable') : json([groups, []])),
    })
    showInPortal({ '/': <Header page={null} /> }, '/', person(3))
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await screen.findByRole('button', { name: 'Finance' })
  })

  test('sends no request while signed out', async () => {
    const gateway = open(null)
    await screen.findByRole('link', { name: 'Sign in' })
    expect(gateway.requests).toEqual([])
  })
})

describe('current customer', () => {
  test('is shown by name', async () => {
    setCurrentCustomer(4)
    open(person(0), [3, 4])
    await screen.findByText('Engranes Corvane')
  })

  test('is none of staff until one is chosen', async () => {
    open(person(4), [3, 4])
    await screen.findByText('No customer selected')
    expect(currentCustomer()).toBeNull()
  })

  test.each([0, 6])('of role %i can be all together, the first entry of the picker', async (roleId) => {
    setCurrentCustomer(4)
    Cookies.set('fcid', '4')
    open(person(roleId), [3, 4, 5])
    await screen.findByText('Engranes Corvane')
    await userEvent.click(await pickerButton())
    const [first] = await within(await screen.findByRole('dialog')).findAllByRole('listitem')
    await userEvent.click(within(first as HTMLElement).getByRole('button', { name: 'All my customers (3)' }))
    await screen.findByText('All my customers (3)')
    expect([currentCustomer(), Cookies.get('fcid')]).toEqual([null, undefined])
  })

  test('is the only one of a user with one customer', async () => {
    open(person(0), [4])
    await screen.findByText('Engranes Corvane')
    expect(Cookies.get('fcid')).toBe('4')
  })

  test('is the first one of a customer user, who cannot choose', async () => {
    open(person(3), [5, 4])
    await screen.findByText('Aurélian Aérostructures')
    expect(screen.queryByRole('button', { name: 'Customer Picker' })).toBeNull()
  })

  test.each([1, 4])('is chosen by role %i by business unit, then by name', async (roleId) => {
    open(person(roleId), [3, 4, 5])
    await userEvent.click(await pickerButton())
    await screen.findByRole('dialog', { name: 'Select a business unit' })
    await userEvent.click(await screen.findByRole('button', { name: /^Rings/ }))
    const dialog = screen.getByRole('dialog', { name: 'Select a customer' })
    expect(within(dialog).queryByText('Engranes Corvane')).toBeNull()
    await userEvent.click(within(dialog).getByRole('button', { name: /Aurélian/ }))
    await waitFor(() => expect(currentCustomer()).toBe(5))
    expect(Cookies.get('fcid')).toBe('5')
    await screen.findByText('Aurélian Aérostructures')
  })

  test.each([0, 5, 6])('is chosen by role %i from a plain list', async (roleId) => {
    open(person(roleId), [3, 4, 5])
    await userEvent.click(await pickerButton())
    await screen.findByRole('dialog', { name: 'Select a customer' })
    await userEvent.click(await screen.findByRole('button', { name: /Engranes/ }))
    await waitFor(() => expect(currentCustomer()).toBe(4))
  })

  test('cannot be chosen without customers', async () => {
    open(person(6), [])
    await screen.findByRole('button', { name: 'Finance' })
    expect(screen.queryByRole('button', { name: 'Customer Picker' })).toBeNull()
  })
})

describe('account menu', () => {
  test('links to profile and password', async () => {
    open(person(3))
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Luna' }))
    const profile = await screen.findByRole('menuitem', { name: 'My Profile' })
    expect(profile.getAttribute('href')).toBe('/user-profile/')
    expect(screen.getByRole('menuitem', { name: 'Change Password' }).getAttribute('href')).toBe('/password-change/')
  })

  test('reports a failed sign-out, and the user stays signed in', async () => {
    open(person(3))
    await userEvent.click(await screen.findByRole('button', { name: 'Log Out' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('You are still signed in')
    expect(Cookies.get('fricn')).toBe('Ana Luna')
  })
})

describe('language switch', () => {
  test('changes the visible texts and keeps the input', async () => {
    Cookies.set('fricn', 'Ana')
    stubGateway({ 'POST /auth/api/menu-options2': () => json([groups, []]) })
    const form = <input aria-label="typed" />
    showInPortal({ '/': [<Header key="header" page={null} />, <div key="form">{form}</div>] }, '/', person(3))
    await userEvent.type(await screen.findByLabelText('typed'), 'not saved yet')
    await userEvent.click(await screen.findByRole('button', { name: 'Account of Ana Luna' }))
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Español' }))
    await screen.findByRole('menuitem', { name: 'Mi perfil' })
    await waitFor(() => expect(document.documentElement.lang).toBe('es'))
    expect((screen.getByLabelText('typed') as HTMLInputElement).value).toBe('not saved yet')
    expect(localStorage.getItem('portal.language')).toBe('es')
  })
})
