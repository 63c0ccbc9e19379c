import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { currentYear } from '#resources/sales/seller-budgets/budgetAddress.ts'
import SellerBudgets, { sellerBudgets } from '#resources/sales/seller-budgets/SellerBudgets.tsx'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'
import { budgetsGateway, paths } from './budgetsGateway.ts'

const year = currentYear()

const rows = [
  { IdVendedor: 3, NombreCompleto: 'Elena Garza Ríos', TotalPresupuesto: 1234.5 },
  { IdVendedor: 5, NombreCompleto: '<b>Bruno</b> Saenz', TotalPresupuesto: 99_999.99 },
  { IdVendedor: 8, NombreCompleto: '', TotalPresupuesto: 0 },
]

const listOf = (of: readonly object[]) =>
  json(of, { headers: { 'Content-Range': `budgets 0-${of.length}/${of.length}` } })

const menuWith =
  (...slugs: readonly string[]) =>
  () =>
    json([[{ parentName: 'Sales', icon: '', children: slugs.map((slug) => ({ name: slug, slug })) }], []])

const open = (answers: Parameters<typeof budgetsGateway>[0] = {}) => {
  const gateway = budgetsGateway({ [`GET ${paths.list}`]: () => listOf(rows), ...answers })
  showInPortal({ '/seller-budgets': <SellerBudgets />, '/modify-seller-budget': null }, '/seller-budgets', person(5))
  return { gateway, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

const rowOf = async (name: string) => (await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement

beforeEach(() => registerResource(sellerBudgets))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  Cookies.remove('fricn')
})

describe('the list of seller budgets', () => {
  test('requests the current year, and shows two words of each name, amounts in K and their total', async () => {
    const { gateway } = open()
    const row = await rowOf('Elena Garza')
    expect(within(row).getByText('1,234.50')).toBeTruthy()
    expect(await rowOf('<b>Bruno</b> Saenz')).toBeTruthy()
    expect(within(screen.getByRole('row', { name: /^Total/ })).getByText('101,234.49')).toBeTruthy()
    expect(gateway.to(paths.list)[0]?.query.get('Year')).toBe(String(year))
  })

  test('shows all actions below the amount on a phone card', async () => {
    stubMedia(isPhone)
    open()
    const card = (await screen.findByRole('heading', { name: 'Elena Garza' })).closest('li') as HTMLElement
    await within(card).findByRole('button', { name: /^Edit/ })
    expect(card.textContent).toMatch(/Elena Garza.*1,234\.50ViewEditCopy to clipboard$/)
  })

  test('shows a seller without a name by number', async () => {
    open()
    expect(await rowOf('Seller 8')).toBeTruthy()
  })

  test('links to the view of a budget', async () => {
    open()
    const link = within(await rowOf('Elena Garza')).getByRole('link', { name: /^View/ })
    expect(link.getAttribute('href')).toBe(`/seller-budget?seller=3&year=${year}`)
  })

  test('offers the years from 2020 to the next one, and requests the chosen one', async () => {
    const { gateway, user } = open()
    await rowOf('Elena Garza')
    await user.click(screen.getByRole('combobox', { name: 'Year' }))
    const years = (await screen.findAllByRole('option')).map((option) => option.textContent)
    expect([years[0], years.at(-1)]).toEqual(['2020', String(year + 1)])
    await user.click(screen.getByRole('option', { name: '2021' }))
    await waitFor(() => expect(gateway.to(paths.list).at(-1)?.query.get('Year')).toBe('2021'))
    expect((await rowOf('Elena Garza')).querySelector('a')?.getAttribute('href')).toContain('year=2021')
  })

  test('shows an empty state', async () => {
    const { user } = open({ [`GET ${paths.list}`]: () => listOf([]) })
    expect(await screen.findByText('No results found.')).toBeTruthy()
    // The year without budgets is shown as the selected one.
    const chosen = screen.getByRole('combobox', { name: 'Year' })
    await user.click(chosen)
    await user.click(await screen.findByRole('option', { name: '2021' }))
    await waitFor(() => expect(chosen.textContent).toBe('2021'))
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })

  test('offers a retry after a failure', async () => {
    let isUp = false
    const { user } = open({ [`GET ${paths.list}`]: () => (isUp ? listOf(rows) : failure(503, 'unavailable')) })
    const alert = await screen.findByRole('alert')
    isUp = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await rowOf('Elena Garza')).toBeTruthy()
  })

  test.each([
    ['users who may open that page', ['seller-budgets', 'add-seller-budget'], true],
    ['nobody else', ['seller-budgets'], false],
  ] as const)('offers a new budget to %s', async (_, slugs, isOffered) => {
    Cookies.set('fricn', 'Ana')
    open({ [`GET ${paths.menu}`]: menuWith(...slugs), [`POST ${paths.menu}`]: menuWith(...slugs) })
    await rowOf('Elena Garza')
    if (isOffered) expect(await screen.findByRole('link', { name: 'Add Seller Budget' })).toBeTruthy()
    else expect(screen.queryByRole('link', { name: 'Add Seller Budget' })).toBeNull()
  })
})

describe('a user of seller budgets', () => {
  const mint = () => json({ t: 'signed-text', expires: '2026-11-22T00:00:00.000Z' })

  test('with the key can edit by a link that is not in the address', async () => {
    const { gateway, user } = open({ [`POST ${paths.mint}`]: mint })
    await user.click(await within(await rowOf('Elena Garza')).findByRole('button', { name: /^Edit/ }))
    await waitFor(() => expect(address()).toBe(`/modify-seller-budget?seller=3&year=${year}`))
    expect(gateway.to(paths.mint)[0]?.body).toEqual({ seller: 3, year })
  })

  test('with the key can copy the absolute link with its token', async () => {
    const { user } = open({ [`POST ${paths.mint}`]: mint })
    await user.click(await within(await rowOf('Elena Garza')).findByRole('button', { name: /^Copy to clipboard/ }))
    await screen.findByText(/link to modify the budget of Elena Garza Ríos was copied/)
    const link = `${window.location.origin}/forge/modify-seller-budget?seller=3&year=${year}&t=signed-text`
    expect(await navigator.clipboard.readText()).toBe(link)
  })

  test('with the key sees the link in a dialog if the clipboard is not available', async () => {
    const { user } = open({ [`POST ${paths.mint}`]: mint })
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(await within(await rowOf('Elena Garza')).findByRole('button', { name: /^Copy to clipboard/ }))
    expect(within(await screen.findByRole('dialog')).getByText(/t=signed-text$/)).toBeTruthy()
  })

  test('with the key sees why a link could not be created', async () => {
    const { user } = open({ [`POST ${paths.mint}`]: () => failure(403, 'forbidden') })
    await user.click(await within(await rowOf('Elena Garza')).findByRole('button', { name: /^Edit/ }))
    const dialog = await screen.findByRole('dialog', { name: 'The link could not be created' })
    expect(within(dialog).getByText(/You do not have permission to do this/)).toBeTruthy()
  })

  test('without the key sees only View', async () => {
    const { gateway } = open({ [`POST ${paths.access}`]: () => failure(403, 'forbidden') })
    const row = await rowOf('Elena Garza')
    await waitFor(() => expect(gateway.to(paths.access)).not.toEqual([]))
    expect(gateway.to(paths.access)[0]?.body).toEqual({ access: '1' })
    await screen.findByRole('row', { name: /^Total/ })
    expect(within(row).getAllByRole('link')).toHaveLength(2)
    expect(within(row).queryAllByRole('button')).toEqual([])
  })
})
