import { contracts, rawMaterial } from '../../../schema/contracts.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { useContractChoices } from '../useContractChoices.ts'

export const resource = { name: 'contractMaterials', entity: rawMaterial, list: contracts.listRawMaterial } as const

/** What the parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
const ContractRawMaterial = () => (
  <ReportList resource={resource} sort={['contract', 'ASC']} choices={useContractChoices()} />
)

export default ContractRawMaterial
