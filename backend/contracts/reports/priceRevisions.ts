import { sql } from 'kysely'
import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { columnsOf } from '../../list/source.ts'

/** The prices of billets under a customer's contracts. */
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
