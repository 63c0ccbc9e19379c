import { contracts, rawMaterial } from '../../../schema/contracts/contracts.ts'
import { reportOf } from '../../../src/kit/table/report/report.ts'

/** What the parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
export const report = reportOf({
  resource: { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial },
  sort: ['contract', 'ASC'],
})
