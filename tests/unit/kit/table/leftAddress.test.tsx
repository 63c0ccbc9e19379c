import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Navigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentCustomer, useCurrentCustomer } from '#dataProvider/customer.ts'
import { InfoCard } from '#kit/cards/InfoCard.tsx'
import { StatTile } from '#kit/cards/StatTile.tsx'
import { forThisVisit, useLeftAddress } from '#kit/table/useLeftAddress.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const Home = () => (
  <>
    <Link to="/list">Menu</Link>
    <StatTile label="Late" value="3" to="/list" />
    <StatTile label="Concessions" value="1" to="/list?filter=concessions" />
    <InfoCard title="All" to="/list" />
  </>
)

const Listed = () => {
  const left = useLeftAddress('list', 'opened')
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
])('a list filtered from home opens from %s at the address of that link', async (_from, link, expected) => {
  const portal = open()
  await userEvent.click(screen.getByRole('link', { name: 'Concessions' }))
  await screen.findByText('The list')
  await leaveAndFollow(portal, link)
  expect(address()).toBe(expected)
})

test('a filter for one visit is not remembered for the list', async () => {
  const portal = open('/list?filter=mine')
  await act(() => portal.router.navigate('/list?filter=of-the-link', { state: forThisVisit }))
  await leaveAndFollow(portal, 'Menu')
  expect(address()).toBe('/list?filter=mine')
})

test.each([
  ['/list?opened=RQ-1', '/list'],
  ['/list?filter=late&opened=RQ-1', '/list?filter=late'],
])('the list of %s is restored without the record that was opened above it', async (at, restored) => {
  const portal = open(at)
  await leaveAndFollow(portal, 'Menu')
  expect(address()).toBe(restored)
})

test('a list opened without filters is restored without filters', async () => {
  const portal = open('/list?filter=old')
  await leaveAndFollow(portal, 'Late')
  await leaveAndFollow(portal, 'Menu')
  expect(address()).toBe('/list')
})

test('a list is restored per customer', async () => {
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

test('a list drops the address of another customer on a switch and on Back', async () => {
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

test('a list keeps its address when a first customer is chosen', async () => {
  setCurrentCustomer(null)
  open('/list?po=P-1')
  await screen.findByText('The list')
  act(() => setCurrentCustomer(101))
  await screen.findByText('The list')
  expect(address()).toBe('/list?po=P-1')
})
