import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { PromisedDateMark } from '#resources/orders/PromisedDateMark.tsx'
import { infoOf } from '#schema/fields.ts'
import { type PromisedDateFields, promisedDateFields } from '#schema/orders/promisedDates.ts'
import { person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import type { Day } from '#values/types.ts'
import { customerId, listed, ordersGateway, paths } from './open-orders/ordersGateway.ts'
import { asPhone, open } from './open-orders/ordersScreen.tsx'

const day = (text: string) => text as Day

beforeEach(() => {
  setCurrentCustomer(customerId)
  asPhone(false)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  setCurrentCustomer(null)
})

const show = (line: PromisedDateFields, promised: Day | null, language: 'en' | 'es' = 'en') => {
  ordersGateway()
  const mark = (
    <p>
      date
      <PromisedDateMark line={line} promised={promised} />
    </p>
  )
  showInPortal({ '/status-report-steel': mark }, '/status-report-steel', person(3), language)
}

describe('a promised date', () => {
  test.each([
    ['2026-12-01', '2026-12-02', 'from 01/Dec/2026 to 02/Dec/2026, 1 day later'],
    ['2026-12-31', '2027-01-03', 'from 31/Dec/2026 to 03/Jan/2027, 3 days later'],
    ['2028-03-01', '2028-02-28', 'from 01/Mar/2028 to 28/Feb/2028, 2 days earlier'],
  ])('has a mark if it moved since the last visit: %s to %s', async (from, to, text) => {
    show({ movedFrom: day(from) }, day(to))
    expect(await screen.findByRole('button', { name: `Moved since your last visit: ${text}` })).toBeTruthy()
  })

  test('has a mark if it was removed', async () => {
    show({ movedFrom: day('2026-12-01') }, null)
    const text = 'Removed since your last visit: it was 01/Dec/2026'
    expect(await screen.findByRole('button', { name: text })).toBeTruthy()
  })

  test('shows the total days moved, even if it did not move since the last visit', async () => {
    show({ movedFrom: null, firstPromise: day('2026-12-01') }, day('2026-12-15'))
    expect((await screen.findByTitle('14 days later than first promised')).textContent).toBe('+14 d')
    expect(screen.queryByRole('button', { name: /Moved/ })).toBeNull()
  })

  test('has no mark if it never moved or the service sends no promises', async () => {
    show({ movedFrom: null, firstPromise: day('2026-12-15') }, day('2026-12-15'))
    expect((await screen.findByText('date')).textContent).toBe('date')
    cleanup()
    show({}, day('2026-12-15'))
    expect((await screen.findByText('date')).textContent).toBe('date')
  })

  test('has a Spanish mark', async () => {
    show({ movedFrom: day('2026-12-01') }, day('2026-12-02'), 'es')
    const text = 'Movida desde su última visita: del 01/Dec/2026 al 02/Dec/2026, 1 día después'
    expect(await screen.findByRole('button', { name: text })).toBeTruthy()
  })
})

test('a promise field missing in the response is null', () => {
  for (const field of Object.values(promisedDateFields))
    expect([infoOf(field).isRequired, infoOf(field).isNullable]).toEqual([false, true])
})

const moved = { movedFrom: '2026-12-01', firstPromise: '2026-11-20' }
const row = {
  PO: '00123',
  JobOrder: 'J-1',
  PartNumber: 'P',
  POQty: 10,
  OpenQty: 7,
  Lbs: 1,
  PromiseShipdate: '2999-12-31',
  PartialShipmentDate: null,
  ExpectedPartialQty: null,
  BalanceShipmentDate: null,
  BalanceQty: 4,
  Currentprocess: '',
}

describe('order lists', () => {
  test('mark only rows that have moved', async () => {
    const report = [
      { ...row, ...moved },
      { ...row, JobOrder: 'J-2' },
    ]
    ordersGateway({ [paths.report]: () => listed(report, 2, 'ListadoStatusReport') })
    open('/status-report-steel')
    const marked = (await screen.findByText('J-1')).closest('tr') as HTMLElement
    expect(within(marked).getByRole('button', { name: /^Moved since your last visit: from 01\/Dec/ })).toBeTruthy()
    const other = screen.getByText('J-2').closest('tr') as HTMLElement
    expect(within(other).queryByRole('button', { name: /^Moved/ })).toBeNull()
  })

  test('mark a line of a purchase order', async () => {
    const line = { pedido: 'P', OP: 'J-1', Estado: 'Delay', NumeroParte: '1', rutaConsultaCliente: '' }
    const Detalle = [{ ...line, ...moved, promiseDate: '2026-12-04' }]
    ordersGateway({ [paths.list]: () => listed([{ pedido: 'P', rowspan: 1, Detalle }]) })
    open()
    expect(await screen.findByRole('button', { name: /to 04\/Dec\/2026, 3 days later$/ })).toBeTruthy()
  })

  test('can be filtered to rows that have moved', async () => {
    const gateway = ordersGateway({ [paths.report]: () => listed([row], 1, 'ListadoStatusReport') })
    const { user } = open('/status-report-steel')
    await screen.findByText('J-1')
    await user.click(await screen.findByRole('combobox', { name: 'Promised date' }))
    await user.click(await screen.findByRole('option', { name: 'Moved since your last visit' }))
    await user.click(screen.getByRole('button', { name: 'Search' }))
    const [, path = ''] = paths.report.split(' ')
    const sentFilters = () => gateway.to(path).map(({ query }) => query.get('filter') ?? '')
    await vi.waitFor(() => expect(sentFilters()).toContain('{"promise":"moved"}'), { timeout: 30_000 })
  })
})
