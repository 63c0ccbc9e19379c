import { describe, expect, test } from 'vitest'
import type { Api, Client } from '#tests/support/client/apiClient.ts'
import { onSharedApi } from '#tests/support/client/sharedApi.ts'
import { addMember, customers } from '#tests/support/client/users.ts'
import {
  addContract,
  addLeadTime,
  addLine,
  addLta,
  addMaterial,
  addPieces,
  addRevision,
  addShare,
} from '#tests/support/rows/commercial/contracts.ts'

// The demo customer without records, so that every row belongs to this test.
const customer = customers.brandNew
const pages = { agreement: 1019, figures: 1018, rawMaterial: 1021 }

let api: Api
let manager: Client
type Line = Awaited<ReturnType<typeof addLine>>
let own: Line
let direct: Line
let contract: number
let other: number

const list = async (path: string, by = manager) => (await by.get(`/read/api/Customers/${customer}/${path}`)).body
const filtered = (path: string, filter: object) => list(`${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`)

onSharedApi.beforeAll(async ({ api: shared }) => {
  api = shared
  manager = await api.as('manager')
  await api.rows.ask('update customers set parent_id = ? where id = ?', customer, customers.ringsOnly)
  const terms = { status: 'closeToExpire', starts_on: '2025-01-01', ends_on: '2026-12-31', price_adjustment: 'Anual' }
  contract = await addContract(api, customer, 'Rings', terms)
  other = await addContract(api, customer, 'Discs')
  own = await addLine(api, contract, customer, { program: 'Frame 9', end_user: 'Tarrant', is_sample: 1 })
  direct = await addLine(api, contract, customers.ringsOnly, { program: 'C-7' })
  // These lines, and one agreement below, belong to an unrelated customer: entered by mistake, they must not be shown.
  await addLine(api, contract, customers.creditHold)
  await addPieces(api, own.id, 2025, 8)
  await addPieces(api, direct.id, 2027, 300)
  for (const [line, load] of [
    [own, 500],
    [direct, 399],
  ] as const)
    await addShare(api, line.id, load)
  await addMaterial(api, own.id, { previous_number: 'OLD-1', diameter: 8.5 })
  await addRevision(api, contract, 'Spring', 1_250)
  await addRevision(api, contract, 'Spring', null)
  await addLta(api, contract, customers.ringsOnly, 'Titanium')
  await addLta(api, contract, customers.creditHold, 'Titanium')
  await addLeadTime(api, own.partId, 'Titanium')
})

describe('contracts', () => {
  test('return 404 for another customer, even with the page granted', async () => {
    const admin = await api.as('admin')
    const { email } = await addMember(api, admin, { newPermissions: [{ id: pages.agreement, hasAccess: true }] })
    const member = await api.as(email)
    expect((await member.get(`/read/api/Customers/${customers.healthy}/agreement`)).status).toBe(200)
    expect((await member.get(`/read/api/Customers/${customer}/agreement`)).status).toBe(404)
    expect((await member.get(`/read/api/Customers/${customers.healthy}/agreement/${contract}`)).body).toEqual([])
  })

  test('are listed by name with their terms, as JSON under a key', async () => {
    const rows = JSON.parse((await list('agreement')).value)
    expect(rows.map(({ Contrato }: { Contrato: string }) => Contrato)).toEqual(['Discs', 'Rings'])
    expect(rows[1]).toMatchObject({
      IdContrato: contract,
      StatusContract: 'Close to Expire',
      FechaInicio: '2025-01-01',
      FechaFin: '2026-12-31',
      PriceAdjusment: 'Anual',
      MesAjustePrecio: null,
      FrozenPeriod: null,
      PaymentTerms: '',
    })
  })

  test('have lines with parts of the customer and its direct customers only', async () => {
    const rows = await list(`agreement/${contract}`)
    expect(rows.map(({ partNumber }: { partNumber: string }) => partNumber)).toEqual([
      own.partNumber,
      direct.partNumber,
    ])
    expect(rows[0]).toMatchObject({
      precio: 123.45,
      marketShareMinimo: 40,
      marketShareMaximo: 50,
      programas: 'Frame 9',
    })
    expect(await list(`agreement/${other}`)).toEqual([])
  })
})

