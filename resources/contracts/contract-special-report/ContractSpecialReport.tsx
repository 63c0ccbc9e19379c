import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { useCustomerChoices } from '../useCustomerChoices.ts'
import { beginning, resource } from './index.ts'

export { resource } from './index.ts'

const columns = [
  ...(['customer', 'purchaseOrder', 'partNumber', 'providerPartNumber', 'description', 'alloy'] as const),
  ...(['requestDate', 'commitmentDate', 'invoiceYear'] as const),
] as const

/** The orders of the parts under contracts (spec 3 §2 'Contract Special Report'). */
const ContractSpecialReport = () => (
  <ReportList resource={resource} {...beginning} columns={columns} choices={useCustomerChoices()} />
)

export default ContractSpecialReport
