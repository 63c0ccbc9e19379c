import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import type { Day } from '#schema/kinds.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'
import { customerId, detailed, detailLine, listed, orders, ordersGateway, paths } from './ordersGateway.ts'
import { asPhone, open, rowsOf } from './ordersScreen.tsx'

beforeAll(datePickers.load, 60_000)

beforeEach(() => {
  setCurrentCustomer(customerId)
  asPhone(false)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const compact = (day: Day) => day.replace(/(....)-(..)-(..)/, '$3$2$1')
const detailRequests = ({ to }: ReturnType<typeof ordersGateway>) =>
  to(`/read/OpenOrders/Detalle/${customerId}`).map(({ query }) => Object.fromEntries(query))

const openDetail = async (gateway = ordersGateway(), number = '00123') => {
  const opened = open()
  await opened.user.click(await screen.findByRole('link', { name: number }))
  const section = await screen.findByRole('region', { name: `Detail of PO ${number}` })
  return { ...opened, gateway, section: within(section) }
}

describe('the order detail', () => {
  test('opens below the list on a click, from today to 31 days ahead', async () => {
    const { gateway, section } = await openDetail(ordersGateway(), 'PO/7 é')
    await section.findByText('J-1')
    const today = businessToday()
    expect(detailRequests(gateway)).toEqual([
      { pedido: 'PO/7 é', fechai: 'null', fechaf: 'null' },
      { pedido: 'PO/7 é', fechai: compact(today), fechaf: compact(daysAfter(today, 31)) },
    ])
    expect(screen.getByRole('heading', { name: 'Detail of PO PO/7 é' })).toBe(document.activeElement)
    expect(screen.getByText('J/5 é')).toBeTruthy()
  })

  test('shows the open quantity of each line, and the sums', async () => {
    const lines = [detailLine('J-1'), detailLine('J-2', { cantidad: 5, enviadas: 5, Estado: 'Delivered' })]
    const { section } = await openDetail(ordersGateway({ [paths.detail]: () => detailed(lines) }))
    await section.findByText('J-2')
    expect(await rowsOf('Order lines')).toEqual([
      [
        'Job Order',
        'Request Date',
        'Anvil Commitment Date',
        'Part Number',
        'Line Item',
        'Qty',
        'Shipped',
        'Open Qty',
        'Status',
      ],
      ['J-1', '30/Nov/2026', '31/Dec/2999', '00123', '10', '10', '3', '7', 'On Time'],
      ['J-2', '30/Nov/2026', '31/Dec/2999', '00123', '10', '5', '5', '0', 'Delivered'],
      ['Total', '', '', '', '', '15', '8', '7', ''],
    ])
  })

  test('shows the contact hint in place of a past commitment', async () => {
    const today = businessToday()
    const days = [daysAfter(today, -1), today, null]
    const lines = days.map((day, at) => detailLine(`J-${at}`, { nuevafechaentregacliente: day }))
    lines.push(detailLine('J-3', { nuevafechaentregacliente: days[0], Estado: 'Delivered' }))
    const { section } = await openDetail(ordersGateway({ [paths.detail]: () => detailed(lines) }))
    await section.findByText('J-0')
    const commitments = (await rowsOf('Order lines')).slice(1, 5).map((row) => row[2])
    expect(commitments).toEqual(['Contact Anvil', formatDay(today), '-', formatDay(daysAfter(today, -1))])
  })

  test('counts lines requested for other dates, and shows them on request', async () => {
    const all = ['J-1', 'J-2', 'J-3', 'J-4'].map((jobOrder) => detailLine(jobOrder))
    const answer = ({ query }: { query: URLSearchParams }) =>
      detailed(query.get('fechai') === 'null' ? all : all.slice(0, 1))
    const { gateway, section, user } = await openDetail(ordersGateway({ [paths.detail]: answer }))
    expect(await section.findByText('3 lines of this order have request dates outside this range.')).toBeTruthy()
    await user.click(section.getByRole('button', { name: 'All dates' }))
    await section.findByText('J-4')
    expect(detailRequests(gateway)).toContainEqual({ pedido: '00123', fechai: 'null', fechaf: 'null' })
    expect(section.queryByText(/requested for other dates/)).toBeNull()
    expect(new URLSearchParams(address().split('?')[1]).get('days')).toBe('..')
  })

  test('counts lines for other dates among all lines, even if the list is filtered', async () => {
    const all = ['J-1', 'J-8', 'J-9'].map((jobOrder) => detailLine(jobOrder))
    ordersGateway({
      [paths.list]: () => listed([{ ...orders[1], Detalle: orders[1]?.Detalle.slice(0, 1) }]),
      [paths.detail]: ({ query }) => detailed(query.get('fechai') === 'null' ? all : all.slice(0, 1)),
    })
    open('/open-orders-report?filter=%7B%22jobOrder%22%3A%22J-1%22%7D&po=00123')
    expect(await screen.findByText('2 lines of this order have request dates outside this range.')).toBeTruthy()
  })

  test('shows all dates with a note if the first period is empty', async () => {
    const answer = ({ query }: { query: URLSearchParams }) =>
      query.get('fechai') === 'null' ? detailed([detailLine('J-1')]) : json({ DetalleOpenOrder: [] })
    const { section } = await openDetail(ordersGateway({ [paths.detail]: answer }))
    expect(
      await section.findByText(/^No line of this order has a request date from .*, so all dates are shown\.$/),
    ).toBeTruthy()
    expect(section.getByText('J-1')).toBeTruthy()
  })

  test('uses the period in the address', async () => {
    const gateway = ordersGateway({ [paths.detail]: () => json({ DetalleOpenOrder: [] }) })
    open('/open-orders-report?po=00123&days=2026-11-01..2026-11-30')
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(detailRequests(gateway)).toContainEqual({ pedido: '00123', fechai: '01112026', fechaf: '30112026' })
  })

  test('keeps its lines while another period is loading', async () => {
    let answerAll: (answer: Response) => void = () => undefined
    const answer = ({ query }: { query: URLSearchParams }) =>
      query.get('fechai') === 'null'
        ? new Promise<Response>((resolve) => {
            answerAll = resolve
          })
        : detailed([detailLine('J-1')])
    const { gateway, section, user } = await openDetail(ordersGateway({ [paths.detail]: answer }))
    await section.findByText('J-1')
    await user.click(section.getByRole('button', { name: 'All dates' }))
    await waitFor(() => expect(detailRequests(gateway)).toHaveLength(2))
    expect(section.getByText('J-1')).toBeTruthy()
    answerAll(detailed([detailLine('J-1'), detailLine('J-2')]))
    expect(await section.findByText('J-2')).toBeTruthy()
  })

  test('takes the focus when clicked, but not when the page opens with it', async () => {
    ordersGateway()
    const { user } = open('/open-orders-report?po=00123')
    const heading = await screen.findByRole('heading', { name: 'Detail of PO 00123' })
    expect(document.activeElement).toBe(document.body)
    await user.click(await screen.findByRole('link', { name: '00123' }))
    await waitFor(() => expect(document.activeElement).toBe(heading))
  })

  test('moves both days when the start passes the end', async () => {
    const { gateway, section, user } = await openDetail()
    await section.findByText('J-1')
    const start = within(section.getByRole('group', { name: 'Requested from' }))
    await user.click(start.getByRole('spinbutton', { name: 'Year' }))
    await user.keyboard('{ArrowUp}{Enter}')
    const nextYear = String(Number(businessToday().slice(0, 4)) + 1)
    await waitFor(() => expect(detailRequests(gateway)).toHaveLength(3))
    const { fechai, fechaf } = detailRequests(gateway)[2] ?? {}
    expect([fechai?.slice(4), fechaf]).toEqual([nextYear, fechai])
  })

  test('links a whole line to its production steps', async () => {
    const { section, user } = await openDetail(ordersGateway({ [paths.detail]: () => detailed([detailLine('J/5 é')]) }))
    const link = await section.findByRole('link', { name: 'J/5 é' })
    expect(link.getAttribute('href')).toBe('/production-parts?op=J%2F5+%C3%A9')
    await user.click(section.getByText('30/Nov/2026'))
    await waitFor(() => expect(address()).toBe('/production-parts?op=J%2F5+%C3%A9'))
  })

  test('shows an empty state for an order without lines in the period', async () => {
    const { section } = await openDetail(ordersGateway({ [paths.detail]: () => json({ DetalleOpenOrder: [] }) }))
    expect(await section.findByText('No results found.')).toBeTruthy()
  })

  test('shows its failure without affecting the list, and retries', async () => {
    let isDown = true
    const answer = () => (isDown ? failure(504, 'timeout') : detailed([detailLine('J-1')]))
    const { section, user } = await openDetail(ordersGateway({ [paths.detail]: answer }))
    const retry = await section.findByRole('button', { name: 'Retry' })
    expect(screen.getByRole('link', { name: 'P-0' })).toBeTruthy()
    isDown = false
    await user.click(retry)
    expect(await section.findByText('J-1')).toBeTruthy()
  })

  test.each([
    ['00123', '/00123'],
    ['PO/7 é', '?pedido=PO%2F7+%C3%A9'],
  ])('opens the schedule of the order %s in a new tab', async (number, end) => {
    const { section } = await openDetail(ordersGateway(), number)
    const schedule = section.getByRole('link', { name: 'Schedule (PDF)' })
    expect(schedule.getAttribute('href')).toBe(`/content/OpenOrders/Getcronograma/${customerId}${end}`)
    expect(schedule.getAttribute('target')).toBe('_blank')
  })
})

describe('the acknowledgement of an order', () => {
  const name = 'Acknowledgement (PDF)'

  test('is shown to customers without a content key', async () => {
    const link = '/content/api/Orders/5/acknowledgement'
    const gateway = ordersGateway({ [paths.acknowledgement]: () => json({ DetalleOpenOrder: link }) })
    const { section } = await openDetail(gateway)
    await waitFor(() => expect(section.getByRole('link', { name }).getAttribute('href')).toBe(link))
    expect(gateway.to('/auth/api/validate-content-access/')).toEqual([])
  })

  test('is requested by query for a number with a slash', async () => {
    const path = `/read/OpenOrders/Getacknowledgment/${customerId}`
    const gateway = ordersGateway({ [`GET ${path}`]: () => json({ DetalleOpenOrder: '/content/x' }) })
    const { section } = await openDetail(gateway, 'PO/7 é')
    await waitFor(() => expect(section.getByRole('link', { name }).getAttribute('href')).toBe('/content/x'))
    expect(gateway.to(path)[0]?.query.get('pedido')).toBe('PO/7 é')
  })

  test('shows a failure, and retries', async () => {
    let isDown = true
    const answer = () => (isDown ? failure(503, 'unavailable') : json({ DetalleOpenOrder: '/content/x' }))
    const { section, user } = await openDetail(ordersGateway({ [paths.acknowledgement]: answer }))
    const retry = await section.findByRole('button', { name: 'Retry' })
    expect(section.queryByRole('button', { name })).toBeNull()
    isDown = false
    await user.click(retry)
    expect((await section.findByRole('link', { name })).getAttribute('href')).toBe('/content/x')
  })

  test('is disabled if there is none that is not late', async () => {
    const none = () => json({ DetalleOpenOrder: null })
    const { section } = await openDetail(ordersGateway({ [paths.acknowledgement]: none }))
    expect(((await section.findByRole('button', { name })) as HTMLButtonElement).disabled).toBe(true)
  })
})
