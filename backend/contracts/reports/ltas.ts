import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { columnsOf } from '../../list/source.ts'
import { contractLtas, sharesIn } from '../contractLines.ts'

/** The materials that a customer, and its direct customers, buy under long-term agreements. */
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
