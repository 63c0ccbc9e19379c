import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setEmbeddedServices } from '#dataProvider/calls/foreign.ts'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { UnreadableContext } from '#kit/table/unreadable.ts'
import Statement from '#resources/finance/statement/Statement.tsx'
import { address, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { account, accountGateway, customerId, dueLine, line, openLine, parts, paths, statesPath } from './account.ts'
import { rowsOf, show, showAccount } from './statementScreen.tsx'

beforeEach(() => setCurrentCustomer(customerId))

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const tabTexts = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const openTab = (name: string) =>
  fireEvent.click(screen.getByRole('tab', { name: (tab) => tab.replace(/ \(\d+\)$/, '') === name }))
const balance = () => screen.findByRole('img', { name: /^Total Balance/ })

test('the statement without a customer asks to choose one, and requests nothing', () => {
  setCurrentCustomer(null)
  const { requests } = show()
  expect(screen.getByText(/^Choose a customer/)).toBeTruthy()
  expect(requests).toEqual([])
})

test('the statement document opens in a new tab while data is loading', () => {
  show()
  const link = screen.getByRole('link', { name: 'Download account statement' })
  expect(link.getAttribute('href')).toBe('/content/api/Documents/ObtenerStatetement/102/-')
  expect(link.getAttribute('target')).toBe('_blank')
})

describe('a customer without invoices', () => {
  test('has a balance of 0 and three empty tabs', async () => {
    await showAccount({})
    expect((await balance()).getAttribute('aria-label')).toBe(
      'Total Balance. Total Balance $0.00, Overdue amount $0.00, Amount due this month $0.00, Open amount not due yet $0.00',
    )
    expect(tabTexts()).toEqual(['Overdue Invoices (0)', 'Invoices due this month (0)', 'Invoices not due yet (0)'])
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overdue Invoices (0)')
    for (const tab of ['Overdue Invoices', 'Invoices due this month', 'Invoices not due yet']) {
      openTab(tab)
      expect(within(screen.getByRole('tabpanel')).getByText('No results found.')).toBeTruthy()
      expect(within(screen.getByRole('tabpanel')).queryByText('Total')).toBeNull()
    }
    expect(address()).toMatch(/\?tab=open$/)
  })

  test('has the same view without an account', async () => {
    show(accountGateway({ statement: () => json({ paymentScore: [] }) }))
    expect((await balance()).getAttribute('aria-label')).toContain('Total Balance $0.00')
    expect(rowsOf('Payment Terms').at(-1)).toEqual(['# of invoices', '0'])
  })
})

describe('the statement tabs', () => {
  const lines = {
    lstoverdue: [line('A1'), line('A2', { diasvencidos: 1, fechavencimiento: '2026-11-04', saldofactura: 0.1 })],
    lstdueammount: [dueLine('B1')],
    lstopenammount: [openLine('C1'), { ...openLine('C2'), saldofactura: -300.5, pedido: null, enlancefinal: null }],
  }

  test('show overdue invoices with days and total', async () => {
    await showAccount(lines)
    expect(rowsOf('Overdue Invoices')).toEqual([
      ['Invoice', 'Due date', 'Days due', 'PO', 'Amount (USD)'],
      ['A1', '15/Oct/2026', '21', '00123', '100.25'],
      ['A2', '04/Nov/2026', '1', '00123', '0.10'],
      ['Total', '', '', '', '100.35'],
    ])
  })

  test('show invoices due this month and later with days left, and include credits in the total', async () => {
    await showAccount(lines)
    openTab('Invoices due this month')
    expect(rowsOf('Invoices due this month')).toEqual([
      ['Invoice', 'Due date', 'Days till due', 'PO', 'Amount (USD)'],
      ['B1', '30/Nov/2026', '25', '00123', '100.25'],
      ['Total', '', '', '', '100.25'],
    ])
    openTab('Invoices not due yet')
    expect(rowsOf('Invoices not due yet').slice(1)).toEqual([
      ['C1', '01/Dec/2026', '26', '00123', '100.25'],
      ['C2', '01/Dec/2026', '26', '-', '-300.50'],
      ['Total', '', '', '', '-200.25'],
    ])
  })

  test('carry the number of invoices, and the first with invoices is open', async () => {
    await showAccount({ lstdueammount: lines.lstdueammount, lstopenammount: lines.lstopenammount })
    expect(tabTexts()).toEqual(['Overdue Invoices (0)', 'Invoices due this month (1)', 'Invoices not due yet (2)'])
    expect(rowsOf('Invoices due this month')[1]?.[0]).toBe('B1')
    expect(address()).toBe('/statement')
  })

  test('open the one that the address names', async () => {
    await showAccount(lines, '/statement?tab=open')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Invoices not due yet (2)')
  })

  test('link an invoice to its document in a new tab, if it has one', async () => {
    await showAccount({
      lstoverdue: [line('A1'), line('A2', { enlancefinal: null }), line('A3', { enlancefinal: '' })],
    })
    const table = within(screen.getByRole('table', { name: 'Overdue Invoices' }))
    const links = table.getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['A1', '/content/EQuoteService/FacturaStreamEncode/0xfeed/0xA1', '_blank'],
    ])
    expect(table.getByText('A2')).toBeTruthy()
    expect(table.getByText('A3')).toBeTruthy()
  })

  test('round half cents once, and sum the rounded amounts', async () => {
    const amounts = [0.005, 1.005, 10.075]
    await showAccount({ lstoverdue: amounts.map((saldofactura, at) => line(`A${at}`, { saldofactura })) })
    expect(rowsOf('Overdue Invoices').map((row) => row[4])).toEqual(['Amount (USD)', '0.01', '1.01', '10.08', '11.10'])
  })
})

