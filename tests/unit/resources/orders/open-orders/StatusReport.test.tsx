import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { businessToday } from '#kit/fields/days.ts'
import { formatDay } from '#kit/fields/formats.ts'
import { address } from '#tests/support/screens/portalScreen.tsx'
import { failure, json } from '#tests/support/screens/stubGateway.ts'
import { daysAfter } from '#values/days.ts'
import { customerId, listed, ordersGateway, paths } from './ordersGateway.ts'
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

const row = {
  PO: '00123',
  JobOrder: 'J-1',
  PartNumber: '=1+1',
  POQty: 10,
  OpenQty: 7,
  Lbs: 1234.5,
  PromiseShipdate: '2999-12-31',
  PartialShipmentDate: '2026-12-01',
  ExpectedPartialQty: 3,
  BalanceShipmentDate: '2028-02-29',
  BalanceQty: 4,
  Currentprocess: 'Cutting',
}
const nothingKnown = {
  PromiseShipdate: null,
  PartialShipmentDate: null,
  ExpectedPartialQty: null,
  BalanceShipmentDate: null,
  Currentprocess: '',
}
const rows = [row, { ...row, JobOrder: 'J-2', ...nothingKnown }]

const release = {
  PO: '00123',
  Release: 'R3',
  CustomerRequestDate: '2026-11-01',
  AnvilCommitmentDate: '2020-01-01',
  NewAnvilCommitmentDate: '2999-12-31',
  FechaModificada: '2026-03-01',
  ModifiedDateComment: 'Two\nlines',
  FechaLiberacion: '2026-02-01',
  CustomerPartNumber: '=1+1',
  AnvilPartNumber: 'F-1',
  Qty: 10,
  Shipped: 3,
  Balance: 7,
  Status: 'Delay',
  IsAerofab: false,
  IdPedido: 5,
  Acknowledgement: true,
}

const gatewayWith = (more: object = {}) =>
  ordersGateway({
    [paths.report]: () => listed(rows, rows.length, 'ListadoStatusReport'),
    [paths.release]: () => json([release]),
    ...more,
  })

const openReport = (more: object = {}) => {
  const gateway = gatewayWith(more)
  return { ...open('/status-report-steel'), gateway }
}

const openRelease = async (more: object = {}) => {
  const opened = openReport(more)
  await opened.user.click(await screen.findByRole('link', { name: 'J-1' }))
  const section = within(await screen.findByRole('region', { name: 'Dates of job order J-1' }))
  return { ...opened, section }
}

describe('the status report', () => {
  test('shows the specified columns and ours after them, a row for each line and the sums of the page', async () => {
    openReport()
    await screen.findByText('J-1')
    expect(await rowsOf('Status Report')).toEqual([
      [
        'Purchase Order',
        'Job Order',
        'Part Number',
        'PO Qty',
        'Open Qty',
        'Lbs',
        'Promise Ship Date',
        'Partial Shipment Date',
        'Expected Partial Qty',
        'Balance Shipment Date',
        'Balance Qty',
        'Current Process',
        'Requested',
        'Days Late',
      ],
      [
        '00123',
        'J-1',
        '=1+1',
        '10',
        '7',
        '1,234.50',
        '31/Dec/2999',
        '01/Dec/2026',
        '3',
        '29/Feb/2028',
        '4',
        'Cutting',
        '-',
        '-',
      ],
      ['00123', 'J-2', '=1+1', '10', '7', '1,234.50', '-', '-', '-', '-', '4', '-', '-', '-'],
      ['Total', '', '', '20', '14', '2,469.00', '', '', '', '', '8', '', '', ''],
    ])
  })

  test('shows the contact hint in place of a past promise, on screen and in exports', async () => {
    const saved = vi.fn((_blob: Blob) => 'blob:saved')
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() }))
    const today = businessToday()
    const lines = [daysAfter(today, -1), today].map((day, at) => ({
      ...row,
      JobOrder: `J-${at}`,
      PromiseShipdate: day,
      requestDate: '2026-11-01',
    }))
    const { user } = openReport({ [paths.report]: () => listed(lines, lines.length, 'ListadoStatusReport') })
    await screen.findByText('J-0')
    expect((await rowsOf('Status Report')).slice(1, 3).map((cells) => [cells[6], ...cells.slice(-2)])).toEqual([
      ['Contact Anvil', '01/Nov/2026', '1'],
      [formatDay(today), '01/Nov/2026', '-'],
    ])
    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(screen.getByRole('menuitem', { name: /CSV/ }))
    await waitFor(() => expect(saved).toHaveBeenCalled())
    const text = await saved.mock.calls[0]?.[0].text()
    expect(text?.match(/Contact Anvil/g)).toHaveLength(1)
  })

  test('is the open tab at its own address, and links to the other tab', async () => {
    const { user } = openReport()
    expect((await screen.findByRole('tab', { selected: true })).textContent).toBe('Status Report')
    await user.click(screen.getByRole('tab', { name: 'Open Orders' }))
    await waitFor(() => expect(address()).toMatch(/^\/open-orders-report\?/))
    expect(await screen.findByText('J/5 é')).toBeTruthy()
  })

  test('has the filters of the orders', async () => {
    const { user, gateway } = openReport()
    await screen.findByText('J-1')
    await user.type(screen.getByRole('textbox', { name: 'Part Number' }), '=1+1{Enter}')
    await waitFor(() =>
      expect(gateway.to('/read/OpenOrders/StatusReportSteel/').at(-1)?.body).toEqual({
        id: customerId,
        status: null,
        JobOrder: null,
        OP: null,
        PartNumber: '=1+1',
      }),
    )
  })

  test.each([
    [{}, '/null/null/null'],
    [{ purchaseOrder: '00123', jobOrder: 'J-1', status: 'late' }, '/00123/J-1/1'],
    [{ purchaseOrder: 'PO/7', status: 'late' }, '?po=PO%2F7&status=1'],
    [{ purchaseOrder: '00123', partNumber: '=1+1' }, '?po=00123&pn=%3D1%2B1'],
  ])('links to its document, and to the schedule for the filters %j', async (filter, end) => {
    gatewayWith()
    open(`/status-report-steel?${new URLSearchParams({ filter: JSON.stringify(filter) })}`)
    const link = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
    await screen.findByText('J-1')
    expect(link('Status report of all orders (PDF)')).toBe(
      `/content/OpenOrders/Getstatusreport/${customerId}/${customerId}`,
    )
    expect(link('Schedule (PDF)')).toBe(`/content/OpenOrders/Getcronogramacompleto/${customerId}${end}`)
  })

  test('shows an empty state', async () => {
    openReport({ [paths.report]: () => listed([], 0, 'ListadoStatusReport') })
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })

  test('shows a failure, and retries', async () => {
    let isDown = true
    const answer = () => (isDown ? failure(503, 'unavailable') : listed(rows, 2, 'ListadoStatusReport'))
    const { user } = openReport({ [paths.report]: answer })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await user.click(retry)
    expect(await screen.findByText('J-1')).toBeTruthy()
  })
})

