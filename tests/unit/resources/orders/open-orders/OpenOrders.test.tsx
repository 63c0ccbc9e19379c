import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/dates/days.ts'
import { formatDay } from '#kit/kinds/formats.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'
import { customerId, listed, orders, ordersGateway, paths } from './ordersGateway.ts'
import { asPhone, open, rowsOf } from './ordersScreen.tsx'

beforeEach(() => {
  setCurrentCustomer(customerId)
  asPhone(false)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const lineColumns = ['PO', 'Job Order', 'Part Number', 'Status']
/** A connected service need not send dates and quantities. */
const unknown = ['-', '-', '-', '-', '-']

const everything = { id: customerId, status: null, JobOrder: null, OP: null, PartNumber: null }
const sentQueries = ({ to }: ReturnType<typeof ordersGateway>) =>
  to('/read/OpenOrders/ListadoFiltrado/').map(({ body, query }) => ({ body, query }))

describe('the list of open orders', () => {
  test('shows the order number once for all its lines, and each status as text', async () => {
    ordersGateway()
    open()
    await screen.findByText('J/5 é')
    expect(await rowsOf('Open Orders')).toEqual([
      [...lineColumns, 'Requested', 'Promised', 'Days Late', 'Open Qty', 'Qty', 'Documents'],
      ['PO/7 é', 'J/5 é', '00123', 'Deviation Request', ...unknown, ''],
      ['00123', 'J-1', '00123', 'Delay', ...unknown, ''],
      ['J-2', '00123', 'In Transit', ...unknown],
      ['J-3', '00123', 'Late', ...unknown],
      ['J-4', '00123', 'On Time', ...unknown],
      ['P-0', 'J-9', '=1+1', 'Delivered', ...unknown, '-'],
    ])
    const [single, spanning] = screen.getAllByRole('rowheader')
    expect([single?.getAttribute('rowspan'), spanning?.getAttribute('rowspan')]).toEqual([null, '4'])
  })

  test('shows both dates, the open of the ordered pieces and the days since a passed promise', async () => {
    const line = (OP: string, Estado: string, promiseDate: string | null, more: object = {}) => ({
      ...{ pedido: 'P-7', OP, Estado, NumeroParte: '1', rutaConsultaCliente: '' },
      ...{ requestDate: '2026-11-01', promiseDate, ordered: 1200, open: 200, ...more },
    })
    const today = businessToday()
    const Detalle = [
      line('J-1', 'On Time', today),
      line('J-2', 'Late', daysAfter(today, -1)),
      line('J-3', 'Late', daysAfter(today, -400), { firstPromise: daysAfter(today, -430) }),
      line('J-4', 'Delivered', daysAfter(today, -9), { open: 0 }),
      line('J-5', 'On Time', null),
    ]
    ordersGateway({ [paths.list]: () => listed([{ pedido: 'P-7', rowspan: 5, Detalle }]) })
    open()
    await screen.findByText('J-5')
    const cells = (await rowsOf('Open Orders')).slice(1).map((row) => row.slice(row.indexOf('1') + 2))
    const day = formatDay
    expect(cells).toEqual([
      ['01/Nov/2026', day(today), '-', '200', '1,200', '-'],
      ['01/Nov/2026', 'Contact Anvil', '1', '200', '1,200'],
      ['01/Nov/2026', 'Contact Anvil+30 d', '400', '200', '1,200'],
      ['01/Nov/2026', day(daysAfter(today, -9)), '-', '0', '1,200'],
      ['01/Nov/2026', '-', '-', '200', '1,200'],
    ])
  })

  test('links zero, one or three documents', async () => {
    ordersGateway()
    open()
    await screen.findByText('J/5 é')
    const links = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link', { name: /^Document \d/ }))
    expect(links.map((found) => found.length)).toEqual([0, 1, 3, 0, 0, 0, 0])
    expect(links[1]?.[0]?.getAttribute('href')).toBe('/content/api/Main/0x1/DocumentFile')
  })

  test('links the documents per line if they differ', async () => {
    const [, many] = orders
    const Detalle = (many?.Detalle ?? []).map((line, at) => (at === 2 ? { ...line, rutaConsultaCliente: '/x' } : line))
    ordersGateway({ [paths.list]: () => listed([{ ...many, Detalle }]) })
    open()
    await screen.findByText('J-3')
    const counts = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('link', { name: /^Doc/ }).length)
    expect(counts).toEqual([0, 3, 3, 1, 3])
  })

  test('requests everything of the customer, newest first', async () => {
    const gateway = ordersGateway()
    open()
    await screen.findByText('J/5 é')
    const [first] = sentQueries(gateway)
    expect(first?.body).toEqual(everything)
    expect([first?.query.get('sort'), first?.query.get('range')]).toEqual([null, '[0,24]'])
  })

  test('shows a card per order on a phone', async () => {
    asPhone(true)
    ordersGateway()
    open()
    const cards = within(await screen.findByRole('list', { name: 'Open Orders' })).getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    // Two facts of the first line are in sight, the rest and the other lines behind 'More'.
    const lineCounts = cards.map((one) => [
      one.querySelectorAll(':scope > dl').length,
      one.querySelectorAll('details:not([open]) > dl').length,
    ])
    expect(lineCounts).toEqual([
      [1, 1],
      [1, 4],
      [1, 1],
    ])
    expect(
      cards.map((one) => [...one.querySelectorAll(':scope > dl dt')].map(({ textContent }) => textContent)),
    ).toEqual(cards.map(() => ['Status', 'Promised']))
    const card = within(cards[1] as HTMLElement)
    expect(card.getByText('Line 1 of 4: J-1')).toBeTruthy()
    expect(card.getByRole('heading', { name: 'PO 00123' })).toBeTruthy()
    expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toContain('Late')
    expect(card.getAllByRole('link', { name: /^Document/ })).toHaveLength(3)
  })

  test('shows an empty state, and offers to clear filters', async () => {
    ordersGateway({ [paths.list]: () => listed([]) })
    const { user } = open(`/open-orders-report?${new URLSearchParams({ filter: '{"purchaseOrder":"zzz"}' })}`)
    expect(await screen.findByText('No results found.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull())
    expect(screen.getByText('No results found.')).toBeTruthy()
  })

  test('shows a failure, and retries', async () => {
    let isDown = true
    ordersGateway({ [paths.list]: () => (isDown ? failure(503, 'unavailable') : listed(orders)) })
    const { user } = open()
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('J/5 é')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  })
})

describe('a search for open orders', () => {
  test('sends typed text unchanged, and null for the rest', async () => {
    const gateway = ordersGateway()
    const { user } = open()
    await screen.findByText('J/5 é')
    await user.type(screen.getByRole('textbox', { name: 'PO' }), 'PO/7 é{Enter}')
    await waitFor(() => expect(sentQueries(gateway).at(-1)?.body).toEqual({ ...everything, OP: 'PO/7 é' }))
    await user.type(screen.getByRole('textbox', { name: 'Part Number' }), '00123')
    await user.type(screen.getByRole('textbox', { name: 'Job Order' }), 'J/5 é')
    await user.click(screen.getByRole('button', { name: 'Search' }))
    const typed = { OP: 'PO/7 é', JobOrder: 'J/5 é', PartNumber: '00123' }
    await waitFor(() => expect(sentQueries(gateway).at(-1)?.body).toEqual({ ...everything, ...typed }))
    await user.click(screen.getByRole('button', { name: 'Clear All' }))
    await waitFor(() => expect(sentQueries(gateway).at(-1)?.body).toEqual(everything))
  })

  test.each([
    ['Late', 1],
    ['Delayed', 2],
    ['On Time', 3],
    ['In Transit', 4],
    ['Delivered', 5],
    ['Deviation Request', 6],
  ])('for the status %s sends its code', async (label, code) => {
    const gateway = ordersGateway()
    const { user } = open()
    await screen.findByText('J/5 é')
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['All', 'Late', 'Delayed', 'On Time', 'In Transit', 'Delivered', 'Deviation Request'])
    await user.click(screen.getByRole('option', { name: label }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(sentQueries(gateway).at(-1)?.body).toEqual({ ...everything, status: code }))
    expect(screen.getByRole('button', { name: `Remove the filter Status: ${label}` })).toBeTruthy()
  })

  test('is preset to Deviation Request by the address', async () => {
    const gateway = ordersGateway()
    open('/open-orders-report?Id=6')
    await screen.findByText('J/5 é')
    expect(sentQueries(gateway).map(({ body }) => body)).toEqual([{ ...everything, status: 6 }])
    expect(screen.getByRole('button', { name: 'Remove the filter Status: Deviation Request' })).toBeTruthy()
    expect(address()).not.toContain('Id=6')
  })

  test('for late lines shows the number of lines and orders', async () => {
    const gateway = ordersGateway({ [paths.report]: () => listed([], 13, 'ListadoStatusReport') })
    open('/open-orders-report?status=late')
    expect(await screen.findByText('13 late lines in 3 orders')).toBeTruthy()
    expect(sentQueries(gateway).map(({ body }) => body)).toEqual([{ ...everything, status: 1 }])
    expect(gateway.to('/read/OpenOrders/StatusReportSteel/')[0]?.body).toEqual({ ...everything, status: 1 })
  })

  test('is kept on the other tab', async () => {
    const gateway = ordersGateway({ [paths.report]: () => listed([], 0, 'ListadoStatusReport') })
    const { user } = open('/open-orders-report?Id=6')
    await screen.findByText('J/5 é')
    await user.click(screen.getByRole('tab', { name: 'Status Report' }))
    await waitFor(() => expect(address()).toMatch(/^\/status-report-steel\?filter=/))
    // The first request was for the number of lines.
    await waitFor(() => expect(gateway.to('/read/OpenOrders/StatusReportSteel/')).toHaveLength(2))
    expect(gateway.to('/read/OpenOrders/StatusReportSteel/')[1]?.body).toEqual({ ...everything, status: 6 })
  })
})
