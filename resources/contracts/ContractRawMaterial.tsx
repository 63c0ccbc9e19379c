import { ReportList } from '#kit/report/ReportList.tsx'
import { report } from './contractRawMaterialReport.ts'
import { useContractChoices } from './useAgreements.ts'

/** Can be filtered by contract. */
const ContractRawMaterial = () => <ReportList {...report} choices={useContractChoices()} />

export default ContractRawMaterial
