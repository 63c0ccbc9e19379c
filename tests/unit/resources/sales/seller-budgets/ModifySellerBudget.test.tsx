import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import ModifySellerBudget from '#resources/sales/seller-budgets/ModifySellerBudget.tsx'
import { decodeAnswer } from '#schema/entity.ts'
import { sellerBudget } from '#schema/sales/budgets.ts'
import { draftsOf } from '#src/app/session/draftStore.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { everyMonth } from './budgetRows.ts'
import {
  budgetOnTheWire,
  budgetsGateway,
  expiredText,
  goalOnTheWire,
  linkExpired,
  paths,
  rowOnTheWire,
} from './budgetsGateway.ts'

const page = '/modify-seller-budget'
const place = `${page}?seller=3&year=2026`

const open = (answers: Parameters<typeof budgetsGateway>[0] = {}, at = `${place}&t=fresh`) => {
  const gateway = budgetsGateway({ [`POST ${paths.access}`]: () => json({ ok: false }), ...answers })
  const shown = showInPortal({ [page]: <ModifySellerBudget />, '/': <p>Home</p> }, at, person(6))
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }), ...shown }
}

type User = ReturnType<typeof userEvent.setup>

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const cellAt = async (row: string, month: number) => {
  const header = await screen.findByRole('rowheader', { name: row })
  return within(header.closest('tr') as HTMLElement).getAllByRole('gridcell')[month] as HTMLElement
}
const type = async (user: User, row: string, month: number, amount: string) => {
  await user.click(await cellAt(row, month))
  await user.keyboard(`${amount}{Enter}`)
}
const save = async (user: User) => {
  await user.click(button('Finish'))
  const dialog = await screen.findByRole('dialog', { name: /^Budget of .+ for \d{4}$/ })
  expect(within(dialog).getByText('Are you sure you want to submit this budget?')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
}
const acknowledge = async (user: User) => {
  const notice = await screen.findByText('Budget updated successfully.')
  const dialog = notice.closest('[role=dialog]') as HTMLElement
  expect(within(dialog).getByRole('heading', { name: /^Budget of .+ for \d{4}$/ })).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
}

const jan = 1
const march = 3
const row1 = 'Customer 1, Discs'

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('a budget link', () => {
  test('opens the budget, and moves from the address to the history state', async () => {
    const { gateway, router } = open()
    await screen.findByRole('grid')
    expect(address()).toBe(place)
    expect(router.state.location.state).toEqual({ budgetLink: 'fresh' })
    expect(gateway.to(paths.byLink).map(({ headers }) => headers.get('X-Budget-Link'))).toEqual(['fresh'])
    const cards = ['Seller', 'Year', 'Budget in K', 'Customers'].map((name) => screen.getByRole('group', { name }))
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'SellerElena Garza Ríos',
      'Year2026',
      'Budget in K360.00',
      'Customers2',
    ])
  })

  test.each(['expired', 'tampered', 'revoked'])('that is %s shows only the text for an expired link', async (link) => {
    const { container } = open({ [`GET ${paths.byLink}`]: linkExpired }, `${place}&t=${link}`)
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toBe(expiredText)
    expect(container.textContent).toContain(`${place}${expiredText}`)
    expect(screen.queryAllByRole('button')).toEqual([])
  })

  test.each([place, `${page}?t=fresh`, `${page}?seller=0&year=2026&t=fresh`, `${page}?seller=3&year=26&t=fresh`])(
    'is not requested at %s',
    async (at) => {
      const { gateway } = open({}, at)
      expect((await screen.findByRole('alert')).textContent).toBe(expiredText)
      expect(gateway.to(paths.byLink)).toEqual([])
    },
  )

  test.each([place, `${place}&t=old`])('at %s is replaced by a new one for whoever may sign links', async (at) => {
    const { user, gateway } = open(
      {
        [`POST ${paths.access}`]: () => json({ ok: true }),
        [`POST ${paths.mint}`]: () => json({ t: 'new', expires: '2026-11-28T00:00:00.000Z' }),
        [`GET ${paths.byLink}`]: ({ headers }) =>
          headers.get('X-Budget-Link') === 'new' ? json(budgetOnTheWire([rowOnTheWire(1, 10)])) : linkExpired(),
      },
      at,
    )
    expect((await screen.findByRole('alert')).textContent).toBe(expiredText)
    await user.click(await screen.findByRole('button', { name: 'Edit with a new link' }))
    await screen.findByRole('grid')
    expect(gateway.to(paths.mint)[0]?.body).toEqual({ seller: 3, year: 2026 })
    expect(address()).toBe(place)
  })

  test('is kept during a repeated sign-in', async () => {
    const drafts = draftsOf(7, place)
    drafts.keep('budgetLink', { values: { link: 'kept' }, record: null, sentWith: null, isSecretMissing: false })
    const { gateway } = open({}, place)
    await screen.findByRole('grid')
    expect(gateway.to(paths.byLink)[0]?.headers.get('X-Budget-Link')).toBe('kept')
    await waitFor(() => expect(drafts.read('budgetLink')).toBeNull())
  })

  test('offers a retry if the budget could not be loaded', async () => {
    let isUp = false
    const answer = () => (isUp ? json(budgetOnTheWire([rowOnTheWire(1, 10)])) : failure(503, 'unavailable'))
    const { user } = open({ [`GET ${paths.byLink}`]: answer })
    isUp = true
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('grid')).toBeTruthy()
  })
})

