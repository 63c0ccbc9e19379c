import { contracts } from '../../../schema/contracts.ts'
import { list } from '../../list/list.ts'
import { contractLines } from '../contractLines.ts'

/** What the parts under a customer's contracts are made of. */
export const listRawMaterial = list(contracts.listRawMaterial, {
  from: (db, value) =>
    contractLines(db, value('customerId')).innerJoin(
      'contract_materials',
      'contract_materials.contract_line_id',
      'contract_lines.id',
    ),
  fields: {
    contract: 'contracts.name',
    program: 'contract_lines.program',
    providerPartNumber: 'parts.provider_number',
    partNumber: 'parts.customer_number',
    previousNumber: 'contract_materials.previous_number',
    material: 'parts.alloy',
    leadTimeWeeks: 'contract_materials.lead_time_weeks',
    diameter: 'contract_materials.diameter',
    rawMaterial: 'contract_materials.raw_material',
    supplier: 'contract_materials.supplier',
    isSample: 'contract_materials.is_sample',
  },
  order: ['contract', 'ASC'],
  key: 'contract_lines.id',
})
