import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { businessToday } from '#kit/fields/days.ts'
import { NewRequest } from '#resources/orders/requests/NewRequest.tsx'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'
import { daysAfter } from '#values/days.ts'
import type { Cents } from '#values/types.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onClose = vi.fn()

const line = {
  jobOrder: '10100256',
  purchaseOrder: '4500710006',
  lineItem: 1,
  ordered: 10,
  shipped: 0,
  requestedOn: null,
  promisedOn: null,
  reason: null,
  steps: [],
  openRequests: [],
}

interface Opened {
  readonly amount?: Cents
  readonly lines?: readonly object[]
}

const open = async (kinds: readonly RequestKind[], { amount, lines = [line] }: Opened = {}) => {
  onClose.mockReset()
  stubGateway({ 'POST /read/api/Customers/101/requestableLines': () => json(lines) })
  const numbers = (lines as (typeof line)[]).map(({ jobOrder }) => jobOrder)
  const subject = { customerId: 101, kinds, numbers, ...(amount !== undefined && { amount }) }
  showInPortal({ '/': <NewRequest {...subject} onClose={onClose} /> }, '/')
  return within(await screen.findByRole('dialog'))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
const text = () => screen.getByRole('textbox', { name: 'Text' })
const fill = async (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name })
  await userEvent.clear(field)
  if (value) await userEvent.type(field, value)
}

describe('a new request', () => {
  test.each([
    [['question'], 'Question about 10100256'],
    [['problem'], 'Problem with 10100256'],
    [['dispute'], 'Dispute of 10100256'],
    [['earlier', 'later'], 'Request on 10100256'],
  ] as const)('of %j has the title %s', async (kinds, title) => {
    await open(kinds)
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
  })

  test('marks missing fields, focuses the first of them and is not sent', async () => {
    const uploads = stubUploads()
    const drawer = await open(['quantity', 'question'])
    await submit()
    expect(drawer.getAllByText('Required.')).toHaveLength(2)
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Quantity' }))
    expect(uploads).toHaveLength(0)
  })

  test.each([
    [-9, /^Promised .* \(9 days ago\), requested /, '9 days late, 19 after the requested date'],
    [-1, /^Promised .* \(1 day ago\), requested /, '1 day late, 19 after the requested date'],
    [0, /^Promised .* \(today\), requested /, null],
    [1, /^Promised .* \(in 1 day\), requested /, null],
  ])('on a line promised %i days from today tells its dates, delay, pieces and reason', async (days, dates, late) => {
    const today = businessToday()
    const promisedOn = daysAfter(today, days)
    const requestedOn = daysAfter(today, -19)
    const steps = [{ step: 'machining', pieces: 6 }]
    const drawer = await open(['earlier'], {
      lines: [{ ...line, promisedOn, requestedOn, steps, reason: 'Die under repair' }],
    })
    expect(await drawer.findByText(dates)).toBeTruthy()
    expect(drawer.getByText('Pieces: Machining 6 · Not started 4')).toBeTruthy()
    expect(drawer.getByText('Last reason: Die under repair')).toBeTruthy()
    expect(drawer.queryByText(/late/)?.textContent ?? null).toBe(late)
  })

  test('names the open request of its kind before anything is filled', async () => {
    const openRequests = [{ kind: 'earlier', number: 'RQ26-000009' }]
    const drawer = await open(['earlier', 'question'], { lines: [{ ...line, openRequests }] })
    expect(await drawer.findByText(/RQ26-000009 is open already/)).toBeTruthy()
    expect(drawer.queryByRole('textbox', { name: 'Text' })).toBeNull()
    expect(drawer.queryByRole('button', { name: 'Send the request' })).toBeNull()
  })

  test('on many lines names and leaves out those with an open one', async () => {
    const openRequests = [{ kind: 'question', number: 'RQ26-000009' }]
    const drawer = await open(['question'], { lines: [line, { ...line, jobOrder: 'J-2', openRequests }] })
    expect(await drawer.findByRole('link', { name: /RQ26-000009/ })).toBeTruthy()
    await userEvent.type(text(), 'When?')
    const sent = stubGateway({
      'POST /read/api/Customers/101/requestableLines': () => json([]),
      'POST /write/api/Customers/101/requestsOfLines': () => json({ numbers: ['RQ26-000010'] }),
    })
    await submit()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(sent.to('/write/api/Customers/101/requestsOfLines').map(({ body }) => body)).toEqual([
      { kind: 'question', jobOrders: ['10100256'], text: 'When?' },
    ])
  })

  test('for another date marks the missing date', async () => {
    const drawer = await open(['earlier'])
    await userEvent.type(text(), 'Sooner.')
    await submit()
    expect(drawer.getByText('Required.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Day' }))
  })

  // The button moves up as soon as the message goes, away from a pointer that is about to press it.
  test('no longer marks a date that has just been typed, before the field is left', async () => {
    const drawer = await open(['earlier'])
    await userEvent.type(text(), 'Sooner.')
    await submit()
    await userEvent.click(screen.getByRole('spinbutton', { name: 'Day' }))
    await userEvent.keyboard('31072027')
    expect(document.activeElement?.getAttribute('role')).toBe('spinbutton')
    expect(drawer.queryByText('Required.')).toBeNull()
  })

  test.each([
    ['1.5', 'Enter a whole number.'],
    ['0', 'Enter at least 1.'],
  ])('for the quantity %s says "%s"', async (quantity, said) => {
    const drawer = await open(['quantity'])
    await fill('Quantity', quantity)
    await userEvent.type(text(), 'Other pieces.')
    await submit()
    expect(drawer.getByText(said)).toBeTruthy()
  })

  test('shows the disputed amount with separators and cents', async () => {
    await open(['dispute'], { amount: 124_169_80 as Cents })
    const amount = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount (USD)' })
    expect(amount.value).toBe('124,169.80')
    await fill('Amount (USD)', '12416.9')
    await userEvent.tab()
    expect(amount.value).toBe('12,416.90')
  })

  test.each([
    ['0', 'Enter at least 0.01.'],
    ['100.01', 'Enter at most 100.00.'],
  ])('for a dispute of $100.00 by %s says "%s"', async (amount, said) => {
    const drawer = await open(['dispute'], { amount: 100_00 as Cents })
    await fill('Amount (USD)', amount)
    await userEvent.type(text(), 'Too much.')
    await submit()
    expect(drawer.getByText(said)).toBeTruthy()
  })

  test('asks before a typed quantity is discarded', async () => {
    await open(['quantity'])
    await fill('Quantity', '5')
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
    expect(await screen.findByRole('dialog', { name: /unsaved/i })).toBeTruthy()
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closes with nothing entered', async () => {
    await open(['dispute'], { amount: 100_00 as Cents })
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
