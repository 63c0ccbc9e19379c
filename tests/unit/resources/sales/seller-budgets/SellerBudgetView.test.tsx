import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import SellerBudgetView from '#resources/sales/seller-budgets/SellerBudgetView.tsx'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { budgetOnTheWire, budgetsGateway, paths } from './budgetsGateway.ts'

const open = (search = '?seller=3&year=2026', answers: Parameters<typeof budgetsGateway>[0] = {}) => {
  const gateway = budgetsGateway(answers)
  showInPortal({ '/seller-budget': <SellerBudgetView /> }, `/seller-budget${search}`, person(5))
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const card = async (name: string) => (await screen.findByRole('group', { name })).textContent

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the budget view', () => {
  test('shows four cards, and the months of each row with their sums', async () => {
    open()
    await screen.findByRole('rowheader', { name: 'Customer 1' })
    expect(await card('Seller')).toContain('Elena Garza Ríos')
    expect([await card('Year'), await card('Budget in K'), await card('Customers')]).toEqual([
      'Year2026',
      'Budget in K620.00',
      'Customers1',
    ])
    const row = screen.getByRole('rowheader', { name: 'Customer 1' }).closest('tr') as HTMLElement
    expect(within(row).getAllByText('10.00')).toHaveLength(12)
    expect(within(row).getByText('120.00')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Total/ })).getByText('620.00')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('shows a seller without a name by number', async () => {
    open('?seller=3&year=2026', {
      [`GET ${paths.get}`]: () => json({ ...budgetOnTheWire([]), NombreCompleto: '' }),
    })
    expect(await screen.findByText('Seller 3')).toBeTruthy()
  })

  test.each(['', '?seller=3', '?year=2026', '?seller=abc&year=2026', '?seller=3&year=2019', '?seller=-3&year=2026'])(
    'shows an empty state at "%s" without a request',
    async (search) => {
      const { gateway } = open(search)
      expect(await screen.findByText('No results found.')).toBeTruthy()
      expect(gateway.to(paths.get)).toEqual([])
    },
  )

  test('shows an empty state for an unknown budget', async () => {
    open('?seller=3&year=2026', { [`GET ${paths.get}`]: () => failure(404, 'not_found') })
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })

  test('offers a retry after a failure', async () => {
    let isUp = false
    const answer = () => (isUp ? json(budgetOnTheWire([])) : failure(503, 'unavailable'))
    const { user } = open('?seller=3&year=2026', { [`GET ${paths.get}`]: answer })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The budget could not be loaded.')
    isUp = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await card('Year')).toBe('Year2026')
  })
})
