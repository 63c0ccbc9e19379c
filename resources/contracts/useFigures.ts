import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { agreements } from '../../schema/agreements.ts'

/** The figures about the contracts of the tab's customer. */
export const useFigures = () => {
  const customerId = useCurrentCustomer()
  return useCall(agreements.figures, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
}
