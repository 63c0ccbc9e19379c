import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { countShares, standingOf } from '#backend/contracts/figures.ts'
import { setCurrentCustomer } from '#dataProvider/customer.ts'
import { stateOfEnd } from '#resources/contracts/ContractBars.tsx'
import ContractDashboard from '#resources/contracts/ContractDashboard.tsx'
import { showInPortal } from '#tests/support/screens/portalScreen.tsx'
import { json, stubGateway } from '#tests/support/screens/stubGateway.ts'

const unknown = {
  YearDuration: null,
  DocumentosFirmados: '',
  ContractExtension: '',
  ExtensionUtil: null,
  FrozenPeriod: null,
  PaymentTerms: '',
  AceleratedPaymentProgram: '',
  Incoterm: '',
  DeliveryPoint: '',
  PriceAdjusment: '',
  MesAjustePrecio: null,
  PriceReconciliation: '',
  StatusContract: 'Active',
}
const contracts = [
  { ...unknown, IdContrato: 1, Contrato: 'Late rings', FechaInicio: '2090-01-01', FechaFin: '2099-12-31' },
  { ...unknown, IdContrato: 2, Contrato: 'Old rings', FechaInicio: '2001-02-03', FechaFin: '2001-12-31' },
  { ...unknown, IdContrato: 3, Contrato: 'No days', FechaInicio: null, FechaFin: null },
]
const figures = {
  directCustomers: 9,
  ltasByMaterial: [{ material: 'Material 1', ltas: 10 }],
  priceRevisions: [{ textRevision: 'Spring', pricesRevised: 3, pricesUnderRevision: 4 }],
  marketShare: [
    { standing: 'according', percentage: 100, parts: 1 },
    { standing: 'within', percentage: 80, parts: 2 },
    { standing: 'below', percentage: null, parts: 0 },
  ],
  sample: true,
}

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test('the contract dashboard shows contracts by first year, figures and a link to direct customers', async () => {
  setCurrentCustomer(105)
  stubGateway({
    'GET /read/api/Customers/105/agreement': () => json({ value: JSON.stringify(contracts) }),
    'GET /read/api/Customers/105/contractFigures': () => json(figures),
  })
  showInPortal({ '/': <ContractDashboard /> }, '/')
  expect(
    await screen.findByRole('img', { name: 'Contracts. Old rings 2001, Expired; Late rings 2090–2099, Valid' }),
  ).toBeTruthy()
  // The years may be wider than a phone, and scroll by keyboard, too.
  expect(screen.getByRole('group', { name: 'Contracts' }).tabIndex).toBe(0)
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: Contracts' }))
  const rows = within(screen.getByRole('figure', { name: 'Contracts' })).getAllByRole('row')
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ['Contract', 'Start', 'End', 'Status'],
    ['Old rings', '2001', '2001', 'Expired'],
    ['Late rings', '2090', '2099', 'Valid'],
  ])
  expect((await screen.findByRole('link', { name: 'View all' })).getAttribute('href')).toMatch(
    /^\/contract-direct-customers\/?$/,
  )
  expect(within(screen.getByRole('region', { name: 'Direct Customers' })).getByText('9')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Within the agreed share' }).textContent).toContain(
    '80%of the agreed maximum ordered, 2 parts',
  )
  expect(screen.getByRole('group', { name: 'Below the agreed share' }).textContent).toContain(
    '-of the agreed maximum ordered, 0 parts',
  )
  expect(screen.getByText('Prices Under Revision')).toBeTruthy()
  expect(screen.getByText('Sample data')).toBeTruthy()
})

test('the contract status depends only on the year of its end', () => {
  expect([2027, 2026, 2025].map((last) => stateOfEnd(last, 2026))).toEqual(['onTime', 'caution', 'critical'])
})

test('a part is compared with the agreed share by ordered pieces, exact at both limits', () => {
  const share = (load: number) => ({ demand: 1_000, min: 40, max: 50, load })
  expect([500, 499, 400, 399].map((load) => standingOf(share(load)))).toEqual([
    'according',
    'within',
    'within',
    'below',
  ])
  expect(countShares([share(500), share(400), share(300)])).toEqual([
    { standing: 'according', parts: 1, percentage: 100 },
    { standing: 'within', parts: 1, percentage: 80 },
    { standing: 'below', parts: 1, percentage: 60 },
  ])
  expect(countShares([{ demand: 0, min: null, max: null, load: 0 }])[0]).toMatchObject({ parts: 1, percentage: null })
})
