import { reportOf } from '#kit/report/report.ts'
import { contracts, rawMaterial } from '#schema/contracts/contracts.ts'

export const report = reportOf({
  resource: { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial },
  sort: ['contract', 'ASC'],
})
