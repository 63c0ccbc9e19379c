import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import DirectCustomers from '#resources/orders/direct-customers/DirectCustomers.tsx'
import { report } from '#resources/orders/direct-customers/report.ts'
import * as seller from '#resources/orders/seller-report/SellerReport.tsx'
import * as steel from '#resources/orders/steel-report/SteelReport.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { isPhone, stubMedia } from '#tests/support/screens/stubMedia.ts'
import { lineLabels, reportWire } from './reportLines.ts'

beforeEach(() => setCurrentCustomer(104))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  setCurrentCustomer(null)
})

const reports = '/read/api/Customers/104/wipreportGE'

interface Module {
  readonly default: ComponentType
  readonly resource: Parameters<typeof registerResource>[0]
}

const show = (
  { default: Report, resource }: Module,
  lines: readonly object[],
  { isStaff = false, path = '/r' } = {},
) => {
  registerResource(resource)
  const gateway = stubGateway({
    [`GET ${reports}`]: () => json({ value: JSON.stringify(lines) }),
    'GET /read/api/Customers/104/isLotType': () => json(true),
    'GET /read/api/Customers/104/trackings': () => json({ value: '[]' }),
    'POST /auth/api/validate-content-access/': () => (isStaff ? json({ ok: true }) : failure(403, 'forbidden')),
  })
  showInPortal({ '/r': <Report /> }, path)
  return gateway
}
const table = () => screen.findByRole('table')
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
const cell = async (order: string, label: string) => {
  const row = (await screen.findByRole('rowheader', { name: order })).closest('tr') as HTMLElement
  return row.children[(await headers()).indexOf(label)] as HTMLElement
}
const filters = () => [...screen.getByRole('search').querySelectorAll('legend span')].map((text) => text.textContent)
describe('a line of a report', () => {
  const lines = [reportWire(1, { FechaETA: '2026-11-21' })]

  test('shows empty steps as blank, formatted days and the first three words of the customer', async () => {
    show(seller, lines)
    const texts = async (label: string) => (await cell('PO-1', label)).textContent
    expect(await Promise.all(['Cutting', 'Forging', 'Customer', 'ETA', 'Anvil Commitment Date'].map(texts))).toEqual([
      '',
      '4',
      'Bridas y Anillos',
      '21/Nov/2026',
      '20/Nov/2026',
    ])
  })

  test('leaves out empty steps on the card of a phone', async () => {
    stubMedia(isPhone)
    show(seller, lines)
    const card = (await screen.findByRole('heading', { name: 'PO-1' })).closest('li') as HTMLElement
    const facts = [...card.querySelectorAll('dt')].map(({ textContent }) => textContent)
    expect(facts).toEqual(expect.arrayContaining(['Forging', 'ETA']))
    expect(facts.slice(0, 2)).toEqual(['Customer Part Number', 'Anvil Commitment Date'])
    const empty = ['Cutting', 'Heat Treatment', 'Machining', 'Spot Micros', 'NDT', 'Finished Goods']
    expect(facts.filter((fact) => empty.includes(String(fact)))).toEqual([])
  })
})

test('the seller sees the comment of the customer, and the names of the actions', async () => {
  show(seller, [reportWire(1, { HasComment: true, ClientComment: 'Please send soon.' })])
  expect(await screen.findByRole('button', { name: 'Customer’s comment: Please send soon.' })).toBeTruthy()
  expect((await headers()).at(-1)).toBe('Comments\u00a0· Updated date')
})

test('the seller is told that a date is in the past before it is sent', async () => {
  await datePickers.load()
  const gateway = show(seller, [reportWire(1)])
  await userEvent.click(await screen.findByRole('button', { name: 'Pick a date, updated date of PO-1' }))
  const day = await screen.findByRole('spinbutton', { name: 'Day', hidden: true })
  await userEvent.click(day)
  await userEvent.keyboard('05Nov2020{Enter}')
  const dialog = await screen.findByRole('dialog', { name: 'PO-1: 05/Nov/2020 is in the past' })
  expect(within(dialog).getByText('Are you sure you want to update this date?')).toBeTruthy()
  expect(gateway.requests.filter(({ path }) => path.startsWith('/write/'))).toEqual([])
})

const extras = [
  'Raw Material Available',
  'Configuration Date',
  'Invoice Date',
  'Updated Date',
  'ETA',
  'Total Lead Time',
  'GAP',
  'Tracking Number',
  'Mode',
  'NCRs',
  'NCR',
  'Seller Comment',
]

