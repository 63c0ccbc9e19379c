import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { contracts } from '#resources/contracts/screens.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { saveCsv } from '#tests/support/screens/savedFiles.ts'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { reports } from './contractReports.ts'

const customers = '/read/api/Customers/105'

type Report = (typeof reports)[number]

const show = async ({ route, path }: Report, rows: readonly object[]) => {
  setCurrentCustomer(105)
  const Screen = await contracts[route].load()
  const page = () => json(rows, { headers: { 'Content-Range': `rows 0-${rows.length}/${rows.length}` } })
  const gateway = stubGateway({
    [`GET ${customers}/directCustomers`]: () => json([]),
    [`GET ${customers}/agreement`]: () => json({ value: '[]' }),
    [`GET ${customers}/${path}`]: page,
  })
  return { gateway, portal: showInPortal({ '/': <Screen /> }, '/') }
}

const textsOf = (cells: Iterable<Element>) => [...cells].map((cell) => cell.textContent)

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test.each(reports)(
  'the report of $path shows and exports its columns and rows, with the sample data label',
  async (report) => {
    await show(report, [{ ...report.row, sample: true }])
    expect(await screen.findByText('Sample data')).toBeTruthy()
    const table = screen.getByRole('table')
    const labels = textsOf(table.querySelectorAll('thead th'))
    expect(labels).toEqual(
      Object.keys(report.shown).toSorted((one, other) => order(report, one) - order(report, other)),
    )
    const cells = textsOf(table.querySelectorAll('tbody tr:first-child > *'))
    expect(cells.toSorted()).toEqual(Object.values(report.shown).toSorted())
    const search = screen.queryByRole('search')
    const fields = search ? [...search.querySelectorAll('legend span')] : []
    expect(textsOf(fields)).toEqual(report.filters)
    const [head = '', row = '', ...more] = await saveCsv()
    expect(head.replaceAll('"', '').split(',')).toEqual(labels)
    expect(row.split(',')).toHaveLength(labels.length)
    expect(row).toContain(Object.values<string>(report.shown)[0])
    expect(more).toEqual([])
  },
)

test.each(reports.filter(({ path }) => ['lta', 'directCustomers'].includes(path)))(
  'the report of $path without rows shows neither sample data nor years',
  async (report) => {
    await show(report, [])
    expect(await screen.findByText('No results found.')).toBeTruthy()
    expect(screen.queryByText('Sample data')).toBeNull()
    expect(screen.queryByRole('columnheader', { name: /^\d{4}$/ })).toBeNull()
  },
)

/** Numeric object keys come first in the iteration order, but last in the table. */
const order = ({ shown }: Report, label: string) => {
  const labels = Object.keys(shown)
  return labels.indexOf(label) + (/^\d{4}$/.test(label) ? labels.length : 0)
}

const byPath = (path: Report['path']) => reports.find((report) => report.path === path) as Report

test('the price reconciliation shows contract prices, agreed prices and their difference', async () => {
  const report = byPath('contracts/priceRevision')
  await show(report, [report.row])
  await screen.findByText('10.00')
  await userEvent.click(screen.getByRole('button', { name: 'Reconciliation' }))
  const table = screen.getByRole('table')
  expect(textsOf(table.querySelectorAll('thead th'))).toEqual([
    'Material',
    'Billet Size (in)',
    'Raw Material Supplier',
    'Contract Price (USD/lb)',
    'Agreed Price (USD/lb)',
    'Difference (USD/lb)',
    '$ Variable or Fixed',
    'Lead Time (weeks)',
  ])
  for (const price of ['10.00', '12.50', '2.50']) expect(within(table).getByText(price)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Information' }))
  expect(screen.getByText('10.00')).toBeTruthy()
  expect(screen.queryByText('12.50')).toBeNull()
})

test('the first filter of the special report offers only Select Material at first', async () => {
  const report = byPath('contracts/specialReport')
  await show(report, [report.row])
  await userEvent.click(await screen.findByRole('combobox', { name: 'Direct Customer' }))
  expect(textsOf(await screen.findAllByRole('option'))).toEqual(['Select Material'])
})

test('the direct customer filter offers All and the customers in the report', async () => {
  const report = byPath('directCustomers')
  await show(report, [report.row, { ...report.row, customerPN: 'C-2' }, { ...report.row, cliente: 'Basin' }])
  await userEvent.click(await screen.findByRole('combobox', { name: 'Direct Customer' }))
  expect(textsOf(await screen.findAllByRole('option'))).toEqual(['All', 'Basin', 'Oriel'])
})

test('contract report filters are sent by Search and dropped by Clear All', async () => {
  const report = byPath('leadTimes')
  const { gateway } = await show(report, [report.row])
  const sentFilter = () => gateway.to(`${customers}/leadTimes`).at(-1)?.query.get('filter')
  await userEvent.type(await screen.findByRole('textbox', { name: 'Material' }), 'ti{Enter}')
  await vi.waitFor(() => expect(sentFilter()).toBe('{"material":"ti"}'), 10_000)
  await userEvent.click(screen.getByRole('button', { name: 'Clear All' }))
  await vi.waitFor(() => expect([null, '{}']).toContain(sentFilter() ?? null), 10_000)
})
