import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestDetail } from '#resources/orders/requests/RequestDetail.tsx'
import { roleIds } from '#schema/account/roles.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const number = 'RQ26-000009'

const asked = {
  id: 1,
  event: 'asked',
  isByProvider: false,
  name: 'Ana Luna',
  text: 'Sooner, please.',
  day: '2026-12-15',
  quantity: null,
  writtenAt: '2026-11-26T15:00:00Z',
  files: [],
}

const request = {
  number,
  kind: 'earlier',
  state: 'open',
  customerId: 101,
  customer: 'Brennholt',
  purchaseOrder: '4500710006',
  jobOrder: '10100018',
  invoice: null,
  wantedOn: '2026-12-15',
  quantity: null,
  reason: null,
  amount: null,
  offeredOn: null,
  askedOn: '2026-11-26',
  askedBy: 'Ana Luna',
  age: 2,
  seller: 'Sam Seller',
  isClosed: false,
  waitsFor: 'answer',
  settledOn: null,
  promisedOn: '2027-01-07',
  defect: null,
  wish: null,
  identities: null,
  stopsShipping: false,
  prices: [],
  offeredQuantity: null,
  isUnread: false,
  mayBeReopened: false,
  agreedOn: null,
  messages: [asked],
  lines: [],
}
const dispute = {
  ...request,
  kind: 'dispute',
  jobOrder: null,
  invoice: 'FE10100014',
  wantedOn: null,
  promisedOn: null,
  reason: 'quantity',
  amount: 12416.98,
}

type Side = 'customer' | 'staff'

const open = async (side: Side, shown: object) => {
  const gateway = stubGateway({
    [`GET /read/api/Requests/${number}`]: () => json(shown),
    [`POST /write/api/Requests/${number}/answer`]: () => json(shown),
    [`POST /write/api/Requests/${number}/agreement`]: () => failure(409, 'conflict', { current: { state: 'closed' } }),
    [`POST /write/api/Requests/${number}/settlement`]: () => json(shown),
  })
  showInPortal({ '/': <RequestDetail number={number} onClose={vi.fn()} /> }, '/', person(roleIds[side]))
  const drawer = within(await screen.findByRole('dialog', { name: `Request ${number}` }))
  await drawer.findByText('Sooner, please.', { exact: false })
  return { drawer, gateway }
}

const counterOffer = { ...request, state: 'counterOffer', waitsFor: 'agreement', age: null, offeredOn: '2026-12-21' }
const accepted = { ...request, state: 'accepted', waitsFor: 'date', age: null }
const moveable = [{ id: 7, providerPartNumber: 'R10011', promisedOn: '2027-01-07' }]
const moved = { ...accepted, waitsFor: null, promisedOn: '2026-12-15' }
const problem = {
  ...request,
  kind: 'problem',
  wantedOn: null,
  promisedOn: null,
  quantity: 2,
  defect: 'surface',
  wish: 'replace',
  identities: 'H41707-3',
  stopsShipping: true,
}
const acceptedDispute = { ...dispute, state: 'accepted', waitsFor: 'settlement', age: null }
const settled = { ...acceptedDispute, waitsFor: null, settledOn: '2026-11-28' }
const declined = { ...request, state: 'declined', waitsFor: null, age: null, mayBeReopened: true }
const closed = { ...request, state: 'closed', waitsFor: null, age: null, isClosed: true }