test('the seller report has the columns of the steel maker report, an export of 33 and actions', async () => {
  show(seller, [reportWire(1)])
  const own = extras.filter((label) => !['Updated Date', 'Seller Comment'].includes(label))
  expect((await headers()).slice(0, 35)).toEqual([...lineLabels, ...own])
  expect(filters()).toEqual(['PO', 'Part Number', 'Status'])
  for (const name of ['Send a comment to PO-1', 'Pick a date, updated date of PO-1'])
    expect(await screen.findByRole('button', { name })).toBeTruthy()

  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
  await vi.waitFor(() => expect(files).toHaveLength(1), { timeout: 60_000 })
  const [head = ''] = (await (files[0] as Blob).text()).replace('\uFEFF', '').split('\r\n')
  expect(head.split(',')).toEqual([...lineLabels, ...own.filter((label) => !['Mode', 'NCRs'].includes(label))])
  expect(head.split(',')).toHaveLength(33)
})

describe('the steel maker report', () => {
  test('has the specified tabs, toggle, filters and columns, and requests unconfirmed lines', async () => {
    const gateway = show(steel, [reportWire(1)])
    expect((await headers()).slice(0, 37)).toEqual([...lineLabels, ...extras])
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Open', 'History'])
    expect(screen.getByText('Group By')).toBeTruthy()
    const toggle = within(screen.getByRole('group', { name: 'Group By' }))
    expect(toggle.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All Part Numbers',
      'Part Number',
    ])
    expect(filters()).toEqual(['PO', 'Part Number', 'Status'])
    for (const name of ['Filter', 'Clear All']) expect(screen.getByRole('button', { name })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    const sentFilter = () => JSON.parse(gateway.to(reports).at(-1)?.query.get('filter') ?? '{}')
    expect(sentFilter()).toEqual({ isConfirmed: false })
    await userEvent.click(screen.getByRole('tab', { name: 'History' }))
    await waitFor(() => expect(sentFilter()).toEqual({ isConfirmed: true }))
  })

  test('lets the customer confirm and comment, and is read only for the provider', async () => {
    show(steel, [reportWire(1)])
    expect(await screen.findByRole('checkbox', { name: 'Confirm the reception of PO-1' })).toBeTruthy()
    expect(screen.getByText('Confirm', { exact: true })).toBeTruthy()
    expect((await headers()).at(-1)).toBe('Reception\u00a0· Comment')
    expect(screen.getByRole('button', { name: 'Add a comment to PO-1' })).toBeTruthy()
    cleanup()
    show(steel, [reportWire(1)], { isStaff: true })
    await screen.findByRole('rowheader', { name: 'PO-1' })
    expect(screen.queryByRole('checkbox', { name: /Confirm/ })).toBeNull()
    expect(screen.queryByRole('button', { name: /Add a comment/ })).toBeNull()
  })

  test('requires a comment text, and sends nothing when cancelled', async () => {
    const gateway = show(steel, [reportWire(1)])
    await userEvent.click(await screen.findByRole('button', { name: 'Add a comment to PO-1' }))
    const prompt = await screen.findByRole('dialog', { name: 'Add a comment to PO-1' })
    expect(within(prompt).getByText('Please add your comment:')).toBeTruthy()
    await userEvent.click(within(prompt).getByRole('button', { name: 'OK' }))
    expect(screen.getByRole('dialog', { name: 'Add a comment to PO-1' })).toBeTruthy()
    await userEvent.click(within(prompt).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(gateway.requests.filter(({ path }) => path.startsWith('/write/'))).toEqual([])
  })
})

describe('the direct customer report', () => {
  const direct = { default: DirectCustomers, resource: report.resource }
  const lines = [reportWire(1), reportWire(2, { CustomerPartNumber: 'C-2' }), reportWire(3)]

  test('has the specified filters and columns, with lines grouped by part number', async () => {
    const gateway = show(direct, lines)
    expect(await headers()).toEqual(lineLabels)
    expect(filters()).toEqual(['Engine Build', 'Purchase Order', 'Material', 'Part Number', 'Date', 'Status'])
    expect(screen.getByRole('button', { name: 'Filter' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Export' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'C-1 2 rows' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'C-2 1 row' })).toBeTruthy()
    expect(gateway.to(reports).at(-1)?.query.get('clientIsLotType')).toBe('false')
  })

  test('offers All, Late and On Time, sends their codes and offers five years', async () => {
    const gateway = show(direct, lines)
    await screen.findByRole('button', { name: 'C-1 2 rows' })
    await userEvent.click(screen.getByRole('combobox', { name: 'Status' }))
    const offered = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
    expect(offered.sort()).toEqual(['All', 'Late', 'On Time'])
    await userEvent.click(screen.getByRole('option', { name: 'Late' }))
    await userEvent.click(screen.getByRole('combobox', { name: 'Date' }))
    const years = (await screen.findAllByRole('option')).slice(1).map(({ textContent }) => textContent)
    expect(years).toHaveLength(5)
    await userEvent.click(screen.getByRole('option', { name: years[2] as string }))
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }))
    await waitFor(() => {
      const query = gateway.to(reports).at(-1)?.query
      expect([query?.get('status'), query?.get('filter')]).toEqual(['1', `{"year":${years[2]}}`])
    })
  })

  test('shows an empty state', async () => {
    show(direct, [])
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })
})