describe('the balance', () => {
  test('shows a negative open amount as 0, and the credit in a note', async () => {
    await showAccount({ overdueammount: 500, dueammount: 0, openammount: -120.5, total: 379.5 })
    expect((await balance()).getAttribute('aria-label')).toMatch(/Total Balance \$379\.50.*not due yet \$0\.00$/)
    expect(screen.getByText(/a credit of \$120\.50/)).toBeTruthy()
  })
})

test('Credit hold is shown with the invoices more than 20 days overdue, and the sum that lifts it', async () => {
  const lines = [20, 21, 45].map((diasvencidos, at) => line(`A${at}`, { diasvencidos }))
  lines.push(line('N', { diasvencidos: 45, saldofactura: -50 }))
  show(accountGateway({ statement: () => json({ paymentScore: [account({ lstoverdue: lines })] }) }))
  const reason = '2 invoices are more than 20 days overdue. Paying $200.50 lifts it.'
  expect((await screen.findByRole('alert')).textContent).toBe(`Credit hold Shipments are stopped: ${reason}`)
  expect(screen.queryByText('No credit hold.')).toBeNull()
})

describe('a connected service', () => {
  const services = { auth: true, read: true, write: true, content: true }
  beforeEach(() => setEmbeddedServices({ ...services, read: false }))
  afterEach(() => setEmbeddedServices(services))

  test('without days of an invoice has a credit hold counted from the due date', async () => {
    const lines = [line('A1', { diasvencidos: null })]
    show(accountGateway({ statement: () => json({ paymentScore: [account({ lstoverdue: lines })] }) }))
    expect((await screen.findByRole('alert')).textContent).toContain('1 invoice is more than 20 days overdue')
  })

  test('with an invoice that cannot be read says that the hold is not known, and counts no invoices', async () => {
    accountGateway({
      statement: () => json({ paymentScore: [account({ lstoverdue: [line('A1', { diasvencidos: 3 })] })] }),
    })
    const page = (
      <UnreadableContext value={{ records: ['invoice'], fields: [] }}>
        <Statement />
      </UnreadableContext>
    )
    showInPortal({ '/statement': page }, '/statement')
    expect(await screen.findByText(/^It is not known if there is a credit hold/)).toBeTruthy()
    expect(screen.queryByText('No credit hold.')).toBeNull()
    expect(await screen.findByText('# of invoices (incomplete)')).toBeTruthy()
    expect(screen.getByRole('tab', { name: 'Overdue Invoices' })).toBeTruthy()
  })

  test('without a part of the balance shows none', async () => {
    show(accountGateway({ statement: () => json({ paymentScore: [account({ overdueammount: null })] }) }))
    expect(await screen.findByText('The service did not send the whole balance.')).toBeTruthy()
    expect(screen.queryByText('$0.00')).toBeNull()
  })
})

