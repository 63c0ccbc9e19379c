import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import * as references from '#resources/finance/bank-references/BankReferences.tsx'
import { BelowCreditHold } from '#resources/finance/credit-hold/CreditHold.tsx'
import { address, drawStyles, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { account, customerId, line, paths } from './account.ts'

drawStyles()

beforeEach(() => {
  setCurrentCustomer(customerId)
  registerResource(references.resource)
  Cookies.set('fricn', 'Ana Luna')
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
  Cookies.remove('fricn')
})

const days = [19, 20, 21, 45]
const overdue = days.map((diasvencidos, at) => line(`F-${at + 1}`, { diasvencidos, saldofactura: 1_000.25 + at }))
/** Counts for nothing: it is no debt. */
const credit = line('F-5', { diasvencidos: 45, saldofactura: -50 })
const owed = json({ paymentScore: [account({ lstoverdue: [...overdue, credit] })] })

const payable = overdue.map(({ FacturaElectronica, diasvencidos, saldofactura }, at) => ({
  idfactura: at + 1,
  invoice: FacturaElectronica,
  invoiceDate: '2026-08-01',
  duedate: '2026-10-01',
  purchaseorder: null,
  daysDue: diasvencidos,
  amount: saldofactura,
  balance: saldofactura,
  available: saldofactura,
}))

const bothPages = ['statement', 'generate-bank-references']

const show = (statement: () => Response | Promise<Response>, pages: readonly string[] = bothPages) => {
  const children = pages.map((slug) => ({ name: slug, slug }))
  const gateway = stubGateway({
    'POST /auth/api/menu-options2': () => json([[{ parentName: 'Finance', icon: '', children }], [customerId]]),
    [`GET ${paths.statement}`]: statement,
    [`GET /read/Account/obtenerfacturas/${customerId}`]: () => json({ facturas: payable }),
    [`GET /read/Account/obtenernotasdecredito/${customerId}`]: () => json({ notas: [] }),
    [`GET /read/api/Customers/${customerId}/invoice-states`]: () => json([]),
  })
  const page = (
    <BelowCreditHold customerId={customerId}>
      <h2>Loads</h2>
    </BelowCreditHold>
  )
  showInPortal({ '/': page, '/generate-bank-references': <references.default /> }, '/', person(3))
  return gateway
}

/** Elements that are not displayed have no role. */
const below = () => screen.queryByRole('heading', { name: 'Loads' })
const waiting = () => screen.queryByRole('status', { name: 'Loading...' })
const pay = { name: 'Pay these 2 invoices' }

describe('the line of a credit hold', () => {
  test('is not for users who may not open the statement, whose page does not wait', async () => {
    const gateway = show(() => owed.clone(), ['in-transit'])
    await vi.waitFor(() => expect(gateway.to('/auth/api/menu-options2')).toHaveLength(1))
    expect(below()).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(gateway.to(paths.statement)).toEqual([])
  })

  test('has no link for users who may not generate bank references', async () => {
    show(() => owed.clone(), ['statement'])
    await screen.findByRole('alert')
    expect(screen.queryByRole('link', pay)).toBeNull()
  })

  test('counts and sums the invoices above 20 days, and its link ticks exactly these', async () => {
    show(() => owed.clone())
    const text = 'Shipments are stopped: 2 invoices are more than 20 days overdue. Paying $2,005.50 lifts it.'
    expect((await screen.findByRole('alert')).textContent).toBe(`Credit hold ${text}Pay these 2 invoices`)
    await userEvent.click(screen.getByRole('link', pay))
    expect(await screen.findByText('Selected amount: $2,005.50')).toBeTruthy()
    expect(address()).toBe('/generate-bank-references?pay=creditHold')
    const ticked = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^F-/ }).map(({ checked }) => checked)
    expect(ticked).toEqual([false, false, true, true])
  })

  test('begins with what the plant has stopped itself, and offers no payment without long overdue invoices', async () => {
    const held = { heldOn: '2026-11-02', holdReason: 'Waiting for a guarantee.' }
    show(() => json({ paymentScore: [account({ ...held, lstoverdue: overdue.slice(0, 2) })] }))
    const text = 'Shipments are stopped since 02/Nov/2026. Waiting for a guarantee.'
    expect((await screen.findByRole('alert')).textContent).toBe(`Credit hold ${text}`)
    expect(screen.queryByRole('link')).toBeNull()
  })

  test('promises nothing of a payment if the plant has stopped shipments, too', async () => {
    show(() =>
      json({ paymentScore: [account({ ...{ heldOn: '2026-11-02', holdReason: null }, lstoverdue: overdue })] }),
    )
    const text =
      'Shipments are stopped since 02/Nov/2026. Moreover, 2 invoices of $2,005.50 together are more than 20 days overdue.'
    expect((await screen.findByRole('alert')).textContent).toBe(`Credit hold ${text}Pay these 2 invoices`)
  })

  test('is absent if no invoice is above 20 days', async () => {
    show(() => json({ paymentScore: [account({ lstoverdue: overdue.slice(0, 2) })] }))
    await vi.waitFor(() => expect(below()).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('the page below the line of a credit hold', () => {
  const showLate = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: false })
    const answer = Promise.withResolvers<Response>()
    const gateway = show(() => answer.promise)
    await vi.waitFor(() => expect(gateway.to(paths.statement)).toHaveLength(1))
    return answer
  }
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

  test('is shown together with a line that arrives late, so that it is not pushed down', async () => {
    const answer = await showLate()
    await pass(4_900)
    expect([below(), waiting()]).toEqual([null, expect.anything()])
    answer.resolve(owed.clone())
    await pass(0)
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 invoices'))
    expect([below(), waiting()]).toEqual([expect.anything(), null])
  })

  test('waits five seconds for it, and stays when the line arrives thereafter', async () => {
    const answer = await showLate()
    await pass(4_900)
    expect(below()).toBeNull()
    await pass(100)
    const shown = below()
    expect([shown, waiting()]).toEqual([expect.anything(), null])
    answer.resolve(owed.clone())
    await pass(0)
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toContain('2 invoices'))
    expect(below()).toBe(shown)
  })

  test('does not wait for an account that cannot be loaded', async () => {
    show(() => failure(500, 'internal'))
    await vi.waitFor(() => expect(below()).toBeTruthy())
    expect(screen.queryByRole('alert')).toBeNull()
  })
})
