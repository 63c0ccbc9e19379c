import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentCustomer, setCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { hideAddedCustomer } from '../../../../src/app/routes/sendableAddress.ts'
import { address, person, showInPortal } from '../../../support/screens/portalScreen.tsx'
import { accessPath, heading, open } from './openPage.tsx'

hideAddedCustomer()

beforeEach(() => setCurrentCustomer(4))
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  vi.unstubAllGlobals()
  window.history.replaceState(null, '', '/')
})

const openAs = (roleId: number, at: string) =>
  open(at, undefined, {}, (routes) => {
    window.history.replaceState(null, '', at)
    showInPortal({ '*': routes }, at, person(roleId), 'en', createBrowserRouter)
  })
const inBrowser = () => `${window.location.pathname}${window.location.search}`
const becomes = (address: string) => waitFor(() => expect(inBrowser()).toBe(address), { timeout: 60_000 })

test.each([
  ['customer', 3, ''],
  ['representative', 6, ''],
  ['group', 0, ''],
  ['administrator', 1, '&fcid=4'],
  ['staff', 4, '&fcid=4'],
  ['manager', 5, '&fcid=4'],
])(
  'URL for a user with role %s contains the customer only if the role sees all customers',
  async (_who, roleId, named) => {
    const gateway = openAs(roleId, '/statement?id=7')
    await heading('Account Statement')
    await becomes(`/statement?id=7${named}`)
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
