import { useMemo } from 'react'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { useCall } from '../../dataProvider/useCall.ts'
import { agreements } from '../../schema/agreements.ts'

/** The contracts of the tab's customer, as what a filter of that name offers. */
export const useContractChoices = () => {
  const customerId = useCurrentCustomer()
  const { data } = useCall(agreements.list, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
  return useMemo(() => ({ contract: (data ?? []).map(({ name }) => ({ id: name, name })) }), [data])
}
