import { ReportList } from '#kit/report/ReportList.tsx'
import { report } from './contractSpecialReportReport.ts'
import { useCustomerChoices } from './useAgreements.ts'

/** Can be filtered by direct customer. */
const ContractSpecialReport = () => <ReportList {...report} choices={useCustomerChoices()} />

export default ContractSpecialReport
