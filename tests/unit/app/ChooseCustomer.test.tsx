import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentCustomer, setCurrentCustomer, useCurrentCustomer } from '#dataProvider/customer.ts'
import { ForCustomer } from '#kit/page/ForCustomer.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const customers = Array.from({ length: 12 }, (_, at) => ({
  id: 100 + at,
  nombre: `Customer ${at}`,
  razonsocial: `Customer ${at}, Inc.`,
  unidaddenegocio: 'Rings',
}))

const Page = () => <ForCustomer customer={useCurrentCustomer()}>{(id) => <p>Figures of {id}</p>}</ForCustomer>

const open = (role: number, ids: readonly number[]) => {
  Cookies.set('fricn', 'Ana')
  const gateway = stubGateway({
    'POST /auth/api/menu-options2': () => json([[], ids]),
    'GET /read/ObtenerClientesUnidadNegocio/': () => json(customers),
  })
  showInPortal({ '/': <Page /> }, '/', person(role))
  return gateway
}

beforeEach(() => setCurrentCustomer(null))
afterEach(() => {
  cleanup()
  Cookies.remove('fricn')
  Cookies.remove('fcid')
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('a page without a customer offers a searchable list of customers', async () => {
  open(
    4,
    customers.map(({ id }) => id),
  )
  expect(screen.getByText('Choose a customer to see this page.')).toBeTruthy()
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'Customer 7{Enter}')
  expect(await screen.findByText('Figures of 107')).toBeTruthy()
  expect(currentCustomer()).toBe(107)
})

test('a page without a customer loads no list if there is no choice', async () => {
  const gateway = open(3, [])
  await waitFor(() => expect(gateway.to('/auth/api/menu-options2')).toHaveLength(1))
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(gateway.to('/read/ObtenerClientesUnidadNegocio/')).toEqual([])
})
