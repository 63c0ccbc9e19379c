import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { PromiseDrawer, PromiseMark } from '#resources/finance/PaymentPromise.tsx'
import type { Cents, Day } from '#schema/kinds.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeEach(() => setCurrentCustomer(101))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const path = '/write/api/Customers/101/payment-promises'
const promise = { invoice: 'F-1', payOn: '2020-01-31' as Day, madeOn: '2020-01-01' as Day, madeBy: 'Ann' }
const mark = <PromiseMark customerId={101} promise={promise} />

test('a promised payment is shown to staff without a way to withdraw it', async () => {
  stubGateway({})
  showInPortal({ '/': mark }, '/', person(1))
  await screen.findByText('Payment promised for 31/Jan/2020')
  expect(screen.queryByRole('button')).toBeNull()
})

test('a promised payment can be withdrawn by its customer', async () => {
  const gateway = stubGateway({ [`POST ${path}/withdrawal`]: () => json([]) })
  showInPortal({ '/': mark }, '/', person(3))
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the promise for F-1' }))
  await waitFor(() => expect(gateway.to(`${path}/withdrawal`)[0]?.body).toEqual({ invoices: [{ number: 'F-1' }] }))
})

test('a payment is promised for the selected invoices together, on a day that must be chosen', async () => {
  const gateway = stubGateway({})
  const invoices = [
    { invoice: 'F-1', balance: 12_416_980 as Cents },
    { invoice: 'F-2', balance: 5 as Cents },
  ]
  showInPortal(
    { '/': <PromiseDrawer customerId={101} invoices={invoices} onClose={() => undefined} /> },
    '/',
    person(3),
  )
  await screen.findByText('You will pay 2 invoices of $124,169.85 together.')
  await userEvent.click(screen.getByRole('button', { name: 'Promise' }))
  await screen.findByText(/^Choose a day from today to \d\d\/\w{3}\/\d{4}\.$/)
  expect(gateway.to(path)).toEqual([])
})
