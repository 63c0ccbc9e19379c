import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'

/** The prices of billets under a customer's contracts. */
export const listPriceRevisions = list(contracts.listPriceRevisions, {
  from: (db) => db.selectFrom('price_revisions').innerJoin('contracts', 'contracts.id', 'price_revisions.contract_id'),
  scope: (rows, value) => rows.where('contracts.customer_id', '=', value('customerId')),
  fields: {
    contract: 'contracts.name',
    material: 'price_revisions.material',
    billetSize: 'price_revisions.billet_size',
    supplier: 'price_revisions.supplier',
    contractPrice: 'price_revisions.contract_price',
    agreedPrice: 'price_revisions.agreed_price',
    difference: sql`price_revisions.agreed_price - price_revisions.contract_price`,
    pricing: 'price_revisions.pricing',
    leadTimeWeeks: 'price_revisions.lead_time_weeks',
    isSample: 'price_revisions.is_sample',
  },
  order: ['material', 'ASC'],
  key: 'price_revisions.id',
})