describe('parts of direct customers', () => {
  test('have a column for every year in which any part has pieces', async () => {
    const rows = await list('directCustomers?sort=["program","DESC"]')
    expect(rows).toMatchObject([
      { customerPN: own.partNumber, programa: 'Frame 9', 2025: 8, 2027: 0 },
      { customerPN: direct.partNumber, programa: 'C-7', 2025: 0, 2027: 300, nombreContrato: 'Rings' },
    ])
  })

  test('are found by order number, part number and customer', async () => {
    const found = [{ customerPN: direct.partNumber }]
    expect(await list(`directCustomers?po=${direct.purchaseOrder}`)).toMatchObject(found)
    expect(await list(`directCustomers?pn=${direct.partNumber}`)).toMatchObject(found)
    expect(await list('directCustomers?po=none')).toEqual([])
    const [{ cliente }] = await list(`directCustomers?pn=${direct.partNumber}`)
    expect(await filtered('directCustomers', { customer: cliente })).toMatchObject(found)
  })
})

test('contract figures count direct customers, materials and prices, and rate the agreed share', async () => {
  expect(await list('contractFigures')).toMatchObject({
    directCustomers: 1,
    ltasByMaterial: [{ material: 'Titanium', ltas: 1 }],
    priceRevisions: [{ textRevision: 'Spring', pricesRevised: 1, pricesUnderRevision: 1 }],
    marketShare: [
      { standing: 'according', percentage: 100, parts: 1 },
      { standing: 'within', percentage: null, parts: 0 },
      { standing: 'below', percentage: 80, parts: 1 },
    ],
    sample: false,
  })
})

describe('contract reports', () => {
  test('contain total lead times and mark sample rows', async () => {
    const row = { pn: own.partNumber, productionLT: 7, rawMaterialLT: 12, totalLeadTime: 19, poPlaced: null }
    expect(await list('leadTimes')).toMatchObject([{ ...row, sample: true }])
    expect(await filtered('leadTimes', { material: 'TITAN' })).toHaveLength(1)
    expect(await filtered('leadTimes', { material: 'steel' })).toEqual([])
    expect(await filtered('leadTimes', { partNumber: own.partNumber.slice(2) })).toHaveLength(1)
  })

  test('contain the long-term agreements of a status', async () => {
    const row = { contrato: 'Rings', material: 'Titanium', status: 'Close to Expire', marketShareMinimo: 30 }
    expect(await list('lta?status=Close to Expire')).toMatchObject([{ ...row, marketShareMaximo: null }])
    expect(await list('lta?status=Active')).toEqual([])
  })

  test('contain raw materials, filtered by material, program and contract', async () => {
    const row = { pnPrevious: 'OLD-1', diameter: 8.5, rawMaterial: '718 billet', rawMaterialSupplier: '' }
    for (const filter of [{}, { material: '718' }, { program: 'frame' }, { contract: 'Rings' }])
      expect(await filtered('contracts/rawMaterial', filter)).toMatchObject([{ ...row, programa: 'Frame 9' }])
    for (const filter of [{ material: 'no' }, { program: 'C-7' }, { contract: 'Ring' }])
      expect(await filtered('contracts/rawMaterial', filter)).toEqual([])
  })

  test('contain how far orders are above or below the agreed share', async () => {
    expect(await filtered('contracts/marketShare', { customer: 'tarr' })).toMatchObject([
      { year: 2026, load: 500, average: 1000, min: 800, max: 1300, vsLoadMinMS: 100, vsLoadMaxMS: 0 },
    ])
    expect(await filtered('contracts/marketShare', { program: 'c-7' })).toMatchObject([{ vsLoadMinMS: -1 }])
    expect(await filtered('contracts/marketShare', { contract: 'Discs' })).toEqual([])
  })

  test('contain the difference from the contract price, or null during a revision', async () => {
    const rows = await list('contracts/priceRevision?sort=["agreedPrice","ASC"]')
    expect(rows.map((row: { contractPrice: number; difference: number | null }) => row.difference)).toEqual(
      expect.arrayContaining([2.5, null]),
    )
    expect(rows[0]).toMatchObject({ contractPrice: 10, variableOrFixed: 'Fixed' })
  })

  test('contain the orders of the parts, filtered by customer, order and part', async () => {
    expect(await list('contracts/specialReport')).toHaveLength(2)
    const found = await filtered('contracts/specialReport', { purchaseOrder: own.purchaseOrder })
    expect(found).toMatchObject([
      { po: own.purchaseOrder, customerPN: own.partNumber, alloy: '718', invoiceYear: null, sample: true },
    ])
    expect(found[0].customerRequestDate).toBe('2026-12-01')
    expect(await filtered('contracts/specialReport', { customer: found[0].directCustomer })).toHaveLength(1)
    expect(await filtered('contracts/specialReport', { partNumber: direct.partNumber })).toHaveLength(1)
    expect(await filtered('contracts/specialReport', { partNumber: direct.partNumber.slice(1) })).toEqual([])
  })
})
