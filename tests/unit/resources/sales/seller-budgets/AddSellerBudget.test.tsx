import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentYear } from '#resources/sales/seller-budgets/budgetAddress.ts'
import { addedRow } from '#resources/sales/seller-budgets/sellerBudgetModel.ts'
import AddSellerBudget from '#resources/sales/seller-budgets/wizard/AddSellerBudget.tsx'
import { emptyWizard } from '#resources/sales/seller-budgets/wizard/wizardState.ts'
import { draftsOf } from '#src/app/session/draftStore.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { everyMonth, k } from './budgetRows.ts'
import { budgetsGateway, paths } from './budgetsGateway.ts'

const year = currentYear()
const at = '/add-seller-budget'

const open = (answers: Parameters<typeof budgetsGateway>[0] = {}) => {
  const gateway = budgetsGateway(answers)
  const reloadPage = vi.fn()
  showInPortal({ [at]: <AddSellerBudget reloadPage={reloadPage} /> }, at, person(5))
  return { gateway, reloadPage, user: userEvent.setup({ pointerEventsCheck: 0 }) }
}

type User = ReturnType<typeof userEvent.setup>

const button = (name: string) => screen.getByRole('button', { name }) as HTMLButtonElement
const choose = async (user: User, label: RegExp, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const search = async (user: User, label: RegExp, option: string) => {
  await waitFor(() => expect(screen.getByRole('combobox', { name: label })).toHaveProperty('disabled', false))
  await user.click(screen.getByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}
const begin = async (user: User, segment = 'Discs') => {
  await choose(user, /^Seller/, 'Elena Garza Ríos')
  await choose(user, /^Segment/, segment)
}
const addBrennholt = async (user: User) => {
  await begin(user)
  await search(user, /^Customer/, 'Brennholt')
  await user.click(button('Add'))
}
const title = `Budget of Elena Garza Ríos for ${year}`
const accept = async (user: User) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  expect(within(dialog).getByText('Are you sure you want to submit this budget?')).toBeTruthy()
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
}

const chosen = { customerId: 201, customer: 'Brennholt', segmentId: 2, segment: 'Discs' }
const row = {
  ...addedRow({ ...chosen, contractId: null, contract: null }),
  months: everyMonth(10),
  yearly: k(120),
  typed: '120',
}
const sent = { sellerId: 3, year, rows: [] }
const keep = (step: number, more: object = {}, sentWith: string | null = null) => {
  const values = { ...emptyWizard(), step, sellerId: 3, rows: [row], ...more }
  draftsOf(7, at).keep('newSellerBudget', { values, record: null, sentWith, isSecretMissing: false })
}
/** Opens the last step from a stored draft. */
const review = async (answers: Parameters<typeof open>[0] = {}) => {
  keep(3)
  const opened = open(answers)
  await screen.findByRole('button', { name: 'Finish' })
  return opened
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the first step of a seller budget', () => {
  test('disables Next before anything is added, and starts with the current year', async () => {
    const { user } = open()
    await begin(user)
    expect(button('Next').disabled).toBe(true)
    expect(screen.getByRole('combobox', { name: /^Year/ }).textContent).toBe(String(year))
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    expect(screen.getByText(/Nothing added yet/)).toBeTruthy()
  })

  test('adds a customer with a contract, which can be removed again', async () => {
    const { user } = open()
    await begin(user)
    await search(user, /^Customer/, 'Brennholt')
    await search(user, /^Contract/, 'LTA 2026')
    await user.click(screen.getAllByRole('button', { name: 'Clear' }).at(-1) as HTMLElement)
    expect((screen.getByRole('combobox', { name: /^Contract/ }) as HTMLInputElement).value).toBe('')
    await search(user, /^Contract/, 'LTA 2026')
    await user.click(button('Add'))
    expect(await screen.findByText('Brennholt, Discs, LTA 2026')).toBeTruthy()
    expect(button('Next').disabled).toBe(false)
    await user.click(button('Remove Brennholt, Discs, LTA 2026'))
    expect(button('Next').disabled).toBe(true)
  })

  test('disables a customer already used for the segment, with the reason', async () => {
    const { user } = open()
    await begin(user)
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Customer/ })).toHaveProperty('disabled', false))
    await user.click(screen.getByRole('combobox', { name: /^Customer/ }))
    const used = await screen.findByRole('option', { name: `Customer 1 – already in a budget of Discs in ${year}` })
    expect(used.getAttribute('aria-disabled')).toBe('true')
    await user.keyboard('{Escape}')
    await choose(user, /^Segment/, 'RSP')
    await search(user, /^Customer/, 'Customer 1')
    expect(button('Add').disabled).toBe(false)
  })

  test('requests the customers of the chosen year', async () => {
    const { user, gateway } = open()
    await begin(user)
    await choose(user, /^Year/, '2020')
    await waitFor(() => expect(gateway.to(paths.customers).at(-1)?.query.get('Year')).toBe('2020'))
  })

  test('rejects a duplicate combination, but accepts it with a contract', async () => {
    const { user } = open()
    await addBrennholt(user)
    await search(user, /^Customer/, 'Brennholt')
    await user.click(button('Add'))
    const alert = await screen.findByRole('dialog')
    expect(within(alert).getByText('Combination already added')).toBeTruthy()
    await user.click(within(alert).getByRole('button', { name: 'OK' }))
    await search(user, /^Contract/, 'LTA 2026')
    await user.click(button('Add'))
    expect(within(screen.getByRole('list', { name: 'Added' })).getAllByRole('listitem')).toHaveLength(2)
  })

  test.each([
    [paths.sellers, 'The sellers could not be loaded.'],
    [paths.customers, 'Segments and customers could not be loaded.'],
  ])('offers a retry when %s fails', async (path, text) => {
    let isUp = false
    const { user } = open({ [`GET ${path}`]: () => (isUp ? json([]) : failure(503, 'unavailable')) })
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(text)
    isUp = true
    await user.click(within(alert).getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('combobox', { name: /^Segment/ })).toBeTruthy()
  })
})

