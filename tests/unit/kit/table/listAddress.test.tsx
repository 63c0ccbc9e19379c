import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Navigate } from 'react-router-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentCustomer, useCurrentCustomer } from '#dataProvider/customer.ts'
import { useIsForeign } from '#kit/table/useIsForeign.ts'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'

const Home = () => <Link to="/list">Menu</Link>

const Listed = () => (useIsForeign() ? <Navigate to={{ search: '' }} replace /> : <p>The list</p>)

/** Remounted for another customer, like every page. */
const List = () => <Listed key={useCurrentCustomer()} />

const open = (at: string) => showInPortal({ '/': <Home />, '/list': <List /> }, at)

beforeEach(() => setCurrentCustomer(101))
afterEach(() => {
  cleanup()
  setCurrentCustomer(null)
})

test('the filters of a list come back by Back, but not by the menu', async () => {
  const { router } = open('/list?filter=late')
  await screen.findByText('The list')
  await act(() => router.navigate('/'))
  await userEvent.click(screen.getByRole('link', { name: 'Menu' }))
  await screen.findByText('The list')
  expect(address()).toBe('/list')
  await act(() => router.navigate(-2))
  await screen.findByText('The list')
  expect(address()).toBe('/list?filter=late')
})

test('the filters of a list go with their customer', async () => {
  open('/list?filter=of-101')
  await screen.findByText('The list')
  act(() => setCurrentCustomer(102))
  await screen.findByText('The list')
  expect(address()).toBe('/list')
})
