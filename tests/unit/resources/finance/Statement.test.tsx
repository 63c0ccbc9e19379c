import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { json } from '#tests/support/screens/stubGateway.ts'
import { account, accountGateway, customerId, dueLine, line, openLine } from './account.ts'
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

  test('count no days below 0', async () => {
    const due = '2026-11-05'
    const wrong = { fechavencimiento: due, diasvencidos: -3 }
    await showAccount({ lstoverdue: [line('A1', wrong)], lstdueammount: [line('B1', { diasvencidos: 3 })] })
    expect(rowsOf('Overdue Invoices')[1]?.[2]).toBe('0')
    openTab('Invoices due this month')
    expect(rowsOf('Invoices due this month')[1]?.[2]).toBe('0')
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
  test('is the sum of its parts, under either wire spelling', async () => {
    const other = { total: undefined, overdueammount: undefined, dueammount: undefined, openammount: undefined }
    await showAccount({ ...other, totaloverdue: 1.1, totaldueammount: 2.2, totalopenammount: 3.3 })
    expect((await balance()).getAttribute('aria-label')).toContain('Total Balance $6.60, Overdue amount $1.10')
  })

  test('shows a negative open amount as 0, and the credit in a note', async () => {
    await showAccount({ overdueammount: 500, dueammount: 0, openammount: -120.5, total: 379.5 })
    expect((await balance()).getAttribute('aria-label')).toMatch(/Total Balance \$379\.50.*not due yet \$0\.00$/)
    expect(screen.getByText(/a credit of \$120\.50/)).toBeTruthy()
  })
})

describe('Credit hold', () => {
  test.each([[[19]], [[20]], [[20, 20, 1]]])('is not shown for invoices %j days overdue', async (days) => {
    await showAccount({ lstoverdue: days.map((diasvencidos, at) => line(`A${at}`, { diasvencidos })) })
    expect(screen.queryByText('Credit hold')).toBeNull()
    expect(screen.getByText('No credit hold.')).toBeTruthy()
  })

  test.each([
    [[21], '1 invoice is more than 20 days overdue.'],
    [[20, 21, 45], '2 invoices are more than 20 days overdue.'],
  ])('is shown for invoices %j days overdue', async (days, reason) => {
    const lines = days.map((diasvencidos, at) => line(`A${at}`, { diasvencidos }))
    show(accountGateway({ statement: () => json({ paymentScore: [account({ lstoverdue: lines })] }) }))
    expect((await screen.findByRole('alert')).textContent).toBe(`Credit hold Shipments are stopped: ${reason}`)
  })
})

describe('the payment score', () => {
  const tooltip = 'Percentage of invoices paid on time over total invoices paid in the last 12 months'

  test.each([
    [100, 'Good'],
    [85, 'Good'],
    [84, 'Fair'],
    [70, 'Fair'],
    [69, 'Poor'],
    [0, 'Poor'],
  ])('of %i is %s', async (porcentaje, word) => {
    show(accountGateway({ score: () => json({ porcentaje }) }))
    const gauge = await screen.findByRole('img', { name: /^Payment score/ })
    expect(gauge.getAttribute('aria-label')).toBe(`Payment score. ${porcentaje}%. ${word}. ${tooltip}`)
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
