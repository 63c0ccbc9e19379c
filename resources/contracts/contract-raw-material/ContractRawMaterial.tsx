import { contracts, rawMaterial } from '../../../schema/contracts.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { SampleRows } from '../../../src/kit/table/SampleRows.tsx'
import { useContractChoices } from '../useContractChoices.ts'

export const resource = { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial } as const

const columns = [
  ...(['contract', 'program', 'providerPartNumber', 'partNumber', 'previousNumber', 'material'] as const),
  ...(['leadTimeWeeks', 'diameter', 'rawMaterial', 'supplier'] as const),
]

/** What the parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
const ContractRawMaterial = () => (
  <ReportList
    resource={resource}
    columns={columns}
    sort={['contract', 'ASC']}
    choices={useContractChoices()}
    actions={<SampleRows />}
  />
)

export default ContractRawMaterial
