import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { encode } from 'zod/mini'
import { currentCustomer, setCurrentCustomer } from '#dataProvider/customer.ts'
import { currentUser } from '#schema/account/account.ts'
import { address, person } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { accessPath, heading, open } from './openPage.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
})

describe('URL', () => {
  test.each(['/statement', '/statement/', '/STATEMENT', '/#/statement', '/#/Statement/'])(
    "%s is redirected to the page's own, with one access call",
    async (at) => {
      const gateway = open(at)
      await heading('Account Statement')
      expect(address()).toBe('/statement')
      expect(gateway.to(accessPath)).toHaveLength(1)
    },
  )

  test('with a customer sets it for the tab, and drops the parameter', async () => {
    const gateway = open('/statement?fcid=4&id=7')
    await heading('Account Statement')
    expect(address()).toBe('/statement?id=7')
    expect([currentCustomer(), Cookies.get('fcid')]).toEqual([4, '4'])
    expect(gateway.to(accessPath).map(({ body }) => (body as { client_id: number }).client_id)).toEqual([4])
  })

  test("with a forbidden customer leaves the tab's customer unchanged, and stores nothing", async () => {
    setCurrentCustomer(3)
    Cookies.set('fcid', '5')
    const rendered: unknown[] = []
    const gateway = open('/statement?fcid=4', (customer) => {
      rendered.push(Cookies.get('fcid'))
      return customer === 4
    })
    await heading('Account Statement')
    expect(gateway.to(accessPath).map(({ body }) => (body as { client_id: number }).client_id)).toEqual([4, 3])
    expect([currentCustomer(), Cookies.get('fcid'), rendered]).toEqual([3, '5', ['5', '5']])
  })

  test.each([
    ['denies leaves the tab with its previous customer', 404, 3],
    ['permits is shown for that customer', 200, 4],
  ])('of a public page with a customer that the server %s', async (_what, status, customer) => {
    setCurrentCustomer(3)
    const gateway = open('/contact?fcid=4', undefined, {
      [`GET ${accessPath}`]: ({ query }) =>
        query.get('client_id') === '4' && status === 404 ? failure(404, 'not_found') : json({ ok: true }),
      'GET /auth/api/logged-user/': () => json(encode(currentUser, person(1))),
      'GET /read/api/Customers/3/supportContacts': () => json([]),
      'GET /read/api/Customers/4/supportContacts': () => json([]),
    })
    await screen.findByRole('region', { name: 'Accounts Receivable' })
    expect(currentCustomer()).toBe(customer)
    const paths = gateway.requests.map(({ path }) => path).filter((path) => path.endsWith('/supportContacts'))
    expect(paths).toEqual([`/read/api/Customers/${customer}/supportContacts`])
  })

  test('without a page shows "Page not found"', async () => {
    const gateway = open('/nothing/here/')
    await heading('Page not found')
    expect(gateway.to(accessPath)).toHaveLength(0)
  })
})

describe('navigation to another page', () => {
  const goToWip = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Orders' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'WIP Report' }))
    await heading('WIP Report')
  }

  test('sends one access call, with a new navigation id', async () => {
    const gateway = open('/statement')
    await heading('Account Statement')
    await goToWip()
    const visits = gateway.to(accessPath).map(({ body }) => body as { slug: string; navigation: string })
    expect(visits.map(({ slug }) => slug)).toEqual(['statement', 'wip-reports'])
    expect(new Set(visits.map(({ navigation }) => navigation)).size).toBe(2)
  })

  test('does not remount the header', async () => {
    open('/statement')
    await heading('Account Statement')
    const header = screen.getByRole('banner')
    await goToWip()
    expect(screen.getByRole('banner')).toBe(header)
  })

  test('moves the focus to its heading', async () => {
    open('/statement')
    await heading('Account Statement')
    await goToWip()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('WIP Report'))
  })
})

test('choosing another customer reloads the page for it', async () => {
  const gateway = open('/statement')
  await heading('Account Statement')
  setCurrentCustomer(4)
  await waitFor(() => expect(gateway.to(accessPath)).toHaveLength(2))
  expect(gateway.to(accessPath)[1]?.body).toMatchObject({ client_id: 4 })
  await heading('Account Statement')
})

test('choosing another customer removes the filters of the first one from the URL of a list', async () => {
  setCurrentCustomer(3)
  const gateway = open('/open-orders-report?filter={"purchaseOrder":"P-3"}&po=P-3')
  const requestCount = () =>
    gateway.to('/read/OpenOrders/ListadoFiltrado/').map(({ body }) => body as { id: number; OP: string })
  // Long timeout, because the chunk of the screen loads first.
  await waitFor(() => expect(requestCount().map(({ id, OP }) => [id, OP])).toEqual([[3, 'P-3']]), { timeout: 60_000 })
  setCurrentCustomer(4)
  await waitFor(() => expect(address()).toContain('/open-orders-report?filter=%7B%22stage%22'), { timeout: 60_000 })
  await waitFor(() => expect(requestCount().at(-1)).toMatchObject({ id: 4, OP: null }), { timeout: 60_000 })
  expect(requestCount().filter(({ id, OP }) => id === 4 && OP !== null)).toEqual([])
})

describe('page name', () => {
  test('differs for pages that share a slug', async () => {
    open('/quote-place-order')
    await heading('Place Order')
    expect(document.title).toBe('Place Order - Anvil')
  })

  test('is shown on a public page', async () => {
    const gateway = open('/contact')
    await heading('Contact')
    expect(gateway.to(accessPath)).toHaveLength(0)
  })
})
