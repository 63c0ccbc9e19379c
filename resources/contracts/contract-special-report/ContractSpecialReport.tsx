import { contracts, specialOrder } from '../../../schema/contracts.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { useCustomerChoices } from '../useCustomerChoices.ts'

export const resource = { name: 'specialOrders', entity: specialOrder, list: contracts.listSpecialOrders } as const

/** The orders of the parts under contracts (spec 3 §2 'Contract Special Report'). */
const ContractSpecialReport = () => (
  <ReportList resource={resource} sort={['requestDate', 'DESC']} choices={useCustomerChoices()} />
)

export default ContractSpecialReport
