import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import OrderTimelinePage from '#resources/orders/order-timeline/OrderTimelinePage.tsx'
import { roleIds } from '#schema/account/roles.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const line = (jobOrder: string, lineItem: number) => ({
  jobOrder,
  purchaseOrder: 'PO-1',
  lineItem,
  partNumber: 'P-1',
  providerPartNumber: 'F-1',
  ordered: 10,
  shipped: 4,
  status: 'Late',
})
const event = (kind: string, day: string | null, more: object = {}) => ({
  kind,
  day,
  pieces: null,
  number: null,
  note: '',
  amount: null,
  link: null,
  isPending: false,
  ...more,
})
const answered = {
  lines: [line('J-1', 1), line('J-2', 2)],
  events: [
    event('entered', '2026-01-05', { pieces: 10 }),
    event('step', null, { number: 'forging', pieces: 6 }),
    event('concession', '2026-02-01', { number: 'FA-1', isPending: true }),
    event('shipped', '2026-02-27', { pieces: 4, load: 71 }),
    event('invoiced', '2026-03-01', { number: 'FE-1', lineAmount: 1234.5, link: '/content/invoice' }),
    event('due', '2999-03-01', { number: 'FE-1', amount: 5000 }),
  ],
  papers: [{ kind: 'billOfLading', number: 'BL-1', link: '/content/bol' }],
  people: [{ part: 'seller', name: 'Sam Seller', email: 'sam@anvil.example' }],
}