describe('saving a budget', () => {
  test('sends changed, added and deleted rows with the version that was read', async () => {
    const { user, gateway } = open()
    await type(user, row1, march, '11.5')
    await user.click(screen.getByText('Add to budget'))
    await user.click(await screen.findByRole('combobox', { name: /^Segment/ }))
    expect(screen.queryByRole('option', { name: 'Aerofabs' })).toBeNull()
    await user.click(await screen.findByRole('option', { name: 'RSP' }))
    const customer = screen.getByRole('combobox', { name: /^Customer/ })
    await waitFor(() => expect(customer).toHaveProperty('disabled', false))
    await user.click(customer)
    await user.click(await screen.findByRole('option', { name: 'Brennholt' }))
    await user.click(button('Add'))
    await type(user, 'Brennholt, RSP', jan, '2')
    await user.click(button('Remove Customer 2, Discs'))
    await save(user)
    await acknowledge(user)
    const [sent] = gateway.to(paths.update)
    expect([sent?.headers.get('If-Match'), sent?.headers.get('X-Budget-Link')]).toEqual(['"1"', 'fresh'])
    expect(sent?.body).toEqual({
      seller: 3,
      year: 2026,
      rowsAdd: [{ idClient: 201, idSegment: 4, idContract: null, months: [2, ...Array(11).fill(0)], idBudget: null }],
      rowsEdit: [{ idClient: 101, idBudget: 1, months: Array(12).fill(10).with(2, 11.5) }],
      rowsDelete: [{ idBudget: 2, idClient: 102 }],
    })
    await waitFor(() => expect(gateway.to(paths.byLink)).toHaveLength(2))
  })

  test('is disabled before a change, and after a row was added and removed', async () => {
    const { user } = open()
    await screen.findByRole('grid')
    expect(button('Finish').disabled).toBe(true)
    await user.click(screen.getByText('Add to budget'))
    await user.click(await screen.findByRole('combobox', { name: /^Segment/ }))
    await user.click(await screen.findByRole('option', { name: 'RSP' }))
    const customer = screen.getByRole('combobox', { name: /^Customer/ })
    await waitFor(() => expect(customer).toHaveProperty('disabled', false))
    await user.click(customer)
    await user.click(await screen.findByRole('option', { name: 'Brennholt' }))
    await user.click(button('Add'))
    expect(button('Finish').disabled).toBe(false)
    await user.click(button('Remove Brennholt, RSP'))
    expect(button('Finish').disabled).toBe(true)
  })

  test('with a yearly goal redirects home', async () => {
    const { user, gateway } = open({ [`GET ${paths.byLink}`]: () => json(budgetOnTheWire([goalOnTheWire(3, 500)])) })
    const amount = await screen.findByRole('textbox', { name: /yearly goal/ })
    await user.clear(amount)
    expect(button('Finish').disabled).toBe(true)
    await user.type(amount, '600')
    await save(user)
    await acknowledge(user)
    expect(gateway.to(paths.update)[0]?.body).toMatchObject({
      rowsEdit: [{ idClient: null, idBudget: 3, months: null, AerofabsYearly: 600 }],
    })
    await waitFor(() => expect(address()).toBe('/'))
  })

  test('shows no older state if the result cannot be loaded, and retries', async () => {
    let isDown = false
    const { user } = open({
      [`GET ${paths.byLink}`]: () =>
        isDown ? failure(503, 'unavailable') : json(budgetOnTheWire([rowOnTheWire(1, 10)])),
    })
    await type(user, row1, march, '11.5')
    isDown = true
    await save(user)
    await acknowledge(user)
    const alert = await screen.findByText(/The budget could not be loaded/)
    expect(screen.queryByRole('grid')).toBeNull()
    isDown = false
    await user.click(within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('grid')).toBeTruthy()
  })

  test('keeps the input after a failure', async () => {
    const { user } = open({ [`POST ${paths.update}`]: () => failure(503, 'unavailable') })
    await type(user, row1, march, '11.5')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Budget couldn't be uploaded\./)
    expect((await cellAt(row1, march)).textContent).toBe('11.50')
    expect(button('Finish').disabled).toBe(false)
  })

  test('with an expired link says so and keeps the input', async () => {
    const { user } = open({ [`POST ${paths.update}`]: linkExpired })
    await type(user, row1, march, '11.5')
    await save(user)
    expect((await screen.findByRole('alert')).textContent).toBe(expiredText)
    expect((await cellAt(row1, march)).textContent).toBe('11.50')
    expect(button('Finish').disabled).toBe(true)
  })
})

