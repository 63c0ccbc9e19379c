import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { useContractChoices } from '../useAgreements.ts'
import { report } from './report.ts'

/** The report, which can be asked for the parts of one contract. */
const ContractRawMaterial = () => <ReportList {...report} choices={useContractChoices()} />

export default ContractRawMaterial
