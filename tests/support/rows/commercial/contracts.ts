import type { Api } from '../../client/apiClient.ts'
import { addJobOrder } from '../orders/shipments.ts'

type Db = Pick<Api, 'rows'>
type Values = Readonly<Record<string, unknown>>

let made = 800_000

const insert = ({ rows }: Db, table: string, values: Values) => {
  const places = Object.keys(values).map(() => '?')
  const columns = Object.keys(values).join(', ')
  return rows.ask(`insert into ${table} (${columns}) values (${places.join(', ')})`, ...Object.values(values))
}

export async function addContract(api: Db, customerId: number, name: string, more: Values = {}) {
  made += 1
  await insert(api, 'contracts', { id: made, customer_id: customerId, name, ...more })
  return made
}

/** Adds a new part with an order of ten pieces to a contract, with an agreed market share of 40 to 50 percent. */
export async function addLine(api: Db, contractId: number, owner: number, more: Values = {}) {
  made += 1
  const order = await addJobOrder(api, owner, { requested_on: '2026-12-01' })
  const shares = { market_share_min: 40, market_share_max: 50 }
  const own = { id: made, contract_id: contractId, part_id: order.id }
  await insert(api, 'contract_lines', { ...own, reference: `R-${made}`, price: 12_345, ...shares, ...more })
  return { id: made, partId: order.id, purchaseOrder: `PO-${order.id}`, partNumber: `C-${order.id}` }
}

export const addPieces = (api: Db, lineId: number, year: number, pieces: number) =>
  insert(api, 'contract_line_years', { contract_line_id: lineId, year, pieces })

/** Adds the share of 2026: `load` pieces ordered here of the 1,000 that the end user needed. */
export const addShare = (api: Db, lineId: number, load: number) =>
  insert(api, 'market_shares', {
    contract_line_id: lineId,
    year: 2026,
    demand: 1_000,
    demand_min: 800,
    demand_max: 1_300,
    load,
    shipped: load,
  })

export const addMaterial = (api: Db, lineId: number, more: Values = {}) =>
  insert(api, 'contract_materials', { contract_line_id: lineId, raw_material: '718 billet', ...more })

export const addRevision = (api: Db, contractId: number, name: string, agreed: number | null) =>
  insert(api, 'price_revisions', {
    contract_id: contractId,
    name,
    material: '718',
    contract_price: 1_000,
    agreed_price: agreed,
    pricing: 'fixed',
  })

export const addLta = (api: Db, contractId: number, customerId: number, material: string) =>
  insert(api, 'ltas', { contract_id: contractId, customer_id: customerId, material, market_share_min: 30 })

export const addLeadTime = (api: Db, partId: number, material: string) =>
  insert(api, 'lead_times', { part_id: partId, material, production_weeks: 7, material_weeks: 12, is_sample: 1 })
