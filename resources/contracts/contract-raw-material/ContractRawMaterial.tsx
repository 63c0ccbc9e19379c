import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { useContractChoices } from '../useAgreements.ts'
import { report } from './report.ts'

/** Can be filtered by contract. */
const ContractRawMaterial = () => <ReportList {...report} choices={useContractChoices()} />

export default ContractRawMaterial
