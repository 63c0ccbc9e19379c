import { ReportList } from '../../../src/kit/table/report/ReportList.tsx'
import { useCustomerChoices } from '../useAgreements.ts'
import { report } from './report.ts'

/** The report, which can be asked for the orders of one direct customer. */
const ContractSpecialReport = () => <ReportList {...report} choices={useCustomerChoices()} />

export default ContractSpecialReport
