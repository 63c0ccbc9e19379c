import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'

/** The materials that a customer, and its direct customers, buy under long-term agreements. */
export const listLtas = list(contracts.listLtas, {
  from: (db) => db.selectFrom('ltas').innerJoin('contracts', 'contracts.id', 'ltas.contract_id'),
  scope: (rows, value) => rows.where('contracts.customer_id', '=', value('customerId')),
  joins: (rows) => rows.innerJoin('customers', 'customers.id', 'ltas.customer_id'),
  fields: {
    contract: 'contracts.name',
    customer: 'customers.name',
    material: 'ltas.material',
    startsOn: 'contracts.starts_on',
    endsOn: 'contracts.ends_on',
    status: 'contracts.status',
    minShare: 'ltas.market_share_min',
    maxShare: 'ltas.market_share_max',
    isSample: 'ltas.is_sample',
  },
  order: ['contract', 'ASC'],
  key: 'ltas.id',
})
