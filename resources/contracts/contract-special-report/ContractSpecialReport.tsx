import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { useCustomerChoices } from '../useAgreements.ts'
import { report } from './report.ts'

/** Can be filtered by direct customer. */
const ContractSpecialReport = () => <ReportList {...report} choices={useCustomerChoices()} />

export default ContractSpecialReport
