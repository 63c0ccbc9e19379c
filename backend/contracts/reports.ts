import { sql } from 'kysely'
import { contracts } from '#schema/contracts/contracts.ts'
import { list } from '../list/list.ts'
import { columnsOf } from '../list/source.ts'
import { contractLines, contractLinesWith, contractLtas, lineFields, sharesIn } from './contractLines.ts'

export const listLeadTimes = list(contracts.listLeadTimes, {
  from: (db) => db.selectFrom('lead_times').innerJoin('parts', 'parts.id', 'lead_times.part_id'),
  scope: (rows, value) => rows.where('parts.customer_id', '=', value('customerId')),
  fields: {
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    ...columnsOf('lead_times', 'productionWeeks', 'material', 'materialWeeks', 'orderedOn', 'isSample'),
    totalWeeks: sql`lead_times.production_weeks + lead_times.material_weeks`,
  },
  order: ['partNumber', 'ASC'],
  key: 'lead_times.part_id',
})

export const listLtas = list(contracts.listLtas, {
  from: (db, value) => contractLtas(db, value('customerId')),
  fields: {
    contract: 'contracts.name',
    customer: 'customers.name',
    ...columnsOf('contracts', 'startsOn', 'endsOn', 'status'),
    ...columnsOf('ltas', 'material', 'isSample'),
    ...sharesIn('ltas'),
  },
  order: ['contract', 'ASC'],
  key: 'ltas.id',
})

export const listRawMaterial = list(contracts.listRawMaterial, {
  from: (db, value) => contractLinesWith(db, value('customerId'), 'contract_materials'),
  fields: {
    ...lineFields,
    material: 'parts.alloy',
    ...columnsOf('contract_materials', 'previousNumber', 'leadTimeWeeks', 'diameter', 'rawMaterial', 'supplier'),
    ...columnsOf('contract_materials', 'isSample'),
  },
  order: ['contract', 'ASC'],
  key: 'contract_lines.id',
})

const over = (share: 'min' | 'max') =>
  sql`round(market_shares.load - market_shares.demand * ${sql.ref(`contract_lines.market_share_${share}`)} / 100)`

export const listMarketShares = list(contracts.listMarketShares, {
  from: (db, value) => contractLinesWith(db, value('customerId'), 'market_shares'),
  fields: {
    ...lineFields,
    ...columnsOf('market_shares', 'year', 'demand', 'demandMin', 'demandMax', 'load', 'shipped', 'isSample'),
    endUser: 'contract_lines.end_user',
    ...sharesIn('contract_lines'),
    overMinShare: over('min'),
    overMaxShare: over('max'),
  },
  order: ['year', 'DESC'],
  key: ['contract_lines.id', 'market_shares.year'],
})

export const listPriceRevisions = list(contracts.listPriceRevisions, {
  from: (db) => db.selectFrom('price_revisions').innerJoin('contracts', 'contracts.id', 'price_revisions.contract_id'),
  scope: (rows, value) => rows.where('contracts.customer_id', '=', value('customerId')),
  fields: {
    contract: 'contracts.name',
    ...columnsOf('price_revisions', 'material', 'billetSize', 'supplier', 'contractPrice', 'agreedPrice'),
    ...columnsOf('price_revisions', 'pricing', 'leadTimeWeeks', 'isSample'),
    difference: sql`price_revisions.agreed_price - price_revisions.contract_price`,
  },
  order: ['material', 'ASC'],
  key: 'price_revisions.id',
})

/** Year in which the last delivery of an order was invoiced. */
const invoiceYear = sql`(select cast(substr(max(invoices.issued_on), 1, 4) as integer) from deliveries
  inner join invoices on invoices.id = deliveries.invoice_id where deliveries.job_order_id = job_orders.id)`

const isSample = sql`(select max(contract_lines.is_sample) from contract_lines
  where contract_lines.part_id = job_orders.part_id)`

export const listSpecialOrders = list(contracts.listSpecialOrders, {
  from: (db, value) =>
    db
      .selectFrom('job_orders')
      .where('job_orders.part_id', 'in', contractLines(db, value('customerId')).select('contract_lines.part_id')),
  joins: {
    parts: (rows) => rows.innerJoin('parts', 'parts.id', 'job_orders.part_id'),
    customers: (rows) => rows.innerJoin('customers', 'customers.id', 'job_orders.customer_id'),
    purchase_orders: (rows) => rows.innerJoin('purchase_orders', 'purchase_orders.id', 'job_orders.purchase_order_id'),
  },
  fields: {
    customer: 'customers.name',
    purchaseOrder: 'purchase_orders.number',
    partNumber: 'parts.customer_number',
    providerPartNumber: 'parts.provider_number',
    description: 'parts.description',
    alloy: 'parts.alloy',
    requestDate: 'job_orders.requested_on',
    commitmentDate: { column: sql`coalesce(job_orders.new_committed_on, job_orders.committed_on)`, isOfFrom: true },
    invoiceYear,
    customerId: 'job_orders.customer_id',
    isSample,
  },
  order: ['requestDate', 'DESC'],
  key: 'job_orders.id',
})
