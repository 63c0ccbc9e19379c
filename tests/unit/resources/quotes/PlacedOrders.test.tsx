import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { registerResource } from '#dataProvider/resources.ts'
import PlacedOrders from '#resources/quotes/placed-orders/PlacedOrders.tsx'
import { report } from '#resources/quotes/placed-orders/report.ts'
import { notOfferedCode } from '#schema/wire/offered.ts'
import { address, person, showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { failure, json, stubGateway } from '#tests/support/screens/stubGateway.ts'

beforeEach(() => {
  setCurrentCustomer(101)
  registerResource(report.resource)
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const about = {
  numero: 'OR26-000007',
  nombrePO: 'PO 4711',
  fecha: '2026-11-05T15:30:00.000Z',
  usuario: 'Ana Luna',
  total: 1481.4,
}
const release = (posicion: number, cantidad: number, importe: number) => ({
  posicion,
  cotizacion: 'Q26-7',
  partida: 1,
  liberacion: posicion,
  numeroParte: 'C-1',
  customerRequestDate: '2027-01-04',
  cantidad,
  precio: 123.45,
  importe,
  op: null,
  tipoPieza: 1,
  de: 24.5,
  di: 18,
  h: 6,
  materialSpec: 'AISI 4140',
})

const show = (at: string, detail = () => json({ ...about, ...placed })) => {
  stubGateway({
    'GET /read/Quotes/orderRequests/101': () =>
      json([{ ...about, partidas: 1, piezas: 12 }], { headers: { 'content-range': 'items 0-0/1' } }),
    'GET /read/Quotes/orderRequest/OR26-000007': detail,
  })
  showInPortal({ '/placed-orders': <PlacedOrders /> }, at, person(5))
}
const placed = {
  correo: 'ana@anvil.example',
  archivo: 'po 4711.pdf',
  partidas: [release(1, 5, 617.25), release(2, 7, 864.15)],
}
const openedAt = '/placed-orders?number=OR26-000007'
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Order OR26-000007' }))
const cellsOf = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent)

describe('placed orders', () => {
  test('are listed, and an order opens and closes by the address', async () => {
    show('/placed-orders')
    const user = userEvent.setup({ pointerEventsCheck: 0 })
    await user.click(await screen.findByRole('button', { name: 'Open the order OR26-000007' }))
    expect(address()).toBe(openedAt)
    await dialog()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/placed-orders')
  })

  test('open by a link, with releases, sums and the PO file', async () => {
    show(openedAt)
    const order = await dialog()
    await waitFor(() => expect(order.getAllByRole('row').length).toBeGreaterThan(8))
    const table = within(order.getByRole('table', { name: 'Releases of the order' }))
    expect(table.getAllByRole('row').slice(1).map(cellsOf)).toEqual([
      ['Q26-7', '1', '1', 'C-1', 'Ring 24.5 x 18 x 6 in, AISI 4140', '04/Jan/2027', '5', '123.45', '617.25', '-'],
      ['Q26-7', '1', '2', 'C-1', 'Ring 24.5 x 18 x 6 in, AISI 4140', '04/Jan/2027', '7', '123.45', '864.15', '-'],
      expect.arrayContaining(['12', '1,481.40']),
    ])
    const file = order.getByRole('link', { name: 'po 4711.pdf' })
    expect(file.getAttribute('href')).toBe('/content/Quotes/orderFile/OR26-000007')
    const placedBy = order.getByText(/^Ana Luna/)
    expect(placedBy.textContent).toBe('Ana Luna · ana@anvil.example')
    // An address breaks after its at sign and before its dots, not within a word.
    expect(placedBy.querySelectorAll('wbr')).toHaveLength(2)
  })

  test('say in one line if the service does not offer them', async () => {
    show(openedAt, () => failure(404, notOfferedCode))
    const order = await dialog()
    expect(await order.findByText('Not offered by the connected service.')).toBeTruthy()
    expect(order.queryByRole('link')).toBeNull()
  })
})