describe('a concurrently saved budget', () => {
  const newer = budgetOnTheWire(
    [rowOnTheWire(1, 10, { MonthlyUsd: Array(12).fill(10).with(2, 7) }), rowOnTheWire(2, 20)],
    2,
  )
  const stale = () => {
    let times = 0
    return () => {
      times += 1
      return times === 1 ? failure(409, 'conflict', { current: newer }) : json({ message: 'ok', version: 3 })
    }
  }

  test.each([
    [/^theirs: 7.00/, '7.00', [{ idClient: 102, idBudget: 2, months: Array(12).fill(20).with(0, 21) }]],
    [
      /^mine: 8.00/,
      '8.00',
      [
        { idClient: 101, idBudget: 1, months: Array(12).fill(10).with(2, 8) },
        { idClient: 102, idBudget: 2, months: Array(12).fill(20).with(0, 21) },
      ],
    ],
  ])('is compared cell by cell, and the choice %s is applied', async (choice, text, edited) => {
    const { user, gateway } = open({ [`POST ${paths.update}`]: stale() })
    await type(user, row1, march, '8')
    await type(user, 'Customer 2, Discs', jan, '21')
    await save(user)
    const group = await screen.findByRole('group', { name: 'Newer version of this budget' })
    const both = within(group).getByRole('radiogroup', { name: `${row1}: Mar` })
    expect(within(group).getByText('1 cell was changed by both and is undecided.')).toBeTruthy()
    expect(button('Continue with these values').disabled).toBe(true)
    await user.click(within(both).getByRole('radio', { name: choice }))
    await user.click(button('Continue with these values'))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Budget by month in K USD' }))
    expect((await cellAt(row1, march)).textContent).toBe(text)
    await save(user)
    await acknowledge(user)
    const sent = gateway.to(paths.update)
    expect(sent.map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"', '"2"'])
    expect(sent[1]?.body).toMatchObject({ rowsEdit: edited })
  })

  test('is loaded when the user returns to the page', async () => {
    let saved: object = budgetOnTheWire([rowOnTheWire(1, 10)])
    const { router } = open({ [`GET ${paths.byLink}`]: () => json(saved) })
    expect((await cellAt(row1, march)).textContent).toBe('10.00')
    await act(() => router.navigate('/'))
    saved = newer
    await act(() => router.navigate(-1))
    expect((await cellAt(row1, march)).textContent).toBe('7.00')
  })

  test('is not a conflict if it equals what was sent', async () => {
    const { user } = open({ [`POST ${paths.update}`]: stale() })
    await type(user, row1, march, '7')
    await save(user)
    await acknowledge(user)
    expect(screen.queryByRole('group', { name: 'Newer version of this budget' })).toBeNull()
  })
})

describe('a stored draft of budget changes', () => {
  const base = decodeAnswer(sellerBudget, budgetOnTheWire([rowOnTheWire(1, 10), rowOnTheWire(2, 20)]), 'test')
  const [first, second] = base.rows
  const rows = [
    { ...first, key: '1', months: everyMonth(10).with(2, 800_000 as never) },
    { ...second, key: '2' },
  ]
  const keep = (sentWith: string | null) =>
    draftsOf(7, place).keep('budgetChanges', { values: { rows }, record: base, sentWith, isSecretMissing: false })
  const openAgain = (answers: Parameters<typeof open>[0] = {}) => {
    draftsOf(7, place).keep('budgetLink', {
      values: { link: 'kept' },
      record: null,
      sentWith: null,
      isSecretMissing: false,
    })
    return open(answers, place)
  }

  test('is restored', async () => {
    keep(null)
    const { gateway } = openAgain()
    await screen.findByText(/typed before your session ended has been restored/)
    expect((await cellAt(row1, march)).textContent).toBe('8.00')
    expect(gateway.to(paths.update)).toEqual([])
  })

  test('repeats a pending save with the version of the draft', async () => {
    keep('sent')
    const { gateway } = openAgain()
    await screen.findByText('Budget updated successfully.')
    expect(gateway.to(paths.update).map(({ headers }) => headers.get('If-Match'))).toEqual(['"1"'])
  })

  test('is compared with changes saved since', async () => {
    keep(null)
    openAgain({
      [`GET ${paths.byLink}`]: () => json(budgetOnTheWire([rowOnTheWire(1, 11), rowOnTheWire(2, 20)], 2)),
    })
    const group = await screen.findByRole('group', { name: 'Newer version of this budget' })
    expect(within(group).getAllByRole('radiogroup')).toHaveLength(12)
  })
})
