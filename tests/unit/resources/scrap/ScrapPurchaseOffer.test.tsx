import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import ScrapPurchaseOffer from '#resources/scrap/scrap-purchase-offer/ScrapPurchaseOffer.tsx'
import { account } from '#schema/account/account.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'
import { daysAfter } from '#values/days.ts'

const path = '/read/api/Customers/104/offers'
const today = businessToday()

const offer = (id: number, idEstatus: number, files: readonly string[] = []) => ({
  id,
  proposalDate: '2026-10-01',
  totalInventory: 5000.01,
  offered: 3.25,
  idEstatus,
  files,
  desicionDate: idEstatus === 1 ? null : '2026-10-05',
})
const agreement = 'purchaseAgreement'
const all = [
  offer(1, 1),
  offer(2, 2, [agreement]),
  offer(3, 3, [agreement, 'aprobationOfferDocument']),
  offer(4, 4),
  offer(5, 5),
  offer(9, 9),
]

beforeEach(async () => {
  setCurrentCustomer(104)
  await datePickers.load()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

interface Answers {
  readonly isProvider?: boolean
  readonly answered?: () => Response
  readonly items?: () => Response
  readonly rows?: readonly object[]
}

const show = ({
  isProvider = false,
  answered = () => json({ message: 'Answered.' }),
  items = () => json([]),
  rows = all,
}: Answers = {}) => {
  const { method, service, path: access } = account.contentAccess
  const gateway = stubGateway({
    [`GET ${path}`]: () => json(rows),
    [`${method} /${service}${access}`]: () => (isProvider ? json({ ok: true }) : failure(403, 'forbidden')),
    'POST /write/Quotes/1/submitOffer': answered,
    'GET /read/Quotes/1/inventoryDetail': items,
  })
  const uploads = stubUploads()
  showInPortal({ '/offers': <ScrapPurchaseOffer /> }, '/offers')
  return { ...gateway, uploads }
}

const rowsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const pressIn = (name: string) => fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }))
const openHistory = async () => {
  await screen.findByRole('switch', { name: 'Accept offer 1' })
  fireEvent.click(screen.getByRole('tab', { name: 'History' }))
  await screen.findByText('Cancelled')
}

describe('scrap offers', () => {
  test('open on their history if none is pending or agreed', async () => {
    show({ rows: [offer(5, 5)] })
    expect(await screen.findByText('Cancelled')).toBeTruthy()
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('History')
    expect(screen.getByRole('tab', { selected: false }).textContent).toBe('Purchase Offers (0)')
  })

  test('are listed with totals in one table for open offers and one for agreements', async () => {
    show()
    await screen.findByRole('switch', { name: 'Accept offer 1' })
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Purchase Offers (1)', 'History'])
    const [head, row, total] = rowsOf('Purchase Offers')
    expect(head?.slice(0, 5)).toEqual([
      'Offer',
      'Proposal date',
      'Total inventory (Kg)',
      'Offered (USD/Kg)',
      'Total value (USD)',
    ])
    expect(row).toEqual([
      'Offer 1',
      '01/Oct/2026',
      '5,000.01',
      '3.25',
      '16,250.03',
      'DetailDeclineAcceptSubmit Response',
    ])
    expect(total?.slice(0, 5)).toEqual(['Total', '', '5,000.01', '', '16,250.03'])
    // The number of an offer is a name, not an amount.
    expect(screen.getByRole('rowheader', { name: 'Offer 1' }).className).toBe('')
    const agreed = rowsOf('Purchase Agreements')
    expect(agreed[1]?.slice(0, 7)).toEqual([
      'Offer 2',
      '01/Oct/2026',
      '5,000.01',
      '3.25',
      '16,250.03',
      '05/Oct/2026',
      'Purchase agreement',
    ])
    expect(screen.getByRole('link', { name: /Purchase agreement/ }).getAttribute('href')).toBe(
      '/content/api/Quotes/2/purchaseAgreement',
    )
    expect(screen.getAllByRole('button', { name: 'Export' })).toHaveLength(2)
  })

  test('are read only for provider staff', async () => {
    show({ isProvider: true })
    await screen.findByRole('link', { name: /Purchase agreement/ })
    expect(screen.queryByRole('switch')).toBeNull()
    expect(screen.queryByRole('button', { name: /^Submit/ })).toBeNull()
  })
})

