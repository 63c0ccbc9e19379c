import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { NewRequest } from '#resources/orders/requests/NewRequest.tsx'
import type { Day } from '#schema/kinds.ts'
import type { RequestKind } from '#schema/orders/requestKinds.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { stubUploads } from '#tests/support/screens/stubUploads.ts'
import type { Cents } from '#values/types.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const onClose = vi.fn()

const open = async (kinds: readonly RequestKind[], amount?: Cents, promisedOn: Day | null = null) => {
  onClose.mockReset()
  const subject = { customerId: 101, kinds, number: '10100256', promisedOn, ...(amount !== undefined && { amount }) }
  showInPortal({ '/': <NewRequest {...subject} onClose={onClose} /> }, '/')
  return within(await screen.findByRole('dialog'))
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Send the request' }))
const text = () => screen.getByRole('textbox', { name: 'Text' })
const fill = async (name: string, value: string) => {
  const field = screen.getByRole('spinbutton', { name })
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
    expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: 'Quantity' }))
    expect(uploads).toHaveLength(0)
  })

  test.each([
    ['earlier', '2999-12-24', 1],
    ['later', '2999-12-24', 1],
    ['cancel', '2999-12-24', 0],
    ['earlier', '2020-12-24', 0],
  ] as const)('of kind %s shows the promised date %s %i times', async (kind, promisedOn, times) => {
    const drawer = await open([kind], undefined, promisedOn as Day)
    expect(drawer.queryAllByText('Promised for 24/Dec/2999.')).toHaveLength(times)
    expect(drawer.queryAllByText(/^Promised for/)).toHaveLength(times)
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

  test.each([
    ['0', 'Enter at least 0.01.'],
    ['100.01', 'Enter at most 100.'],
  ])('for a dispute of $100.00 by %s says "%s"', async (amount, said) => {
    const drawer = await open(['dispute'], 100_00 as Cents)
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
    await open(['dispute'], 100_00 as Cents)
    await userEvent.click(screen.getByRole('button', { name: /^Close/ }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })
})
