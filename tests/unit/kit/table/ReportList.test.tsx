import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import { linkTo } from '#kit/files/DocumentLink.tsx'
import { reportScreen } from '#kit/report/ReportList.tsx'
import { reportOf } from '#kit/report/report.ts'
import { read } from '#schema/call.ts'
import { keyedEntity } from '#schema/entity.ts'
import { document, flag, integer, money, nullable, oneOf, text } from '#schema/kinds.ts'
import { listOf } from '#schema/wire/envelope.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { stubMedia } from '#tests/support/screens/stubMedia.ts'

const invoice = keyedEntity('invoice', 'id', {
  id: integer('id'),
  number: text('numero'),
  link: nullable(document('enlace')),
  balance: money('saldo'),
  state: oneOf('estado', { 1: 'open', 2: 'paid' }),
  isLate: flag('vencida'),
})

const invoices = {
  name: 'invoices',
  entity: invoice,
  list: read('GET', '/invoices', {
    access: { signedIn: true, owner: 'caller' },
    list: {
      sort: ['number', 'balance'],
      search: ['number'],
      filter: { state: oneOf('state', { 1: 'open', 2: 'paid' }) },
    },
    answer: listOf(invoice),
  }),
}

const Invoices = reportScreen(
  reportOf({
    resource: invoices,
    columns: ['number', 'balance', 'state', 'isLate'],
    total: ['balance'],
    sort: ['number', 'ASC'],
  }),
  { show: { number: linkTo('link') } },
)

const rows = [
  { id: 1, numero: 'A-1', enlace: '/content/1.pdf', saldo: 1234.56, estado: 1, vencida: true },
  { id: 2, numero: 'A-2', enlace: null, saldo: 0.44, estado: 2, vencida: false },
]
const page = (answered: object[], total = answered.length) =>
  json(answered, { headers: { 'Content-Range': `invoices 0-${answered.length - 1}/${total}` } })

const open = (answer: (request: StubRequest) => Response, at = '/invoices') => {
  registerResource(invoices)
  const gateway = stubGateway({ 'GET /read/invoices': answer })
  const { router } = showInPortal({ '/invoices': <Invoices /> }, at)
  return { gateway, router, user: userEvent.setup(), last: () => gateway.to('/read/invoices').at(-1)?.query }
}

const widen = (isPhone: boolean) => stubMedia((query) => isPhone && query.includes('max-width: 599'))

beforeEach(() => widen(false))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the tooltip of a cell', () => {
  const long = 'Accepted for this lot only; the next one must be to the drawing'

  const openNotes = (number: string, shown: string) => {
    const Notes = reportScreen(reportOf({ resource: invoices, columns: ['id', 'number'] }), {
      show: { number: () => shown },
    })
    registerResource(invoices)
    stubGateway({ 'GET /read/invoices': () => page([{ ...rows[0], numero: number }]) })
    showInPortal({ '/invoices': <Notes /> }, '/invoices')
    return screen.findByRole('cell', { name: shown })
  }

  test('is what is shown if it may be cut off, not the value', async () => {
    expect((await openNotes('code', long)).title).toBe(long)
  })

  test('is left out if the text fits', async () => {
    expect((await openNotes('Customer group', 'Grupo de clientes')).hasAttribute('title')).toBe(false)
  })
})

describe('columns and filters about the customer', () => {
  const About = reportScreen(
    reportOf({ resource: invoices, columns: ['id', 'number', 'balance'], aboutCustomer: ['number', 'state'] }),
  )

  test.each([
    ['a customer', 3, ['id', 'balance'], 0],
    ['a group', 0, ['id', 'number', 'balance'], 1],
    ['staff', 4, ['id', 'number', 'balance'], 1],
  ])('are shown to those who have several: %s', async (_name, roleId, columns, filters) => {
    registerResource(invoices)
    stubGateway({ 'GET /read/invoices': () => page(rows) })
    showInPortal({ '/invoices': <About /> }, '/invoices', person(roleId))
    const heads = await screen.findAllByRole('columnheader')
    expect(heads.map(({ textContent }) => textContent?.split('.').at(-1))).toEqual(columns)
    expect(await screen.findByRole('textbox', { name: 'Search' })).toBeTruthy()
    expect(screen.queryAllByRole('combobox', { name: /state/ })).toHaveLength(filters)
  })
})

describe('what a search found', () => {
  test.each([
    [0, '0 rows found'],
    [1, '1 row found'],
    [1234, '1,234 rows found'],
  ])('of %i rows is told to screen readers, and nothing before', async (total, told) => {
    const { router } = open(({ query }) => {
      const isFiltered = (query.get('filter') ?? '{}') !== '{}'
      return isFiltered ? page(total === 0 ? [] : [rows[0] as object], total) : page(rows)
    })
    await screen.findByText('A-1')
    expect(window.document.querySelector('[aria-live="polite"]')?.textContent).toBe('')
    await act(() => router.navigate(`/invoices?filter=${encodeURIComponent('{"q":"A"}')}`))
    await waitFor(() => expect(window.document.querySelector('[aria-live="polite"]')?.textContent).toBe(told))
  })
})