describe('the response to an offer', () => {
  const submit = async (title: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Response to offer 1' }))
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
    expect(screen.getByText('Are you sure you want to submit this response?')).toBeTruthy()
    pressIn('Submit Response')
  }

  test('accepts it with the switch on, and shows thanks', async () => {
    const { to } = show()
    fireEvent.click(await screen.findByRole('switch', { name: 'Accept offer 1' }))
    await submit('Accept offer 1')
    expect(await screen.findByText('Thank you for accepting our offer!')).toBeTruthy()
    const text =
      'A Purchase Agreement has been generated. Please upload your customer invoice on the Purchase Agreements section.'
    expect(screen.getByText(text)).toBeTruthy()
    expect(to('/write/Quotes/1/submitOffer').map(({ body }) => body)).toEqual([{ aceptado: true }])
    expect(to(path)).toHaveLength(2)
  })

  test('declines it with the switch off', async () => {
    const { to } = show()
    await submit('Decline offer 1')
    expect(await screen.findByText('Offer declined')).toBeTruthy()
    const text =
      "We're sorry the offer wasn't accepted. Your feedback is very important to us, please share it with your Sales Representative."
    expect(screen.getByText(text)).toBeTruthy()
    expect(to('/write/Quotes/1/submitOffer').map(({ body }) => body)).toEqual([{ aceptado: false }])
  })

  test('is not sent if the confirmation is cancelled', async () => {
    const { to } = show()
    fireEvent.click(await screen.findByRole('button', { name: 'Submit Response to offer 1' }))
    await screen.findByText('Are you sure you want to submit this response?')
    pressIn('Cancel')
    expect(to('/write/Quotes/1/submitOffer')).toEqual([])
  })

  test.each([
    [500, 'internal', 'There was an error submitting your decision. Please try again later.'],
    [409, 'conflict', 'This offer has been answered in the meantime. The page is now up to date.'],
  ])('that fails with %i shows the reason and reloads the offers', async (status, error, text) => {
    const { to } = show({ answered: () => failure(status, error) })
    await submit('Decline offer 1')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(to(path)).toHaveLength(2)
  })
})

