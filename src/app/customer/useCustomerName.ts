import { useCurrentCustomer } from '../../../dataProvider/customer.ts'
import { useCall } from '../../../dataProvider/useCall.ts'
import { account } from '../../../schema/account.ts'

/**
 * The name of the tab's customer, looked up by its id (DECISIONS S20); null without one, undefined until it is known.
 */
export const useCustomerName = () => {
  const id = useCurrentCustomer()
  const { data } = useCall(
    account.customerNames,
    { ids: id === null ? [] : [id] },
    { enabled: id !== null, handlesExpiry: true },
  )
  if (id === null) return null
  return data && (data.find((row) => row.id === id)?.name ?? null)
}