describe('a report', () => {
  test('formats columns by kind, links the first cell and shows the total', async () => {
    open(() => page(rows))
    const link = await screen.findByRole('link', { name: 'A-1' })
    expect(link.getAttribute('href')).toBe('/content/1.pdf')
    expect(screen.queryByRole('link', { name: 'A-2' })).toBeNull()
    const [, first, , total] = screen.getAllByRole('row')
    expect(
      within(first as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['1,234.56', 'open', 'Yes'])
    expect(total?.textContent).toBe('Total1,235.00')
  })

  test('requests 25 rows in its default order, then in the order of a clicked header', async () => {
    const { user, last } = open(() => page(rows))
    await screen.findByText('A-1')
    expect(last()?.get('range')).toBe('[0,24]')
    expect(last()?.get('sort')).toBe('["number","ASC"]')
    await user.click(screen.getByRole('button', { name: /balance/ }))
    await waitFor(() => expect(last()?.get('sort')).toBe('["balance","ASC"]'))
    expect(screen.queryByRole('button', { name: /state/ })).toBeNull()
  })

  test('labels the total as that of the page if there are more rows', async () => {
    const { user, last } = open(() => page(rows, 60))
    expect((await screen.findByText('Total of this page')).textContent).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await waitFor(() => expect(last()?.get('range')).toBe('[25,49]'))
  })

  test('filters on Enter, shows the filter as a chip and in the address, and clears it', async () => {
    const { user, last } = open(() => page(rows))
    await screen.findByText('A-1')
    await user.type(screen.getByRole('textbox', { name: 'Search' }), 'forge{Enter}')
    await waitFor(() => expect(last()?.get('filter')).toBe('{"q":"forge"}'))
    expect(address()).toContain(encodeURIComponent('"q":"forge"'))
    await user.click(screen.getByRole('button', { name: 'Remove the filter Search: forge' }))
    await waitFor(() => expect(last()?.get('filter')).toBeNull())
  })

  test('takes its filters from the address', async () => {
    const { last } = open(() => page(rows), `/invoices?filter=${encodeURIComponent('{"state":"paid"}')}`)
    await screen.findByText(/state: paid/)
    expect(last()?.get('filter')).toBe('{"state":2}')
  })

  test('shows an empty state, and offers to clear a filter', async () => {
    const { user, last } = open(() => page([], 0), `/invoices?filter=${encodeURIComponent('{"q":"x"}')}`)
    await screen.findByText('No results found.')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(last()?.get('filter')).toBeNull())
  })

  test('shows a failure above the empty table, and retries', async () => {
    let isBroken = true
    const { user } = open(() => (isBroken ? failure(503, 'unavailable') : page(rows)))
    expect((await screen.findByRole('alert')).textContent).toContain('The service is not available')
    expect(screen.getByText('No results found.')).toBeTruthy()
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Retry' }))
    await screen.findByText('A-1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test.each(['page=1', 'utm_source=mail', 'sort=balance&order=DESC', 'filter=nothing', 'filter=null', 'perPage=many'])(
    'is shown at an address with only %s',
    async (query) => {
      open(() => page(rows), `/invoices?${query}`)
      expect(await screen.findByRole('link', { name: 'A-1' })).toBeTruthy()
    },
  )

  test('drops a search on Back and in a later visit, and restores it on Forward', async () => {
    const { user, last, router } = open(() => page(rows))
    const asksFor = (filter: string | null) => waitFor(() => expect(last()?.get('filter')).toBe(filter))
    await user.type(await screen.findByRole('textbox', { name: 'Search' }), 'forge{Enter}')
    await asksFor('{"q":"forge"}')
    await act(() => router.navigate(-1))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Remove the filter/ })).toBeNull())
    expect([address(), screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' }).value]).toEqual([
      '/invoices',
      '',
    ])

    await act(() => router.navigate(1))
    await screen.findByRole('button', { name: 'Remove the filter Search: forge' })
    await act(() => router.navigate('/elsewhere'))
    await act(() => router.navigate('/invoices'))
    await screen.findByText('A-1')
    expect(screen.queryByRole('button', { name: /Remove the filter/ })).toBeNull()
  })

  test('remembers a hidden column', async () => {
    const { user } = open(() => page(rows))
    await screen.findByText('A-1')
    await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name: /state/ }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: /state/ })).toBeNull())
  })

  test('shows cards on a phone, titled by the first column, with the total below', async () => {
    widen(true)
    open(() => page(rows))
    expect((await screen.findAllByRole('heading')).map((title) => title.textContent)).toEqual(['A-1', 'A-2', 'Total'])
    expect(screen.queryByRole('table')).toBeNull()
    expect(screen.getByText('1,234.56')).toBeTruthy()
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toMatch(/^Total\D*1,235\.00$/)
  })
})
