import { contracts, rawMaterial } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

export const report = reportOf({
  resource: { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial },
  sort: ['contract', 'ASC'],
})