const open = (at: string, answer = () => json(answered), language: 'en' | 'es' = 'en') => {
  setCurrentCustomer(3)
  const gateway = stubGateway({ 'GET /read/api/Customers/3/timeline': answer })
  showInPortal({ '/order': <OrderTimelinePage /> }, at, person(3), language)
  return gateway
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const itemWith = async (text: string) => (await screen.findByText(text)).closest('li') as HTMLElement

test('the order timeline shows events with days, pieces, amounts and documents', async () => {
  const gateway = open('/order?line=J-1')
  expect((await itemWith('Order entered')).textContent).toContain('05/Jan/2026')
  expect((await itemWith('Order entered')).textContent).toContain('10 pieces')
  expect((await itemWith('Concession FA-1')).textContent).toContain('Needs your approval')
  const pack = within(await itemWith('Left the plant')).getByRole('link', { name: 'Documents' })
  expect(pack.getAttribute('href')).toBe('/shipment-documents?pack=71')
  const invoice = await itemWith('Invoice FE-1')
  expect(invoice.textContent).toContain('This line, net: $1,234.50')
  expect((await itemWith('Invoice FE-1 is due')).textContent).toContain('Whole invoice: $5,000.00')
  expect(within(invoice).getByRole('link').getAttribute('href')).toBe('/content/invoice')
  expect(screen.getByRole('link', { name: 'Bill of lading BL-1' }).getAttribute('href')).toBe('/content/bol')
  expect(screen.getByText('Sam Seller')).toBeTruthy()
  expect(Object.fromEntries(gateway.requests[0]?.query ?? [])).toEqual({ by: 'jobOrder', number: 'J-1' })
})

test('the order timeline shows the state of the line, the places of its open pieces and what comes next', async () => {
  const late = { ...line('J-1', 1), requestedOn: '2026-01-20', promisedOn: '2026-01-31' }
  const moved = event('promiseMoved', '2026-01-25', { promised: '2026-01-31', note: 'Die broke' })
  const anew = [event('promised', '2998-01-01'), event('promisedAnew', '2999-01-01')]
  open('/order?line=J-1', () => json({ ...answered, lines: [late], events: [...answered.events, moved, ...anew] }))
  await screen.findByRole('heading', { name: 'P-1 · 10 pieces' })
  expect(screen.getByText(/^Late · \d+ days$/)).toBeTruthy()
  expect(screen.getByText('Promised 31/Jan/2026 · Requested 20/Jan/2026 · Last reason: Die broke')).toBeTruthy()
  expect(screen.getByText('Open pieces: Forging 6')).toBeTruthy()
  const [next, past] = screen.getAllByRole('list')
  const titles = (list: HTMLElement | undefined) =>
    list &&
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
  expect(titles(next)).toEqual([
    expect.stringContaining('Concession FA-1'),
    expect.stringContaining('Invoice FE-1 is due'),
    expect.stringContaining('New promised date'),
  ])
  // Newest first.
  expect(titles(past)?.at(0)).toContain('Promise moved')
  expect(titles(past)?.at(-1)).toContain('Order entered')
})

test('the order timeline says that no date lies ahead of a late line', async () => {
  open('/order?line=J-1', () => json({ ...answered, events: [event('promised', '2026-01-31')] }))
  await screen.findByText('No date lies ahead.')
})

test('the order timeline names the kind of a document once', async () => {
  const paper = (kind: string, number: string) => ({ kind, number, link: `/content/${number}` })
  const papers = [
    paper('approval', 'Approval 2.pdf'),
    paper('approval', 'Signed.pdf'),
    paper('approvalFile', 'Plan.pdf'),
  ]
  open('/order?line=J-1', () => json({ ...answered, papers }))
  await itemWith('Approval 2.pdf')
  await itemWith('Approval Signed.pdf')
  await itemWith('Approval file Plan.pdf')
})

test('the order timeline shows when, by whom and why each promise was given', async () => {
  const promise = (kind: string, more: object) => event(kind, '2026-02-02', { promised: '2026-03-01', ...more })
  const events = [
    promise('promiseGiven', { promisedBefore: null, source: null, by: null }),
    promise('promiseMoved', {
      promised: '2026-03-11',
      promisedBefore: '2026-03-01',
      source: 'person',
      by: '<b>Sam</b>',
      note: 'Die broke',
    }),
    promise('promiseWithdrawn', { promised: null, promisedBefore: '2026-03-11', source: 'import', by: 'key ERP' }),
  ]
  open('/order?line=J-1', () => json({ ...answered, events }))
  expect((await itemWith('Promise given: 01/Mar/2026')).textContent).toContain('by Anvil')
  const moved = (await itemWith('Promise moved from 01/Mar/2026 to 11/Mar/2026')).textContent
  expect(moved).toContain('10 days later · by <b>Sam</b> · Die broke')
  expect((await itemWith('Promise withdrawn: 11/Mar/2026')).textContent).toContain('by import: key ERP')
})

test('the order timeline links a number of several lines to each of them', async () => {
  const gateway = open('/order?invoice=FE%2F1')
  const other = await screen.findByRole('link', { name: 'PO-1 · line 2' })
  expect(other.getAttribute('href')).toBe('/order?line=J-2')
  expect(Object.fromEntries(gateway.requests[0]?.query ?? [])).toEqual({ by: 'invoice', number: 'FE/1' })
})

test('the order timeline is translated to Spanish', async () => {
  open('/order?line=J-1', undefined, 'es')
  await screen.findByText('Piezas abiertas: Forja 6')
  expect((await itemWith('Concesión FA-1')).textContent).toContain('Requiere su aprobación')
  expect(screen.getByRole('heading', { name: 'Sus contactos' })).toBeTruthy()
})

test('the order timeline links the tracking number of a load to the page of its carrier', async () => {
  setCurrentCustomer(3)
  const shipped = { ...event('shipped', '2026-11-18'), carrier: 'Kestrel Bay', tracking: '7' }
  stubGateway({
    'GET /read/api/Customers/3/timeline': () => json({ ...answered, events: [shipped] }),
    'GET /read/api/TrackingPages': () =>
      json([{ carrier: 'Kestrel Bay', template: 'https://kestrel.example/{number}' }]),
  })
  showInPortal({ '/order': <OrderTimelinePage /> }, '/order?line=J-1')
  const link = await screen.findByRole('link', { name: '7' })
  expect(link.getAttribute('href')).toBe('https://kestrel.example/7')
  expect(link.closest('li')?.textContent).toContain('Kestrel Bay · 7')
})

test('the order timeline reports an unknown line, and requests nothing without a number', async () => {
  open('/order?line=none', () => json({ lines: [], events: [], papers: [], people: [] }))
  await screen.findByText(/No order line has this number/)
  cleanup()
  const gateway = open('/order')
  await screen.findByText(/^Search for a purchase order/)
  expect(screen.queryByText(/No order line/)).toBeNull()
  expect(gateway.requests).toEqual([])
})

test('the order timeline shows a retry if the service does not support it', async () => {
  open('/order?line=J-1', () => failure(404, 'not_found'))
  expect((await screen.findAllByRole('button', { name: 'Retry' })).length).toBeGreaterThan(0)
})

const unknown = {
  purchaseOrder: null,
  lineItem: null,
  ordered: null,
  shipped: null,
  requestedOn: null,
  promisedOn: null,
  reason: null,
}

test('a request shows the promised date of a line that only the services have', async () => {
  setCurrentCustomer(3)
  stubGateway({
    'GET /read/api/Customers/3/timeline': () =>
      json({ ...answered, lines: [{ ...line('J-1', 1), promisedOn: '2999-03-01' }] }),
    'GET /read/api/Requests': () => json([]),
    'POST /read/api/Customers/3/requestableLines': () =>
      json([{ jobOrder: 'J-1', ...unknown, steps: [], openRequests: [] }]),
  })
  showInPortal({ '/order': <OrderTimelinePage /> }, '/order?line=J-1', person(roleIds.customer))
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier date' }))
  expect(await screen.findByText(/Promised 01\/Mar\/2999 \(/)).toBeTruthy()
})