describe('budget amounts', () => {
  test('of a year are 0 at first, and block the wizard while invalid', async () => {
    const { user } = open()
    await addBrennholt(user)
    await user.click(button('Next'))
    const amount = await screen.findByRole('textbox', { name: 'Brennholt, Discs' })
    expect(screen.getByText('Total: 0.00 K USD')).toBeTruthy()
    const card = (label: string) => screen.getByText(label).parentElement?.textContent
    expect([card('Seller'), card('Year')]).toEqual(['SellerElena Garza Ríos', `Year${year}`])
    await user.type(amount, '-5')
    expect(screen.getByText(/“-5” is less than 0/)).toBeTruthy()
    expect(button('Next').disabled).toBe(true)
    await user.clear(amount)
    expect(button('Next').disabled).toBe(false)
    await user.type(amount, '100')
    expect(screen.getByText('Total: 100.00 K USD')).toBeTruthy()
    await user.click(button('Back'))
    expect(await screen.findByText('Brennholt, Discs')).toBeTruthy()
  })

  test('are spread over the months, with the rounding difference shown and placed by hand', async () => {
    const { user, gateway } = open()
    await addBrennholt(user)
    await user.click(button('Next'))
    await user.type(await screen.findByRole('textbox', { name: 'Brennholt, Discs' }), '100')
    await user.click(button('Next'))
    const grid = await screen.findByRole('grid')
    expect(within(grid).getAllByRole('gridcell', { name: '8.33' })).toHaveLength(12)
    await user.click(button('Next'))
    // The sum of the months is sent, and the last step shows the rounding difference.
    expect(await screen.findByText('Brennholt, Discs: Rounding difference 0.04')).toBeTruthy()
    expect(screen.getByText('Total: 99.96 K USD')).toBeTruthy()
    await user.click(button('Back'))
    await user.click(await screen.findByRole('button', { name: /Rounding difference 0.04/ }))
    await user.click(await screen.findByRole('menuitem', { name: /^Dec/ }))
    expect(screen.getByRole('gridcell', { name: '8.37' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Rounding/ })).toBeNull()
    await user.click(button('Next'))
    expect(await screen.findByText('Total: 100.00 K USD')).toBeTruthy()
    expect(screen.queryByText(/Rounding difference/)).toBeNull()
    await user.click(button('Finish'))
    await accept(user)
    await screen.findByText("The seller's budget was sent successfully!")
    const months = [...Array(11).fill(8.33), 8.37]
    const row = { idCliente: 201, segment: 2, contract: null, months, AerofabsYearly: null }
    expect(gateway.to(paths.create)[0]?.body).toEqual({ seller: 3, year, rows: [row] })
  })
})

