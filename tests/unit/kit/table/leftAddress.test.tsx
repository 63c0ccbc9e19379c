import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Navigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentCustomer, useCurrentCustomer } from '../../../../dataProvider/customer.ts'
import { InfoCard } from '../../../../src/kit/cards/InfoCard.tsx'
import { StatTile } from '../../../../src/kit/cards/StatTile.tsx'
import { forThisVisit, useLeftAddress } from '../../../../src/kit/table/state/useLeftAddress.ts'
import { address, showInPortal } from '../../../support/screens/portalScreen.tsx'

const Home = () => (
  <>
    <Link to="/list">Menu</Link>
    <StatTile label="Late" value="3" to="/list" />
    <StatTile label="Concessions" value="1" to="/list?filter=concessions" />
    <InfoCard title="All" to="/list" />
  </>
)

const Listed = () => {
  const left = useLeftAddress('list')
  return left === null ? <p>The list</p> : <Navigate to={{ search: left }} replace />
}

/** Remounted for another customer, like every page. */
const List = () => <Listed key={useCurrentCustomer()} />

const open = (at = '/') => showInPortal({ '/': <Home />, '/list': <List /> }, at)
const leaveAndFollow = async ({ router }: ReturnType<typeof open>, link: string) => {
  await act(() => router.navigate('/'))
  await userEvent.click(screen.getByRole('link', { name: link }))
  await screen.findByText('The list')
}

beforeEach(() => setCurrentCustomer(101))
afterEach(() => {
  cleanup()
  setCurrentCustomer(null)
})

test.each([
  ['a tile', 'Late', '/list'],
  ['a card', 'All', '/list'],
  ['the menu', 'Menu', '/list?filter=concessions'],
])('a list that was filtered from home opens from %s as it means it', async (_from, link, expected) => {
  const portal = open()
  await userEvent.click(screen.getByRole('link', { name: 'Concessions' }))
  await screen.findByText('The list')
  await leaveAndFollow(portal, link)
  expect(address()).toBe(expected)
})

test('what a link has asked for is for its visit, and not how the list was left', async () => {
  const portal = open('/list?filter=mine')
  await act(() => portal.router.navigate('/list?filter=of-the-link', { state: forThisVisit }))
  await leaveAndFollow(portal, 'Menu')
  expect(address()).toBe('/list?filter=mine')
})

test('a list that was opened as such is restored as such', async () => {
  const portal = open('/list?filter=old')
  await leaveAndFollow(portal, 'Late')
  await leaveAndFollow(portal, 'Menu')
  expect(address()).toBe('/list')
})

test('what one customer’s list was left with is not the other one’s', async () => {
  const portal = open('/list?filter=of-101')
  await screen.findByText('The list')
  await act(() => portal.router.navigate('/'))
  act(() => setCurrentCustomer(102))
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }))
  await screen.findByText('The list')
  expect(address()).toBe('/list')

  act(() => setCurrentCustomer(101))
  await waitFor(() => expect(address()).toBe('/list?filter=of-101'))
})

test('another customer within the list, or on the way back to it, finds nothing of the first one’s', async () => {
  const { router } = open('/list?filter=of-101&po=P-101')
  await screen.findByText('The list')
  act(() => setCurrentCustomer(102))
  await waitFor(() => expect(address()).toBe('/list'))
  await screen.findByText('The list')

  act(() => setCurrentCustomer(101))
  await waitFor(() => expect(address()).toBe('/list?filter=of-101&po=P-101'))
  await act(() => router.navigate('/list?filter=second'))
  act(() => setCurrentCustomer(102))
  await waitFor(() => expect(address()).toBe('/list'))
  await act(() => router.navigate(-1))
  await waitFor(() => expect(address()).toBe('/list'))
})

test('who chooses a first customer keeps what the address says', async () => {
  setCurrentCustomer(null)
  open('/list?po=P-1')
  await screen.findByText('The list')
  act(() => setCurrentCustomer(101))
  await screen.findByText('The list')
  expect(address()).toBe('/list?po=P-1')
})
