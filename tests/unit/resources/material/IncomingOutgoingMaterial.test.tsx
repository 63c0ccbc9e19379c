import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { datePickers } from '#kit/fields/DateRange.tsx'
import { businessToday } from '#kit/fields/days.ts'
import IncomingOutgoingMaterial from '#resources/material/incoming-outgoing-material/IncomingOutgoingMaterial.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'
import { daysAfter, monthsBefore } from '#values/days.ts'
import { formatDay } from '#values/formats.ts'

const today = businessToday()
const earliest = monthsBefore(today, 15)
const path = '/read/api/Customers/104/incomingOutgoingMaterial'

const row = (productionLot: string, amountPieces: number) => ({
  fechaRecibido: '2026-05-05',
  colada: 'H-1',
  nombreBarra: 'B-1',
  clienteOrden: 'PO-1',
  pesoKilos: 784.1,
  fechaCorte: '2026-06-01',
  partNumber: 'P-1',
  productionLot,
  bohlerSerialNumber: 'S-1',
  scrap: 1.24,
  pesoEntrada: 233.6,
  balance: 540.255,
  amountPieces,
  cuttingEnds: 9.005,
  cuttingEndUsable: 0,
  cantidadPiezasLot: 4,
})

beforeEach(async () => {
  setCurrentCustomer(104)
  await datePickers.load()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  setCurrentCustomer(null)
})

const show = (search = '') => {
  const gateway = stubGateway({ [`GET ${path}`]: () => json([row('L-1', 4), row('L-2', 3)]) })
  showInPortal({ '/material': <IncomingOutgoingMaterial /> }, `/material${search}`)
  return gateway
}

const firstCells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((line) => line.children[0]?.textContent)

const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((line) => [...line.children].map(({ textContent }) => textContent))

test('the material movements are requested for the last 183 days without a lot', async () => {
  const { to } = show()
  await screen.findByText('L-1')
  expect(Object.fromEntries(to(path)[0]?.query ?? [])).toEqual({ startDate: daysAfter(today, -183), endDate: today })
})

test('the material summary has complete lots only, the detail all movements', async () => {
  show()
  await screen.findByText('L-1')
  expect(firstCells('Material Summary')).toEqual(['Production lot', 'L-1', 'Total'])
  expect(cellsOf('Material Summary')).toEqual([
    [
      'Production lot',
      'Part number',
      'Heats',
      'Bars',
      'Pieces',
      'Lot quantity',
      'Input weight (Kg)',
      'Scrap (Kg)',
      'Cutting ends (Kg)',
      'Last cut',
    ],
    ['L-1', 'P-1', 'H-1', '1', '4', '4', '233.60', '1.24', '9.01', '01/Jun/2026'],
    ['Total', '', '', '', '4', '', '233.60', '1.24', '9.01', ''],
  ])
  fireEvent.click(screen.getByRole('tab', { name: /^Material Detail/ }))
  const detail = within(screen.getByRole('table', { name: 'Material Detail' }))
  expect(detail.getByText('L-2')).toBeTruthy()
  expect(cellsOf('Material Detail')[1]).toEqual([
    '05/May/2026',
    'H-1',
    'B-1',
    'PO-1',
    '784.10',
    '01/Jun/2026',
    'P-1',
    'L-1',
    'S-1',
    '1.24',
    '233.60',
    '540.26',
    '4',
    '9.01',
    '0.00',
    '4',
  ])
  expect(detail.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Received date',
    'Heat',
    'Bar',
    'Customer order',
    'Weight (Kg)',
    'Cut date',
    'Part number',
    'Production lot',
    'Supplier serial number',
    'Scrap (Kg)',
    'Input weight (Kg)',
    'Balance (Kg)',
    'Pieces',
    'Cutting ends (Kg)',
    'Usable cutting end (Kg)',
    'Lot quantity',
  ])
})

test('the material search finds a lot, and shows its start if limited to 15 months', async () => {
  const { to } = show('?from=2020-01-01')
  await screen.findByText(`The search goes back up to 15 months; results start on ${formatDay(earliest)}.`)
  fireEvent.change(screen.getByRole('textbox', { name: 'Production lot' }), { target: { value: ' 00123 ' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  await vi.waitFor(() => expect(to(path)).toHaveLength(2), 10_000)
  expect(Object.fromEntries(to(path)[1]?.query ?? [])).toEqual({
    productionLot: '00123',
    startDate: earliest,
    endDate: today,
  })
})