describe('nothing is claimed of a credit hold that is not known', () => {
  const showService = (more: object) =>
    show(accountGateway({ statement: () => json({ paymentScore: [account(more)] }) }))

  test.each([
    ['leaves out all overdue lines', { overdueammount: 100.25 }],
    ['leaves out some of them', { overdueammount: 200.5, lstoverdue: [line('A1', { diasvencidos: 3 })] }],
    ['has no overdue amount', { overdueammount: undefined, lstoverdue: [line('A1', { diasvencidos: 3 })] }],
  ])('if the service %s', async (_, more) => {
    showService(more)
    expect(await screen.findByText(/^It is not known if there is a credit hold/)).toBeTruthy()
    expect(screen.queryByText(/No credit hold|Shipments are stopped/)).toBeNull()
  })

  test('except for the invoices that stop shipments in any case', async () => {
    showService({ overdueammount: 200.5, lstoverdue: [line('A1')] })
    expect((await screen.findByRole('alert')).textContent).toContain(
      'some invoices are more than 20 days overdue. Others are missing or could not be read.',
    )
    expect(screen.queryByText(/lifts it/)).toBeNull()
  })
})

describe('the payment score', () => {
  test.each([
    [85, 'Good'],
    [70, 'Fair'],
    [69, 'Poor'],
  ])('of %i is %s', async (porcentaje, word) => {
    show(accountGateway({ score: () => json({ porcentaje }) }))
    const gauge = await screen.findByRole('img', { name: /^Payment score/ })
    expect(gauge.getAttribute('aria-label')).toBe(
      `Payment score. ${porcentaje}%. ${word}. Percentage of invoices paid on time over total invoices paid in the last 12 months`,
    )
  })

  test('shows paid on time and total invoices', async () => {
    show()
    expect(await screen.findByText('23 of 25 invoices paid on time')).toBeTruthy()
  })

  test('shows no data if nothing was paid', async () => {
    show(accountGateway({ score: () => json({ porcentaje: null, pagadasatiempo: 0, pagadas: 0 }) }))
    expect(await screen.findByText('No invoice was paid in the last 12 months.')).toBeTruthy()
    expect(screen.getByRole('img', { name: /^Payment score\. No data/ })).toBeTruthy()
  })
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
  expect(screen.getAllByRole('status', { name: 'Loading...' })).not.toEqual([])
  expect(screen.queryByText('No results found.')).toBeNull()
})

const state = (invoice: string, more: object) => ({
  invoice,
  state: 'disputed',
  amount: 10,
  since: '2026-11-05',
  request: null,
  answer: null,
  disputed: 0,
  reference: null,
  held: 0,
  ...more,
})

test('the statement shows its rows with their states, which do not wait for the account', async () => {
  const [statement, states] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const gateway = show(accountGateway({ statement: () => statement.promise, states: () => states.promise }))
  await waitFor(() => expect(gateway.to(statesPath)).toHaveLength(1))
  const lines = ['A1', 'A2', 'A3'].map((number) => line(number))
  statement.resolve(json({ paymentScore: [account({ lstoverdue: lines })] }))
  await screen.findByText(/^Shipments are stopped/)
  expect(screen.queryByRole('link', { name: 'A1' })).toBeNull()
  states.resolve(
    json([
      state('A1', { request: 'RQ26-000001', disputed: 10 }),
      state('A2', { state: 'inReference', amount: 99.5, reference: '123456789012', held: 99.5 }),
    ]),
  )
  await screen.findByRole('link', { name: 'A1' })
  expect(screen.getByText('Disputed: 10.00')).toBeTruthy()
  for (const word of ['RQ26-000001', 'In bank reference: 99.50', /^Reference 123456789012 · 99.50/])
    expect(screen.getByText(word)).toBeTruthy()
  expect(gateway.to(statesPath)).toHaveLength(1)
})

test('the statement shows its rows if the states fail', async () => {
  const statement = () => json({ paymentScore: [account({ lstoverdue: [line('A1')] })] })
  show(accountGateway({ statement, states: () => failure(500, 'internal') }))
  expect(await screen.findByRole('link', { name: 'A1' })).toBeTruthy()
})
