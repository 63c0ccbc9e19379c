import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useStore } from 'react-admin'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentCustomer, setCurrentCustomer } from '#dataProvider/customer.ts'
import { pageAt } from '#schema/pages.ts'
import { notOfferedCode } from '#schema/wire/offered.ts'
import { Header } from '#src/app/header/Header.tsx'
import { recentKey } from '#src/app/search/recent.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const menu = [
  {
    parentName: 'Orders',
    icon: 'orders',
    children: [
      { name: 'Open Orders Report', slug: 'open-orders-report' },
      { name: 'WIP Report', slug: 'wip-reports' },
    ],
  },
  { parentName: 'Quality', icon: 'quality', children: [{ name: 'Concessions', slug: 'concessions' }] },
  {
    parentName: 'Logistics',
    icon: 'logistics',
    children: [{ name: 'Shipment Documents', slug: 'shipment-documents' }],
  },
]

const hit = (kind: string, number: string, more: object = {}) => ({
  kind,
  number,
  about: 'P-1',
  key: null,
  customerId: 3,
  customer: 'Brennholt',
  state: 'late',
  isExact: false,
  ...more,
})
const orders = [hit('purchaseOrder', '4500710001', { isExact: true }), hit('purchaseOrder', '4500710002')]
const concession = hit('concession', 'FA-26-1', { customerId: 4, customer: 'Corvane', state: 'pending' })

const Kept = () => <p data-testid="kept">{JSON.stringify(useStore(recentKey)[0])}</p>

const open = (answer: () => Response = () => json([...orders, concession]), language: 'en' | 'es' = 'en') => {
  Cookies.set('fricn', 'Ana')
  setCurrentCustomer(3)
  const gateway = stubGateway({
    'POST /auth/api/menu-options2': () => json([menu, [3, 4]]),
    'POST /read/GetNames/': () => json({ RespuestaCD: [] }),
    'GET /read/api/Search': answer,
    'POST /auth/api/logout/': () => json({ ok: true }),
  })
  const header = (
    <>
      <Header page={pageAt('') ?? null} />
      <input aria-label="Elsewhere" />
      <Kept />
    </>
  )
  showInPortal({ '*': header }, '/', person(0), language)
  return gateway
}

const finder = () => screen.findByRole('combobox', {}, { timeout: 5_000 })
const options = () => screen.findAllByRole('option', {}, { timeout: 5_000 })
const byKeys = async (text = '') => {
  await screen.findByRole('button', { name: 'Orders' })
  await userEvent.keyboard('{Control>}k{/Control}')
  const input = await finder()
  if (text) await userEvent.type(input, text)
  return input
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
})

test('search dialog announces the active hit to screen readers, and Enter opens it', async () => {
  open()
  const input = await byKeys('45')
  expect((await options()).length).toBe(3)
  expect(input.getAttribute('aria-expanded')).toBe('true')
  const active = () => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''
  expect(active()).toContain('4500710001')
  expect(active()).toContain('Exact match')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toContain('4500710002')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toContain('FA-26-1')
  const group = screen.getByRole('group', { name: 'Purchase orders' })
  expect(within(group).getAllByRole('option').length).toBe(2)
  expect(screen.getByText('3 results')).toBeTruthy()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(() => expect(decodeURIComponent(address() ?? '')).toContain('4500710001'))
  expect(screen.queryByRole('combobox')).toBeNull()
})

test('search dialog opens a record of another customer for that customer', async () => {
  open()
  await byKeys('fa')
  await options()
  await userEvent.click(screen.getByText('FA-26-1'))
  await waitFor(() => expect(address()).toBe('/concessions?q=FA-26-1'))
  expect(currentCustomer()).toBe(4)
})

test('search dialog opens with a slash, but not in an input', async () => {
  open()
  await screen.findByRole('button', { name: 'Orders' })
  await userEvent.type(screen.getByLabelText('Elsewhere'), '/')
  expect(screen.queryByRole('combobox')).toBeNull()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('/')
  await finder()
})

test('search dialog sends no request below two letters, and offers recent records', async () => {
  const gateway = open()
  await byKeys('45')
  await options()
  await userEvent.keyboard('{Enter}')
  const input = await byKeys()
  const requestsBefore = gateway.to('/read/api/Search').length
  expect((await options()).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('4500710001')])
  expect(screen.getByRole('group', { name: 'Recently opened' })).toBeTruthy()
  await userEvent.type(input, '4')
  expect(gateway.to('/read/api/Search').length).toBe(requestsBefore)
})

test('search dialog forgets recent records at sign-out', async () => {
  open()
  await byKeys('45')
  await options()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.getByTestId('kept').textContent).toContain('4500710001'))
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }))
  await waitFor(() => expect(screen.getByTestId('kept').textContent).toBe(''))
})

test('search dialog finds menu pages by their names in the current language', async () => {
  open(() => json([]), 'es')
  await screen.findByRole('button', { name: 'Pedidos' })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await finder(), 'concesi')
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Concesiones'])
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/concessions/'))
})

test.each(['not_found', notOfferedCode])(
  'search dialog reports a service without search (%s), and finds pages',
  async (code) => {
    open(() => failure(404, code))
    await byKeys('wip')
    await screen.findByText('The connected service cannot search by number, so only pages are found here.')
    expect(screen.queryByText('Not offered by the connected service.')).toBeNull()
    expect((await options()).map(({ textContent }) => textContent)).toEqual(['WIP Report'])
  },
)

test('search dialog shows an error, and Retry searches again', async () => {
  let isDown = true
  open(() => (isDown ? failure(502, 'unavailable') : json(orders)))
  await byKeys('45')
  const retry = await screen.findByRole('button', { name: 'Retry' })
  isDown = false
  await userEvent.click(retry)
  expect((await options()).length).toBe(2)
})

test('search finds a page by the papers on it, and names them', async () => {
  open(() => json([]))
  await byKeys('mill test')
  expect((await options()).map(({ textContent }) => textContent)).toEqual(['Shipment DocumentsMill test reports'])
})
