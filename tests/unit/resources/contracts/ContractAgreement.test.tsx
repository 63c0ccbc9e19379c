import { cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import ContractAgreement from '#resources/contracts/ContractAgreement.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { saveCsv } from '#tests/support/screens/savedFiles.ts'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const contract = {
  IdContrato: 3,
  Contrato: 'Rings',
  StatusContract: 'In Process',
  FechaInicio: '2025-01-01',
  FechaFin: null,
  YearDuration: 2,
  DocumentosFirmados: 'Yes',
  ContractExtension: '',
  ExtensionUtil: null,
  FrozenPeriod: 8,
  PaymentTerms: 'Net 45',
  AceleratedPaymentProgram: 'No',
  Incoterm: 'FCA',
  DeliveryPoint: 'Entrega en Planta',
  PriceAdjusment: 'Anual',
  MesAjustePrecio: 4,
  PriceReconciliation: 'By invoice',
}
const line = {
  referencia: 'R-1',
  partNumber: 'C-1',
  AnvilPartNumber: 'P-1',
  precio: 1234.5,
  marketShareMinimo: 40,
  marketShareMaximo: null,
  va: 'Machining',
  rawMaterialType: 'Cliente',
  programas: 'C-7',
  clienteFinal: 'Oriel',
}

const show = (more: object = {}, language: 'en' | 'es' = 'en') => {
  setCurrentCustomer(105)
  stubGateway({
    'GET /read/api/Customers/105/agreement': () => json({ value: JSON.stringify([{ ...contract, ...more }]) }),
    'GET /read/api/Customers/105/agreement/3': () => json([line]),
  })
  showInPortal({ '/': <ContractAgreement /> }, '/', null, language)
}

const factsOf = async (panel: string) => {
  const table = await screen.findByRole('table', { name: panel })
  await screen.findAllByText('FCA')
  return [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the contract agreement', () => {
  test('is shown in three panels', async () => {
    show()
    expect(await factsOf('Contract Information')).toEqual([
      ['Status', 'Active'],
      ['Start date', '01/Jan/2025'],
      ['End date', '-'],
      ['Duration (years)', '2'],
      ['Signed documents', 'Yes'],
      ['Contract extension', '-'],
      ['Extension until', '-'],
      ['Frozen period (weeks)', '8'],
    ])
    expect(await factsOf('Payment & Delivery')).toEqual([
      ['Payment terms', 'Net 45'],
      ['Accelerated payment program', 'No'],
      ['Incoterm', 'FCA'],
      ['Delivery point', 'Anvil Facility'],
    ])
    expect(await factsOf('Prices')).toEqual([
      ['Price adjustment', 'Annualy'],
      ['Adjustment month', 'April'],
      ['Price reconciliation', 'By invoice'],
      ['Rebate', 'No'],
    ])
  })

  test.each([
    ['Mes', 'Monthly'],
    ['Semestre', 'Biannually'],
    ['Trimestre', 'Quarterly'],
    ['Every other year', 'Every other year'],
  ])('shows the adjustment %s as %s', async (word, shown) => {
    show({ PriceAdjusment: word })
    expect(await factsOf('Prices')).toContainEqual(['Price adjustment', shown])
  })

  test('names the month in Spanish', async () => {
    show({}, 'es')
    expect(await factsOf('Precios')).toContainEqual(['Mes de ajuste', 'Abril'])
  })

  test('shows no month if prices are never adjusted', async () => {
    show({ PriceAdjusment: 'No Aplica' })
    const facts = await factsOf('Prices')
    expect(facts.map(([label]) => label)).toEqual(['Price adjustment', 'Price reconciliation', 'Rebate'])
    expect(facts[0]).toEqual(['Price adjustment', 'Not applicable'])
  })

  test.each([
    ['Active', 'Active'],
    ['Close to Expire', 'Close to Expire'],
    ['Cancelled', 'Expired'],
  ])('shows the status %s as %s, and an unknown delivery point unchanged', async (status, shown) => {
    show({ StatusContract: status, DeliveryPoint: 'Houston' })
    expect((await factsOf('Contract Information'))[0]).toEqual(['Status', shown])
    expect(await factsOf('Payment & Delivery')).toContainEqual(['Delivery point', 'Houston'])
  })

  test('shows its lines with prices in dollars and shares in percent', async () => {
    show()
    const table = await screen.findByRole('table', { name: 'Contract lines' })
    await screen.findByText('R-1')
    expect([...table.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Reference',
      'Part Number',
      'Anvil Part Number',
      'Current Price',
      'Market Share Min',
      'Market Share Max',
      'VA',
      'Raw Material Direction',
      'Program',
      'End User',
    ])
    expect([...table.querySelectorAll('tbody tr:first-child > *')].map((cell) => cell.textContent)).toEqual([
      'R-1',
      'C-1',
      'P-1',
      '$1,234.50',
      '40%',
      '-',
      'Machining',
      'Customer',
      'C-7',
      'Oriel',
    ])
  })

  test('exports its lines with plain numbers and the labels of the screen', async () => {
    show()
    await screen.findByText('R-1')
    expect(await saveCsv()).toEqual([
      'Reference,Part Number,Anvil Part Number,Current Price,Market Share Min,Market Share Max,VA,Raw Material Direction,Program,End User',
      'R-1,C-1,P-1,1234.50,40,,Machining,Customer,C-7,Oriel',
    ])
  })
})
