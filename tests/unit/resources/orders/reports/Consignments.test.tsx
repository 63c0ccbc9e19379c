import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { registerResource } from '#dataProvider/resources.ts'
import Consignments from '#resources/orders/consignments/Consignments.tsx'
import Delays from '#resources/orders/delays/Delays.tsx'
import { report } from '#resources/orders/delays/report.ts'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const line = (id: number, std: string, usd: number) => ({
  IdOP: id,
  segment: 'Rings',
  order: `J-${id}`,
  po: `PO-${id}`,
  std,
  Qty: 10,
  invoiceQty: 0,
  usd,
  shippingDate: '2026-12-01',
  newShippingDate: null,
  FechaModificada: null,
})
const lines = [line(1, 'P-2', 30), line(2, 'P-1', 10), line(3, 'P-2', 20)]

const show = (rows: readonly object[], path = '/consignments') => {
  registerResource(report.resource)
  const answer = () => json({ value: JSON.stringify(rows) })
  stubGateway({ 'GET /read/api/Orders/consignments': answer, 'GET /read/api/Orders/delays': answer })
  showInPortal({ '/consignments': <Consignments />, '/delays': <Delays /> }, path)
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const cells = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '))

describe('consignments', () => {
  test('show their columns, and keep their proforma numbers when sorted', async () => {
    show(lines)
    await screen.findByText('PF-1')
    expect(
      within(screen.getByRole('table'))
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Anvil Part Number', 'Price', 'PO', 'Proforma'])
    expect(cells()).toEqual(['P-2 30.00 PO-1 PF-1', 'P-1 10.00 PO-2 PF-2', 'P-2 20.00 PO-3 PF-3'])
    await userEvent.click(screen.getByRole('button', { name: 'Price' }))
    expect(cells()).toEqual(['P-1 10.00 PO-2 PF-2', 'P-2 20.00 PO-3 PF-3', 'P-2 30.00 PO-1 PF-1'])
  })

  test('are filtered by All or one of their distinct part numbers', async () => {
    show(lines)
    await userEvent.click(await screen.findByRole('combobox', { name: 'Part Number' }))
    const offered = await screen.findAllByRole('option')
    expect(offered.map(({ textContent }) => textContent)).toEqual(['All', 'P-1', 'P-2'])
    await userEvent.click(offered[2] as HTMLElement)
    expect(cells()).toEqual(['P-2 30.00 PO-1 PF-1', 'P-2 20.00 PO-3 PF-3'])
  })

  test('show an empty state', async () => {
    show([])
    expect(await screen.findByText('No results found.')).toBeTruthy()
  })
})

test.each(['delays', 'consignments'])('the export file of %s has its name', async (name) => {
  const saved: string[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  show(lines, `/${name}`)
  await screen.findByText('PO-1')
  await userEvent.click(screen.getByRole('button', { name: 'Export' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'CSV (.csv)' }))
  await vi.waitFor(() => expect(saved).toEqual([`${name}.csv`]), 10_000)
})
