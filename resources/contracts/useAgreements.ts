import { useMemo } from 'react'
import { useCall } from '../../dataProvider/calls/useCall.ts'
import { useCurrentCustomer } from '../../dataProvider/customer.ts'
import { agreements } from '../../schema/contracts/agreements.ts'
import { wholeList } from '../../schema/list.ts'

/** The figures about the contracts of the tab's customer. */
export const useFigures = () => {
  const customerId = useCurrentCustomer()
  return useCall(agreements.figures, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
}

/** The contracts of the tab's customer, as what a filter of that name offers. */
export const useContractChoices = () => {
  const customerId = useCurrentCustomer()
  const { data } = useCall(agreements.list, { customerId: customerId ?? 0 }, { enabled: customerId !== null })
  return useMemo(() => ({ contract: (data ?? []).map(({ name }) => ({ id: name, name })) }), [data])
}

/** Whose parts stand under the contracts of the tab's customer, as what a filter of that name offers. */
export const useCustomerChoices = () => {
  const customerId = useCurrentCustomer()
  const input = { customerId: customerId ?? 0, list: wholeList }
  const { data } = useCall(agreements.listDirectParts, input as never, { enabled: customerId !== null })
  return useMemo(() => {
    const names = new Set((data ?? []).map(({ customer }) => customer))
    return { customer: [...names].toSorted().map((name) => ({ id: name, name })) }
  }, [data])
}
