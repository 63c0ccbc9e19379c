import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { account, accountGateway, customerId, disputesPath, line, openLine, parts, paths } from './account.ts'
import { rowsOf, show, showAccount } from './statementScreen.tsx'

beforeEach(() => setCurrentCustomer(customerId))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

describe('the statement panels', () => {
  test('show bank details and the agreed terms', async () => {
    await showAccount({ lstoverdue: [line('A1')], lstopenammount: [openLine('C1'), openLine('C2')] })
    await screen.findByText('EXW Ex Works')
    await screen.findByText('BRNOUS44')
    expect(rowsOf('Payment information')).toEqual([
      ['Beneficiary', 'Anvil Forged Products'],
      ['Bank', 'Banco Regio Norte'],
      ['City', 'Laredo, Texas'],
      ['Account number', '0001234'],
      ['Routing number', '114900000'],
      ['SWIFT', 'BRNOUS44'],
    ])
    expect(rowsOf('Payment Terms')).toEqual([
      ['Incoterm', 'EXW Ex Works'],
      ['Delivery Point', 'Laredo, Texas'],
      ['Terms', 'Net 30 days'],
      ['# of invoices', '3'],
    ])
  })

  test('show a dash for missing values', async () => {
    show(accountGateway({ terms: () => json({ paymentterms: [] }), bank: () => json({ bankDetails: [] }) }))
    await screen.findByText(/^(Shipments are stopped|No credit hold)/)
    await waitFor(() => expect(rowsOf('Payment information').map((row) => row[1])).toEqual(Array(6).fill('-')))
    expect(rowsOf('Payment Terms').map((row) => row[1])).toEqual(['-', '-', '-', '0'])
  })
})

describe('a failed call of the statement', () => {
  const shownBy = {
    statement: () => screen.findByText(/^(Shipments are stopped|No credit hold)/),
    terms: () => screen.findByText('EXW Ex Works'),
    score: () => screen.findByText('23 of 25 invoices paid on time'),
    bank: () => screen.findByText('BRNOUS44'),
  }

  test.each(parts)('leaves the rest of the page usable: %s', async (part) => {
    show(accountGateway({ [part]: () => failure(500, 'internal') }))
    await screen.findAllByRole('button', { name: 'Retry' })
    for (const other of parts) if (other !== part) expect(await shownBy[other]()).toBeTruthy()
  })

  test.each(parts)('is repeated on Retry: %s', async (part) => {
    let isDown = true
    const whole = accountGateway()
    const answer = globalThis.fetch
    const gateway = accountGateway({
      [part]: () => (isDown ? failure(503, 'unavailable') : answer(paths[part])),
    })
    show(gateway)
    const [retry] = await screen.findAllByRole('button', { name: 'Retry' })
    isDown = false
    if (retry) fireEvent.click(retry)
    expect(await shownBy[part]()).toBeTruthy()
    expect(gateway.to(paths[part])).toHaveLength(2)
    expect(whole.to(paths[part])).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })

  test('for the account shows the error, empty tables and no shipment note', async () => {
    show(accountGateway({ statement: () => failure(500, 'internal') }))
    await shownBy.terms()
    const panel = within(await screen.findByRole('tabpanel'))
    expect(await panel.findByRole('alert')).toBeTruthy()
    expect(panel.getByText('No results found.')).toBeTruthy()
    expect(screen.queryByText(/^(Shipments are stopped|No credit hold)/)).toBeNull()
    expect(rowsOf('Payment Terms').at(-1)).toEqual(['# of invoices', '-'])
  })
})

test('the statement shows loading states and no empty states while loading', () => {
  const never = () => new Promise<Response>(() => {})
  show(accountGateway({ statement: never, terms: never, score: never, bank: never }))
  expect(screen.getAllByRole('status', { name: 'Loading...' })).toHaveLength(2)
  expect(screen.getByRole('table', { name: 'Payment information' }).getAttribute('aria-busy')).toBe('true')
  expect(screen.queryByText('No results found.')).toBeNull()
})

test('the statement requests the disputes after its rows, which do not wait for them', async () => {
  const [statement, disputes] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const gateway = show(accountGateway({ statement: () => statement.promise, disputes: () => disputes.promise }))
  await screen.findByText('BRNOUS44')
  expect(gateway.to(paths.statement)).toHaveLength(1)
  expect(gateway.to(disputesPath)).toEqual([])
  statement.resolve(json({ paymentScore: [account({ lstoverdue: [line('A1'), line('A2')] })] }))
  await screen.findByRole('link', { name: 'A1' })
  await waitFor(() => expect(gateway.to(disputesPath)).toHaveLength(1))
  expect(screen.queryByRole('link', { name: 'Disputed' })).toBeNull()
  const dispute = {
    ...{ number: 'RQ26-000001', kind: 'dispute', state: 'open', answer: null, customerId, customer: 'Hold' },
    ...{ purchaseOrder: null, jobOrder: null, invoice: 'A1', wantedOn: null, quantity: null, reason: 'price' },
    ...{ amount: 10, offeredOn: null, askedOn: '2026-11-05', askedBy: 'Ann', age: 0, seller: null },
  }
  disputes.resolve(json([dispute]))
  const mark = await screen.findByRole('link', { name: 'Disputed' })
  expect(mark.getAttribute('href')).toContain('RQ26-000001')
  expect(gateway.to(disputesPath)).toHaveLength(1)
})
