import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { useContractChoices } from '../useContractChoices.ts'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

/** What the parts under contracts are made of (spec 3 §2 'Contract Raw Material'). */
const ContractRawMaterial = () => <ReportList resource={resource} {...beginning} choices={useContractChoices()} />

export default ContractRawMaterial
