import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import * as references from '#resources/finance/bank-references/BankReferences.tsx'
import PaymentDetail from '#resources/finance/payment-detail/PaymentDetail.tsx'
import { report } from '#resources/finance/payment-detail/report.ts'
import { address, drawStyles, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { saveCsv } from '#tests/support/screens/savedFiles.ts'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeEach(() => {
  setCurrentCustomer(101)
  registerResource(references.resource)
  registerResource(report.resource)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent)
const headersOf = (name: string) => textsOf(within(screen.getByRole('table', { name })).getAllByRole('columnheader'))
const filters = () => textsOf(screen.getByRole('search').querySelectorAll('legend span'))

describe('payment detail', () => {
  const reference = (idestatus: number | string, at: number) => ({
    numero: `00000000000${at}`,
    idestatus,
    CreationDate: '2026-11-05',
    total: 1_234.5,
    cancelable: idestatus === 1,
    ...(idestatus === 'cancelled' && { cancelada: '2026-11-06', canceladaPor: 'Ann', motivo: 'Wrong invoices' }),
  })
  const line = (facti: string, esnotacredito: boolean) => ({
    facti,
    Pedido: esnotacredito ? null : 'PO-1',
    Numero: '000000000001',
    fc: '2026-11-05',
    Cantidad: 40.5,
    total: 100,
    esnotacredito,
    aplicado: esnotacredito ? 10 : 30.25,
  })
  const show = () => {
    const gateway = stubGateway({
      'POST /read/Account/detailbank/': () => json({ detailbank: [1, 2, 3, 9, 'cancelled'].map(reference) }),
      'POST /write/Account/cancelreference/101': () => json({ numero: '000000000000' }),
      'GET /read/Account/DETAILDETAIL/101': () => json({ detaildetail: [line('F-1', false), line('N-1', true)] }),
    })
    showInPortal({ '/payment-detail': <PaymentDetail /> }, '/payment-detail')
    return gateway
  }

  describe('with styles', () => {
    drawStyles()

    test('shows its filters and columns, and each status as a colored dot with a word', async () => {
      show()
      await screen.findByRole('button', { name: '000000000000' })
      expect(filters()).toEqual(['Invoice', 'Purchase order', 'Bank reference'])
      expect(headersOf('Payment Detail').map((text) => text?.replace(/sorted.*/, ''))).toEqual([
        'Bank reference',
        'Status',
        'Creation date',
        'Amount (USD)',
      ])
      const cells = screen
        .getAllByRole('button', { name: /^0{11}\d$/ })
        .map((button) => button.closest('tr')?.children[1] as Element)
      expect(textsOf(cells)).toEqual(['Not applied', 'Partially applied', 'Applied', 'Applied', 'Cancelled'])
      const colours = cells
        .slice(0, 4)
        .map((cell) => getComputedStyle(cell.querySelector('span > span') as Element).backgroundColor)
      const [gray, orange, green, other] = colours
      expect([new Set([gray, orange, green]).size, other]).toEqual([3, green])
    })
  })

  test('sums each status apart', async () => {
    show()
    await screen.findByRole('button', { name: '000000000000' })
    for (const sum of [
      'Not applied: $1,234.50',
      'Partially applied: $1,234.50',
      'Applied: $2,469.00',
      'Cancelled: $1,234.50',
    ])
      expect(screen.getByText(sum)).toBeTruthy()
  })

  test('cancels a reference with a reason, if the service says that it can', async () => {
    const gateway = show()
    await userEvent.click(await screen.findByRole('button', { name: '000000000001' }))
    await screen.findByText('F-1')
    expect(screen.queryByRole('button', { name: 'Cancel the reference' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await userEvent.click(await screen.findByRole('button', { name: '000000000000' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the reference' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it' }))
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Why do you cancel/ })).toBeNull())
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the reference' }))
    await userEvent.type(await screen.findByRole('textbox', { name: /^Why do you cancel/ }), 'Wrong invoices')
    await userEvent.click(screen.getByRole('button', { name: 'Cancel the reference' }))
    await screen.findByText('Bank reference 000000000000 is cancelled. Its invoices are free.')
    expect(gateway.to('/write/Account/cancelreference/101').map(({ body }) => body)).toEqual([
      { numero: '000000000000', motivo: 'Wrong invoices' },
    ])
  })

  test('shows when, by whom and why a reference was cancelled, and offers nothing more', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: '000000000004' }))
    const facts = within(await screen.findByRole('table', { name: 'Bank reference 000000000004' }))
    expect(textsOf(facts.getAllByRole('row')).slice(-3)).toEqual([
      'Cancelled on06/Nov/2026',
      'Cancelled byAnn',
      'ReasonWrong invoices',
    ])
    for (const name of ['Cancel the reference', 'Copy the reference'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  test('sends search values unchanged, and null for the rest', async () => {
    const gateway = show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Purchase order' }), 'PO/1{Enter}')
    await waitFor(() =>
      expect(gateway.to('/read/Account/detailbank/').at(-1)?.body).toEqual({
        id: 101,
        factura: null,
        purchaseorder: 'PO/1',
        bankreference: null,
      }),
    )
  })

  test('opens a reference full-screen with its invoices and credit notes', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: '000000000001' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Bank reference 000000000001' }))
    await dialog.findByText('F-1')
    expect(headersOf('Invoices')).toEqual(['Invoice', 'PO', 'Reference', 'Date created', 'Amount (USD)', 'Total (USD)'])
    expect(headersOf('Credit notes')).toEqual(['Credit note', 'Amount (USD)', 'Creation date'])
    const first = (name: string) =>
      textsOf((dialog.getByRole('table', { name }).querySelectorAll('tbody tr')[0] as Element).children)
    expect(first('Invoices')).toEqual(['F-1', 'PO-1', '000000000001', '05/Nov/2026', '40.50', '100.00'])
    expect(first('Credit notes')).toEqual(['N-1', '40.50', '05/Nov/2026'])
    for (const name of ['Invoices', 'Credit notes']) expect(dialog.getByRole('heading', { name })).toBeTruthy()
    const facts = within(dialog.getByRole('table', { name: 'Bank reference 000000000001' }))
    expect(textsOf(facts.getAllByRole('row'))).toEqual([
      'StatusPartially applied',
      'Net amount$1,234.50',
      'Applied so far$20.25',
    ])
    // The number is still needed for the rest of the amount.
    expect(dialog.getByRole('button', { name: 'Copy the reference' })).toBeTruthy()
  })
})

