import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
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
const unknown = ['-', '-', '-', '-', '-', '-']

const everything = { id: customerId, status: null, JobOrder: null, OP: null, PartNumber: null }
const sentQueries = ({ to }: ReturnType<typeof ordersGateway>) =>
  to('/read/OpenOrders/ListadoFiltrado/').map(({ body, query }) => ({ body, query }))

describe('the list of open orders', () => {
  test('shows the order number once for all its lines, and each status as text', async () => {
    ordersGateway()
    open()
    await screen.findByText('J/5 é')
    expect(await rowsOf('Open Orders')).toEqual([
      [...lineColumns, 'Requested', 'Promised', 'Days Late', 'Step', 'Open Qty', 'Qty', 'Documents'],
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
      pedido: 'P-7',
      OP,
      Estado,
      NumeroParte: '1',
      rutaConsultaCliente: '',
      requestDate: '2026-11-01',
      promiseDate,
      ordered: 1200,
      open: 200,
      ...more,
    })
    const today = businessToday()
    const Detalle = [
      line('J-1', 'On Time', today, { step: 'Not started' }),
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
      ['01/Nov/2026', day(today), '-', 'Not started', '200', '1,200', '-'],
      ['01/Nov/2026', 'Contact Anvil', '1', '-', '200', '1,200'],
      ['01/Nov/2026', 'Contact Anvil+30 d', '400', '-', '200', '1,200'],
      ['01/Nov/2026', day(daysAfter(today, -9)), '-', '-', '0', '1,200'],
      ['01/Nov/2026', '-', '-', '-', '200', '1,200'],
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

  test('opens on the open lines by their promised date, and has all lines, newest first, without filters', async () => {
    const gateway = ordersGateway()
    const { user } = open()
    await screen.findByText('J/5 é')
    const sent = (at: number) => ['sort', 'range', 'filter'].map((name) => sentQueries(gateway).at(at)?.query.get(name))
    expect(sentQueries(gateway).map(({ body }) => body)).toEqual([everything])
    expect(sent(0)).toEqual(['["promiseDate","ASC"]', '[0,24]', '{"stage":"open"}'])
    await user.click(screen.getByRole('button', { name: 'Remove the filter Lines: Open' }))
    await waitFor(() => expect(sent(-1)[2] ?? null).toBeNull())
    expect(screen.queryByRole('button', { name: /^Remove the filter/ })).toBeNull()
  })

  test('of a filter by the address shows the newest orders first', async () => {
    const gateway = ordersGateway()
    open('/open-orders-report?filter={}')
    await screen.findByText('J/5 é')
    const [first] = sentQueries(gateway)
    expect(['sort', 'filter'].map((name) => first?.query.get(name) ?? null)).toEqual([null, null])
  })

  const today = businessToday()
  const lateLine = {
    pedido: 'P-7',
    OP: 'J-1',
    Estado: 'Late',
    NumeroParte: '1',
    rutaConsultaCliente: '',
    requestDate: daysAfter(today, -50),
    promiseDate: daysAfter(today, -3),
    firstPromise: daysAfter(today, -40),
    ordered: 12,
    open: 10,
    lineItem: 4,
    price: 1250.5,
    step: 'Machining',
    reason: 'Die under repair',
  }
  const openLate = async () => {
    const gateway = ordersGateway({
      [paths.list]: () => listed([{ pedido: 'P-7', rowspan: 1, Detalle: [lateLine] }]),
    })
    const { user } = open('/open-orders-report?status=late')
    await screen.findByText('J-1')
    return { gateway, user }
  }

  test('that are late show last promise, days after the request, step and reason', async () => {
    await openLate()
    const [labels = [], row = []] = await rowsOf('Open Orders')
    expect(Object.fromEntries(labels.map((label, at) => [label, row[at]]))).toEqual({
      PO: 'P-7',
      'Job Order': 'J-1',
      'Part Number': '1',
      Status: 'Late',
      Requested: formatDay(daysAfter(today, -50)),
      Promised: 'Contact Anvil+37 d',
      'Days Late': '3',
      Step: 'Machining',
      'Last Promise': formatDay(daysAfter(today, -3)),
      'Days After Request': '50',
      Reason: 'Die under repair',
      'Open Qty': '10',
    })
  })

  test.each([
    ['Step', ['step', 'ASC']],
    ['Reason', ['reason', 'ASC']],
    ['Last Promise', ['lastPromise', 'ASC']],
    // The fewest days are those of the latest date.
    ['Days Late', ['daysLate', 'DESC']],
    ['Days After Request', ['daysAfterRequest', 'DESC']],
  ])('that are late are sorted by %s', async (label, sort) => {
    const { gateway, user } = await openLate()
    await user.click(screen.getByRole('button', { name: label }))
    await waitFor(() => expect(JSON.parse(sentQueries(gateway).at(-1)?.query.get('sort') ?? '[]')).toEqual(sort))
  })

  test('that are late have dates, line number, price, promises and reason in the file', async () => {
    const saved = vi.fn((_blob: Blob) => 'blob:saved')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
    const { user } = await openLate()
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const text = (await saved.mock.calls[0]?.[0].text()) ?? ''
    const [labels = [], row = []] = text
      .trim()
      .split('\r\n')
      .map((line) => line.split(','))
    expect(Object.fromEntries(labels.map((one, at) => [one, row[at]]))).toMatchObject({
      'Line Item': '4',
      Requested: formatDay(daysAfter(today, -50)),
      'First Promise': formatDay(daysAfter(today, -40)),
      'Last Promise': formatDay(daysAfter(today, -3)),
      Reason: 'Die under repair',
      Price: '1250.50',
    })
  })

  test('shows a card per order on a phone', async () => {
    asPhone(true)
    ordersGateway()
    open()
    const cards = within(await screen.findByRole('list', { name: 'Open Orders' })).getAllByRole('listitem')
    expect(cards).toHaveLength(3)
    // Three facts of the first line are in sight, the rest and the other lines behind 'More'.
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
    ).toEqual(cards.map(() => ['Job Order', 'Status', 'Promised']))
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

  test('for a status sends its code', async () => {
    const gateway = ordersGateway()
    const { user } = open()
    await screen.findByText('J/5 é')
    await user.click(screen.getByRole('combobox', { name: 'Status' }))
    const options = screen.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['All', 'Late', 'Delayed', 'On Time', 'In Transit', 'Delivered', 'Deviation Request'])
    await user.click(screen.getByRole('option', { name: 'Delayed' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(sentQueries(gateway).at(-1)?.body).toEqual({ ...everything, status: 2 }))
    expect(screen.getByRole('button', { name: 'Remove the filter Status: Delayed' })).toBeTruthy()
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
