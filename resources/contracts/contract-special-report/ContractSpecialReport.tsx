import { contracts, specialOrder } from '../../../schema/contracts.ts'
import { ReportList } from '../../../src/kit/table/ReportList.tsx'
import { SampleRows } from '../../../src/kit/table/SampleRows.tsx'
import { useCustomerChoices } from '../useCustomerChoices.ts'

export const resource = { name: 'specialOrders', entity: specialOrder, list: contracts.listSpecialOrders } as const

const columns = [
  ...(['customer', 'purchaseOrder', 'partNumber', 'providerPartNumber', 'description', 'alloy'] as const),
  ...(['requestDate', 'commitmentDate', 'invoiceYear'] as const),
]

/** The orders of the parts under contracts (spec 3 §2 'Contract Special Report'). */
const ContractSpecialReport = () => (
  <ReportList
    resource={resource}
    columns={columns}
    sort={['requestDate', 'DESC']}
    choices={useCustomerChoices()}
    actions={<SampleRows />}
  />
)

export default ContractSpecialReport
