import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { columnsOf } from '../../list/source.ts'
import { contractLinesWith, lineFields } from '../contractLines.ts'

/** What the parts under a customer's contracts are made of. */
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