describe('the release of a job order', () => {
  const name = 'Acknowledgement (PDF)'

  test('shows its seventeen fields, and no contact hint with a newer commitment', async () => {
    const { section, gateway } = await openRelease()
    await section.findByText('R3')
    const [header, values] = await rowsOf('Release')
    expect(Object.fromEntries((header ?? []).map((label, at) => [label, values?.[at]]))).toEqual({
      PO: '00123',
      Release: 'R3',
      'Customer Request Date': '01/Nov/2026',
      'Anvil Commitment Date': '01/Jan/2020',
      'New Anvil Commitment Date': '31/Dec/2999',
      'Modified Date': '01/Mar/2026',
      'Modified Date Comment': 'Two\nlines',
      'Release Date': '01/Feb/2026',
      'Customer Part Number': '=1+1',
      'Anvil Part Number': 'F-1',
      Qty: '10',
      Shipped: '3',
      Balance: '7',
      Status: 'Delay',
      Aerofab: 'No',
      'Order Id': '5',
      Acknowledgement: 'Yes',
    })
    const [sent] = gateway.to(`/read/api/Customers/${customerId}/wipEstatusReport`)
    expect(sent?.query.get('JobOrder')).toBe('J-1')
  })

  test('links its whole row to the production steps', async () => {
    const { section, user } = await openRelease()
    expect((await section.findByRole('link', { name: '00123' })).getAttribute('href')).toBe('/production-parts?op=J-1')
    await user.click(section.getByText('R3'))
    await waitFor(() => expect(address()).toBe('/production-parts?op=J-1'))
  })

  test('links to the production steps', async () => {
    const { section } = await openRelease()
    expect(section.getByRole('link', { name: 'Production steps' }).getAttribute('href')).toBe(
      '/production-parts?op=J-1',
    )
  })

  test.each([
    ['not late and acknowledged', {}, true],
    ['late', { Status: 'Late' }, false],
    ['without one', { Acknowledgement: false }, false],
  ])('that is %s offers its acknowledgement: %s', async (_case, more, isOffered) => {
    const { section, gateway } = await openRelease({
      [paths.access]: () => json({ ok: true }),
      [paths.release]: () => json([{ ...release, ...more }]),
    })
    await section.findByText('R3')
    if (isOffered)
      return expect((await section.findByRole('link', { name })).getAttribute('href')).toBe(
        '/content/api/Orders/5/acknowledgement',
      )
    expect(section.queryByText(name)).toBeNull()
    expect(gateway.to('/auth/api/validate-content-access/')).toEqual([])
  })

  test('offers no acknowledgement without access', async () => {
    const { section, gateway } = await openRelease()
    await waitFor(() => expect(gateway.to('/auth/api/validate-content-access/')).toHaveLength(1))
    expect(section.queryByText(name)).toBeNull()
  })

  test('shows an empty state for an unknown job order', async () => {
    const { section } = await openRelease({ [paths.release]: () => json([]) })
    expect(await section.findByText('No results found.')).toBeTruthy()
  })
})