describe('bank references', () => {
  const invoice = (id: number, available: number) => ({
    idfactura: id,
    invoice: `F-${id}`,
    invoiceDate: '2026-10-01',
    duedate: '2026-11-01',
    purchaseorder: null,
    daysDue: 4,
    amount: 100,
    balance: 100,
    available,
  })
  const bank = {
    beneficiary: 'Anvil Forged Products',
    bank: 'Banco Regio Norte',
    city: 'Laredo, Texas',
    accountNumber: '0001234',
    routingNumber: '114900000',
    swift: 'BRNOUS44',
  }
  const note = { idfactura: 7, invoice: 'N-7', cantidad: 250, creationDate: '2026-10-02' }
  const state = (id: number, disputed: number) => ({
    invoice: `F-${id}`,
    state: 'disputed',
    amount: disputed,
    since: '2026-11-05',
    request: 'RQ26-000001',
    answer: null,
    disputed,
    reference: null,
    held: 0,
  })
  const show = (write: () => Response, states: readonly object[] = []) => {
    const gateway = stubGateway({
      'GET /read/api/Customers/101/invoice-states': () => json(states),
      'GET /read/Account/obtenerfacturas/101': () => json({ facturas: [invoice(1, 100), invoice(2, 0)] }),
      'GET /read/Account/obtenernotasdecredito/101': () =>
        json({ notas: [note, { ...note, idfactura: 8, invoice: 'N-8' }] }),
      'GET /read/Account/BankDetails/': () => json({ bankDetails: [bank] }),
      'POST /write/generatebakreferences/101': write,
    })
    showInPortal({ '/b': <references.default /> }, '/b')
    return gateway
  }
  const press = async (name: string, within_?: string) => {
    const scope = within_ === undefined ? screen : within(await screen.findByRole('dialog', { name: within_ }))
    await userEvent.click(scope.getByRole('button', { name }))
  }
  const title = 'Generate Bank Reference'
  const question = 'Do you want to generate a bank reference with the selected invoices?'

  test('require an invoice, disable fully reserved ones, and limit credit notes to the amount', async () => {
    show(() => failure(500, 'internal'))
    expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: 'F-2' })).disabled).toBe(true)
    expect(filters()).toEqual(['Invoice', 'Purchase order'])
    expect(headersOf('Open Invoices').slice(0, 5)).toEqual([
      'Invoice',
      'Invoice date',
      expect.stringMatching(/^Due date/),
      'Purchase order',
      'Days due',
    ])
    await userEvent.click(screen.getByRole('checkbox', { name: 'N-7' }))
    expect(screen.getByText('Selected amount: $0.00')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: title }).disabled).toBe(true)
    await userEvent.click(screen.getByRole('checkbox', { name: 'F-1' }))
    expect(screen.getByText('Selected amount: $0.00')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: title }).disabled).toBe(false)
  })

  test('propose what is not disputed, and ask before the disputed amount is paid', async () => {
    const gateway = show(() => json({ TotalLate: '123456789012' }), [state(1, 30.5)])
    await userEvent.click(await screen.findByRole('checkbox', { name: 'F-1' }))
    expect(await screen.findByText('Disputed: 30.50')).toBeTruthy()
    expect(screen.getByText('Selected amount: $69.50')).toBeTruthy()
    await press(title)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const amount = dialog.getByLabelText<HTMLInputElement>('Amount of F-1')
    expect(amount.value).toBe('69.50')
    await press(title, title)
    await press('Cancel', question)
    await userEvent.clear(amount)
    await userEvent.type(amount, '69.51')
    await press(title, title)
    expect(await screen.findByText(/^30\.50 of F-1 is disputed, and this payment includes it\./)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'OK' }))
    await waitFor(() => expect(gateway.to('/write/generatebakreferences/101')).toHaveLength(1))
  })

  test('select exactly the invoices of a credit hold that can be paid', async () => {
    const gateway = stubGateway({
      'GET /read/Account/obtenerfacturas/101': () =>
        json({
          facturas: [20, 21, 45]
            .map((daysDue, at) => ({ ...invoice(at + 1, 100), daysDue }))
            .concat({
              ...invoice(4, 0),
              daysDue: 45,
            }),
        }),
      'GET /read/Account/obtenernotasdecredito/101': () => json({ notas: [] }),
      'GET /read/api/Customers/101/invoice-states': () => json([]),
    })
    showInPortal({ '/b': <references.default /> }, '/b?pay=creditHold')
    expect(await screen.findByText('Selected amount: $200.00')).toBeTruthy()
    const boxes = ['F-1', 'F-2', 'F-3', 'F-4'].map((name) => screen.getByRole<HTMLInputElement>('checkbox', { name }))
    expect(boxes.map(({ checked }) => checked)).toEqual([false, true, true, false])
    expect(gateway.to('/write/generatebakreferences/101')).toEqual([])
  })

  test('export each invoice with its state', async () => {
    show(() => failure(500, 'internal'), [{ ...state(1, 30.5), answer: 'accepted', state: 'creditExpected' }])
    await screen.findByText('Credit note expected: 30.50')
    const [head, first, second] = await saveCsv(screen.getAllByRole('button', { name: /Export/ })[0])
    expect(head).toMatch(/"?Available \(USD\)"?,"?State"?$/)
    expect(first).toContain('Credit note expected: 30.50 · Since 05/Nov/2026 · RQ26-000001 · Accepted')
    expect(second).toMatch(/,("")?$/)
    vi.restoreAllMocks()
  })

  test('show the order and due date of each invoice, and credit notes that are not needed', async () => {
    show(() => failure(500, 'internal'))
    await userEvent.click(await screen.findByRole('checkbox', { name: 'F-1' }))
    for (const name of ['N-7', 'N-8']) await userEvent.click(screen.getByRole('checkbox', { name }))
    await press(title)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    expect(dialog.getByRole('heading', { name: 'F-1' })).toBeTruthy()
    expect(dialog.getByText('PO - · due 01/Nov/2026')).toBeTruthy()
    expect(dialog.getByText('Credit note N-7: 100.00')).toBeTruthy()
    expect(dialog.getByText('Credit note N-8 is not needed and stays open.')).toBeTruthy()
  })

  test('show a failure and keep the selection, then the number with a link to payment detail', async () => {
    const write = vi.fn(() => failure(500, 'internal'))
    const gateway = show(write)
    await userEvent.click(await screen.findByRole('checkbox', { name: 'F-1' }))
    await press(title)
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    await userEvent.clear(dialog.getByLabelText('Amount of F-1'))
    await userEvent.type(dialog.getByLabelText('Amount of F-1'), '40.5')
    await press(title, title)
    await press('OK', question)
    expect((await dialog.findByRole('alert')).textContent).toMatch(
      /^The bank reference could not be generated\. Your selection is kept\. /,
    )
    expect(dialog.getByLabelText<HTMLInputElement>('Amount of F-1').value).toBe('40.50')
    write.mockImplementation(() => json({ TotalLate: '123456789012' }))
    await press(title, title)
    await press('OK', question)
    expect(await screen.findByText('123456789012')).toBeTruthy()
    expect(screen.getByText('Amount to pay: $40.50')).toBeTruthy()
    expect(await screen.findByText('0001234')).toBeTruthy()
    const writeText = vi.fn(async () => undefined)
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }))
    await press('Copy the reference', title)
    expect(writeText).toHaveBeenCalledExactlyOnceWith('123456789012')
    const sent = gateway.to('/write/generatebakreferences/101')
    expect(sent.at(-1)?.body).toEqual({ facturas: [{ idFactura: 1, partialAmount: 40.5 }], notas: [] })
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1)
    const buttons = within(await screen.findByRole('dialog', { name: title })).getAllByRole('button', { name: 'Close' })
    await userEvent.click(buttons.at(-1) as HTMLElement)
    await waitFor(() => expect(address()).toBe('/payment-detail'))
  })
})