describe('the invoice for an agreement', () => {
  const choose = async () => {
    fireEvent.click(await screen.findByRole('button', { name: 'Choose the invoice for offer 2' }))
    const dialog = await screen.findByRole('dialog')
    const input = dialog.ownerDocument.querySelector('input[type=file]') as HTMLInputElement
    fireEvent.change(input, { target: { files: [new File(['%PDF-1.7'], 'invoice.pdf')] } })
    await screen.findByText(/invoice\.pdf/)
  }

  test('cannot be sent without a file, and explains why', async () => {
    const { uploads } = show()
    const button = await screen.findByRole('button', { name: 'Submit Approval of offer 2' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    fireEvent.pointerEnter(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe('Please upload your Customer Invoice document.')
    fireEvent.click(button)
    expect([uploads.length, screen.queryByRole('dialog')]).toEqual([0, null])
  })

  test.each([
    [200, 'Document successfully submitted.'],
    [500, 'There was an error submitting your document. Please try again later.'],
    [413, 'Maximum file size is 15MB.'],
    [409, 'This offer has been answered in the meantime. The page is now up to date.'],
  ])('with the response status %i shows: %s', async (status, text) => {
    const { uploads, to } = show()
    await choose()
    for (const name of ['OK', 'Done']) {
      const button = screen.queryByRole('button', { name })
      if (button) fireEvent.click(button)
    }
    const send = await screen.findByRole('button', { name: 'Submit Approval of offer 2' })
    await vi.waitFor(() => expect(send.getAttribute('aria-disabled')).toBe('false'), 10_000)
    fireEvent.click(send)
    expect(await screen.findByText('Are you sure you want to submit this document?')).toBeTruthy()
    pressIn('Submit Approval')
    await vi.waitFor(() => expect(uploads).toHaveLength(1), 10_000)
    expect(uploads[0]?.url).toBe('/write/Quotes/2/submitOfferFile')
    expect([...(uploads[0]?.body?.keys() ?? [])]).toEqual(['documentFactura'])
    await uploads[0]?.answer(status === 200 ? json({ message: text }) : failure(status, 'any'))
    expect(await screen.findByText(text)).toBeTruthy()
    expect(to(path)).toHaveLength(2)
  })
})

describe('the offer history', () => {
  test('covers the last 365 days at first, and 31 after Clear', async () => {
    const { to } = show()
    await openHistory()
    const period = (days: number) => ({ start: daysAfter(today, -days), end: today })
    expect(Object.fromEntries(to(path).at(-1)?.query ?? [])).toEqual(period(365))
    press('Clear')
    await vi.waitFor(() => expect(Object.fromEntries(to(path).at(-1)?.query ?? [])).toEqual(period(31)), 10_000)
  })

  test('shows the result of each offer with its documents', async () => {
    show()
    await openHistory()
    const [head, ...rows] = rowsOf('History')
    expect(head?.slice(0, 9)).toEqual([
      'Offer',
      'Proposal date',
      'Total inventory (Kg)',
      'Offered (USD/Kg)',
      'Total value (USD)',
      'Status',
      'Decision date',
      'Purchase agreement',
      'Customer invoice',
    ])
    expect(rows.slice(0, -1).map((cells) => [cells[0], cells[5], cells[7], cells[8]])).toEqual([
      ['Offer 3', 'Accepted', 'Purchase agreement', 'Customer invoice'],
      ['Offer 4', 'Declined', '-', '-'],
      ['Offer 5', 'Cancelled', '-', '-'],
      ['Offer 9', 'Declined', '-', '-'],
    ])
    const total = rows.at(-1) ?? []
    expect([total[0], total[2], total[4]]).toEqual(['Total accepted', '5,000.01', '16,250.03'])
    const invoice = screen.getByRole('link', { name: /Customer invoice/ })
    expect(invoice.getAttribute('href')).toBe('/content/api/Quotes/3/aprobationOfferDocument')
    expect(within(screen.getByRole('table', { name: 'History' })).getAllByRole('link')).toHaveLength(2)
    expect(screen.getAllByRole('button', { name: /^Detail of offer/ }).length).toBeGreaterThanOrEqual(4)
  })
})

describe('the detail of an offer', () => {
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Detail of offer 1' }))

  test('has the three tables of the inventory', async () => {
    const items = [
      { tipo: 1, peso: 2, partNumber: '', standar: 'Sin Identificar', ultimaFecha: null },
      { tipo: 2, peso: 3, heat: 'H-1', carpenterBar: 'B-1', pesoInicial: 500 },
      { tipo: 3, peso: 4, productNumber: '00123', bohlerPartNumber: 'S-1', status: 'Rejected', AnvilNCR: 'FF-1' },
    ]
    show({ items: () => json(items) })
    await open()
    const dialog = within(await screen.findByRole('dialog', { name: 'Detail of offer 1' }))
    const cells = (name: string) => within(dialog.getByRole('table', { name })).getAllByRole('row')[1]?.textContent
    expect(cells('Punch Outs')).toBe('Not Identified-Not Identified2.00-')
    expect(cells('Cutting Ends')).toBe('H-1B-1500.003.00')
    expect(cells('Scrap')).toBe('00123S-1FF-14.00')
  })

  test('shows a failure', async () => {
    show({ items: () => failure(500, 'internal') })
    await open()
    expect(await screen.findByText('There was an error submitting your document. Please try again later.')).toBeTruthy()
  })
})
