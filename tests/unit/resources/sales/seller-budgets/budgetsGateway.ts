import { configure } from '@testing-library/react'
import { vi } from 'vitest'
import { failure, json, type StubRequest, stubGateway } from '#tests/support/screens/stubGateway.ts'

// With many cells, jsdom takes seconds to compute the visibility of each.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 40_000 })

export const paths = {
  list: '/read/api/Budgets/sellers',
  get: '/read/api/Budgets',
  byLink: '/read/api/Budgets/modify',
  segments: '/read/api/Budgets/segments',
  customers: '/read/api/Budgets/customers',
  sellers: '/read/api/Sellers',
  create: '/write/api/Budgets',
  update: '/write/api/Budgets/modify',
  mint: '/auth/api/budget-links',
  access: '/auth/api/validate-content-access/',
  menu: '/auth/api/menu-options2',
}

const twelve = (amount: number) => Array.from({ length: 12 }, () => amount)

export const rowOnTheWire = (id: number, amount: number, more: object = {}) => ({
  IdBudget: id,
  SegmentId: 2,
  Segment: 'Discs',
  ContractId: null,
  Contract: null,
  value: 100 + id,
  label: `Customer ${id}`,
  MonthlyUsd: twelve(amount),
  AerofabsYearly: null,
  ...more,
})

export const goalOnTheWire = (id: number, amount: number) =>
  rowOnTheWire(id, 0, {
    SegmentId: 1,
    Segment: 'Aerofabs',
    value: null,
    label: null,
    MonthlyUsd: null,
    AerofabsYearly: amount,
  })

export const budgetOnTheWire = (rows: readonly object[], version = 1) => ({
  Seller: 3,
  NombreCompleto: 'Elena Garza Ríos',
  Year: 2026,
  rows,
  version,
})

const segments = [
  { IdSegmento: 1, Nombre: 'Aerofabs', EsMetaAnual: true },
  { IdSegmento: 2, Nombre: 'Discs' },
  { IdSegmento: 4, Nombre: 'RSP' },
]

const customer = (id: number, name: string, used: readonly number[], contracts: readonly object[] = []) => ({
  IDSIF2: id,
  Nombre: name,
  IdRepresentante: null,
  Representante: null,
  Contratos: contracts,
  Segmentos: used,
})

const customers = [
  customer(101, 'Customer 1', [2]),
  customer(102, 'Customer 2', [2]),
  customer(201, 'Brennholt', [], [{ ContratctId: 9, ContractName: 'LTA 2026' }]),
  customer(202, '<script>Kitsuragi</script>', []),
]

const sellers = [
  { IdVendedor: 3, NombreCompleto: 'Elena Garza Ríos' },
  { IdVendedor: 5, NombreCompleto: 'Bruno Saenz' },
]

type Answers = Record<string, (request: StubRequest) => Response | Promise<Response>>

export const budgetsGateway = (more: Answers = {}) =>
  stubGateway({
    [`POST ${paths.access}`]: () => json({ ok: true }),
    [`GET ${paths.segments}`]: () => json(segments),
    [`GET ${paths.customers}`]: () => json(customers),
    [`GET ${paths.sellers}`]: () => json(sellers),
    [`GET ${paths.byLink}`]: () => json(budgetOnTheWire([rowOnTheWire(1, 10), rowOnTheWire(2, 20)])),
    [`GET ${paths.get}`]: () => json(budgetOnTheWire([rowOnTheWire(1, 10), goalOnTheWire(3, 500)])),
    [`POST ${paths.create}`]: () => json({ message: 'ok', version: 1 }),
    [`POST ${paths.update}`]: () => json({ message: 'ok', version: 2 }),
    ...more,
  })

/** The answer for every invalid link. */
export const linkExpired = () =>
  failure(403, 'link_expired', { message: 'The requested link has expired. Contact your sales manager.' })

export const expiredText = 'The requested link has expired. Contact your sales manager.'