describe('the drawer of a request', () => {
  const own = ['Send the message', 'Close the request']
  test.each<[string, Side, object, string, string[]]>([
    [
      'an open one',
      'customer',
      request,
      'Waits for an answer since 26/Nov/2026, 2 business days. Requested 15/Dec/2026, promised 07/Jan/2027.',
      own,
    ],
    [
      'a counter-offer',
      'customer',
      counterOffer,
      'Counter-offer: offered 21/Dec/2026, requested 15/Dec/2026, promised 07/Jan/2027.',
      ['Accept the offer', 'Decline the offer', 'Send the message'],
    ],
    [
      'an accepted date',
      'customer',
      accepted,
      'Accepted: 15/Dec/2026. The promised date still has to be moved.',
      ['Send the message'],
    ],
    [
      'an accepted date',
      'staff',
      { ...accepted, lines: moveable },
      'Accepted: 15/Dec/2026. The promised date still has to be moved.',
      ['Mark as carried out', 'Send the message'],
    ],
    ['a moved date', 'staff', moved, 'Accepted: 15/Dec/2026. Promised 15/Dec/2026.', ['Send the message']],
    [
      'an accepted dispute',
      'staff',
      acceptedDispute,
      'Accepted: $12,416.98. A credit note is expected.',
      ['Mark as carried out', 'Send the message'],
    ],
    [
      'an accepted problem',
      'customer',
      { ...problem, state: 'accepted', waitsFor: 'settlement', age: null },
      'Accepted. It still has to be carried out.',
      ['Send the message'],
    ],
    ['a settled one', 'customer', settled, 'Accepted: $12,416.98. Carried out on 28/Nov/2026.', own],
    ['a declined one', 'customer', declined, 'Declined.', [...own, 'Reopen the request']],
    ['a closed one', 'customer', closed, 'Closed.', []],
  ])('opens on the state of %s for the %s, with what can be done now', async (_name, side, shown, text, buttons) => {
    const { drawer } = await open(side, shown)
    expect(drawer.getByRole('status').textContent).toBe(text)
    const names = drawer.getAllByRole('button').map((button) => button.textContent ?? '')
    expect(names.filter((name) => name !== '' && !name.startsWith('Files'))).toEqual(buttons)
  })

  test('tells of a problem its pieces, serials, kind and wish, and that shipping is to stop', async () => {
    const message = { ...asked, day: null, quantity: 2 }
    const { drawer } = await open('staff', { ...problem, messages: [message] })
    expect(drawer.getByRole('status').textContent).toBe('Waits for an answer since 26/Nov/2026, 2 business days.')
    const facts = within(drawer.getByRole('table', { name: 'About the request' }))
    const shown = (name: string) => facts.getByRole('row', { name: new RegExp(`^${name} `) }).textContent
    expect(shown('Pieces affected')).toBe('Pieces affected2')
    expect(shown('Serials or heats')).toContain('H41707-3')
    expect(shown('Kind of problem')).toContain('Surface')
    expect(shown('What you ask for')).toContain('Replace')
    expect(shown('Shipping')).toContain('Hold further shipments of this line')
    expect(drawer.getByRole('list').textContent).not.toContain('Requested: 2')
  })

  test('leads staff to Delays only while the date is not moved', async () => {
    const { drawer } = await open('staff', { ...accepted, lines: moveable })
    const link = drawer.getByRole('link', { name: 'Move the date in Delays' })
    expect(link.getAttribute('href')).toBe(`/delays?request=${number}`)
    cleanup()
    const after = await open('staff', moved)
    expect(after.drawer.queryByRole('link', { name: 'Move the date in Delays' })).toBeNull()
  })

  test('chooses no answer for staff, and offers none without a text', async () => {
    const { drawer } = await open('staff', request)
    const choices = drawer.getAllByRole<HTMLInputElement>('radio')
    expect(choices.map(({ value }) => value)).toEqual(['accepted', 'declined', 'counterOffer', 'message'])
    expect(choices.filter(({ checked }) => checked)).toEqual([])
    expect(drawer.queryByRole('button', { name: 'Send the answer' })).toBeNull()
    await userEvent.click(drawer.getByRole('radio', { name: 'Accept' }))
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Send the answer' }).disabled).toBe(true)
  })

  test('offers no counter-offer on a dispute, and needs its date on an earlier date', async () => {
    const ofDispute = await open('staff', dispute)
    expect(ofDispute.drawer.queryByRole('radio', { name: 'Counter-offer' })).toBeNull()
    cleanup()
    const { drawer } = await open('staff', request)
    await userEvent.click(drawer.getByRole('radio', { name: 'Counter-offer' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), 'Later.')
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Send the answer' }).disabled).toBe(true)
  })

  test.each([
    [request, 'Accept 15/Dec/2026 for 10100018?'],
    [dispute, 'Accept the dispute of $12,416.98?'],
  ])('asks with its date or amount before staff accepts it', async (shown, question) => {
    const { drawer, gateway } = await open('staff', shown)
    const answers = gateway.to(`/write/api/Requests/${number}/answer`)
    await userEvent.click(drawer.getByRole('radio', { name: 'Accept' }))
    await userEvent.type(drawer.getByRole('textbox', { name: 'Text' }), 'Yes.')
    await userEvent.click(drawer.getByRole('button', { name: 'Send the answer' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Accept' }))
    expect(asking.getByText(question)).toBeTruthy()
    expect(answers).toEqual([])
    await userEvent.click(asking.getByRole('button', { name: 'Accept' }))
    await screen.findByText(`The answer to ${number} has been sent.`)
    expect(gateway.to(`/write/api/Requests/${number}/answer`).map(({ body }) => body)).toEqual([
      { answer: 'accepted', text: 'Yes.' },
    ])
  })

  test('asks before the customer accepts an offer, and says if the request has changed meanwhile', async () => {
    const { drawer, gateway } = await open('customer', counterOffer)
    await userEvent.click(drawer.getByRole('button', { name: 'Accept the offer' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Accept the offer' }))
    expect(asking.getByText('Accept the offer 21/Dec/2026? An agreement cannot be taken back.')).toBeTruthy()
    expect(gateway.to(`/write/api/Requests/${number}/agreement`)).toEqual([])
    await userEvent.click(asking.getByRole('button', { name: 'Accept the offer' }))
    expect(await drawer.findByText(/Someone else has changed this request/)).toBeTruthy()
  })

  test('shows pictures as thumbnails and other files by name', async () => {
    const files = [
      { fileId: 'f1', name: 'dent.png' },
      { fileId: 'f2', name: 'report.pdf' },
    ]
    const { drawer } = await open('customer', { ...request, messages: [{ ...asked, files }] })
    const picture = drawer.getByRole('link', { name: 'dent.png' }).querySelector('img')
    expect(picture?.getAttribute('src')).toContain(`/api/Requests/${number}/files/f1`)
    expect(drawer.getByRole('link', { name: 'report.pdf' }).querySelector('img')).toBeNull()
  })

  test('asks staff for the text that the customer reads when it was carried out', async () => {
    const { drawer, gateway } = await open('staff', acceptedDispute)
    await userEvent.click(drawer.getByRole('button', { name: 'Mark as carried out' }))
    const asking = within(await screen.findByRole('dialog', { name: 'Mark as carried out' }))
    await userEvent.type(asking.getByRole('textbox'), 'Credit note CN-7')
    await userEvent.click(asking.getByRole('button', { name: 'Mark as carried out' }))
    await waitFor(() =>
      expect(gateway.to(`/write/api/Requests/${number}/settlement`).map(({ body }) => body)).toEqual([
        { text: 'Credit note CN-7' },
      ]),
    )
  })
})
