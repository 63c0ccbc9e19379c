import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import WipOverview from '#resources/wip/WipOverview.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const menuOf = (slugs: readonly string[]) => () =>
  json([[{ parentName: 'Orders', icon: 'orders', children: slugs.map((slug) => ({ name: slug, slug })) }], [101]])
const menu = 'POST /auth/api/menu-options2'
const path = 'GET /read/WIP/overview/101'

const open = (customer: number | null = 101) => {
  setCurrentCustomer(customer)
  Cookies.set('fricn', 'Ana')
  showInPortal({ '/Chart': <WipOverview /> }, '/Chart')
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  Cookies.remove('fricn')
  vi.unstubAllGlobals()
})

test('the WIP overview shows the four groups and the value of all pieces', async () => {
  stubGateway({
    [menu]: menuOf(['wip-reports']),
    [path]: () => json({ Cutting: 5, Forging: 1200, Machining: 0, Finished: 4, Other: 1003, TotalValue: 1234567 }),
  })
  open()
  const figure = await screen.findByRole('figure', { name: 'Pieces in process' })
  await userEvent.click(await screen.findByRole('button', { name: /table/i }))
  const rows = [...figure.querySelectorAll('tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['Cutting', '5 pieces'],
    ['Forging and Heat Treatment', '1,200 pieces'],
    ['Machining, Splitting, Lab and Inspection', '0 pieces'],
    ['Finished Goods with Approval', '4 pieces'],
  ])
  await userEvent.click(screen.getByRole('button', { name: /chart/i }))
  expect(screen.getAllByText('$1,234,567').length).toBeGreaterThan(0)
  expect((await screen.findByRole('link', { name: 'Pieces in process' })).getAttribute('href')).toBe('/wip-reports')
  expect(screen.getByText('1,003 pieces in other steps are not in the chart.')).toBeTruthy()
})

test('the WIP overview has no link to a report that the user cannot open', async () => {
  const gateway = stubGateway({
    [menu]: menuOf(['statement']),
    [path]: () => json({ Cutting: 5, Forging: 0, Machining: 0, Finished: 0, TotalValue: 7 }),
  })
  open()
  expect((await screen.findAllByText('5 pieces')).length).toBeGreaterThan(0)
  await waitFor(() => expect(gateway.to('/auth/api/menu-options2')).toHaveLength(1))
  expect(screen.queryByRole('link')).toBeNull()
})

test('the WIP overview shows an empty state', async () => {
  stubGateway({ [path]: () => json({ Cutting: 0, Forging: 0, Machining: 0, Finished: 0, TotalValue: 0 }) })
  open()
  expect(await screen.findByText('No results found.')).toBeTruthy()
})

test('the WIP overview shows a failure, and retries', async () => {
  let isBroken = true
  stubGateway({
    [path]: () =>
      isBroken ? failure(500, 'internal') : json({ Cutting: 5, Forging: 0, Machining: 0, Finished: 0, TotalValue: 7 }),
  })
  open()
  isBroken = false
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  expect((await screen.findAllByText('5 pieces')).length).toBeGreaterThan(0)
})

test('the WIP overview requests nothing without a customer', async () => {
  const { requests } = stubGateway({})
  open(null)
  expect(await screen.findByText(/customer/i)).toBeTruthy()
  expect(requests.filter((request) => request.path.includes('/WIP/'))).toEqual([])
})