describe('the last step of a seller budget', () => {
  test('shows all rows with a download, and sends nothing before the confirmation', async () => {
    const { user, gateway } = await review()
    const line = (await screen.findByRole('rowheader', { name: 'Brennholt' })).closest('tr') as HTMLElement
    expect(within(line).getAllByText('10.00')).toHaveLength(12)
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    await user.click(button('Finish'))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    expect(gateway.to(paths.create)).toEqual([])
  })

  test('confirms the submission, and reloads the page on New Budget', async () => {
    const { user, reloadPage } = await review()
    await user.click(button('Finish'))
    await accept(user)
    const heading = await screen.findByRole('heading', { name: "The seller's budget was sent successfully!" })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText(title)).toBeTruthy()
    const link = screen.getByRole('link', { name: `View: ${title}` })
    expect(link.getAttribute('href')).toMatch(/\/seller-budget\?seller=\d+&year=\d{4}$/)
    await user.click(button('New Budget'))
    expect(reloadPage).toHaveBeenCalledOnce()
  })

  test('keeps all rows after a failure, and sends them again with the same key', async () => {
    let isUp = false
    const { user, gateway } = await review({
      [`POST ${paths.create}`]: () => (isUp ? json({ message: 'ok', version: 1 }) : failure(503, 'unavailable')),
    })
    await user.click(button('Finish'))
    await accept(user)
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Budget couldn't be uploaded\. The service is not/)
    expect(screen.getByRole('rowheader', { name: 'Brennholt' })).toBeTruthy()
    isUp = true
    await user.click(button('Finish'))
    await accept(user)
    await screen.findByRole('heading', { name: /sent successfully/ })
    const keys = gateway.to(paths.create).map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys).toEqual([keys[0], keys[0]])
  })

  test('shows the violated rule', async () => {
    const codes = { 'rows[0].idCliente': { code: 'alreadyAdded' } }
    const fields = { 'rows[0].idCliente': 'Combination already added' }
    const { user } = await review({
      [`POST ${paths.create}`]: () => failure(400, 'invalid_input', { fields, codes }),
    })
    await user.click(button('Finish'))
    await accept(user)
    expect((await screen.findByRole('alert')).textContent).toBe(
      "Budget couldn't be uploaded. Brennholt, Discs: Combination already added",
    )
  })
})

describe('the segment with a yearly goal', () => {
  test('takes one amount, and sends it at once', async () => {
    const { user, gateway } = open()
    await begin(user, 'Aerofabs')
    expect(screen.queryByRole('combobox', { name: /^Customer/ })).toBeNull()
    expect(button('Submit').disabled).toBe(true)
    const amount = screen.getByRole('textbox', { name: /^Yearly goal/ })
    await user.type(amount, 'much')
    expect(button('Submit').disabled).toBe(true)
    await user.clear(amount)
    await user.type(amount, '1,500.50')
    expect(button('Submit').disabled).toBe(false)
    await user.click(button('Submit'))
    await accept(user)
    await screen.findByRole('heading', { name: /sent successfully/ })
    const row = { idCliente: null, segment: 1, contract: null, months: null, AerofabsYearly: 1500.5 }
    expect(gateway.to(paths.create)[0]?.body).toEqual({ seller: 3, year, rows: [row] })
  })

  test('cannot be submitted while other rows have been added', async () => {
    const { user } = open()
    await addBrennholt(user)
    await choose(user, /^Segment/, 'Aerofabs')
    await user.type(screen.getByRole('textbox', { name: /^Yearly goal/ }), '10')
    expect(button('Submit').disabled).toBe(true)
    expect(screen.getByText(/Submit or remove them first/)).toBeTruthy()
  })
})

describe('a wizard with a stored draft', () => {
  test('restores the input', async () => {
    keep(1)
    const { gateway } = open()
    await screen.findByText(/typed before your session ended has been restored/)
    const amount = await screen.findByRole('textbox', { name: 'Brennholt, Discs' })
    expect((amount as HTMLInputElement).value).toBe('120')
    expect(gateway.to(paths.create)).toEqual([])
  })

  test('repeats a pending submission once with its key', async () => {
    keep(3, { sent }, 'key-1')
    const { gateway } = open()
    await screen.findByRole('heading', { name: /sent successfully/ })
    expect(gateway.to(paths.create).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['key-1'])
  })
})
