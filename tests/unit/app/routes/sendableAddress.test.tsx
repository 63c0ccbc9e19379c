import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentCustomer, setCurrentCustomer } from '#dataProvider/customer.ts'
import { hideAddedCustomer } from '#src/app/routes/sendableAddress.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json } from '#tests/support/screens/stubGateway.ts'
import { accessPath, heading, menu, open } from './openPage.tsx'

hideAddedCustomer()

beforeEach(() => setCurrentCustomer(4))
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const withCustomers = (customerIds: readonly number[]) => ({
  'POST /auth/api/menu-options2': () => json([menu, customerIds]),
})

const openAs = (roleId: number, at: string, customerIds: readonly number[] = [3, 4]) =>
  open(at, undefined, withCustomers(customerIds), (routes) => {
    window.history.replaceState(null, '', at)
    showInPortal({ '*': routes }, at, person(roleId), 'en', createBrowserRouter)
  })
const inBrowser = () => `${window.location.pathname}${window.location.search}`
const becomes = (address: string) => waitFor(() => expect(inBrowser()).toBe(address), { timeout: 60_000 })

const hrefs = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'))

test.each([
  ['customer', 3, [3, 4], null],
  ['representative of one customer', 6, [4], null],
  ['representative', 6, [3, 4], 4],
  ['group of one customer', 0, [4], null],
  ['group', 0, [3, 4], 4],
  ['administrator', 1, [3, 4], 4],
  ['staff', 4, [3, 4], 4],
  ['manager', 5, [3, 4], 4],
] as const)(
  'URL and links for a user with role %s contain the customer only if there are several',
  async (_who, roleId, customerIds, named) => {
    const gateway = openAs(roleId, '/statement?id=7', customerIds)
    await heading('Account Statement')
    await becomes(`/statement?id=7${named === null ? '' : `&fcid=${named}`}`)
    await screen.findByRole('button', { name: 'Orders' })
    const customerIn = (href: string) => new URLSearchParams(href.split('?')[1]).get('fcid')
    // Documents name their customer in the path, and the link in a mail is set by a click.
    const links = hrefs().filter((href) => href !== null && !/^(\/content\/|mailto:)/.test(href)) as string[]
    expect(links.length).toBeGreaterThan(2)
    expect(links.filter((href) => customerIn(href) !== (named === null ? null : String(named)))).toEqual([])
    // The pages still see the address without the customer.
    expect(address()).toBe('/statement?id=7')
    expect(gateway.to(accessPath)).toHaveLength(1)
  },
)

test('URL contains the chosen customer on each page, also after Back', async () => {
  const gateway = openAs(4, '/statement?tab=due')
  await becomes('/statement?tab=due&fcid=4')
  await heading('Account Statement')
  await userEvent.click(await screen.findByRole('button', { name: 'Orders' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'WIP Report' }))
  await becomes('/wip-reports?fcid=4')
  setCurrentCustomer(5)
  await becomes('/wip-reports?fcid=5')
  window.history.back()
  await becomes('/statement?tab=due&fcid=5')
  expect(address()).toBe('/statement?tab=due')
  expect(currentCustomer()).toBe(5)
  const accessRequests = () => gateway.to(accessPath).map(({ body }) => body as { slug: string; client_id: number })
  await waitFor(() => expect(accessRequests().at(-1)).toMatchObject({ slug: 'statement', client_id: 5 }))
  expect(accessRequests()).toHaveLength(4)
})

test('links of the header name the customer that was chosen last', async () => {
  openAs(4, '/statement')
  await heading('Account Statement')
  const dashboard = () => screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')
  expect(dashboard()).toBe('/?fcid=4')
  act(() => setCurrentCustomer(5))
  await waitFor(() => expect(dashboard()).toBe('/?fcid=5'))
})

test('URL contains no customer if none is chosen, or on a public page', async () => {
  setCurrentCustomer(null)
  openAs(1, '/statement')
  await heading('Account Statement')
  expect(inBrowser()).toBe('/statement')
  cleanup()
  setCurrentCustomer(4)
  openAs(1, '/contact')
  await heading('Contact')
  expect(inBrowser()).toBe('/contact')
})
